package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/few/tabletop"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// parts are the objects that the window shows.
type parts struct {
	content *fyne.Container // all of them
	surface *tabletop.Surface
	veil    *canvas.Rectangle // over the cards, while a sheet covers some
	header  *widget.Headline
	gear    widget.Gear // to the settings
	auction *widget.Register
	box     *bidBox
	rows    int // of the box
	buttons buttons
	tips    *widget.Tips
}

// newParts returns the parts of a screen, with its callbacks.
func newParts(s *Screen) parts {
	p := parts{
		veil:    canvas.NewRectangle(veilShade),
		header:  widget.NewHeadline(s.art, tabletop.BarHeight),
		gear:    widget.NewGear(s.art, s.options.OnSettings),
		auction: widget.NewRegister(s.art),
		box:     widget.NewKeypad(s.art, [][]widget.Key[few.Event]{}),
		buttons: newButtons(s),
		tips:    widget.NewTips(s.art),
	}
	p.surface = tabletop.NewSurface(s.art, p.tips)
	p.header.Spare = p.gear.Room()
	p.surface.Animated, p.surface.Sound, p.surface.Audible = s.options.Animated, s.options.Sound, s.options.Audible
	p.surface.OnSpot, p.surface.OnElse, p.surface.OnRest = s.spotClicked, s.elseClicked, s.show
	p.auction.OnPointed = s.explain
	p.box.OnPressed, p.box.OnPointed = s.press, s.showNote
	return p
}

// arrange puts the parts over each other, and over them the sheets.
func (s *Screen) arrange() {
	p := &s.parts
	objects := []fyne.CanvasObject{p.surface, p.veil, p.header, p.gear.Button, p.auction, p.box, s.note.bed, s.note.prose}
	for _, b := range p.buttons.all() {
		objects = append(objects, b)
	}
	s.sheets = sheet.NewStack(container.New(s, append(objects, s.glitter.Layer)...))
	s.sheets.Veil, s.sheets.Cleared = p.veil, s.playMarked
	p.veil.Hide()
	p.content = container.NewStack(s.sheets.Content(), p.tips.Layer)
}

// show updates everything around and on the table. The table itself isn't drawn again: that takes too long for a click.
func (s *Screen) show() {
	s.parts.header.Set(s.headerLines())
	s.showBox()
	s.showNote()
	s.parts.buttons.set(s)
	s.lay(s.parts.content.Size())
	if !s.sheets.Empty() {
		s.sheets.Redraw()
	}
}

// showBox shows the auction and the box, while contracts are bid or trumps named.
func (s *Screen) showBox() {
	stage := s.model.Table.Stage()
	calls := (stage == few.StageBidding || stage == few.StageNaming) && len(s.model.Piles) > 0 && !s.model.Over && !s.parts.surface.Dealing()
	s.parts.auction.Hidden, s.parts.box.Hidden = !calls, !calls
	if !calls {
		return
	}
	s.parts.auction.Set(auctionOf(s.model.Table, s.options.Names), s.note.told, s.words())
	s.placeAuction(s.geometry())
	v := s.view()
	rows := boxRows(v)
	s.parts.rows = len(rows)
	s.parts.box.SetRows(rows)
	var able []few.Event
	if s.asked() {
		able = boxKeys(v)
	}
	s.parts.box.Set(able, s.boxUnit())
	for _, p := range []few.Packet{few.Open, few.Closed} {
		s.parts.box.Mark(packetKey(p), s.model.Packet == p)
	}
}

// show shows an object, or hides it.
func show(o fyne.CanvasObject, on bool) {
	if on {
		o.Show()
	} else {
		o.Hide()
	}
}
