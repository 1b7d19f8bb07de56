package standings

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/ui/bridge/results"
	_ "github.com/superbridge/superbridge/ui/bridge/text" // its messages
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/picture"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// gridOf is a page, with what its rows open.
type gridOf struct {
	chart.Grid
	places []place
}

// view holds the screen's objects in one theme.
type view struct {
	screen  *Screen
	content *fyne.Container
	tabs    *widget.Choice
	body    *fyne.Container // the page, or words instead of it
	plot    *picture.Plot
	room    *gridRoom
	scroll  *container.Scroll
	buttons *fyne.Container
	review  *widget.Button
	before  *widget.Button
	after   *widget.Button
	method  *widget.Button
	export  *widget.Button
	print   *widget.Button

	look chart.Look
	grid gridOf
}

// The measures of the screen, in units.
const (
	margin    = 18
	widest    = 1180
	tabsWidth = 480
)

// newView returns an empty view.
func newView(s *Screen) *view {
	v := &view{screen: s, body: container.NewStack(), look: picture.NewLook(theme.Current(), s.art.Style, float64(theme.U(theme.BodyText)))}
	v.plot = picture.NewPlot(chart.Grid{}, v.look, func(int) {}, func(mark int) {
		s.choose(mark)
		s.open()
	})
	v.room = &gridRoom{}
	v.scroll = container.NewVScroll(container.New(v.room, v.plot))
	button := func(label, key string, tapped func()) *widget.Button {
		b := widget.NewButton(s.art, label, key, tapped)
		b.TextSize = theme.U(theme.SmallText)
		return b
	}
	back := widget.NewButton(s.art, text.T("standings.back"), text.T("key.escape"), s.options.OnBack)
	v.tabs = widget.NewChoice(s.art, "", theme.U(tabsWidth),
		s.pageNames(), int(s.page),
		func(i int) { s.turn(Page(i)) })
	v.tabs.Key = text.T("standings.key.pages")
	v.review = button("", text.T("key.enter"), s.open)
	v.before = button(text.T("standings.before"), text.T("key.page-up"), func() { s.turnBoard(-1) })
	v.after = button(text.T("standings.after"), text.T("key.page-down"), func() { s.turnBoard(1) })
	v.method = button("", "4", s.turnMethod)
	v.export = button(text.T("standings.export"), "E", s.export)
	v.print = button(text.T("history.print"), string(history.PrintKey), s.Print)
	v.buttons = container.New(layout.NewCustomPaddedHBoxLayout(theme.U(8)), v.review, v.before, v.after, v.method, v.export, v.print)
	v.content = container.New(pageLayout{}, widget.NewHead(s.art, s.options.Title, back), v.tabs,
		widget.NewPanel(v.body, theme.U(margin)), container.NewCenter(v.buttons))
	return v
}

// show brings the page up to date.
func (v *view) show() {
	s := v.screen
	v.grid = s.grid(s.page)
	v.tabs.Label = s.result()
	v.tabs.Set(int(s.page))
	v.tabs.Refresh()
	v.showButtons()
	if said, ink := v.message(); said != "" {
		prose := widget.NewProse(s.art, said, theme.U(theme.BodyText), ink)
		prose.Wrap, prose.Align = true, fyne.TextAlignCenter
		v.body.Objects = []fyne.CanvasObject{widget.NewColumn(theme.U(560), prose)}
		v.body.Refresh()
		return
	}
	_, least := v.grid.Height(v.look)
	v.room.least = float32(least)
	v.plot.Set(v.grid.Grid)
	v.body.Objects = []fyne.CanvasObject{v.scroll}
	v.body.Refresh()
	v.scroll.Refresh()
	v.mark()
}

// message returns what is shown instead of a page, or "".
func (v *view) message() (string, color.Color) {
	s, p := v.screen, theme.Current()
	switch {
	case s.err != nil:
		return text.T("standings.failed", "Error", s.err), p.Bad
	case len(s.session.Boards) == 0:
		return text.T("standings.no-boards"), p.Ink
	case len(v.grid.Rows) == 0:
		return v.grid.Empty, p.Ink
	}
	return "", nil
}

// result describes the result of the session, or returns "" while it is unknown.
func (s *Screen) result() string {
	words, _, _ := s.options.View.Result(s.session.Travellers())
	return words
}

// pageNames returns the names of the pages.
func (s *Screen) pageNames() []string {
	boards := text.T("standings.boards")
	if !s.options.View.You {
		boards = text.T("standings.first-boards")
	}
	return []string{text.T("standings.ranking"), boards, text.T("standings.traveller")}
}

// showButtons shows the actions of this page.
func (v *view) showButtons() {
	s := v.screen
	label := text.T("standings.review")
	if s.page == Ranking {
		label = s.pageNames()[Boards]
	}
	set := func(b *widget.Button, label string, shown, able bool) {
		b.Label, b.Hidden, b.Disabled = label, !shown, !able
		b.Refresh()
	}
	set(v.review, label, true, len(v.grid.Rows) > 0)
	set(v.before, v.before.Label, s.page == Traveller, s.board > 0)
	set(v.after, v.after.Label, s.page == Traveller, s.board < len(s.session.Boards)-1)
	set(v.method, results.Method(s.options.View.By), !s.match(), true)
	set(v.export, v.export.Label, true, len(v.grid.Rows) > 0)
	set(v.print, v.print.Label, true, len(v.grid.Rows) > 0)
	v.buttons.Refresh()
}

// mark marks the row that is chosen, and brings it in sight.
func (v *view) mark() {
	row := v.screen.row()
	v.plot.Choose(row)
	marks := v.plot.Picture().Marks
	if row < 0 || row >= len(marks) {
		return
	}
	bring(v.scroll, row, float32(marks[row].Y0), float32(marks[row].Y1))
}

// bring brings a row from top to bottom in sight, the first with what is over it.
func bring(scroll *container.Scroll, row int, top, bottom float32) {
	at, high := scroll.Offset.Y, scroll.Size().Height
	if row == 0 {
		top = 0
	}
	switch {
	case top < at:
		scroll.ScrollToOffset(fyne.NewPos(0, top))
	case bottom > at+high:
		scroll.ScrollToOffset(fyne.NewPos(0, bottom-high))
	}
}

// gridRoom gives a grid all the room but that of the scroll bar, and the height that it needs at least.
type gridRoom struct{ least float32 }

const scrollRoom = 12

// Layout implements fyne.Layout.
func (r *gridRoom) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Resize(fyne.NewSize(size.Width-theme.U(scrollRoom), size.Height))
}

// MinSize implements fyne.Layout.
func (r *gridRoom) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, r.least) }

// pageLayout has the head over the tabs over the page, and the buttons at the foot, in the middle of a wide screen.
type pageLayout struct{}

// Layout implements fyne.Layout.
func (pageLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	gap := theme.U(margin)
	width := min(size.Width, theme.U(widest)) - 2*gap
	x, y := (size.Width-width)/2, gap*0.7
	for _, top := range o[:2] {
		high := top.MinSize().Height
		widget.Put(top, x, y, width, high)
		y += high + gap*0.5
	}
	foot := o[3].MinSize().Height
	widget.Put(o[3], x, size.Height-gap*0.7-foot, width, foot)
	widget.Put(o[2], x, y, width, size.Height-y-foot-gap*1.4)
}

// MinSize implements fyne.Layout.
func (pageLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	gap := theme.U(margin)
	width := max(o[0].MinSize().Width, o[1].MinSize().Width, o[3].MinSize().Width)
	return fyne.NewSize(width+2*gap, 600)
}
