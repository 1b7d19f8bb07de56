// Package help has three pages: one with all keys, one with what there is to know about a game, with every figure of its score, and,
// where a game has one, a worked example as a picture.
// What they say is a family's, see [family.Guide].
package help

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Screen shows one of the pages.
type Screen struct {
	art     *widget.Art
	options Options
	guide   family.Guide // to the game
	page    page
	content *fyne.Container
	scroll  *container.Scroll
}

// page is a page of the help.
type page uint8

const (
	keysPage page = iota
	rulesPage
	examplePage
)

// pages returns how many pages there are.
func (s *Screen) pages() page {
	if s.guide.Example == nil {
		return examplePage
	}
	return examplePage + 1
}

// Options says what the pages show and whom they tell. All must be there.
type Options struct {
	Games  []string                       // the ids of all games
	Game   string                         // at the table that the help is laid on, or else the one that was chosen
	Guide  func(game string) family.Guide // what there is to say of a game
	OnBack func()                         // the user has read it
}

// New returns the help, with the keys.
func New(art *widget.Art, options Options) *Screen {
	s := &Screen{art: art, options: options, guide: options.Guide(options.Game), content: container.NewStack()}
	s.Redraw()
	return s
}

// Content returns what the window shows.
func (s *Screen) Content() fyne.CanvasObject { return s.content }

// Close does nothing: the screen holds nothing.
func (s *Screen) Close() {}

// Redraw draws the screen again, in the colours of the present theme.
func (s *Screen) Redraw() {
	s.scroll = s.build()
	s.content.Objects = []fyne.CanvasObject{s.scroll}
	s.content.Refresh()
}

// Key handles a key. Where the page is higher than the window, it can be scrolled.
func (s *Screen) Key(key fyne.KeyName) {
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
		s.turn(max(s.page, 1) - 1)
	case fyne.KeyRight:
		s.turn(min(s.page+1, s.pages()-1))
	}
}

// Rune handles a letter: the shortcuts that the buttons show.
func (s *Screen) Rune(r rune) {
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
	s.options.Game = games[(now+1)%len(games)]
	s.guide = s.options.Guide(s.options.Game)
	if s.page == keysPage || s.page >= s.pages() {
		s.page = rulesPage
	}
	s.Redraw()
}

// turn shows a page.
func (s *Screen) turn(to page) {
	if s.page != to {
		s.page = to
		s.Redraw()
	}
}
