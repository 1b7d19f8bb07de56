package text

import (
	"strings"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Moves on the screen have the letters that players of the language write for pieces. Files, and what is typed or
// copied, have those of the text form.

// Letter returns the letter of a piece before a move, "" for a pawn.
func Letter(k chess.Kind) string {
	if k == chess.Pawn || k == chess.NoKind {
		return ""
	}
	return text.T("chess.letter." + k.String())
}

// Move returns a move without the letter of its piece, as in c4-d5 and g7-g8=Q.
func Move(m chess.Move) string {
	if m.IsPass() {
		return text.T("chess.review.list.pass")
	}
	said := m.String()
	if m.Becomes != chess.NoKind {
		said = strings.TrimSuffix(said, m.Becomes.String()) + text.T("chess.letter."+m.Becomes.String())
	}
	return said
}

// Moves returns moves with signs between them.
func Moves(moves []chess.Move, between string) string {
	var words []string
	for _, m := range moves {
		words = append(words, Move(m))
	}
	return strings.Join(words, between)
}

// Turn returns a turn: its moves, after its dice if it has any, or how it ended the game.
func Turn(t chess.Turn) string {
	switch {
	case len(t.Moves) == 0:
		return End(t.Event)
	case t.Dice != chess.Dice{}:
		return t.Dice.String() + ": " + Moves(t.Moves, ", ")
	}
	return Moves(t.Moves, ", ")
}

// End returns in a word or two what ended a game that isn't a move; "" for another event.
func End(e chess.Event) string {
	switch {
	case e == chess.Resign:
		return text.T("chess.review.list.resign")
	case e == chess.TimeOut:
		return text.T("chess.review.list.time")
	case e == chess.DrawAgreed:
		return text.T("chess.review.list.draw")
	case e.Kind() == chess.AdjudgeKind:
		return text.T("chess.review.list.adjudged")
	}
	return ""
}
