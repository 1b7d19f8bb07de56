package table

import (
	"unicode"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/chess"
)

// Key handles a key that is not a letter.
func (s *Screen) Key(name fyne.KeyName) {
	if s.Repeats(name) {
		return
	}
	if !s.sheets.Key(name) {
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
		s.step(-1, 0)
	case fyne.KeyRight:
		s.step(1, 0)
	case fyne.KeyUp:
		s.step(0, 1)
	case fyne.KeyDown:
		s.step(0, -1)
	case fyne.KeyPageDown:
		s.nextMovable(1)
	case fyne.KeyPageUp:
		s.nextMovable(-1)
	case fyne.KeyBackspace:
		if !s.typeBack() {
			s.letGo()
		}
	}
}

// Rune handles a letter or a digit.
func (s *Screen) Rune(r rune) {
	if !s.sheets.Rune(r) {
		s.letter(r)
	}
}

// letter handles a letter or a digit at the board: a sign of a move, or a command. Commands have letters that no file has, but for
// the hint, whose letter is the same at every table.
func (s *Screen) letter(r rune) {
	s.finish()
	if s.typeLetter(r) {
		return
	}
	switch unicode.ToLower(r) {
	case 'h':
		s.askHint()
	case 'o':
		s.offerDraw()
	case 'p':
		s.passTurn()
	case 'q':
		s.openResign()
	case 's':
		s.openLook()
	case 't':
		s.turnBoard()
	case 'v':
		s.changeView()
	}
}

// enter does what has been typed, or what is advised; it rolls the dice, or picks up and sets down where the keys are. What moves
// is brought to its end first.
func (s *Screen) enter() {
	moving := s.finish()
	switch {
	case s.entry.typed != "":
		s.enterTyped()
	case s.advice.Shown:
		s.takeHint()
	case s.mayRoll():
		s.roll()
	case s.cursor.Square != chess.NoSquare:
		s.touch(s.cursor.Square)
	case s.mayStop():
		s.stopHere()
	case !moving && s.acting():
		s.say(s.asks())
	}
}

// space rolls the dice, and else brings what moves to its end; held, it makes the others hurry.
func (s *Screen) space() {
	if s.finish(); s.mayRoll() {
		s.roll()
	}
}

// escape lets go of what has been begun, or leaves the table.
func (s *Screen) escape() {
	s.finish()
	if s.entry.typed != "" || s.advice.Busy() || s.advice.Shown || s.holds() {
		s.letGo()
		return
	}
	s.home()
}

// home leaves the table. The game is kept.
func (s *Screen) home() {
	s.finish()
	s.options.OnHome()
}
