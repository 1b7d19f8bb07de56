package table

import (
	"unicode"

	"github.com/superbridge/superbridge/game/chess"
	chesstext "github.com/superbridge/superbridge/ui/chess/text"
	"github.com/superbridge/superbridge/ui/chess/typing"
	"github.com/superbridge/superbridge/ui/kit/tempo"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// entry takes the moves that are entered by letters and digits.
type entry struct {
	table
	advice  *advice
	typed   typing.Typing
	pending tempo.Letter // an h that may begin a move, or stand for Hint
}

// drop clears the typed text.
func (e *entry) drop() {
	e.typed = ""
	e.pending.Drop()
}

// typeLetter takes a character of a move, and reports whether it was one. A small h may also stand for Hint, unless a
// digit follows. Until then a hint on display stays, since a second h does it.
func (en *entry) typeLetter(r rune) bool {
	en.pending.Drop()
	if en.typed == "" && (!typing.Begins(r) || r == 'H') {
		return false
	}
	next, ok := en.typed.Add(r)
	if !ok {
		en.note.say(text.T("chess.typed-wrong", "Sign", string(unicode.ToLower(r))))
		return true
	}
	en.typed = next
	if next == "h" {
		en.pending.Wait(r, en.play.work.Do, en.lapse)
	} else {
		en.advice.drop()
		en.note.said = ""
	}
	en.parts.show()
	return true
}

// lapse treats the waiting h as Hint, as nothing has followed it.
func (en *entry) lapse() {
	en.drop()
	en.advice.ask()
}

// typeBack takes the last sign back, and reports whether there was one.
func (en *entry) typeBack() bool {
	if en.typed == "" {
		return false
	}
	en.pending.Drop()
	en.advice.drop()
	en.typed, en.note.said = en.typed.Back(), ""
	en.parts.show()
	return true
}

// enterTyped does the typed move, or shows what is wrong with it. The text stays until the move is done.
func (en *entry) enterTyped() {
	if en.pending.Drop() != 0 {
		en.lapse()
		return
	}
	squares, becomes, wrong := en.typed.Read()
	switch {
	case wrong != "":
		en.note.say(wrong)
		return
	case !en.move.mayMove():
		return
	}
	legal, illegal := typing.Meant(en.play.position(), squares, becomes)
	switch len(legal) {
	case 0:
		en.note.say(chesstext.Rule(en.play.position().Check(illegal)))
	case 1:
		en.move.do(legal[0])
	default:
		en.drop()
		en.move.pick(legal)
	}
}

// position returns the current position.
func (p *playing) position() *chess.Position {
	at := p.state.Game.Position()
	return &at
}
