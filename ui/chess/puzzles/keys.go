package puzzles

import (
	"unicode"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/chess/tabletop"
)

// Key handles a key that is not a letter.
func (s *Screen) Key(name fyne.KeyName) {
	if s.sheets.Key(name) {
		return
	}
	if way, ok := tabletop.Arrows[name]; ok {
		s.model.cursor = s.parts.board.MoveCursor(way[0], way[1])
		s.update(false)
		return
	}
	switch name {
	case fyne.KeyReturn, fyne.KeyEnter:
		s.enter()
	case fyne.KeyPageUp:
		s.step(-1)
	case fyne.KeyPageDown:
		s.step(1)
	case fyne.KeyBackspace:
		s.takeBack()
	case fyne.KeyEscape:
		s.back()
	}
}

// enter picks up and puts down at the cursor; of a puzzle that is solved it leads to the next one.
func (s *Screen) enter() {
	switch {
	case s.model.done:
		s.step(1)
	case s.model.cursor != chess.NoSquare || s.model.astray:
		s.put(s.model.cursor)
	}
}

// Rune handles a letter: what a pawn becomes, or a command.
func (s *Screen) Rune(r rune) {
	if s.sheets.Rune(r) {
		return
	}
	if len(s.model.choosing.Kinds()) > 0 {
		if k, err := chess.ParseKind(string(unicode.ToUpper(r))); err == nil {
			s.become(k)
		}
		return
	}
	switch unicode.ToLower(r) {
	case 'f':
		s.solution()
	case 'h':
		s.hint()
	case 'n':
		s.again()
	case 't':
		s.turnBoard()
	case 'v':
		s.turnView()
	case 'y':
		s.show(s.options.Today)
	}
}

// turnBoard turns the board by a quarter.
func (s *Screen) turnBoard() {
	s.parts.facing = s.parts.facing.Turned(1)
	s.update(false)
}

// turnView shows the board in the other view.
func (s *Screen) turnView() {
	f := &s.parts.facing
	f.View = tabletop.Corner + tabletop.Grid - f.View
	s.update(false)
}
