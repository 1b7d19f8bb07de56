package review

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/ui/table"
	"github.com/superbridge/superbridge/ui/text"
	"github.com/superbridge/superbridge/ui/theme"
	"github.com/superbridge/superbridge/ui/widget"
)

// parts are the objects that change from place to place.
type parts struct {
	surface     *table.Surface
	slider      *slider
	calls       *table.Calls
	column      *container.Scroll
	rows        *fyne.Container // in column
	heading     *widget.Prose   // where one is
	taken       *widget.Prose
	words       *widget.Prose // what happened
	more        *widget.Prose // why, and the hint
	act         *widget.Button
	tries       *widget.Prose
	actRow      *fyne.Container // of the two
	listHeading *widget.Prose
	list        *widget.List
	nothing     *widget.Prose // in place of the list
	everybody   *widget.Button
	worth       *tricksTable
	worthWords  *widget.Prose
	search      *widget.Button
	searchWords *widget.Prose
	progress    *widget.Progress
	searchRow   *fyne.Container // of the two
	failure     *widget.Prose   // of the search
	other       *widget.Prose
	buttons     buttons
}

// build makes the screen's objects.
func (s *Screen) build() fyne.CanvasObject {
	p := s.page
	s.parts = parts{surface: s.parts.surface} // which takes long to paint
	if p.model == nil {
		return container.New(frame{}, s.head(text.T("board.heading"), ""), s.message())
	}
	if s.parts.surface == nil {
		s.parts.surface = table.NewOpenSurface(s.art)
		s.parts.surface.OnTapped, s.parts.surface.OnWheel = s.tapped, s.step
	}
	s.parts.slider = newSlider(func(n int) { s.to(n, false) })
	left := widget.NewButton(s.art, "‹", "←", func() { s.step(-1) })
	right := widget.NewButton(s.art, "›", "→", func() { s.step(1) })
	for _, b := range []*widget.Button{left, right} {
		b.TextSize = theme.U(theme.SmallText)
	}
	steps := container.NewBorder(nil, nil, container.NewCenter(left), container.NewCenter(right), s.parts.slider)
	s.buildColumn()
	s.parts.buttons = newButtons(s)
	return container.New(frame{}, s.head(p.title(), p.subtitle()),
		s.parts.surface, steps, widget.NewPanel(s.parts.column, theme.U(columnEdge)), s.parts.buttons.row())
}

// message says that the board is being read, or why it can't be.
func (s *Screen) message() fyne.CanvasObject {
	p := theme.Current()
	words, ink := text.T("board.loading"), p.Faint
	if s.page.err != nil {
		words, ink = text.T("board.failed", "Error", s.page.err), p.Bad
	}
	prose := widget.NewProse(s.art, words, theme.U(theme.BodyText), ink)
	prose.Wrap, prose.Align = true, fyne.TextAlignCenter
	return widget.NewColumn(theme.U(520), prose)
}

// head is the line at the top: back, what became of the board, and the boards beside it.
func (s *Screen) head(title, subtitle string) fyne.CanvasObject {
	small := func(label, key string, tapped func()) *widget.Button {
		b := widget.NewButton(s.art, label, key, tapped)
		b.TextSize = theme.U(theme.SmallText)
		return b
	}
	back := small(text.T("board.back"), text.T("key.escape"), s.options.OnBack)
	beside := container.NewHBox()
	if p := s.page; p.model != nil {
		previous := small(text.T("board.previous"), "[", func() { s.open(p.board.Previous) })
		next := small(text.T("board.next"), "]", func() { s.open(p.board.Next) })
		previous.Disabled, next.Disabled = p.board.Previous == 0, p.board.Next == 0
		beside.Add(container.NewCenter(previous))
		beside.Add(container.NewCenter(next))
	}
	name := widget.NewHeading(s.art, title, theme.U(theme.HeadingText), fyne.TextAlignCenter)
	under := widget.NewProse(s.art, subtitle, theme.U(theme.SmallText), theme.Current().Faint)
	under.Align = fyne.TextAlignCenter
	return container.NewBorder(nil, nil, container.NewCenter(back), beside, container.New(lines(0), name, under))
}

