package cardtable

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fynewidget "fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/ui/kit/felt"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Measures of a plaque, in units.
const (
	PlaqueWidth, PlaqueHeight = 188, 54
	medalWidth                = 38                    // the ivory disc with the sign of trumps
	leastName                 = theme.SmallText * 0.8 // the smallest letters of a long contract
)

// Bargain is the text of a plaque: a contract and its state.
type Bargain struct {
	Unit     float32 // of the table
	Words    float32 // unit of the words
	Sign     string  // of trumps
	Suit     bool    // Sign is the sign of a suit
	Contract string
	Standing string
}

// Plaque is a plate of wood on the felt that shows the contract.
type Plaque struct {
	fynewidget.BaseWidget

	shown Bargain
	art   *widget.Art
}

// NewPlaque returns a plaque that isn't seen.
func NewPlaque(art *widget.Art) *Plaque {
	v := &Plaque{art: art, shown: Bargain{Unit: 1}}
	v.ExtendBaseWidget(v)
	v.Hide()
	return v
}

// Set shows a contract in a rectangle of the table.
func (v *Plaque) Set(b Bargain, at Rect) {
	Put(v, at)
	if v.shown != b {
		v.shown = b
		v.Refresh()
	}
	v.Show()
}

// Shown returns the text of the plaque.
func (v *Plaque) Shown() Bargain { return v.shown }

// CreateRenderer implements fyne.Widget.
func (v *Plaque) CreateRenderer() fyne.WidgetRenderer {
	r := &plaqueRenderer{
		view:     v,
		shadow:   widget.NewShadow(),
		ground:   canvas.NewRaster(func(w, h int) image.Image { return felt.Plate(max(w, 1), max(h, 1), theme.Current()) }),
		medal:    canvas.NewRaster(func(w, h int) image.Image { return felt.Button(max(min(w, h), 1), theme.Current()) }),
		sign:     widget.NewProse(v.art, "", theme.BodyText, theme.Light.Ink),
		contract: widget.NewProse(v.art, "", theme.BodyText, theme.Current().FeltInk),
		standing: widget.NewProse(v.art, "", theme.SmallText, theme.Current().FeltInk),
	}
	r.sign.Bold, r.sign.Align = true, fyne.TextAlignCenter
	r.contract.Bold = true
	r.show()
	return r
}

type plaqueRenderer struct {
	view                     *Plaque
	shadow                   *widget.Shadow
	ground, medal            *canvas.Raster
	sign, contract, standing *widget.Prose
	palette                  theme.Palette // that the rasters are painted in
}

func (r *plaqueRenderer) show() {
	v, p := r.view.shown, theme.Current()
	if p != r.palette {
		r.palette = p
		r.ground.Refresh()
		r.medal.Refresh()
	}
	size := float32(theme.BodyText)
	if v.Suit {
		size = theme.HeadingText // a sign alone is small in its line
	}
	r.sign.SetTextSize(size * v.Unit)
	r.sign.Set(v.Sign, theme.Light.Ink) // on ivory in both themes
}

// Layout implements fyne.WidgetRenderer.
func (r *plaqueRenderer) Layout(size fyne.Size) {
	u := r.view.shown.Unit
	r.shadow.FitRound(size, PlateThrows*u, felt.PlateCorner*size.Height)
	r.shadow.Move(fyne.Position{})
	r.ground.Resize(size)
	inset := (size.Height - medalWidth*u) / 2
	widget.Put(r.medal, inset, inset, medalWidth*u, medalWidth*u)
	widget.Put(r.sign, inset, inset, medalWidth*u, medalWidth*u)
	left := 2*inset + medalWidth*u
	room := size.Width - left - 6*u
	words := max(r.view.shown.Words, u)
	r.contract.FitLine(r.view.shown.Contract, theme.Current().FeltInk, theme.BodyText*words, leastName*u, room)
	r.standing.FitLine(r.view.shown.Standing, theme.Current().FeltInk, theme.SmallText*words, theme.SmallText*u, room)
	upper, lower := r.contract.MinSize().Height, r.standing.MinSize().Height
	if r.view.shown.Standing == "" {
		lower = 0
	}
	y := (size.Height - upper - lower) / 2
	widget.Put(r.contract, left, y, room, upper)
	widget.Put(r.standing, left, y+upper, room, r.standing.MinSize().Height)
}

// MinSize implements fyne.WidgetRenderer.
func (r *plaqueRenderer) MinSize() fyne.Size { return fyne.NewSize(60, 20) }

// Refresh implements fyne.WidgetRenderer.
func (r *plaqueRenderer) Refresh() {
	r.show()
	r.Layout(r.view.Size())
	canvas.Refresh(r.view)
}

// Objects implements fyne.WidgetRenderer.
func (r *plaqueRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.shadow.Raster, r.ground, r.medal, r.sign, r.contract, r.standing}
}

// Destroy implements fyne.WidgetRenderer.
func (r *plaqueRenderer) Destroy() {}
