package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/few/tabletop"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// parts are the objects that the window shows.
type parts struct {
	play    *playing
	note    *note
	art     *widget.Art
	sheets  *sheet.Stack    // the sheets on the table: the result of a deal, a question, …
	content *fyne.Container // all of them
	surface *tabletop.Surface
	glitter fyne.CanvasObject
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
		play: s.play, note: s.note, art: s.parts.art, glitter: s.finale.joy.Layer,
		veil:    cardtable.NewVeil(),
		header:  widget.NewHeadline(s.parts.art, tabletop.BarHeight),
		gear:    widget.NewGear(s.parts.art, s.play.options.OnSettings),
		auction: widget.NewRegister(s.parts.art),
		box:     widget.NewKeypad(s.parts.art, [][]widget.Key[few.Event]{}),
		buttons: newButtons(s),
		tips:    widget.NewTips(s.parts.art),
	}
	p.surface = tabletop.NewSurface(s.parts.art, p.tips)
	p.header.Spare = p.gear.Room()
	p.surface.Animated, p.surface.Sound, p.surface.Audible = s.play.options.Animated, s.play.options.Sound, s.play.options.Audible
	p.surface.OnSpot, p.surface.OnElse, p.surface.OnRest = s.spotClicked, s.elseClicked, s.parts.show
	p.auction.OnPointed = s.note.explain
	p.box.OnPressed, p.box.OnPointed = s.entry.press, s.note.show
	return p
}

// arrange puts the parts over each other, and over them the sheets.
func (s *Screen) arrange() {
	p := s.parts
	objects := []fyne.CanvasObject{p.surface, p.veil, p.header, p.gear.Button, p.auction, p.box, s.note.bed, s.note.prose}
	for _, b := range p.buttons.all() {
		objects = append(objects, b)
	}
	p.sheets = sheet.NewStack(container.New(&cardtable.Layout{Lay: p.lay, Show: p.show}, append(objects, s.finale.joy.Layer)...))
	p.sheets.Veil, p.sheets.Cleared = p.veil, s.cleared
	p.content = container.NewStack(p.sheets.Content(), p.tips.Layer)
}

// show updates everything around and on the table. The table itself isn't drawn again: that takes too long for a click.
func (p *parts) show() {
	p.header.Set(p.play.headerLines())
	p.showBox()
	p.note.show()
	p.buttons.set(p)
	p.lay(p.content.Size())
	if !p.sheets.Empty() {
		p.sheets.Redraw()
	}
}

// showBox shows the auction and the box, while contracts are bid or trumps named.
func (p *parts) showBox() {
	calls := p.play.calling() && len(p.play.model.Piles) > 0 && !p.play.model.Over && !p.surface.Dealing()
	p.auction.Hidden, p.box.Hidden = !calls, !calls
	if !calls {
		return
	}
	p.auction.Set(auctionOf(p.play.model.Table, p.play.options.Names), p.note.told, p.words())
	p.placeAuction(p.geometry())
	v := p.play.view()
	rows := boxRows(v)
	p.rows = len(rows)
	p.box.SetRows(rows)
	var able []few.Event
	if p.play.asked() {
		able = boxKeys(v)
	}
	p.box.Set(able, p.boxUnit())
	for _, packet := range []few.Packet{few.Open, few.Closed} {
		p.box.Mark(packetKey(packet), p.play.model.Packet == packet)
	}
}

// redraw draws everything again, in the colours of the present theme.
func (p *parts) redraw() {
	p.surface.Redraw()
	p.box.Refresh()
	p.gear.Refresh()
	for _, b := range p.buttons.all() {
		b.Refresh()
	}
	p.show()
	p.content.Refresh()
}

// change shows another model after a choice of the user's.
func (p *parts) change(m tabletop.Model) {
	p.play.model = m
	p.surface.SetModel(m)
	p.show()
}

// Animates implements [cardtable.Stage].
func (p *parts) Animates() bool { return p.surface.Animates() }

// Shown implements [cardtable.Stage].
func (p *parts) Shown() fyne.CanvasObject { return p.sheets.Shown() }

// Unit implements [cardtable.Stage].
func (p *parts) Unit() float32 { return p.unit() }

// Play implements [cardtable.Stage].
func (p *parts) Play(e sound.Effect) { p.surface.Hear(cardtable.Cue{Effect: e}) }
