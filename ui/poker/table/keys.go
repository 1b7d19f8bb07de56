package table

import (
	"unicode"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/poker/tabletop"
)

// Key handles a key that is not a letter.
func (s *Screen) Key(name fyne.KeyName) {
	if s.Repeats(name) {
		return
	}
	if !s.sheets.Key(name) {
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
		s.step(-1)
	case fyne.KeyRight:
		s.step(1)
	case fyne.KeyBackspace, fyne.KeyDelete:
		s.back()
	}
}

// Rune handles a letter or a digit.
func (s *Screen) Rune(r rune) {
	if !s.sheets.Rune(r) {
		s.letter(r)
	}
}

// letter handles a letter or a digit at the table.
func (s *Screen) letter(r rune) {
	s.finish()
	switch {
	case r >= '1' && r <= '9':
		s.choose(int(r - '0'))
		return
	case r == '0':
		s.choose(10)
		return
	}
	switch unicode.ToLower(r) {
	case 't':
		s.put(tabletop.To(poker.Top))
	case 'm':
		s.put(tabletop.To(poker.Middle))
	case 'b':
		s.put(tabletop.To(poker.Bottom))
	case 'x':
		s.put(tabletop.Away)
	case 'h':
		s.askHint()
	case 's':
		s.sort()
	case 'q':
		s.openLeave()
	}
}

// enter takes a hint over, confirms, or goes on where something waits. What moves is brought to its end first, and that is all
// unless the cards are placed: then who is in a hurry means to confirm.
func (s *Screen) enter() {
	moving := s.finish()
	switch {
	case s.settling() && !moving:
		s.session.GoOn()
	case s.advice.Shown && !s.model.Placing.Complete():
		s.takeHint()
	case !moving || s.model.Placing.Complete():
		s.confirm()
	}
}

// space is Enter, but for a settlement, of which it shows the rest at once.
func (s *Screen) space() {
	if !s.settling() {
		s.enter()
		return
	}
	s.finish()
	s.session.Skip()
}

// escape takes back a choice, or leaves the table.
func (s *Screen) escape() {
	s.finish()
	if s.model.Chosen >= 0 || s.advice.Busy() || s.advice.Shown {
		s.dropHint()
		s.note.said = ""
		s.change(s.model.Choose(-1))
		return
	}
	s.home()
}

// home leaves the table. The game is kept.
func (s *Screen) home() {
	s.finish()
	s.options.OnHome()
}

// step chooses the next card of the hand.
func (s *Screen) step(by int) {
	if s.finish(); s.arranges() {
		s.note.said = ""
		s.change(s.model.Step(by))
	}
}
