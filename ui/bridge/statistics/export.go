package statistics

import (
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/picture"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Which figures can be written.
const (
	wholePage = iota
	onlyTable
	onlyTrend
	onlyBars
	onlyHeat
)

// openExport lays the sheet for writing a picture on the page, at first of some figures.
func (s *Screen) openExport(what int) {
	e := picture.Export{Name: text.T("statistics.export.name"), Chosen: what}
	for i, name := range []string{
		text.T("statistics.export.page"), text.T("statistics.export.table"), text.T("statistics.export.trend"),
		text.T("statistics.export.bars"), text.T("statistics.export.heat"),
	} {
		e.Papers = append(e.Papers, picture.Paper{Name: name, Draw: func(l chart.Look) vector.Drawing { return s.paper(l, i) }})
	}
	e.Open(s.art, picture.Options{Sheets: s.sheets, Window: s.options.Window, Runner: s.options.Runner, OnClose: func() { s.view.Refresh() }})
	s.view.Refresh()
}

// paper returns some figures on paper.
func (s *Screen) paper(l chart.Look, what int) vector.Drawing {
	paper := chart.Sheet{Title: text.T("statistics.title"), About: s.page.choices.inWords()}
	if what == wholePage {
		return paper.Page(l, s.figure(tableFigure), []chart.Figure{s.figure(trendFigure)}, []chart.Figure{s.figure(barsFigure), s.figure(heatFigure)})
	}
	return paper.One(l, s.figure(what-onlyTable))
}
