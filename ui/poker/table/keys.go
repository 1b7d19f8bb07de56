package table

import (
	"unicode"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/poker/tabletop"
)

// Key handles a key that is not a letter.
func (s *Screen) Key(name fyne.KeyName) {
	s.finale.joy.Stop()
	if s.Repeats(name) {
		return
	}
	if !s.parts.sheets.Key(name) {
		s.tableKey(name)
	}
}

// tableKey handles a key at the table, below all sheets.
func (s *Screen) tableKey(name fyne.KeyName) {
	switch name {
	case fyne.KeyReturn, fyne.KeyEnter:
		s.enter()
	case fyne.KeySpace:
		s.space()
	case fyne.KeyEscape:
		s.escape()
	case fyne.KeyLeft:
		s.entry.step(-1)
	case fyne.KeyRight:
		s.entry.step(1)
	case fyne.KeyBackspace, fyne.KeyDelete:
		s.entry.back()
	}
}

// Rune handles a letter or a digit.
func (s *Screen) Rune(r rune) {
	s.finale.joy.Stop()
	if !s.parts.sheets.Rune(r) {
		s.letter(r)
	}
}

// Spell takes the letter of a row in a language of another script than Latin, and reports whether it is one.
func (s *Screen) Spell(sign, _ rune) bool {
	row, ok := tabletop.RowLetter(sign)
	if ok = ok && s.parts.sheets.Empty(); ok {
		s.Rune(row)
	}
	return ok
}

// letter handles a letter or a digit at the table.
func (s *Screen) letter(r rune) {
	s.finale.finish()
	switch {
	case r >= '1' && r <= '9':
		s.entry.choose(int(r - '0'))
		return
	case r == '0':
		s.entry.choose(10)
		return
	}
	switch unicode.ToLower(r) {
	case 't':
		s.entry.put(tabletop.To(poker.Top))
	case 'm':
		s.entry.put(tabletop.To(poker.Middle))
	case 'b':
		s.entry.put(tabletop.To(poker.Bottom))
	case 'x':
		s.entry.put(tabletop.Away)
	case 'h':
		s.advice.ask()
	case 's':
		s.entry.sort()
	case 'q':
		s.scoring.openLeave()
	}
}

// enter takes a hint over, confirms, or continues where something waits. Running motions are finished first, and that
// is all unless the cards are placed: then a hurried user means to confirm.
func (s *Screen) enter() {
	moving := s.finale.finish()
	switch {
	case s.play.settling() && !moving:
		s.play.session.GoOn()
	case s.advice.Shown && !s.play.model.Placing.Complete():
		s.advice.take()
	case !moving || s.play.model.Placing.Complete():
		s.entry.confirm()
	}
}

// space is Enter, except during a settlement, of which it shows the rest at once.
func (s *Screen) space() {
	if !s.play.settling() {
		s.enter()
		return
	}
	s.finale.finish()
	s.play.session.Skip()
}

// escape takes back a choice, or leaves the table.
func (s *Screen) escape() {
	s.finale.finish()
	if s.play.model.Chosen >= 0 || s.advice.Busy() || s.advice.Shown {
		s.advice.drop()
		s.note.said = ""
		s.parts.change(s.play.model.Choose(-1))
		return
	}
	s.scoring.home()
}
