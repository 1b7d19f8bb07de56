package cardart

import (
	"image/color"

	"github.com/superbridge/superbridge/cardart/vector"
)

// The panel of a back, within an ivory border: cards lie edge to edge. What fills it is
// made of whole cells, so that nothing is cut off and no output needs to clip.
const (
	backMargin = 4.0
	backPanelX = backMargin + 1.6
	backPanelY = backMargin + 1.6
	backWidth  = cardWidth - 2*backPanelX
	backHeight = cardHeight - 2*backPanelY
)

// backInks are the inks of a back.
type backInks struct {
	ground, deep color.NRGBA // of the panel, and darker
	line, seed   color.NRGBA // pale on it, and gold
}

// newBack returns the drawing of a back. All of it has a half turn's symmetry, so that
// nobody can tell which way up a card was held.
func newBack(pattern Pattern) vector.Drawing {
	d := vector.Drawing{Width: cardWidth, Height: cardHeight}
	paper(&d)
	switch pattern {
	case WaveBack:
		waves(&d)
	case StarBack:
		stars(&d)
	default:
		latticed(&d)
	}
	return d
}

// backGround adds the panel, with a fine frame in it.
func backGround(d *vector.Drawing, inks backInks) {
	panel := func(inset, corner float64) vector.Path {
		return vector.RoundRect(inset, inset, cardWidth-inset, cardHeight-inset, corner)
	}
	d.Fill(panel(backMargin, 2), vector.Plain(inks.ground))
	d.Fill(panel(backPanelX-0.8, 1.4), vector.Plain(inks.seed))
	d.Fill(panel(backPanelX-0.45, 1.05), vector.Plain(inks.ground))
}

// around returns a shape n times about a point, a full turn of it in equal steps.
func around(centre vector.Point, n int, shape vector.Path) (all vector.Path) {
	for i := range n {
		all.Join(shape.Transform(vector.Turn(float64(i) * 360 / float64(n)).Then(vector.Move(centre.X, centre.Y))))
	}
	return all
}
