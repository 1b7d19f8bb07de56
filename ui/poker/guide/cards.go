package guide

import (
	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Measures of the pictures, in their own units: the cards are 100 wide.
const (
	cardWide  = 100.0
	cardHigh  = cardWide / cardart.Aspect
	cardsGap  = 7.0
	feltEdge  = 14.0
	feltRound = 12.0
	rowStep   = 0.74 * cardHigh // from a row of a board to the one below, which hides its feet
)

// rowPicture draws cards side by side.
func rowPicture(cards poker.Cards) func(*widget.Art) vector.Drawing {
	return func(art *widget.Art) vector.Drawing { return onFelt(art, cards) }
}

// boardPicture draws the three rows of a board.
func boardPicture(b poker.Board) func(*widget.Art) vector.Drawing {
	return func(art *widget.Art) vector.Drawing {
		return onFelt(art, b.Row(poker.Top), b.Row(poker.Middle), b.Row(poker.Bottom))
	}
}

// onFelt draws rows of cards one below the other, each in the middle of the felt.
func onFelt(art *widget.Art, rows ...poker.Cards) vector.Drawing {
	most := poker.Bottom.Len()
	d := vector.Drawing{Width: wide(most) + 2*feltEdge, Height: rowStep*float64(len(rows)-1) + cardHigh + 2*feltEdge}
	p := theme.Current()
	d.Fill(vector.RoundRect(0, 0, d.Width, d.Height, feltRound), vector.Gradient(p.Felt, p.FeltDeep, vector.Pt(0, 0), vector.Pt(0, d.Height)))
	for i, row := range rows {
		x := (d.Width - wide(len(row))) / 2
		for k, c := range row {
			side := cardart.Drawing(c, art.Style)
			scale := cardWide / side.Width
			at := vector.Move(x+float64(k)*(cardWide+cardsGap), feltEdge+rowStep*float64(i))
			cardart.Lay(&d, side, vector.Scale(scale, scale).Then(at))
		}
	}
	return d
}

// wide returns the width of n cards side by side.
func wide(n int) float64 { return float64(n)*(cardWide+cardsGap) - cardsGap }

// pictured returns a picture with its caption.
func pictured(draw func(*widget.Art) vector.Drawing, caption string) family.Picture {
	return family.Picture{Draw: draw, Caption: caption}
}
