package table

import (
	"unicode"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/chess"
)

// Key handles a key that is not a letter.
func (s *Screen) Key(name fyne.KeyName) {
	s.joy.Stop()
	if s.Repeats(name) {
		return
	}
	if !s.parts.sheets.Key(name) {
		s.boardKey(name)
	}
}

// boardKey handles a key at the board, below all sheets.
func (s *Screen) boardKey(name fyne.KeyName) {
	switch name {
	case fyne.KeyReturn, fyne.KeyEnter:
		s.enter()
	case fyne.KeySpace:
		s.space()
	case fyne.KeyEscape:
		s.escape()
	case fyne.KeyLeft:
		s.move.step(-1, 0)
	case fyne.KeyRight:
		s.move.step(1, 0)
	case fyne.KeyUp:
		s.move.step(0, 1)
	case fyne.KeyDown:
		s.move.step(0, -1)
	case fyne.KeyPageDown:
		s.move.nextMovable(1)
	case fyne.KeyPageUp:
		s.move.nextMovable(-1)
	case fyne.KeyBackspace:
		if !s.entry.typeBack() {
			s.move.letGo()
		}
	}
}

// Rune handles a letter or a digit.
func (s *Screen) Rune(r rune) {
	s.joy.Stop()
	if !s.parts.sheets.Rune(r) {
		s.letter(r)
	}
}

// letter handles a letter or a digit at the board: a character of a move, or a command. Commands have letters that no
// file has, except the hint, whose letter is the same at every table.
func (s *Screen) letter(r rune) {
	s.parts.finish()
	if s.entry.typeLetter(r) {
		return
	}
	switch unicode.ToLower(r) {
	case 'h':
		s.advice.ask()
	case 'o':
		s.offerDraw()
	case 'p':
		s.move.passTurn()
	case 'q':
		s.openResign()
	case 's':
		s.view.openLook()
	case 't':
		s.view.turnBoard()
	case 'v':
		s.view.changeView()
	case 'y':
		s.letStand()
	}
}

// enter does the typed or advised move; it rolls the dice, or picks up and sets down at the cursor. Running motions are
// finished first.
func (s *Screen) enter() {
	moving := s.parts.finish()
	switch {
	case s.entry.typed != "":
		s.entry.enterTyped()
	case s.advice.Shown:
		s.advice.take()
	case s.move.mayRoll():
		s.move.roll()
	case s.move.cursor.Square != chess.NoSquare:
		s.move.touch(s.move.cursor.Square)
	case s.move.mayStop():
		s.move.stopHere()
	case !moving && s.move.acting():
		s.note.say(s.note.asks())
	}
}

// space rolls the dice, or else finishes running motions; held, it makes the others hurry.
func (s *Screen) space() {
	if s.parts.finish(); s.move.mayRoll() {
		s.move.roll()
	}
}

// escape takes back an unfinished act, or leaves the table.
func (s *Screen) escape() {
	s.parts.finish()
	if s.entry.typed != "" || s.advice.Busy() || s.advice.Shown || s.move.holds() {
		s.move.letGo()
		return
	}
	s.parts.home()
}
