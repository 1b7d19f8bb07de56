package statistics

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	_ "github.com/superbridge/superbridge/ui/bridge/text" // its messages
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// view is what the screen looks like in the present theme.
type view struct {
	*statistics.View
	screen *Screen

	byMap   *widget.Button
	buttons *fyne.Container // of the top line, with that one; see mapButton
	strip   *fyne.Container // about the analysis; its parts stay while that goes on, so that a click finds them
	said    *widget.Prose
	bar     *widget.Progress
	analyse *widget.Button
}

func newView(s *Screen) *view {
	v := &view{screen: s}
	v.said = widget.NewProse(s.art, "", theme.U(theme.SmallText), theme.Current().Ink)
	v.said.Wrap = true
	v.bar = widget.NewProgress()
	v.analyse = widget.NewButton(s.art, "", string(analyseKey), s.analyse)
	v.strip = container.New(strip{}, v.said, v.bar, v.analyse)
	v.View = statistics.NewView(s.art, statistics.Options{
		Sheets: s.sheets, Figures: figureCount, Rows: s.rows, Choose: s.choose, Letter: s.letter,
		Message: v.message, Figure: s.figure, Tip: func(figure int, m chart.Mark) string { return s.page.tip(figure, m) }, Open: s.open,
		Head: v.head(), Body: v.spread,
	})
	v.show()
	return v
}

// head returns the top line.
func (v *view) head() fyne.CanvasObject {
	s := v.screen
	back := widget.NewButton(s.art, text.T("statistics.back"), text.T("key.escape"), s.options.OnBack)
	v.byMap = widget.NewButton(s.art, "", string(mapKey), s.switchMap)
	export := widget.NewButton(s.art, text.T("statistics.export"), string(exportKey), s.export)
	v.buttons = container.New(layout.NewCustomPaddedHBoxLayout(theme.U(statistics.PickerGap)), layout.NewSpacer(), container.NewCenter(v.byMap), container.NewCenter(export))
	return container.NewStack(widget.NewHead(s.art, text.T("statistics.title"), back), v.buttons)
}

// mapButton is which of the buttons of the top line is about the map, in its frame.
const mapButton = 1

// trendShare is how much of the height the trend has.
const trendShare = 0.46

// spread lays the figures out, with the strip.
func (v *view) spread(figures []fyne.CanvasObject) fyne.CanvasObject {
	return statistics.Spread{
		Table: figures[tableFigure], Strip: v.strip, First: trendShare,
		Rows: [][]fyne.CanvasObject{{figures[trendFigure]}, {figures[barsFigure], figures[heatFigure]}},
	}.Content(v.screen.art.Style)
}

// show brings the page up to date.
func (v *view) show() {
	s := v.screen
	v.byMap.Label = text.T("statistics.heat.by-points")
	if s.byPoints {
		v.byMap.Label = text.T("statistics.heat.by-share")
	}
	v.byMap.Refresh()
	v.buttons.Objects[mapButton].(*fyne.Container).Hidden = s.choices.ofAll()
	v.buttons.Refresh()
	v.showAnalysis()
	v.Show()
}

// message returns what is said instead of figures, or "".
func (v *view) message() (string, color.Color) {
	s, p := v.screen, theme.Current()
	switch {
	case !s.loaded:
		return text.T("statistics.loading"), p.Faint
	case s.err != nil:
		return text.T("statistics.failed", "Error", s.err), p.Bad
	case !s.page.empty():
		return "", nil
	case s.page.choices.widest() && s.page.choices.ofAll():
		return text.T("statistics.empty.all-games"), p.Ink
	case s.page.choices.widest():
		rules := s.choices.rows()[rulesRow]
		return text.T("statistics.empty", "Rules", rules.Options[rules.Chosen], "Key", statistics.Key(rulesRow)), p.Ink
	}
	return text.T("statistics.no-boards", "Key", statistics.Key(periodRow)), p.Ink
}

// showAnalysis shows how many boards nobody has looked at yet, or how far that is.
func (v *view) showAnalysis() {
	s, p := v.screen, theme.Current()
	if !s.loaded {
		return
	}
	unlooked := s.page.statistics.Unlooked
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
	v.said.Set(words, ink)
	v.bar.Set(s.progress.whole())
	v.bar.Hidden = !s.analyser.working()
	v.analyse.Label = label
	v.analyse.Hidden = unlooked == 0 && !s.analyser.working()
	v.analyse.Refresh()
	v.strip.Refresh()
}
