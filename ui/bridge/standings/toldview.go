package standings

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/ui/bridge/results"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/picture"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// lineStep is the way of the results of a board at an arrow, in units.
const lineStep = 40

// toldView holds the objects of a [ToldScreen] in one theme.
type toldView struct {
	screen  *ToldScreen
	content *fyne.Container
	tabs    *fyne.Container // the choice of a page, if there is more than one
	body    *fyne.Container
	plot    *picture.Plot
	room    *gridRoom
	scroll  *container.Scroll
	buttons *fyne.Container
	look    chart.Look
}

// newToldView returns an empty view.
func newToldView(s *ToldScreen) *toldView {
	v := &toldView{screen: s, look: picture.NewLook(theme.Current(), s.art.Style, float64(theme.U(theme.BodyText))), room: &gridRoom{}}
	v.plot = picture.NewPlot(chart.Grid{}, v.look, func(int) {}, func(mark int) { s.choose(mark) })
	v.scroll = container.NewVScroll(container.New(v.room, v.plot))
	v.tabs, v.body = container.NewStack(), container.NewStack()
	v.buttons = container.New(layout.NewCustomPaddedHBoxLayout(theme.U(8)))
	back := widget.NewButton(s.art, text.T("standings.back"), text.T("key.escape"), s.options.OnBack)
	v.content = container.New(pageLayout{}, widget.NewHead(s.art, s.options.Title, back), v.tabs,
		widget.NewPanel(v.body, theme.U(margin)), container.NewCenter(v.buttons))
	return v
}

// show brings the page up to date.
func (v *toldView) show() {
	v.showTabs()
	v.showButtons()
	v.body.Objects = []fyne.CanvasObject{v.scroll}
	if said := v.message(); said != "" {
		prose := widget.NewProse(v.screen.art, said, theme.U(theme.BodyText), theme.Current().Ink)
		prose.Wrap, prose.Align = true, fyne.TextAlignCenter
		v.body.Objects = []fyne.CanvasObject{widget.NewColumn(theme.U(560), prose)}
	} else {
		g := v.screen.grid()
		_, least := g.Height(v.look)
		v.room.least = float32(least)
		v.plot.Set(g)
	}
	v.content.Refresh()
	v.mark()
}

// showTabs shows the choice of a page, or why there is none.
func (v *toldView) showTabs() {
	s := v.screen
	v.tabs.Objects = nil
	if s.err != nil {
		prose := widget.NewProse(s.art, text.T("standings.failed", "Error", s.err), theme.U(theme.SmallText), theme.Current().Bad)
		prose.Wrap = true
		v.tabs.Objects = []fyne.CanvasObject{prose}
	}
	if len(s.standings) == 0 {
		return
	}
	names, keys := []string{text.T("told.board")}, []string{"1"}
	for i, standing := range s.standings {
		names, keys = append(names, results.StandingName(standing)), append(keys, strconv.Itoa(i+2))
	}
	tabs := widget.NewChoice(s.art, "", theme.U(tabsWidth), names, s.page, s.turn)
	tabs.Key = strings.Join(keys, " ")
	v.tabs.Objects = []fyne.CanvasObject{tabs}
}

// showButtons shows the actions of this page.
func (v *toldView) showButtons() {
	s := v.screen
	v.buttons.Objects = nil
	button := func(label, key string, able bool, tapped func()) {
		b := widget.NewButton(s.art, label, key, tapped)
		b.TextSize, b.Disabled = theme.U(theme.SmallText), !able
		v.buttons.Add(b)
	}
	switch pairs := s.pairs(); {
	case s.page == 0 && s.hidden():
		button(text.T("told.show"), text.T("key.enter"), true, s.act)
	case s.page > 0 && pairs[s.row].Same(s.us):
		button(text.T("told.not-us"), text.T("key.enter"), true, s.act)
	case s.page > 0:
		button(text.T("told.us"), text.T("key.enter"), !pairs[s.row].You, s.act)
	}
	if s.page == 0 && len(s.boards) > 1 {
		button(text.T("standings.before"), "[", s.board > 0, func() { s.turnBoard(-1) })
		button(text.T("standings.after"), "]", s.board < len(s.boards)-1, func() { s.turnBoard(1) })
	}
}

// message returns what is shown instead of a table, or "".
func (v *toldView) message() string {
	if s := v.screen; s.page == 0 && s.hidden() {
		return text.T("told.hidden")
	}
	if g := v.screen.grid(); len(g.Rows) == 0 {
		return g.Empty
	}
	return ""
}

// mark marks the chosen row of a ranking, and brings it in sight.
func (v *toldView) mark() {
	s := v.screen
	if s.page == 0 {
		v.plot.Choose(-1)
		return
	}
	v.plot.Choose(s.row)
	v.showButtons()
	v.buttons.Refresh()
	if marks := v.plot.Picture().Marks; s.row < len(marks) {
		bring(v.scroll, s.row, float32(marks[s.row].Y0), float32(marks[s.row].Y1))
	}
}

// move scrolls.
func (v *toldView) move(by float32) {
	most := max(0, v.scroll.Content.MinSize().Height-v.scroll.Size().Height)
	v.scroll.ScrollToOffset(fyne.NewPos(0, min(max(0, v.scroll.Offset.Y+by), most)))
}
