package statistics

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	_ "github.com/superbridge/superbridge/ui/bridge/text" // its messages
	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// view holds bridge's additions to the screen, in one theme.
type view struct {
	byMap   *widget.Button
	strip   *fyne.Container // on the analysis; its parts stay during that, so that a click finds them
	said    *widget.Prose
	bar     *widget.Progress
	analyse *widget.Button
}

// add returns bridge's additions to the screen: the button of the map, and the strip on the analysis.
func (s *Screen) add() statistics.Added[choices] {
	v := view{
		byMap:   widget.NewButton(s.art, "", string(mapKey), s.switchMap),
		said:    widget.NewProse(s.art, "", theme.U(theme.SmallText), theme.Current().Ink),
		bar:     widget.NewProgress(),
		analyse: widget.NewButton(s.art, "", string(analyseKey), s.analyse),
	}
	v.said.Wrap = true
	v.strip = container.New(strip{}, v.said, v.bar, v.analyse)
	s.view = v
	return statistics.Added[choices]{Buttons: []*widget.Button{v.byMap}, Strip: v.strip, Letter: s.letter, Show: s.show}
}

// trendShare is the trend's share of the height.
const trendShare = 0.46

// show updates the additions, and the map.
func (s *Screen) show(chosen choices, counted statistics.Page) {
	s.view.byMap.Label = text.T("statistics.heat.by-points")
	if s.byPoints {
		s.view.byMap.Label = text.T("statistics.heat.by-share")
	}
	s.view.byMap.Hidden = chosen.ofAll()
	s.view.byMap.Refresh()
	if p, ok := counted.(*page); ok {
		p.drawMap(s.byPoints)
		s.showAnalysis(p)
	}
}

// showAnalysis shows the number of boards not analysed yet, or the progress.
func (s *Screen) showAnalysis(page *page) {
	v, p, unlooked := s.view, theme.Current(), page.unlooked()
	words, ink, label := text.TN("statistics.unlooked", unlooked, "Count", text.Points(unlooked)), p.Ink, text.T("statistics.analyse")
	switch {
	case s.analyser.working():
		words = text.T("statistics.analysing", "Done", text.Points(min(s.progress.done+1, s.progress.total)), "Total", text.Points(s.progress.total))
		label = text.T("statistics.stop")
	case s.failed != nil:
		words, ink = text.T("statistics.analysis.failed", "Error", s.failed), p.Bad
	case unlooked == 0:
		words, ink = text.T("statistics.looked"), p.Faint
	}
	if n := page.unreadable; n > 0 && !s.analyser.working() {
		words += " " + text.TN("statistics.unreadable", n, "Count", text.Points(n))
	}
	v.said.Set(words, ink)
	v.bar.Set(s.progress.whole())
	v.bar.Hidden = !s.analyser.working()
	v.analyse.Label = label
	v.analyse.Hidden = unlooked == 0 && !s.analyser.working()
	v.analyse.Refresh()
	v.strip.Refresh()
}
