package table

import (
	"unicode"

	"github.com/superbridge/superbridge/game/chess"
	chesstext "github.com/superbridge/superbridge/ui/chess/text"
	"github.com/superbridge/superbridge/ui/kit/tempo"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// entry is what is entered by letters and digits.
type entry struct {
	typed   typing
	pending tempo.Letter // an h that may begin a move, or stand for Hint
}

// drop forgets what has been typed.
func (e *entry) drop() {
	e.typed = ""
	e.pending.Drop()
}

// typeLetter takes a sign of a move, and reports whether it was one. A small h may also stand for Hint: if no digit follows, it does.
// Until then a hint that is shown stays, for a second one does what it advises.
func (s *Screen) typeLetter(r rune) bool {
	s.entry.pending.Drop()
	if s.entry.typed == "" && (!begins(r) || r == 'H') {
		return false
	}
	next, ok := s.entry.typed.add(r)
	if !ok {
		s.say(text.T("chess.typed-wrong", "Sign", string(unicode.ToLower(r))))
		return true
	}
	s.entry.typed = next
	if next == "h" {
		s.entry.pending.Wait(r, s.work.Do, s.lapse)
	} else {
		s.dropHint()
		s.note.said = ""
	}
	s.show()
	return true
}

// lapse takes an h for Hint: nothing has followed it.
func (s *Screen) lapse() {
	s.entry.drop()
	s.askHint()
}

// typeBack takes the last sign back, and reports whether there was one.
func (s *Screen) typeBack() bool {
	if s.entry.typed == "" {
		return false
	}
	s.entry.pending.Drop()
	s.dropHint()
	s.entry.typed, s.note.said = s.entry.typed.back(), ""
	s.show()
	return true
}

// enterTyped does the move that has been typed, or says what is wrong with it. What is typed stays until it is done.
func (s *Screen) enterTyped() {
	if s.entry.pending.Drop() != 0 {
		s.lapse()
		return
	}
	squares, becomes, wrong := s.entry.typed.read()
	switch {
	case wrong != "":
		s.say(wrong)
		return
	case !s.mayMove():
		return
	}
	legal, illegal := meant(s.position(), squares, becomes)
	switch len(legal) {
	case 0:
		s.say(chesstext.Rule(s.position().Check(illegal)))
	case 1:
		s.do(legal[0])
	default:
		s.entry.drop()
		s.pick(legal)
	}
}

// position returns the position as it stands.
func (s *Screen) position() *chess.Position {
	p := s.state.Game.Position()
	return &p
}
