package history

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// searchBar shows the query above the list: the field for its words, and its other conditions.
type searchBar struct {
	writer
	*results
	sheets *sheet.Stack
	field  *field          // for the words of the query
	wishes *fyne.Container // the rest of the query, and the number of results
	help   *fyne.Container // on what can be typed into the field
	typing bool            // the keyboard is in the field
}

// build makes what changes with the query.
func (s *searchBar) build() {
	s.wishes, s.help = container.New(queryLayout{}), s.newHelp()
	s.show()
}

// searchField returns the field for words, with its key.
func (s *searchBar) searchField() fyne.CanvasObject {
	f := s.field
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

// focus gives a field the keyboard, or takes it back for the screen.
func (s *searchBar) focus(f *field) {
	c := fyne.CurrentApp().Driver().CanvasForObject(s.sheets.Content())
	switch {
	case c == nil: // the screen isn't shown yet
	case f == nil:
		c.Unfocus()
	default:
		c.Focus(f)
	}
}

// show updates the query, and the number of results.
func (s *searchBar) show() {
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
	s.wishes.Objects = []fyne.CanvasObject{filter, parts, count}
	if !s.query.Everything() {
		s.wishes.Add(widget.NewButton(s.art, text.T("history.clear"), "U", s.clear))
	}
	s.wishes.Refresh()
}

// ask looks for something else, at once or after a pause.
func (s *searchBar) ask(q history.Query, pause time.Duration) {
	if q == s.query {
		return
	}
	s.query, s.narrow = q, false
	s.show()
	s.look(pause)
}

// clear looks for everything again.
func (s *searchBar) clear() {
	s.field.SetText("")
	s.ask(history.Query{}, 0)
}
