// Package games is the screen for choosing a game: a tile for each, in groups, and a sentence on the one that is marked.
package games

import (
	"slices"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Options are the games, the one selected first, and the callbacks. All are required.
type Options struct {
	Games  []family.Tile // at least one
	Chosen string        // the ID of the game that the home screen offers

	OnChoose func(id string)
	OnBack   func()
}

// Screen is the screen.
type Screen struct {
	art      *widget.Art
	options  Options
	content  *fyne.Container
	scroll   *container.Scroll // if the window is too low for all tiles
	shelf    *shelf
	foot     *fyne.Container // of says
	says     *widget.Prose   // what the marked game is
	tiles    []*tile
	selected int
	typed    string // of a name, in lower case
}

// New returns the screen, with the keyboard on the game that has been chosen before.
func New(art *widget.Art, options Options) *Screen {
	s := &Screen{art: art, options: options, content: container.NewStack()}
	s.selected = max(0, slices.IndexFunc(options.Games, func(g family.Tile) bool { return g.ID == options.Chosen }))
	s.Redraw()
	return s
}

// Content returns the screen's object.
func (s *Screen) Content() fyne.CanvasObject { return s.content }

// Close does nothing: the screen holds nothing.
func (s *Screen) Close() {}

// Redraw draws the screen again, in the colours of the present theme.
func (s *Screen) Redraw() {
	s.content.Objects = []fyne.CanvasObject{s.build()}
	s.content.Refresh()
	s.to(s.selected)
}

// to puts the keyboard on a tile and brings it in sight. Beyond the first and the last it stays on these.
func (s *Screen) to(i int) {
	s.selected = max(0, min(i, len(s.tiles)-1))
	for i, t := range s.tiles {
		t.Select(i == s.selected)
	}
	s.tell()
	s.bringInSight(s.tiles[s.selected])
}

// placed is called after layout: it scrolls to the selected tile.
func (s *Screen) placed() {
	fyne.Do(func() { // an object being laid out can't be scrolled
		if s.scroll.Size().Height > 0 {
			s.bringInSight(s.tiles[s.selected])
		}
	})
}

// bringInSight scrolls so that a tile can be seen, with the heading of its group.
func (s *Screen) bringInSight(t *tile) {
	height := s.scroll.Size().Height
	top, bottom := s.shelf.span(t, height)
	switch {
	case top < s.scroll.Offset.Y:
		s.scroll.ScrollToOffset(fyne.NewPos(0, top))
	case bottom > s.scroll.Offset.Y+height:
		s.scroll.ScrollToOffset(fyne.NewPos(0, bottom-height))
	}
}

// choose reports the chosen game.
func (s *Screen) choose(i int) { s.options.OnChoose(s.options.Games[i].ID) }

// Key handles a key that is not a letter.
func (s *Screen) Key(key fyne.KeyName) {
	move := map[fyne.KeyName]int{
		fyne.KeyLeft: s.selected - 1, fyne.KeyRight: s.selected + 1,
		fyne.KeyHome: 0, fyne.KeyEnd: len(s.tiles) - 1,
		fyne.KeyUp: s.shelf.above(s.selected), fyne.KeyDown: s.shelf.below(s.selected),
		fyne.KeyPageUp: s.shelf.above(s.selected), fyne.KeyPageDown: s.shelf.below(s.selected),
	}
	if to, ok := move[key]; ok {
		s.typed = ""
		s.to(to)
		return
	}
	switch key {
	case fyne.KeyReturn, fyne.KeyEnter:
		s.choose(s.selected)
	case fyne.KeyBackspace:
		if s.typed != "" {
			s.typed = s.typed[:len(s.typed)-len(string(last(s.typed)))]
			return
		}
		s.options.OnBack()
	case fyne.KeyEscape:
		s.options.OnBack()
	}
}

// last returns the last letter of a text that has one.
func last(s string) rune {
	runes := []rune(s)
	return runes[len(runes)-1]
}

// Rune handles a letter of a typed name. The selection moves to the first game whose name begins with the typed text,
// or has a word that does. A letter that fits no name after those before it begins another name.
func (s *Screen) Rune(r rune) {
	if r == ' ' && s.typed == "" {
		return
	}
	if !s.spells(r) {
		s.typed = ""
	}
}

// Spell takes a letter of another script than Latin, and reports whether it is one of a typed name.
func (s *Screen) Spell(sign, _ rune) bool { return s.spells(sign) }

// spells moves the selection to the game that is named after one more letter, and reports whether there is one.
func (s *Screen) spells(r rune) bool {
	for _, typed := range []string{s.typed + string(unicode.ToLower(r)), string(unicode.ToLower(r))} {
		if i := s.named(typed); i >= 0 {
			s.typed = typed
			s.to(i)
			return true
		}
	}
	return false
}

// named returns the first game whose name begins with the typed text, or else the first one with a word that does; or
// -1. Marks on letters don't matter.
func (s *Screen) named(typed string) int {
	typed = text.Folded(typed)
	starts := func(g family.Tile) bool { return strings.HasPrefix(text.Folded(g.Name), typed) }
	if i := slices.IndexFunc(s.options.Games, starts); i >= 0 {
		return i
	}
	return slices.IndexFunc(s.options.Games, func(g family.Tile) bool { return strings.Contains(" "+text.Folded(g.Name), " "+typed) })
}
