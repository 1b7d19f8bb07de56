package challenges

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	_ "github.com/superbridge/superbridge/ui/bridge/text" // its messages
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/picture"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// view holds the screen's objects in one theme.
type view struct {
	screen  *Screen
	content *fyne.Container
	list    *widget.List
	tabs    *widget.Choice
	note    *widget.Prose
	body    *fyne.Container // the page, or words instead of it
	plot    *picture.Plot
	room    *gridRoom
	scroll  *container.Scroll
	play    *widget.Button
	send    *widget.Button
	before  *widget.Button
	after   *widget.Button
	other   *widget.Button
	remove  *widget.Button

	look chart.Look
}

// The measures of the screen, in units.
const (
	margin    = 18
	widest    = 1400
	listWidth = 272
	rowHeight = 58
	tabsWidth = 470
)

func newView(s *Screen) *view {
	p := theme.Current()
	v := &view{screen: s, body: container.NewStack(), look: picture.NewLook(p, s.art.Style, float64(theme.U(theme.BodyText)))}
	v.plot = picture.NewPlot(chart.Grid{}, v.look, func(int) {}, func(int) {})
	v.room = &gridRoom{}
	v.scroll = container.NewVScroll(container.New(v.room, v.plot))
	v.list = widget.NewList(theme.U(rowHeight), v.newRow, v.showRow)
	v.list.Active = true
	v.list.OnSelected = s.selected
	v.note = widget.NewProse(s.art, "", theme.U(theme.BodyText), p.Ink)
	v.note.Wrap = true
	button := func(label, key string, tapped func()) *widget.Button {
		b := widget.NewButton(s.art, label, key, tapped)
		b.TextSize = theme.U(theme.SmallText)
		return b
	}
	back := widget.NewButton(s.art, text.T("challenge.back"), text.T("key.escape"), s.options.OnBack)
	v.tabs = widget.NewChoice(s.art, "", theme.U(tabsWidth), []string{text.T("challenge.ranking"), text.T("challenge.results"), text.T("challenge.play-page")}, int(s.page), func(i int) { s.turn(Page(i)) })
	v.tabs.Key = text.T("standings.key.pages")
	v.play = button("", text.T("key.enter"), s.play)
	v.play.Primary = true
	v.send = button(text.T("challenge.send"), "E", s.send)
	v.before = button(text.T("standings.before"), text.T("key.page-up"), func() { s.turnBoard(-1) })
	v.after = button(text.T("standings.after"), text.T("key.page-down"), func() { s.turnBoard(1) })
	v.other = button(text.T("challenge.other"), text.T("challenge.key.other"), s.turnOther)
	v.remove = button(text.T("challenge.remove"), text.T("key.delete"), func() { s.Key(fyne.KeyDelete) })
	line := func(o ...fyne.CanvasObject) *fyne.Container {
		return container.New(layout.NewCustomPaddedHBoxLayout(theme.U(8)), o...)
	}
	foot := container.NewCenter(line(v.play, v.send, v.before, v.after, v.other, v.remove))
	head := widget.NewHead(s.art, text.T("challenge.title"), back,
		widget.NewButton(s.art, text.T("challenge.new"), "N", func() { s.Rune('n') }),
		widget.NewButton(s.art, text.T("challenge.paste"), text.T("challenge.key.paste"), s.Paste),
		widget.NewButton(s.art, text.T("challenge.open"), "I", s.open))
	page := container.New(widget.Under(theme.U(8)), container.New(layout.NewCustomPaddedVBoxLayout(theme.U(6)), container.NewCenter(v.tabs), v.note), v.body)
	v.content = container.New(pageLayout{}, head, widget.NewPanel(v.list, theme.U(8)), widget.NewPanel(page, theme.U(margin)), foot)
	return v
}

// newRow returns the object of a line of the list.
func (v *view) newRow() fyne.CanvasObject {
	p := theme.Current()
	name := widget.NewProse(v.screen.art, "", theme.U(theme.BodyText), p.Ink)
	name.Bold = true
	return container.New(rowLayout{}, name, widget.NewProse(v.screen.art, "", theme.U(theme.SmallText), p.Faint))
}

// showRow shows a challenge in an object of the list.
func (v *view) showRow(i int, o fyne.CanvasObject) {
	c, p := v.screen.state.All[i], theme.Current()
	row := o.(*fyne.Container)
	row.Objects[0].(*widget.Prose).Set(text.Game(c.Challenge.Rules.Name), p.Ink)
	row.Objects[1].(*widget.Prose).Set(about(c), p.Faint)
}

