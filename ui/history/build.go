package history

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// objects are those of the screen that change.
type objects struct {
	field   *field          // for the words of the query
	query   *fyne.Container // the rest of the query, and the number of results
	list    *widget.List    // of sessions or parts
	byParts bool            // it is of parts
	bar     *fyne.Container // below the list: the last action
	pane    *fyne.Container // of the selection
	table   *widget.List    // of the session's parts
	tableOf uint8           // the family of its columns
	part    *container.Scroll
	actions *fyne.Container
	tips    *widget.Tips
	help    *fyne.Container // on what can be typed into the field
}

const (
	margin    = 18
	gap       = 10
	listShare = 0.33 // of the width, for the list
	leastList = 348
	mostList  = 520
)

// Redraw draws the screen again, in the colours of the present theme.
func (s *Screen) Redraw() {
	inTable := s.inTable
	page := s.build()
	s.sheets.SetScreen(page, s.ui.help, s.ui.tips.Layer)
	s.sheets.Redraw()
	s.showHelp()
	at := s.sessions.index(s.at.Session)
	if s.byParts() {
		at = s.parts.index(s.at.Part)
	}
	s.ui.list.Select(max(0, at))
	s.showPane()
	s.showPart()
	s.enterTable(inTable)
}

// build makes the screen's objects.
func (s *Screen) build() fyne.CanvasObject {
	s.ui.tips = widget.NewTips(s.art)
	s.ui.list, s.ui.byParts = s.newList(), s.byParts()
	s.ui.list.OnSelected = s.listSelected
	s.ui.list.OnTapped = func() { s.enterTable(false) }
	s.ui.list.OnOpened = func(int) { s.Key(fyne.KeyReturn) }
	s.ui.tableOf = s.family()
	s.ui.table = s.newTable(s.ui.tableOf)
	s.ui.part = container.NewVScroll(layout.NewSpacer())
	s.ui.pane = container.NewStack()
	s.ui.actions = container.New(layout.NewCustomPaddedHBoxLayout(theme.U(gap)))
	s.ui.bar = container.NewStack()
	s.ui.query = container.New(queryLayout{})
	s.ui.help = s.newHelp()
	s.showBar()
	s.showQuery()

	body := s.message()
	if body == nil {
		right := container.New(over(theme.U(gap)), s.ui.pane, s.ui.actions)
		body = container.New(widget.Under(theme.U(margin)), container.New(sideBySide{}, s.searchField(), s.ui.query),
			container.New(sideBySide{}, s.listPanel(), widget.NewPanel(right, theme.U(margin))))
	}
	pad := theme.U(margin)
	return container.New(layout.NewCustomPaddedLayout(pad, pad, pad, pad),
		container.New(middle{}, container.New(widget.Under(pad), s.head(), body)))
}

// head returns the top line: the way back, the title, and the actions on the whole history.
func (s *Screen) head() fyne.CanvasObject {
	back := widget.NewButton(s.art, text.T("history.back"), text.T("key.escape"), s.options.OnBack)
	buttons := container.New(layout.NewCustomPaddedHBoxLayout(theme.U(gap)), layout.NewSpacer())
	if slices.ContainsFunc(s.families, func(f history.Family) bool { return f.Statistics() != nil }) {
		buttons.Add(container.NewCenter(widget.NewButton(s.art, text.T("history.statistics"), "T", s.statistics)))
	}
	buttons.Add(container.NewCenter(widget.NewButton(s.art, text.T("history.export"), "E", s.openExport)))
	buttons.Add(container.NewCenter(widget.NewButton(s.art, text.T("history.import"), "I", s.openImport)))
	return container.NewStack(widget.NewHead(s.art, text.T("history.title"), back), buttons)
}

// listPanel returns the list, below the choice of its view.
func (s *Screen) listPanel() fyne.CanvasObject {
	view := 0
	if s.byParts() {
		view = 1
	}
	choice := widget.NewChoice(s.art, text.T("history.show"), theme.U(200),
		[]string{text.T("history.rubbers"), text.T("history.all-boards")}, view, func(int) { s.turn() })
	choice.Key = text.T("history.key.show")
	var list fyne.CanvasObject = s.ui.list
	if s.ui.list.Len() == 0 && s.search.done {
		words := s.say(s.nothing(), theme.BodyText, theme.Current().Faint)
		list = container.New(layout.NewCustomPaddedLayout(theme.U(margin), 0, theme.U(14), theme.U(14)), words)
	}
	return widget.NewPanel(container.New(widget.Under(theme.U(4)), choice, container.New(over(0), list, s.ui.bar)), theme.U(6))
}

