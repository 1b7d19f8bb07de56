// Package emblem draws the pictures of the games of bridge for two and three: each game's table, seen from above. All
// are drawn from vectors, in the colours of the window and with the user's choice of cards.
package emblem

import (
	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/miniature"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// Width and Height are the measures of every picture, in its own units.
const (
	Width  = miniature.Width
	Height = miniature.Height
)

// pictures has the drawing of a game's table, by its name.
var pictures = map[string]func(*table){
	"TwoDummies":     (*table).dummies,
	"OpenOrClosed":   (*table).packets,
	"BridgeForThree": (*table).three,
	"Booby":          (*table).booby,
	"NulloForTwo":    (*table).nullo,
	"Slam":           (*table).slam,
	"ChineseBridge":  (*table).chinese,
}

// Of returns the picture of a game. One without its own shows backs of cards.
func Of(name string, style cardart.Style, p theme.Palette) vector.Drawing {
	t := &table{Table: miniature.New(p), style: style}
	if draw, ok := pictures[name]; ok {
		draw(t)
	} else {
		t.Fan(cardart.FanOfBacks(3, t.style), 73, vector.Pt(Width/2, 48))
	}
	return t.Drawing
}

// table is a picture as it is drawn.
type table struct {
	*miniature.Table
	style cardart.Style
}

// lay puts a side of a card on the felt: so high, turned by degrees, its middle at a point.
func (t *table) lay(side vector.Drawing, height, turn float64, at vector.Point) {
	scale := height / side.Height
	cardart.Lay(&t.Drawing, side, vector.Move(-side.Width/2, -side.Height/2).Then(vector.Scale(scale, scale)).Then(vector.Turn(turn)).Then(vector.Move(at.X, at.Y)))
}

// back returns the back of a card.
func (t *table) back() vector.Drawing { return cardart.BackDrawing(t.style) }

// face returns the face of a card.
func (t *table) face(suit card.Suit, rank card.Rank) vector.Drawing {
	return cardart.Drawing(card.Card{Suit: suit, Rank: rank}, t.style)
}

// plate lays a plate of ivory with a number on the felt.
func (t *table) plate(n int, w, h float64, m vector.Matrix) {
	t.Sheet(w, h, h/4, miniature.Ivory, miniature.IvoryEdge, m)
	t.Number(n, h*0.6, miniature.Ink, vector.Move(0, h*0.3).Then(m))
}
