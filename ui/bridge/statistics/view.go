package statistics

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	_ "github.com/superbridge/superbridge/ui/bridge/text" // its messages
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/picture"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// view is what the screen looks like in the present theme.
type view struct {
	screen  *Screen
	content *fyne.Container // the page, and what points at it

	pickers []*picker
	byMap   *widget.Button
	buttons *fyne.Container // of the top line, with that one; see mapButton
	body    *fyne.Container // the figures, or words instead of them
	plots   [figureCount]*picture.Plot
	strip   *fyne.Container // about the analysis; its parts stay while that goes on, so that a click finds them
	said    *widget.Prose
	bar     *widget.Progress
	analyse *widget.Button
	tip     *tip
}

const (
	margin    = 18
	pickerGap = 10
)

func newView(s *Screen) *view {
	v := &view{screen: s, body: container.NewStack()}
	v.tip = newTip(s.art, v.point)
	l := picture.NewLook(theme.Current(), s.art.Style, float64(theme.U(theme.SmallText)))
	for i := range v.plots {
		v.plots[i] = picture.NewPlot(chart.Table{}, l,
			func(mark int) { v.hover(spot{i, mark}) },
			func(mark int) { s.open(spot{i, mark}) })
	}
	v.said = widget.NewProse(s.art, "", theme.U(theme.SmallText), theme.Current().Ink)
	v.said.Wrap = true
	v.bar = widget.NewProgress()
	v.analyse = widget.NewButton(s.art, "", string(analyseKey), s.analyse)
	v.strip = container.New(strip{}, v.said, v.bar, v.analyse)
	page := container.New(pageLayout{}, v.head(), v.pickerRow(), widget.NewPanel(v.body, theme.U(margin)))
	v.content = container.NewStack(page, v.tip.content)
	v.show()
	return v
}

// head returns the top line.
func (v *view) head() fyne.CanvasObject {
	s := v.screen
	back := widget.NewButton(s.art, text.T("statistics.back"), text.T("key.escape"), s.options.OnBack)
	v.byMap = widget.NewButton(s.art, "", string(mapKey), s.switchMap)
	export := widget.NewButton(s.art, text.T("statistics.export"), string(exportKey), s.export)
	v.buttons = container.New(layout.NewCustomPaddedHBoxLayout(theme.U(pickerGap)), layout.NewSpacer(), container.NewCenter(v.byMap), container.NewCenter(export))
	return container.NewStack(widget.NewHead(s.art, text.T("statistics.title"), back), v.buttons)
}

// mapButton is which of the buttons of the top line is about the map, in its frame.
const mapButton = 1

// pickerRow returns what can be chosen, side by side.
func (v *view) pickerRow() fyne.CanvasObject {
	var all []fyne.CanvasObject
	for i, r := range v.screen.choices.rows() {
		p := newPicker(v.screen.art, r, func() { v.screen.openDrop(i) })
		v.pickers = append(v.pickers, p)
		all = append(all, p)
	}
	return widget.NewEven(theme.U(pickerGap), all...)
}

// showChoices shows what is chosen.
func (v *view) showChoices() {
	for i, r := range v.screen.choices.rows() {
		v.pickers[i].set(r.options[r.chosen])
	}
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
	if words, ink := v.message(); words != "" {
		prose := widget.NewProse(s.art, words, theme.U(theme.BodyText), ink)
		prose.Wrap, prose.Align = true, fyne.TextAlignCenter
		v.body.Objects = []fyne.CanvasObject{widget.NewColumn(theme.U(560), prose)}
		v.body.Refresh()
		v.point()
		return
	}
	rules := [3]fyne.CanvasObject{}
	for i := range rules {
		rules[i] = canvas.NewRectangle(theme.Current().PanelEdge)
	}
	for i, p := range v.plots {
		p.Set(s.figure(i))
	}
	v.showAnalysis()
	v.body.Objects = []fyne.CanvasObject{container.New(almanac(picture.Zoom(s.art.Style)),
		v.plots[tableFigure], v.strip, v.plots[trendFigure], v.plots[barsFigure], v.plots[heatFigure], rules[0], rules[1], rules[2])}
	v.body.Refresh()
	v.point()
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
		return text.T("statistics.empty", "Rules", rules.options[rules.chosen], "Key", string(rules.key)), p.Ink
	}
	return text.T("statistics.no-boards", "Key", string(s.choices.rows()[periodRow].key)), p.Ink
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

// hover points at what the mouse is at. When it leaves a figure it may be in the next already.
func (v *view) hover(at spot) {
	s := v.screen
	if at.mark >= 0 {
		s.point(at)
	} else if s.at.figure == at.figure {
		s.point(nowhere)
	}
}

// mark returns the mark at a spot, if it is there.
func (v *view) mark(at spot) (m chart.Mark, ok bool) {
	if at.figure < 0 || !v.shown() {
		return m, false
	}
	marks := v.plots[at.figure].Picture().Marks
	if at.mark < 0 || at.mark >= len(marks) {
		return m, false
	}
	return marks[at.mark], true
}

// shown reports whether there are figures on the page.
func (v *view) shown() bool {
	s := v.screen
	return s.loaded && s.err == nil && !s.page.empty()
}

// place returns where a plot is on the page.
func (v *view) place(figure int) fyne.Position {
	driver := fyne.CurrentApp().Driver()
	return driver.AbsolutePositionForObject(v.plots[figure]).Subtract(driver.AbsolutePositionForObject(v.content))
}

// point shows what the mark says that is pointed at.
func (v *view) point() {
	s := v.screen
	m, ok := v.mark(s.at)
	if !ok || !s.sheets.Empty() {
		v.tip.hide()
		return
	}
	at, around := v.place(s.at.figure), float32(1)
	if s.at.figure == tableFigure { // a line begins with a letter
		around = theme.U(5)
	}
	v.tip.show(s.page.tip(s.at.figure, m),
		at.AddXY(float32(m.X0), float32(m.Y0)), fyne.NewSize(float32(m.X1-m.X0), float32(m.Y1-m.Y0)), around, v.content.Size())
	canvas.Refresh(v.content) // which the window knows; of a tip that was hidden it doesn't
}

// next returns the spot that an arrow leads to: the next mark of the figure, or the nearest of
// another figure in that direction. From nowhere it leads to the first.
func (v *view) next(from spot, right, down int) spot {
	m, ok := v.mark(from)
	if !ok {
		if _, ok := v.mark(spot{}); ok {
			return spot{}
		}
		return nowhere
	}
	if mark := v.plots[from.figure].Picture().Step(from.mark, right, down); mark != from.mark {
		return spot{from.figure, mark}
	}
	centre := func(figure int, m chart.Mark) (x, y float64) {
		at := v.place(figure)
		return float64(at.X) + (m.X0+m.X1)/2, float64(at.Y) + (m.Y0+m.Y1)/2
	}
	x, y := centre(from.figure, m)
	best, nearest := from, math.Inf(1)
	for i, p := range v.plots {
		if i == from.figure {
			continue
		}
		for k, other := range p.Picture().Marks {
			ox, oy := centre(i, other)
			dx, dy := ox-x, oy-y
			ahead, aside := dx*float64(right)+dy*float64(down), math.Abs(dx*float64(down))+math.Abs(dy*float64(right))
			if away := ahead + 3*aside; ahead > 0 && away < nearest {
				best, nearest = spot{i, k}, away
			}
		}
	}
	return best
}
