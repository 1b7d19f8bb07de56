package review

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/ui/kit/almanac"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// The shares of the width that the columns of the two lists have: of options their number, act, points, deaths and fantasies; of
// acts their stage, who, what and its cost.
var (
	optionShares = []float32{0.34, 2.9, 1.4, 0.85, 1.12}
	actShares    = []float32{0.95, 0.95, 2.9, 0.9}
)

// newCells returns a line of small words, of which those from a column on stand at the right.
func (s *Screen) newCells(shares []float32, right int) fyne.CanvasObject {
	var cells []fyne.CanvasObject
	for i := range shares {
		prose := widget.NewProse(s.art, "", theme.U(theme.SmallText), color.Black)
		if i >= right {
			prose.Align = fyne.TextAlignTrailing
		}
		cells = append(cells, prose)
	}
	return container.New(layout.NewCustomPaddedLayout(0, 0, theme.U(6), theme.U(12)), widget.NewCells(shares, cells...))
}

// fill puts words into a line.
func fill(object fyne.CanvasObject, words []string, inks []color.Color, bold bool) {
	for i, o := range object.(*fyne.Container).Objects[0].(*fyne.Container).Objects {
		prose := o.(*widget.Prose)
		if prose.Bold != bold {
			prose.Bold = bold
			prose.Refresh()
		}
		prose.Set(words[i], inks[i])
	}
}

// newOption and showOption make and fill a line of the options.
func (s *Screen) newOption() fyne.CanvasObject { return s.newCells(optionShares, 2) }

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
	points := almanac.Signed(o.Points, 1)
	if chance := almanac.Chance(o.Error, 1); chance != "" {
		points += " " + chance
	}
	words := []string{text.Points(i + 1), p.shortWords(o.Act), points, almanac.Percent(o.Dead), almanac.Percent(o.Fantasy)}
	inks := []color.Color{ink.Faint, ink.Ink, ink.Ink, ink.Faint, ink.Faint}
	if i == played && i > 0 && p.costly(p.event()) {
		inks[1], inks[2] = ink.Bad, ink.Bad
	}
	fill(object, words, inks, i == played)
}

// newAct and showAct make and fill a line of the acts.
func (s *Screen) newAct() fyne.CanvasObject { return s.newCells(actShares, 3) }

func (s *Screen) showAct(event int, object fyne.CanvasObject) {
	p, ink := s.page, theme.Current()
	if p.model == nil || event >= p.last() {
		return
	}
	a := p.act(event)
	cost := ""
	if j, ok := p.judged[event]; ok && !p.secret(event) {
		cost = text.T("poker.review.list.cost", "Cost", almanac.Number(j.Cost, 1))
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
	fill(object, words, inks, false)
}

// markLine selects a line; with -1 none is, and the first one is in sight.
func markLine(l *widget.List, i int) {
	l.Select(max(i, 0))
	if i < 0 {
		l.Unselect()
	}
}
