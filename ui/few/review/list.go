package review

import (
	"image/color"

	"fyne.io/fyne/v2"

	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/review"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Option returns a line of the options: number, act and worth.
func (m *model) Option(i int) review.Line {
	ink, options := theme.Current(), m.options()
	o := options[i]
	l := review.Line{
		Words: []string{text.Points(i + 1), m.short(o.Event), fewtext.Worth(options[0].Worth, o.Worth)},
		Inks:  []color.Color{ink.Faint, ink.Ink, ink.Faint},
		Bold:  o.Event.String() == m.event(m.Done()).String(),
	}
	if l.Bold && m.Costly(m.Done()) {
		l.Inks[1], l.Inks[2] = ink.Bad, ink.Bad
	}
	return l
}

// Act returns a line of the events: phase, player, act and its cost.
func (m *model) Act(event int) review.Line {
	ink := theme.Current()
	phase := m.phase(event)
	if event > 0 && m.phase(event-1) == phase {
		phase = ""
	}
	cost := ""
	if n, ok := m.cost(event); ok && m.Over && !m.secret(event) {
		cost = text.T("few.review.list.best")
		if lost := rounded(n); lost > 0 {
			cost = text.Gain(-lost)
		}
	}
	inks := []color.Color{ink.Faint, ink.Ink, ink.Ink, ink.Faint}
	if !m.Mine(event) {
		inks[1], inks[2] = ink.Faint, ink.Faint
	}
	if m.Costly(event) {
		inks[3] = ink.Bad
	}
	return review.Line{Words: []string{phase, m.names.Name(m.player(event)), m.short(m.shown(event)), cost}, Inks: inks}
}

// Result returns the lines of the deal's score.
func (m *model) Result(art *widget.Art) (lines []fyne.CanvasObject) {
	ink := theme.Current()
	for _, line := range m.scored() {
		cells := review.NewCells(art, []float32{5, 1}, 1)
		review.Fill(cells, line[:], []color.Color{ink.Ink, ink.Ink}, false)
		lines = append(lines, cells)
	}
	return lines
}
