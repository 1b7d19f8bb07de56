package deck

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/ui/kit/theme"
	kitwidget "github.com/superbridge/superbridge/ui/kit/widget"
)

// cards shows the 68 cards and the joker in their grid, one of them chosen.
type cards struct {
	widget.BaseWidget

	onTapped func(place)

	frames  []*frame // by index of their places
	shadows []*kitwidget.Shadow
	mark    *canvas.Rectangle // around the chosen one
	spread  spread
	chosen  place
}

var _ fyne.Tappable = (*cards)(nil)

func newCards(g *gallery, onTapped func(place)) *cards {
	c := &cards{onTapped: onTapped, mark: canvas.NewRectangle(color.Transparent)}
	for _, face := range pack() {
		c.frames = append(c.frames, g.face(face))
		c.shadows = append(c.shadows, kitwidget.NewShadow())
	}
	c.ExtendBaseWidget(c)
	return c
}

// choose raises a card and puts a gold edge around it.
func (c *cards) choose(p place) {
	c.chosen = p
	c.place()
	c.Refresh()
}

// place places the cards.
func (c *cards) place() {
	for row := range rows {
		for column := range inRow(row) {
			p := place{row, column}
			at, size := c.spread.at(p)
			if p == c.chosen {
				at.Y -= size.Height * rowGap * 0.8
				c.mark.StrokeColor = theme.Current().Gold
				c.mark.StrokeWidth, c.mark.CornerRadius = max(2, size.Width*0.03), size.Width*0.06
				c.mark.Move(at)
				c.mark.Resize(size)
			}
			i := p.index()
			if c.frames[i].raster.Size() != size {
				c.frames[i].raster.Resize(size)
				c.shadows[i].Fit(size, size.Width)
			}
			c.shadows[i].Move(at)
			c.frames[i].raster.Move(at)
		}
	}
}

// Tapped implements fyne.Tappable.
func (c *cards) Tapped(e *fyne.PointEvent) {
	if p, ok := c.spread.find(e.Position.X, e.Position.Y); ok {
		c.onTapped(p)
	}
}

// CreateRenderer implements fyne.Widget.
func (c *cards) CreateRenderer() fyne.WidgetRenderer { return cardsRenderer{c} }

type cardsRenderer struct{ cards *cards }

func (r cardsRenderer) Layout(size fyne.Size) {
	r.cards.spread = newSpread(size)
	r.cards.place()
}

func (r cardsRenderer) MinSize() fyne.Size { return fyne.NewSize(560, 420) }

// Refresh only repaints: the frames tell when they have other pictures.
func (r cardsRenderer) Refresh() { r.cards.mark.Refresh() }

// Objects returns the cards from the left, each overlapping the one before; the edge of the chosen one is on it and
// below the next.
func (r cardsRenderer) Objects() []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	for i, f := range r.cards.frames {
		objects = append(objects, r.cards.shadows[i].Raster, f.raster)
		if i == r.cards.chosen.index() {
			objects = append(objects, r.cards.mark)
		}
	}
	return objects
}
func (r cardsRenderer) Destroy() {}
