package review

import (
	"image/color"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/review"
	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// The shares of the width that the columns of the two lists have: of options their number, act, points, deaths and fantasies; of
// acts their stage, who, what and its cost.
var (
	optionShares = []float32{0.34, 2.9, 1.4, 0.85, 1.12}
	actShares    = []float32{0.95, 0.95, 2.9, 0.9}
)

// newOption and showOption make and fill a line of the options.
func (s *Screen) newOption() fyne.CanvasObject { return review.NewCells(s.art, optionShares, 2) }

func (s *Screen) showOption(i int, object fyne.CanvasObject) {
	p, ink := s.page, theme.Current()
	if p.model == nil { // it is of the hand before, until this one has been read
		return
	}
	options, played := p.options()
	if i >= len(options) {
		return
	}
	o := options[i]
	points := statistics.Signed(o.Points, 1)
	if chance := statistics.Chance(o.Error, 1); chance != "" {
		points += " " + chance
	}
	words := []string{text.Points(i + 1), p.shortWords(o.Act), points, statistics.Percent(o.Dead), statistics.Percent(o.Fantasy)}
	inks := []color.Color{ink.Faint, ink.Ink, ink.Ink, ink.Faint, ink.Faint}
	if i == played && i > 0 && p.costly(p.event()) {
		inks[1], inks[2] = ink.Bad, ink.Bad
	}
	review.Fill(object, words, inks, i == played)
}

// newAct and showAct make and fill a line of the acts.
func (s *Screen) newAct() fyne.CanvasObject { return review.NewCells(s.art, actShares, 3) }

func (s *Screen) showAct(event int, object fyne.CanvasObject) {
	p, ink := s.page, theme.Current()
	if p.model == nil || event >= p.last() {
		return
	}
	a := p.act(event)
	cost := ""
	if j, ok := p.judged[event]; ok && !p.secret(event) {
		cost = text.T("poker.review.list.cost", "Cost", statistics.Number(j.Cost, 1))
		if j.Cost == 0 {
			cost = text.T("poker.review.list.best")
		}
	}
	what := p.actWords(event, a)
	if !p.secret(event) {
		what = p.shortWords(a)
	}
	words := []string{stageName(p.stage(event)), p.names.Name(a.Seat), what, cost}
	inks := []color.Color{ink.Faint, ink.Ink, ink.Ink, ink.Faint}
	if !p.mine(event) {
		inks[1], inks[2] = ink.Faint, ink.Faint
	}
	if p.costly(event) {
		inks[3] = ink.Bad
	}
	review.Fill(object, words, inks, false)
}
