package tabletop

import (
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/chips"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	kitwidget "github.com/superbridge/superbridge/ui/kit/widget"
)

// croupier is the croupier's tray, at the long side, with the name on its plate.
type croupier struct {
	tray    *kitwidget.Backdrop
	painted theme.Palette // the colours of the tray
	name    *kitwidget.Prose
	all     *fyne.Container
}

func newCroupier(art *kitwidget.Art) *croupier {
	c := &croupier{tray: kitwidget.NewBackdrop(paintTray), name: kitwidget.NewProse(art, "", theme.BodyText, color.Black)}
	c.name.Align, c.name.Bold = fyne.TextAlignCenter, true
	c.all = container.NewWithoutLayout(c.tray.Raster, c.name)
	return c
}

// paintTray returns a function that paints the current tray.
func paintTray() func(w, h int) image.Image {
	p := theme.Current()
	return func(w, h int) image.Image { return chips.Tray(p).Raster(w, h) }
}

func (c *croupier) show(g Geometry) {
	r := g.Croupier
	cardtable.Put(c.all, r)
	if p := theme.Current(); p != c.painted {
		c.painted = p
		c.tray.Refresh()
	}
	kitwidget.Put(c.tray.Raster, 0, 0, r.W, r.H)
	c.name.FitLine(text.T("poker.croupier"), theme.Current().WoodDark, theme.SmallText*g.U, theme.SmallText*g.U, r.W-16*g.U) // the brass has room for no more
	kitwidget.Put(c.name, 0, 0, r.W, r.H)
}

// awayPlace is the place for the user's discards.
type awayPlace struct {
	line *canvas.Rectangle
	says *kitwidget.Prose
}

func newAwayPlace(art *kitwidget.Art) awayPlace {
	a := awayPlace{canvas.NewRectangle(color.Transparent), kitwidget.NewProse(art, "", theme.SmallText, color.Black)}
	a.says.Align, a.says.Wrap = fyne.TextAlignCenter, true
	return a
}

// show shows the place; over says that a card is carried over it, and haunted that a hint has a card there.
func (a awayPlace) show(m Model, g Geometry, over, haunted bool) {
	p := theme.Current()
	a.line.Hidden = m.Placing.Discards() == 0
	a.line.FillColor, a.line.CornerRadius = color.NRGBA{A: 0x16}, 8*g.U
	a.line.StrokeColor, a.line.StrokeWidth = theme.WithAlpha(p.FeltInk, 0x2c), g.U
	if over {
		a.line.StrokeColor, a.line.StrokeWidth = p.Gold, 2*g.U
	}
	cardtable.Put(a.line, g.Away)
	a.line.Refresh()
	words := ""
	if n := m.Placing.Discards(); n > 0 && len(m.Placing.in(Away)) == 0 && !haunted {
		words = text.TN("poker.away", n, "Key", text.T("poker.key.away"))
	}
	a.says.Set(words, theme.Mix(p.FeltInk, p.Felt, 0.25))
	high := fitAll(g, fyne.NewSize(g.Away.W-16*g.U, g.Away.H), a.says)
	kitwidget.Put(a.says, g.Away.X+8*g.U, g.Away.Y+(g.Away.H-high)/2, g.Away.W-16*g.U, high)
}

func (a awayPlace) objects() []fyne.CanvasObject { return []fyne.CanvasObject{a.line, a.says} }
