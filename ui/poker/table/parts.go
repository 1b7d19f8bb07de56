package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/widget"
	"github.com/superbridge/superbridge/ui/poker/tabletop"
)

// parts are the objects that the window shows.
type parts struct {
	play    *playing
	note    *note
	art     *widget.Art
	sheets  *sheet.Stack // the sheets on the table: the result of a hand, a question, …
	glitter fyne.CanvasObject
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
		play: s.play, note: s.note, art: s.parts.art, glitter: s.finale.joy.Layer,
		veil:    cardtable.NewVeil(),
		header:  widget.NewHeadline(s.parts.art, tabletop.BarHeight),
		gear:    widget.NewGear(s.parts.art, s.play.options.OnSettings),
		strip:   container.NewStack(),
		buttons: newButtons(s),
		tips:    widget.NewTips(s.parts.art),
	}
	p.surface = tabletop.NewSurface(s.parts.art, p.tips)
	p.header.Spare = p.gear.Room()
	p.surface.Animated, p.surface.Sound, p.surface.Audible = s.play.options.Animated, s.play.options.Sound, s.play.options.Audible
	p.surface.OnCard, p.surface.OnRow, p.surface.OnAway, p.surface.OnElse = s.entry.cardClicked, s.entry.rowClicked, s.entry.awayClicked, s.entry.elseClicked
	p.surface.OnMove, p.surface.OnRest = s.entry.cardMoved, s.rest
	return p
}

// arrange puts the parts over each other, and over them the sheets.
func (s *Screen) arrange() {
	p := s.parts
	objects := []fyne.CanvasObject{p.surface, p.header, p.gear.Button, s.note.bed, s.note.prose, p.strip, p.veil}
	for _, b := range p.buttons.all() {
		objects = append(objects, b)
	}
	p.sheets = sheet.NewStack(container.New(&cardtable.Layout{Lay: p.lay, Show: p.show}, append(objects, p.glitter)...))
	p.sheets.Veil, p.sheets.Cleared = p.veil, s.finale.joy.Stop
	p.content = container.NewStack(p.sheets.Content(), p.tips.Layer)
}

// show updates everything around and on the table. The table itself isn't drawn again: that takes too long for a click.
func (p *parts) show() {
	p.header.Set(headerLines(p.play.model, p.play.state, p.play.options.Branch))
	p.note.show()
	p.showPayment()
	p.buttons.set(p)
	p.lay(p.content.Size())
	if !p.sheets.Empty() {
		p.sheets.Redraw()
	}
}

// showPayment shows the payment between two players, while the hand is settled.
func (p *parts) showPayment() {
	shown := len(p.strip.Objects) > 0
	p.strip.Objects = nil
	if p.play.settling() {
		p.strip.Objects = []fyne.CanvasObject{p.payment()}
	}
	if shown || p.play.settling() {
		p.strip.Refresh()
	}
}

// redraw draws everything again, in the colours of the present theme.
func (p *parts) redraw() {
	p.surface.Redraw()
	p.gear.Refresh()
	for _, b := range p.buttons.all() {
		b.Refresh()
	}
	p.show()
	p.content.Refresh()
}

// change does something with the model of the table, which is then shown.
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
