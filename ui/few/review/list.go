package review

import (
	"image/color"

	"fyne.io/fyne/v2"

	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/review"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// The shares of the width that the columns of the lists have: of options their number, act and worth; of events their phase, who, what
// and its cost; of the score what it is for, and points.
var (
	optionShares = []float32{0.34, 4, 1.2}
	eventShares  = []float32{1.15, 0.95, 2.3, 0.8}
	scoreShares  = []float32{5, 1}
)

// newOption and showOption make and fill a line of the options.
func (s *Screen) newOption() fyne.CanvasObject { return review.NewCells(s.art, optionShares, 2) }

func (s *Screen) showOption(i int, object fyne.CanvasObject) {
	p, ink := s.page, theme.Current()
	if p.model == nil { // it is of the deal before, until this one has been read
		return
	}
	options := p.options()
	if i >= len(options) {
		return
	}
	o := options[i]
	words := []string{text.Points(i + 1), p.short(o.Event), fewtext.Worth(options[0].Worth, o.Worth)}
	inks := []color.Color{ink.Faint, ink.Ink, ink.Faint}
	played := o.Event.String() == p.event(p.done()).String()
	if played && p.costly(p.done()) {
		inks[1], inks[2] = ink.Bad, ink.Bad
	}
	review.Fill(object, words, inks, played)
}

// newEvent and showEvent make and fill a line of the events.
func (s *Screen) newEvent() fyne.CanvasObject { return review.NewCells(s.art, eventShares, 3) }

func (s *Screen) showEvent(event int, object fyne.CanvasObject) {
	p, ink := s.page, theme.Current()
	if p.model == nil || event >= p.last() {
		return
	}
	phase := p.phase(event)
	if event > 0 && p.phase(event-1) == phase {
		phase = ""
	}
	cost := ""
	if n, ok := p.cost(event); ok && p.finished() && !p.secret(event) {
		cost = text.T("few.review.list.best")
		if lost := rounded(n); lost > 0 {
			cost = text.Gain(-lost)
		}
	}
	words := []string{phase, p.names.Name(p.player(event)), p.short(p.shown(event)), cost}
	inks := []color.Color{ink.Faint, ink.Ink, ink.Ink, ink.Faint}
	if !p.mine(event) {
		inks[1], inks[2] = ink.Faint, ink.Faint
	}
	if p.costly(event) {
		inks[3] = ink.Bad
	}
	review.Fill(object, words, inks, false)
}
