package practice

import (
	"unicode"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
)

// Key handles a key that is not a letter.
func (s *Screen) Key(key fyne.KeyName) {
	d := s.drill
	enter := key == fyne.KeyReturn || key == fyne.KeyEnter || key == fyne.KeySpace
	switch {
	case s.sheets.Key(key):
	case d == nil:
		s.page().key(key)
	case s.table != nil && s.table.Covered():
		s.table.Key(key)
	case key == fyne.KeyEscape && d.typed != "" && !d.done:
		d.typed = ""
		s.show()
	case !d.there && enter && d.failed != nil:
		s.next()
	case !d.there && key == fyne.KeyEscape, d.done && key == fyne.KeyEscape:
		s.Leave()
	case !d.there:
	case d.done && enter:
		s.next()
	case d.done:
	case !d.kind.Numeric():
		s.table.Key(key)
	case enter:
		s.check()
	case key == fyne.KeyBackspace || key == fyne.KeyDelete:
		d.back()
		s.show()
	case key == fyne.KeyEscape:
		s.Leave()
	}
}

// page takes keys between exercises: the kinds, the parts of the bidding, or a week.
type page interface {
	key(fyne.KeyName)
	rune(rune)
}

func (s *Screen) page() page {
	if s.week != nil {
		return s.week
	}
	if s.topics != nil {
		return s.topics
	}
	return s.overview
}

// stepped returns the place that an arrow, Home or End leads to in a grid of n places, from another; there is none beyond the edges.
func stepped(key fyne.KeyName, from, n, columns int) int {
	to := from
	switch key {
	case fyne.KeyLeft:
		to--
	case fyne.KeyRight:
		to++
	case fyne.KeyUp:
		to -= columns
	case fyne.KeyDown:
		to += columns
	case fyne.KeyHome:
		to = 0
	case fyne.KeyEnd:
		to = n - 1
	}
	if to < 0 || to >= n {
		return from
	}
	return to
}

// check takes the number that has been typed for the answer.
func (s *Screen) check() {
	s.drill.answer()
	if s.drill.done {
		s.layAnswer(bridge.Event{})
		s.settle()
	}
	s.show()
}

// KeyDown passes a held key on to the table.
func (s *Screen) KeyDown(key fyne.KeyName) {
	if s.table != nil && s.drill != nil && s.drill.kind.Played() {
		s.table.KeyDown(key)
	}
}

// KeyUp is KeyDown for a key that is let go.
func (s *Screen) KeyUp(key fyne.KeyName) {
	if s.table != nil {
		s.table.KeyUp(key)
	}
}

// Spell types a sign of another script than Latin at the table, if it is part of a call or a card now.
func (s *Screen) Spell(sign, key rune) bool {
	d := s.drill
	at := d != nil && d.there && (d.kind.Played() || !d.done && !d.kind.Numeric())
	return at && s.sheets.Empty() && s.table.Spell(sign, key)
}

// Rune handles a letter or a digit.
func (s *Screen) Rune(r rune) {
	d := s.drill
	letter := unicode.ToLower(r)
	switch {
	case s.sheets.Rune(r):
	case d == nil:
		s.page().rune(letter)
	case !d.there:
	case d.kind.Played() && d.done && letter == 'n':
		s.replay()
	case d.kind.Played():
		s.table.Rune(r)
	case d.done:
	case d.kind.Numeric() && unicode.IsDigit(r) && r < unicode.MaxASCII:
		d.digit(r)
		s.show()
	case !d.kind.Numeric() && s.table.Typing() && s.table.Spell(r, r): // the f of 4fa, in Romanian
	case letter == 'f':
		s.reveal()
	case !d.kind.Numeric():
		s.table.Rune(r)
	}
}
