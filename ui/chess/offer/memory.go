package offer

import (
	"slices"

	"github.com/superbridge/superbridge/ui/kit/text"
)

// Outcome is how a game ended for the user.
type Outcome uint8

// The outcomes. None is that of a user who hasn't finished a game yet.
const (
	None Outcome = iota
	Won
	Drawn
	Lost
)

// Memory is how the user has fared.
type Memory struct {
	Last             Outcome
	Won, Drawn, Lost int // games
}

// String says it in words, or nothing.
func (m Memory) String() string {
	if m.Last == None {
		return ""
	}
	ids := []string{Won: "chess.offer.last.won", Drawn: "chess.offer.last.drawn", Lost: "chess.offer.last.lost"}
	return text.T(ids[m.Last], "Won", text.Points(m.Won), "Drawn", text.Points(m.Drawn), "Lost", text.Points(m.Lost))
}

// Remember returns what there is to say after games that ended so, the newest last.
func Remember(outcomes []Outcome) (m Memory) {
	for _, o := range slices.Backward(outcomes) {
		if m.Last == None {
			m.Last = o
		}
		switch o {
		case Won:
			m.Won++
		case Drawn:
			m.Drawn++
		case Lost:
			m.Lost++
		}
	}
	return m
}