// about describes a challenge in a line.
func about(c bridgestore.Challenge) string {
	day := text.ShortDay(c.Received.Local())
	return text.TN("challenge.line", len(c.Own), "Day", day, "Played", len(c.Own)-c.Left())
}

// show brings the screen up to date.
func (v *view) show() {
	s, p := v.screen, theme.Current()
	v.list.SetLength(len(s.state.All))
	if len(s.state.All) > 0 {
		v.list.Select(s.chosen)
	}
	v.tabs.Set(int(s.page))
	v.tabs.Refresh()
	ink := color.Color(p.Good)
	if s.bad {
		ink = p.Bad
	}
	v.note.Set(s.note, ink)
	v.showButtons()
	var g chart.Grid
	words, ink := v.message()
	if words == "" {
		g = s.grid()
		words, ink = g.Empty, p.Ink
	}
	if len(g.Rows) == 0 {
		prose := widget.NewProse(s.art, words, theme.U(theme.BodyText), ink)
		prose.Wrap, prose.Align = true, fyne.TextAlignCenter
		heading := widget.NewHeading(s.art, g.Title, theme.U(theme.HeadingText), fyne.TextAlignCenter)
		v.body.Objects = []fyne.CanvasObject{container.NewCenter(widget.NewLines(theme.U(520), theme.U(10), heading, prose))}
		v.body.Refresh()
		v.content.Refresh()
		return
	}
	_, least := g.Height(v.look)
	v.room.least = float32(least)
	v.plot.Set(g)
	v.body.Objects = []fyne.CanvasObject{v.scroll}
	v.body.Refresh()
	v.scroll.Refresh()
	v.content.Refresh()
}

// grid returns the page.
func (s *Screen) grid() chart.Grid {
	switch v := s.shown(); s.page {
	case Board:
		return v.board(s.board)
	case Play:
		return v.play(s.board, s.other)
	default:
		return v.ranking()
	}
}

// message returns what is shown in place of a page, or "".
func (v *view) message() (string, color.Color) {
	s, p := v.screen, theme.Current()
	switch {
	case s.err != nil:
		return text.T("challenge.failed", "Error", s.err), p.Bad
	case len(s.state.All) == 0:
		return text.T("challenge.none"), p.Ink
	}
	return "", nil
}

// showButtons shows what can be done.
func (v *view) showButtons() {
	s := v.screen
	c := s.now()
	v.play.Label = text.T("challenge.played")
	if left := c.Left(); left > 0 {
		v.play.Label = text.TN("challenge.do", left)
	}
	set := func(b *widget.Button, shown, able bool) {
		b.Hidden, b.Disabled = !shown, !able
		b.Refresh()
	}
	set(v.play, c.ID != 0, c.Left() > 0)
	set(v.send, true, c.ID != 0)
	set(v.before, s.page != Ranking, s.board > 0)
	set(v.after, s.page != Ranking, s.board < len(c.Own)-1)
	set(v.other, s.page == Play, c.ID != 0)
	set(v.remove, s.page != Play, c.ID != 0)
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

// rowLayout has two lines below each other.
type rowLayout struct{}

const rowInset = 10

// Layout implements fyne.Layout.
func (rowLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	inset := theme.U(rowInset)
	high := o[0].MinSize().Height
	top := (size.Height - high - o[1].MinSize().Height) / 2
	widget.Put(o[0], inset, top, size.Width-2*inset, high)
	widget.Put(o[1], inset, top+high, size.Width-2*inset, o[1].MinSize().Height)
}

// MinSize implements fyne.Layout.
func (rowLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, theme.U(rowHeight)) }

// pageLayout has the head over the list and the page, and the buttons at the foot.
type pageLayout struct{}

// Layout implements fyne.Layout.
func (pageLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	gap := theme.U(margin)
	width := min(size.Width, theme.U(widest)) - 2*gap
	x, y := (size.Width-width)/2, gap*0.7
	head, foot, side := o[0].MinSize().Height, o[3].MinSize().Height, theme.U(listWidth)
	widget.Put(o[0], x, y, width, head)
	y += head + gap*0.7
	widget.Put(o[3], x, size.Height-gap*0.7-foot, width, foot)
	high := size.Height - y - foot - gap*1.4
	widget.Put(o[1], x, y, side, high)
	widget.Put(o[2], x+side+gap, y, width-side-gap, high)
}

// MinSize implements fyne.Layout.
func (pageLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	gap := theme.U(margin)
	width := max(o[0].MinSize().Width, o[3].MinSize().Width, theme.U(listWidth)+gap+o[2].MinSize().Width)
	return fyne.NewSize(width+2*gap, 600)
}