// small returns a line of small text, which wraps.
func (s *Screen) small(ink color.Color) *widget.Prose {
	prose := widget.NewProse(s.art, "", theme.U(theme.SmallText), ink)
	prose.Wrap = true
	return prose
}

// buildColumn makes what stands beside the table.
func (s *Screen) buildColumn() {
	p, t := theme.Current(), &s.parts
	model := s.page.model
	heading := func() *widget.Prose {
		return widget.NewHeading(s.art, "", theme.U(theme.SmallText), fyne.TextAlignLeading)
	}
	button := func(key string, tapped func()) *widget.Button {
		b := widget.NewButton(s.art, "", key, tapped)
		b.TextSize = theme.U(theme.SmallText)
		return b
	}
	t.calls = table.NewCalls(s.art, s.point)
	t.heading, t.taken = heading(), s.small(p.Faint)
	t.taken.Wrap, t.taken.Align = false, fyne.TextAlignTrailing
	t.words = widget.NewProse(s.art, "", theme.U(theme.BodyText), p.Ink)
	t.words.Wrap = true
	t.more = s.small(p.Faint)
	t.act = button("W", s.act)
	t.tries = s.small(p.Faint)
	t.tries.Wrap = false
	t.actRow = container.NewBorder(nil, nil, t.act, nil, container.New(inset(8), t.tries))
	rounds := float32(t.rounds(model) + 1)
	t.rows = container.New(column{},
		container.New(high(rounds*callHeight), t.calls.Object()),
		s.rule(),
		container.New(atLeast(momentHeight), container.New(lines(3),
			container.NewBorder(nil, nil, t.heading, nil, t.taken), t.words, t.more,
			t.actRow)))
	if model.mine.finished() {
		t.listHeading, t.worth = heading(), newTricksTable(s.art)
		t.everybody = button("E", s.turnEverybody)
		t.list = widget.NewList(theme.U(rowHeight), s.newRow, s.showRow)
		t.list.OnSelected = s.selectRow
		t.nothing = s.small(p.Faint)
		t.search = button("A", s.turnSearch)
		t.searchWords, t.progress, t.failure = s.small(p.Faint), widget.NewProgress(), s.small(p.Bad)
		t.searchWords.Wrap, t.searchWords.Align = false, fyne.TextAlignTrailing
		bar := container.New(layout.NewCustomPaddedVBoxLayout(0), layout.NewSpacer(), t.progress, layout.NewSpacer())
		t.searchRow = container.NewBorder(nil, nil, nil, container.New(layout.NewCustomPaddedLayout(0, 0, theme.U(8), 0), t.searchWords), bar)
		t.worthWords = s.small(p.Ink)
		t.other = s.small(p.Ink)
		title := heading()
		title.Text = text.T("board.open-hands")
		for _, o := range []fyne.CanvasObject{
			s.rule(),
			container.NewBorder(nil, nil, t.listHeading, t.everybody),
			container.New(listStack{}, t.list, t.nothing),
			s.rule(),
			container.NewBorder(nil, nil, title, t.search),
			t.searchRow, t.failure,
			t.worth.content, t.worthWords,
			s.rule(),
			t.other,
		} {
			t.rows.Add(o)
		}
	}
	side := theme.U(columnMargin - columnEdge) // where the scroll bar is, if there is one
	t.column = container.NewVScroll(container.New(layout.NewCustomPaddedLayout(side, side, side, side), t.rows))
}

// rounds returns how many rounds of the auction are in sight at once.
func (t *parts) rounds(m *model) int {
	rounds := t.calls.Rounds(m.mine.whole().Table)
	if m.hasOther() {
		rounds = max(rounds, t.calls.Rounds(m.other.whole().Table))
	}
	return min(max(rounds, 2), mostRounds)
}

func (s *Screen) rule() fyne.CanvasObject {
	r := canvas.NewRectangle(theme.Current().PanelEdge)
	r.SetMinSize(fyne.NewSize(1, theme.Edge()))
	return r
}
