// Package home is the first screen: continue a session in progress, begin something new, or go elsewhere. A family of
// games supplies the content, see [family.Offer].
package home

import (
	"strings"
	"unicode"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Options are the screen's content and callbacks. All are required, but Learn may be empty.
type Options struct {
	Offering family.Offering
	Learn    []family.Action // what leads to where one learns, or nothing

	OnGames      func() // to another game
	OnHistory    func()
	OnStatistics func()
	OnDeck       func()
	OnSettings   func()
	OnHelp       func()
	OnQuit       func()
}

// Screen is the first screen.
type Screen struct {
	art     *widget.Art
	options Options
	offer   family.Offer // as it is drawn
	sheets  *sheet.Stack
	rows    [][]widget.Control // from the top, each from the left, as they are built
	keys    widget.Controls    // of these
	begin   int                // the row with New
	typed   bool               // a digit has just been handled: the next one continues the number
}

var _ family.Home = (*Screen)(nil)

// New returns the screen, with the most likely next step focused.
func New(art *widget.Art, options Options) *Screen {
	s := &Screen{art: art, options: options, sheets: sheet.NewStack()}
	s.Redraw()
	if s.offer.Continue == nil {
		s.keys.To(s.begin, 0) // past the choices, on New
	}
	return s
}

// Content returns the screen's object.
func (s *Screen) Content() fyne.CanvasObject { return s.sheets.Content() }

// Close does nothing: the screen holds nothing.
func (s *Screen) Close() {}

// Push implements [family.Home].
func (s *Screen) Push(shown sheet.Sheet) { s.sheets.Push(shown) }

// Remove implements [family.Home].
func (s *Screen) Remove(shown sheet.Sheet) { s.sheets.Remove(shown) }

// Redraw draws the screen again, in the current theme and with the current offer. The focus stays on the same control,
// whatever has been added or removed.
func (s *Screen) Redraw() {
	row, column := s.keys.At()
	fromEnd, begin := len(s.keys.Rows())-row, s.begin
	s.offer = s.options.Offering.Offer(s)
	s.sheets.SetScreen(s.build())
	s.sheets.Redraw()
	switch {
	case fromEnd <= len(s.elsewhere()) && fromEnd > 0: // it leads to another screen
		row = len(s.rows) - fromEnd
	case row == begin && len(s.keys.Rows()) > 0: // choices above may have come or gone
		row = s.begin
	}
	s.keys.Set(s.rows)
	s.keys.To(row, column)
}

// Key handles a key.
func (s *Screen) Key(key fyne.KeyName) {
	if s.sheets.Key(key) {
		return
	}
	if !digit(key) { // it also arrives as a letter
		s.typed = false
	}
	switch enters := key == fyne.KeyReturn || key == fyne.KeyEnter; {
	case !enters:
		s.keys.Key(key)
	case !s.keys.Press():
		s.offer.New.Do() // the choices belong to it
	}
}

// digit reports whether a key is that of a digit.
func digit(key fyne.KeyName) bool { return len(key) == 1 && key[0] >= '0' && key[0] <= '9' }

// Rune handles a letter: the shortcuts that the buttons show. Digits are the game's.
func (s *Screen) Rune(r rune) {
	if s.sheets.Rune(r) {
		return
	}
	if unicode.IsDigit(r) && s.offer.Digit != nil && s.offer.Digit(r, s.typed) {
		s.typed = true
		s.Redraw()
		return
	}
	s.typed = false
	for _, a := range s.actions() {
		if strings.EqualFold(a.Key, string(r)) {
			a.Do()
			return
		}
	}
}

// actions returns the actions of the letters.
func (s *Screen) actions() []family.Action {
	o := s.offer
	all := append(append([]family.Action{newAction(o)}, o.More...), o.Elsewhere...)
	if o.Continue != nil {
		all = append(all, continueAction(*o.Continue))
	}
	for _, a := range []*family.Action{o.Beside, o.Below} {
		if a != nil {
			all = append(all, *a)
		}
	}
	for _, row := range s.elsewhere() {
		all = append(all, row...)
	}
	return all
}

// newAction and continueAction have their keys, which are the same in every game.
func newAction(o family.Offer) family.Action {
	o.New.Key = "N"
	return o.New
}

func continueAction(c family.Continue) family.Action {
	c.Key = "P"
	return c.Action
}