// message returns what is shown instead of a list, or nil.
func (s *Screen) message() fyne.CanvasObject {
	p := theme.Current()
	words, ink := "", p.Ink
	switch {
	case s.search.err != nil:
		words, ink = text.T("history.failed", "Error", s.search.err), p.Bad
	case !s.search.done && (s.query.Everything() || s.narrow):
		words, ink = text.T("history.loading"), p.Faint
	case s.search.done && s.sessions.len() == 0 && s.query.Everything() && len(s.deleted) == 0:
		words = s.emptyWords()
	default:
		return nil
	}
	prose := widget.NewProse(s.art, words, theme.U(theme.BodyText), ink)
	prose.Wrap, prose.Align = true, fyne.TextAlignCenter
	return widget.NewColumn(theme.U(520), prose)
}

// searchField returns the field for words, with its key.
func (s *Screen) searchField() fyne.CanvasObject {
	f := s.ui.field
	f.SetPlaceHolder(text.T("history.search"))
	f.Redraw()
	f.OnChanged = func(words string) {
		q := s.query
		q.Text = words
		s.ask(q, s.system.pause)
		s.showHelp()
	}
	f.OnFocus = func(on bool) {
		s.typing = on
		s.showHelp()
	}
	f.onEscape = func() { s.focus(nil) }
	f.onEnter = f.onEscape
	f.onNext = f.onEscape
	if f.Text != s.query.Text {
		f.SetText(s.query.Text)
	}
	return f
}

// focusField puts the keyboard in the field for words, if it is there.
func (s *Screen) focusField() {
	if s.message() == nil {
		s.focus(s.ui.field)
	}
}

// showQuery updates the query, and the number of results.
func (s *Screen) showQuery() {
	p := theme.Current()
	filter := widget.NewButton(s.art, text.T("history.filter"), "O", s.openFilter)
	more := widget.NewButton(s.art, "", "", s.openFilter)
	more.TextSize = theme.U(theme.SmallText)
	games := widget.NewButton(s.art, gamesSaid(s.query), gamesKey, s.openGames)
	games.TextSize = theme.U(theme.SmallText)
	parts := container.New(partsLayout{more}, games)
	for _, wish := range s.families.wishes(s.query) {
		b := widget.NewButton(s.art, wish.Words, text.T("history.drop"), func() {
			q := s.query
			wish.Drop(&q)
			s.ask(q, 0)
		})
		b.TextSize = theme.U(theme.SmallText)
		parts.Add(b)
	}
	parts.Add(more)
	count := widget.NewProse(s.art, s.search.said, theme.U(theme.BodyText), p.Faint)
	s.ui.query.Objects = []fyne.CanvasObject{filter, parts, count}
	if !s.query.Everything() {
		s.ui.query.Add(widget.NewButton(s.art, text.T("history.clear"), "U", s.clear))
	}
	s.ui.query.Refresh()
}

// showBar shows below the list the last action, or an error.
func (s *Screen) showBar() {
	p := theme.Current()
	s.ui.bar.Objects = nil
	switch {
	case s.failed != nil:
		s.ui.bar.Add(container.New(layout.NewCustomPaddedLayout(theme.U(gap), theme.U(gap), theme.U(14), theme.U(14)),
			s.say(text.T("history.not-done", "Error", s.failed), theme.BodyText, p.Bad)))
	case len(s.deleted) > 0:
		undo := widget.NewButton(s.art, text.T("history.undo"), text.T("key.undo"), s.Undo)
		words := widget.NewProse(s.art, s.deleted[len(s.deleted)-1].words, theme.U(theme.BodyText), p.Ink)
		s.ui.bar.Add(container.New(layout.NewCustomPaddedLayout(theme.U(8), theme.U(4), theme.U(14), theme.U(8)),
			container.NewBorder(nil, nil, nil, undo, words)))
	}
	s.ui.bar.Refresh()
}
