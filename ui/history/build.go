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
	s.sheets.SetScreen(page, s.bar.help, s.tips.Layer)
	s.sheets.Redraw()
	s.bar.showHelp()
	at := s.sessions.index(s.at.Session)
	if s.byParts() {
		at = s.parts.index(s.at.Part)
	}
	s.list.Select(max(0, at))
	s.details.show()
	s.details.showPart()
	s.enterTable(inTable)
}

// build makes the screen's objects.
func (s *Screen) build() fyne.CanvasObject {
	s.tips = widget.NewTips(s.art)
	open := func(int) { s.Key(fyne.KeyReturn) }
	rows := list{s.writer, s.selection, s.tips}
	s.list, s.byPart = rows.build(), s.byParts()
	s.list.OnSelected = s.listSelected
	s.list.OnTapped = func() { s.enterTable(false) }
	s.list.OnOpened = open
	s.details.build(&table{writer: s.writer, selection: s.selection, tips: s.tips, open: open})
	s.actions.buttons = container.New(layout.NewCustomPaddedHBoxLayout(theme.U(gap)))
	s.last = container.NewStack()
	s.bar.build()
	s.showLast()

	body := s.message()
	if body == nil {
		right := container.New(over(theme.U(gap)), s.details.content, s.actions.buttons)
		body = container.New(widget.Under(theme.U(margin)), container.New(sideBySide{}, s.bar.searchField(), s.bar.wishes),
			container.New(sideBySide{}, s.listPanel(), widget.NewPanel(right, theme.U(margin))))
	}
	pad := theme.U(margin)
	return container.New(layout.NewCustomPaddedLayout(pad, pad, pad, pad),
		container.New(middle{}, container.New(widget.Under(pad), s.head(), body)))
}

// head returns the top line: the way back, the title, and the actions on the whole history.
func (s *Screen) head() fyne.CanvasObject {
	back := widget.NewButton(s.art, text.T("history.back"), text.T("key.escape"), s.options.OnBack)
	var buttons []*widget.Button
	if slices.ContainsFunc(s.families, func(f history.Family) bool { return f.Statistics() != nil }) {
		buttons = append(buttons, widget.NewButton(s.art, text.T("history.statistics"), "T", s.statistics))
	}
	buttons = append(buttons, widget.NewButton(s.art, text.T("history.export"), "E", s.files.openExport),
		widget.NewButton(s.art, text.T("history.import"), "I", s.files.openImport))
	return widget.NewHead(s.art, text.T("history.title"), back, buttons...)
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
	var list fyne.CanvasObject = s.list
	if s.list.Len() == 0 && s.search.done {
		words := s.say(s.nothing(), theme.BodyText, theme.Current().Faint)
		list = container.New(layout.NewCustomPaddedLayout(theme.U(margin), 0, theme.U(14), theme.U(14)), words)
	}
	return widget.NewPanel(container.New(widget.Under(theme.U(4)), choice, container.New(over(0), list, s.last)), theme.U(6))
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
	case s.search.done && s.sessions.len() == 0 && s.query.Everything() && len(s.actions.deleted) == 0:
		words = s.emptyWords()
	default:
		return nil
	}
	prose := widget.NewProse(s.art, words, theme.U(theme.BodyText), ink)
	prose.Wrap, prose.Align = true, fyne.TextAlignCenter
	return widget.NewColumn(theme.U(520), prose)
}

// focusField puts the keyboard in the field for words, if it is there.
func (s *Screen) focusField() {
	if s.message() == nil {
		s.bar.focus(s.bar.field)
	}
}

// showLast shows below the list the last action, or an error.
func (s *Screen) showLast() {
	p := theme.Current()
	s.last.Objects = nil
	switch {
	case s.failed != nil:
		s.last.Add(container.New(layout.NewCustomPaddedLayout(theme.U(gap), theme.U(gap), theme.U(14), theme.U(14)),
			s.say(text.T("history.not-done", "Error", s.failed), theme.BodyText, p.Bad)))
	case len(s.actions.deleted) > 0:
		undo := widget.NewButton(s.art, text.T("history.undo"), text.T("key.undo"), s.Undo)
		words := widget.NewProse(s.art, s.actions.deleted[len(s.actions.deleted)-1].words, theme.U(theme.BodyText), p.Ink)
		s.last.Add(container.New(layout.NewCustomPaddedLayout(theme.U(8), theme.U(4), theme.U(14), theme.U(8)),
			container.NewBorder(nil, nil, nil, undo, words)))
	}
	s.last.Refresh()
}
