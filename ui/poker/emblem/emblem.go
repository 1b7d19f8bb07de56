// Package emblem draws the picture of progressive poker among the games: its table, seen from above.
package emblem

import (
	"image/color"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/chips"
	"github.com/superbridge/superbridge/ui/kit/miniature"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// Width and Height are the measures of the picture, in its own units.
const (
	Width  = miniature.Width
	Height = miniature.Height
)

// rows are the thirteen boxes and their cards: queens on top, which earn a fantasy. "" is an empty box.
var rows = [][]string{
	{"SQ", "DQ", ""},
	{"HT", "CT", "H6", "D6", ""},
	{"SK", "SJ", "S9", "S5", ""},
}

// The measures of a box.
const (
	boxWidth, boxHeight = 14.6, 20.4
	stepX, stepY        = 16.6, 24.2
	boxesX              = 51.0 // the middle of the rows
)

// Of returns the picture: the boxes of one player, a hand with the joker beside them, and chips.
func Of(style cardart.Style, p theme.Palette) vector.Drawing {
	t := miniature.New(p)
	for i, row := range rows {
		for k, text := range row {
			at := vector.Pt(boxesX+stepX*(float64(k)-float64(len(row)-1)/2), Height/2+stepY*float64(i-1))
			box(t, at)
			if c, err := card.Parse(text); err == nil {
				side := cardart.Drawing(c, style)
				const scale = boxWidth / cardart.Width
				cardart.Lay(&t.Drawing, side, vector.Move(-side.Width/2, -side.Height/2).Then(vector.Scale(scale, scale)).Then(vector.Move(at.X, at.Y)))
			}
		}
	}
	hand := []card.Card{{Suit: card.Clubs, Rank: card.Ace}, {Suit: card.Hearts, Rank: card.Ace}, card.Joker}
	t.Fan(cardart.Fan(hand, style), 53, vector.Pt(121.5, 37))
	piles := chips.Piles(385)
	const scale = 0.4
	t.Place(piles.Shapes, vector.Scale(scale, scale).Then(vector.Move(123-piles.Width*scale/2, 87-piles.Height*scale)))
	return t.Drawing
}

// box draws an empty box on the felt.
func box(t *miniature.Table, at vector.Point) {
	outline := vector.RoundRect(at.X-boxWidth/2, at.Y-boxHeight/2, at.X+boxWidth/2, at.Y+boxHeight/2, 1.4)
	t.Fill(outline, vector.Plain(color.NRGBA{A: 46}))
	t.Stroke(outline, vector.Plain(vector.Blend(miniature.GoldDeep, miniature.Gold, 0.6)), 0.5)
}
