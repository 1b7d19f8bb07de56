package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/widget"
	"github.com/superbridge/superbridge/ui/poker/tabletop"
)

// parts are the objects that the window shows.
type parts struct {
	content *fyne.Container // all of them
	surface *tabletop.Surface
	veil    *canvas.Rectangle // over the cards, while a sheet is on them
	header  *widget.Headline
	gear    widget.Gear     // to the settings
	strip   *fyne.Container // the payment between two players, while a hand is settled
	buttons buttons
	tips    *widget.Tips
}

// newParts returns the parts of a screen, with its callbacks.
func newParts(s *Screen) parts {
	p := parts{
		veil: canvas.NewRectangle(veilShade), header: widget.NewHeadline(s.art, tabletop.BarHeight), gear: widget.NewGear(s.art, s.options.OnSettings), strip: container.NewStack(), buttons: newButtons(s), tips: widget.NewTips(s.art),
	}
	p.surface = tabletop.NewSurface(s.art, p.tips)
	p.header.Spare = p.gear.Room()
	p.surface.Animated, p.surface.Sound, p.surface.Audible = s.options.Animated, s.options.Sound, s.options.Audible
	p.surface.OnCard, p.surface.OnRow, p.surface.OnAway, p.surface.OnElse = s.cardClicked, s.rowClicked, s.awayClicked, s.elseClicked
	p.surface.OnMove, p.surface.OnRest = s.cardMoved, s.rest
	return p
}

// arrange puts the parts over each other, and over them the sheets.
func (s *Screen) arrange() {
	p := &s.parts
	objects := []fyne.CanvasObject{p.surface, p.header, p.gear.Button, s.note.bed, s.note.prose, p.strip, p.veil}
	for _, b := range p.buttons.all() {
		objects = append(objects, b)
	}
	s.sheets = sheet.NewStack(container.New(s, append(objects, s.glitter.Layer)...))
	s.sheets.Veil = p.veil
	p.veil.Hide()
	p.content = container.NewStack(s.sheets.Content(), p.tips.Layer)
}

// show updates everything around and on the table. The table itself isn't drawn again: that takes too long for a click.
func (s *Screen) show() {
	s.parts.header.Set(headerLines(s.model, s.state))
	s.showNote()
	s.showPayment()
	s.parts.buttons.set(s)
	s.lay(s.parts.content.Size())
	if !s.sheets.Empty() {
		s.sheets.Redraw()
	}
}

// showPayment shows the payment between two players, while the hand is settled.
func (s *Screen) showPayment() {
	shown := len(s.parts.strip.Objects) > 0
	s.parts.strip.Objects = nil
	if s.settling() {
		s.parts.strip.Objects = []fyne.CanvasObject{s.payment()}
	}
	if shown || s.settling() {
		s.parts.strip.Refresh()
	}
}

// rest is called when a packet has come to rest.
func (s *Screen) rest() { s.show() }
