package tabletop

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/felt"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	ours "github.com/superbridge/superbridge/ui/kit/widget"
)

// What the plaque measures, in units.
const (
	plaqueWidth, plaqueHeight = 188, 54
	medal                     = 38 // the ivory disc with the trump suit's sign
)

// plaque is what the table says of the contract: what it is, and how far it is.
type plaque struct {
	unit     float32
	contract bridge.Contract
	standing string
}

// plaqueView is a plate of wood on the felt that shows a plaque.
type plaqueView struct {
	widget.BaseWidget

	plaque plaque
	art    *ours.Art
}

func newPlaqueView(art *ours.Art) *plaqueView {
	v := &plaqueView{art: art, plaque: plaque{unit: 1}}
	v.ExtendBaseWidget(v)
	v.Hide()
	return v
}

// showPlaque brings the plaque up to date. It is on the table from the lead on.
func (s *Surface) showPlaque() {
	m, g, v := s.model, s.geometry, s.plaque
	c := m.Table.Contract()
	if g.AllOpen || m.Over || c.PassedOut() {
		v.Hide()
		return
	}
	at := g.plaque(len(m.columns(m.SeatAt(Top), g)))
	v.Move(fyne.NewPos(at.X, at.Y))
	v.Resize(fyne.NewSize(at.W, at.H))
	if p := (plaque{g.U, c, m.Standing()}); v.plaque != p {
		v.plaque = p
		v.Refresh()
	}
	v.Show()
}

// plaque returns where the plaque lies: on the right of the hand at the top, which has columns
// if it is open, on the felt below the rim.
func (g Geometry) plaque(columns int) Rect {
	width := g.openWidth(Top, max(columns, len(card.Suits)))
	r := cardtable.NewRect(g.W/2+width/2+14*g.U, 0, plaqueWidth*g.U, plaqueHeight*g.U)
	r.Y = max(g.Oval.Y+26*g.U, g.rimAt(r.X+r.W)+8*g.U)
	return r
}

func (v *plaqueView) CreateRenderer() fyne.WidgetRenderer {
	r := &plaqueRenderer{
		view:     v,
		shadow:   ours.NewShadow(),
		ground:   canvas.NewRaster(func(w, h int) image.Image { return felt.Plate(max(w, 1), max(h, 1), theme.Current()) }),
		medal:    canvas.NewRaster(func(w, h int) image.Image { return felt.Button(max(min(w, h), 1), theme.Current()) }),
		sign:     ours.NewProse(v.art, "", theme.BodyText, theme.Light.Ink),
		contract: ours.NewProse(v.art, "", theme.BodyText, theme.Current().FeltInk),
		standing: ours.NewProse(v.art, "", theme.SmallText, theme.Current().FeltInk),
	}
	r.sign.Bold, r.sign.Align = true, fyne.TextAlignCenter
	r.contract.Bold = true
	r.show()
	return r
}

type plaqueRenderer struct {
	view                     *plaqueView
	shadow                   *ours.Shadow
	ground, medal            *canvas.Raster
	sign, contract, standing *ours.Prose
	palette                  theme.Palette // that the rasters are painted in
}

func (r *plaqueRenderer) show() {
	v, p := r.view.plaque, theme.Current()
	if p != r.palette {
		r.palette = p
		r.ground.Refresh()
		r.medal.Refresh()
	}
	size := float32(theme.BodyText)
	if _, trumps := v.contract.Strain.Trump(); trumps {
		size = theme.HeadingText // a sign alone is small in its line
	}
	r.sign.SetTextSize(size * v.unit)
	r.contract.SetTextSize(theme.BodyText * v.unit)
	r.standing.SetTextSize(theme.SmallText * v.unit)
	if v.contract.PassedOut() {
		return
	}
	r.sign.Set(bridgetext.StrainSign(v.contract.Strain), theme.Light.Ink) // on ivory in both themes
	r.contract.Set(text.T("table.plaque", "Contract", bridgetext.ContractName(v.contract), "Seat", text.Seat(v.contract.Declarer)), p.FeltInk)
	r.standing.Set(v.standing, p.FeltInk)
}

func (r *plaqueRenderer) Layout(size fyne.Size) {
	u := r.view.plaque.unit
	r.shadow.FitRound(size, cardtable.PlateThrows*u, felt.PlateCorner*size.Height)
	r.shadow.Move(fyne.Position{})
	r.ground.Resize(size)
	put := func(o fyne.CanvasObject, x, y, w, h float32) {
		o.Move(fyne.NewPos(x, y))
		o.Resize(fyne.NewSize(w, h))
	}
	inset := (size.Height - medal*u) / 2
	put(r.medal, inset, inset, medal*u, medal*u)
	put(r.sign, inset, inset, medal*u, medal*u)
	left := 2*inset + medal*u
	put(r.contract, left, size.Height/2-20*u, size.Width-left, 20*u)
	put(r.standing, left, size.Height/2, size.Width-left, 18*u)
}

func (r *plaqueRenderer) MinSize() fyne.Size { return fyne.NewSize(60, 20) }
func (r *plaqueRenderer) Refresh() {
	r.show()
	r.Layout(r.view.Size())
	canvas.Refresh(r.view)
}
func (r *plaqueRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.shadow.Raster, r.ground, r.medal, r.sign, r.contract, r.standing}
}
func (r *plaqueRenderer) Destroy() {}
