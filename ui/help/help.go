// Package help is the screen for looking something up: all keys, the rules of a game with every figure of its score,
// its vocabulary with pictures and, if a game has one, a worked example. A search goes through all of it. The content
// of the pages comes from a family, see [family.Guide].
package help

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Screen shows one of the pages, or the results of a search.
type Screen struct {
	art     *widget.Art
	options Options
	guide   family.Guide // to the game
	rules   []rulesOf    // of all games, once something has been looked for
	page    page
	content *fyne.Container
	head    *fyne.Container   // the buttons and the field
	body    *fyne.Container   // below them
	scroll  *container.Scroll // the part that scrolls
	field   *widget.Field
	words   wordsPage
	found   foundPage
}

// page is a page of the help.
type page uint8

const (
	keysPage page = iota
	rulesPage
	scoresPage
	examplePage
	wordsOfGame
	firstGallery // and the others after it
)

// pages returns the pages that there are, in the order of their buttons.
func (s *Screen) pages() []page {
	all := []page{keysPage, rulesPage}
	for i := range s.guide.Galleries {
		all = append(all, firstGallery+page(i))
	}
	if len(s.guide.Scores) > 0 {
		all = append(all, scoresPage)
	}
	if s.guide.Example != nil {
		all = append(all, examplePage)
	}
	if len(s.guide.Words) > 0 {
		all = append(all, wordsOfGame)
	}
	return all
}

// Options are the content of the pages, and the callbacks. All are required.
type Options struct {
	Games  []string                       // the ids of all games
	Game   string                         // of the table below the help, or else the chosen one
	Guide  func(game string) family.Guide // the help on a game
	OnBack func()                         // the user has read it
}

// New returns the help, with the keys.
func New(art *widget.Art, options Options) *Screen {
	s := &Screen{art: art, options: options, guide: options.Guide(options.Game), content: container.NewStack(), field: widget.NewField()}
	s.field.ShowKey(art, "/")
	s.field.SetPlaceHolder(text.T("help.find"))
	s.field.OnChanged = func(string) { s.look() }
	s.field.OnKey = s.fieldKey
	s.Redraw()
	return s
}

// Content returns the screen's object.
func (s *Screen) Content() fyne.CanvasObject { return s.content }

// Close gives back the keyboard.
func (s *Screen) Close() { s.focus(false) }

// Redraw draws the screen again, in the colours of the present theme.
func (s *Screen) Redraw() {
	s.field.Redraw()
	s.content.Objects = []fyne.CanvasObject{s.build()}
	s.content.Refresh()
}

// focus puts the keyboard in the field, or takes it back for the screen.
func (s *Screen) focus(on bool) {
	c := fyne.CurrentApp().Driver().CanvasForObject(s.content)
	switch {
	case c == nil: // the screen isn't shown
	case on:
		c.Focus(s.field)
	case c.Focused() == fyne.Focusable(s.field):
		c.Unfocus()
	}
}

// fieldKey handles a key while something is written, and reports whether it wasn't for the field.
func (s *Screen) fieldKey(key fyne.KeyName) bool {
	switch key {
	case fyne.KeyF1:
		s.options.OnBack()
	case fyne.KeyEscape:
		if s.field.Text == "" {
			s.focus(false)
		} else {
			s.field.SetText("")
		}
	case fyne.KeyTab:
		s.focus(false)
	case fyne.KeyUp, fyne.KeyDown, fyne.KeyPageUp, fyne.KeyPageDown, fyne.KeyReturn, fyne.KeyEnter:
		if s.field.Text == "" {
			s.focus(false)
		}
		if s.field.Text != "" || key != fyne.KeyReturn && key != fyne.KeyEnter {
			s.Key(key)
		}
	default:
		return false
	}
	return true
}

// Key handles a key. A page higher than the window scrolls.
func (s *Screen) Key(key fyne.KeyName) {
	switch {
	case s.looking() && s.foundKey(key), !s.looking() && s.page == wordsOfGame && s.wordKey(key):
		return
	}
	page := s.scroll.Size().Height * 0.8
	by := map[fyne.KeyName]float32{
		fyne.KeyUp: -40, fyne.KeyDown: 40, fyne.KeyPageUp: -page, fyne.KeyPageDown: page,
	}[key]
	if by != 0 {
		s.scroll.ScrollToOffset(s.scroll.Offset.AddXY(0, by))
		return
	}
	switch key {
	case fyne.KeyEscape, fyne.KeyReturn, fyne.KeyEnter, fyne.KeyBackspace:
		s.options.OnBack()
	case fyne.KeyLeft:
		s.step(-1)
	case fyne.KeyRight:
		s.step(1)
	}
}

// Rune handles a letter: the shortcuts that the buttons show, and the stroke that leads to the field.
func (s *Screen) Rune(r rune) {
	if r == '/' {
		s.focus(true)
		return
	}
	for _, a := range append(s.actions(), s.other()) {
		if strings.EqualFold(a.Key, string(r)) {
			a.Do()
			return
		}
	}
}

// nextGame shows the rules of the next game of the list.
func (s *Screen) nextGame() {
	games := s.options.Games
	now := slices.Index(games, s.options.Game)
	s.showGame(games[(now+1)%len(games)])
}

// showGame shows the rules of a game.
func (s *Screen) showGame(game string) {
	s.options.Game = game
	s.guide = s.options.Guide(game)
	s.words = wordsPage{}
	if s.page == keysPage || !slices.Contains(s.pages(), s.page) {
		s.page = rulesPage
	}
	s.forget()
	s.Redraw()
}

// turn shows a page.
func (s *Screen) turn(to page) {
	if s.page != to || s.looking() {
		s.page = to
		s.forget()
		s.Redraw()
	}
}

// step shows the next page or the one before.
func (s *Screen) step(by int) {
	all := s.pages()
	s.turn(all[min(max(slices.Index(all, s.page)+by, 0), len(all)-1)])
}
