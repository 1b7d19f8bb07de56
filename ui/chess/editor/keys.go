package editor

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
		if s.model.cursor != chess.NoSquare {
			s.click(s.model.cursor)
		}
	case fyne.KeyDelete, fyne.KeyBackspace:
		s.to(s.model.remove())
	case fyne.KeyPageDown:
		s.to(s.model.nextArmy(1))
	case fyne.KeyPageUp:
		s.to(s.model.nextArmy(-1))
	case fyne.KeyHome:
		s.to(s.model.start())
	case fyne.KeyEnd:
		s.to(s.model.empty())
	case fyne.KeySpace:
		s.play()
	case fyne.KeyEscape:
		s.back()
	}
}

// back lets go of a piece, or leaves the screen.
func (s *Screen) back() {
	m, had := s.model.letGo()
	if !had {
		s.leave()
		return
	}
	s.to(m)
}

// Rune handles a letter or a digit: a piece, a row of choices, or a command.
func (s *Screen) Rune(r rune) {
	if s.sheets.Rune(r) {
		return
	}
	if k, err := chess.ParseKind(string(unicode.ToUpper(r))); err == nil {
		s.to(s.model.letter(k))
		return
	}
	switch r := unicode.ToLower(r); r {
	case '1', '2', '3', '4', '5':
		if i := int(r - '1'); i < len(s.parts.rows) {
			s.parts.rows[i].next()
		}
	case 't':
		s.turnBoard()
	case 'v':
		s.turnView()
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
