package review

import (
	"image/color"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/review"
	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Option returns a line of the options: number, act, points, deaths and fantasies.
func (m *model) Option(i int) review.Line {
	ink := theme.Current()
	options, played := m.options()
	o := options[i]
	points := statistics.Signed(o.Points, 1)
	if chance := statistics.Chance(o.Error, 1); chance != "" {
		points += " " + chance
	}
	l := review.Line{
		Words: []string{text.Points(i + 1), m.shortWords(o.Act), points, text.Percent(o.Dead), text.Percent(o.Fantasy)},
		Inks:  []color.Color{ink.Faint, ink.Ink, ink.Ink, ink.Faint, ink.Faint},
		Bold:  i == played,
	}
	if i == played && i > 0 && m.Costly(m.Done()) {
		l.Inks[1], l.Inks[2] = ink.Bad, ink.Bad
	}
	return l
}

// Act returns a line of the acts: stage, player, act and its cost.
func (m *model) Act(event int) review.Line {
	ink, a := theme.Current(), m.act(event)
	cost := ""
	if j, ok := m.Judged[event]; ok && !m.secret(event) {
		cost = text.T("poker.review.list.cost", "Cost", statistics.Number(j.Cost, 1))
		if j.Cost == 0 {
			cost = text.T("poker.review.list.best")
		}
	}
	what := m.actWords(event, a)
	if !m.secret(event) {
		what = m.shortWords(a)
	}
	inks := []color.Color{ink.Faint, ink.Ink, ink.Ink, ink.Faint}
	if !m.Mine(event) {
		inks[1], inks[2] = ink.Faint, ink.Faint
	}
	if m.Costly(event) {
		inks[3] = ink.Bad
	}
	return review.Line{Words: []string{stageName(m.stage(event)), m.names.Name(a.Seat), what, cost}, Inks: inks}
}

// Result returns the lines of the pairs' settlement.
func (m *model) Result(art *widget.Art) (lines []fyne.CanvasObject) {
	inks := [2]color.Color{theme.Current().Ink, theme.Current().Faint}
	for _, line := range m.settlement() {
		for i, words := range line {
			if words != "" {
				prose := review.Small(art, inks[i])
				prose.Set(words, inks[i])
				lines = append(lines, prose)
			}
		}
	}
	return lines
}
