// Package outcome counts the user's results in finished games and rubbers.
package outcome

import (
	"slices"

	"github.com/superbridge/superbridge/ui/kit/text"
)

// Outcome is a result for the user.
type Outcome uint8

// The outcomes. None is that of a user who hasn't finished anything yet.
const (
	None Outcome = iota
	Won
	Drawn
	Lost
)

// Of returns the outcome of a win, 1, a loss, -1, or neither, 0.
func Of(won int) Outcome {
	switch {
	case won > 0:
		return Won
	case won < 0:
		return Lost
	}
	return Drawn
}

// Tally counts outcomes. Tallies can be compared with ==.
type Tally struct {
	Last             Outcome
	Won, Drawn, Lost int
}

// Count returns the tally of outcomes, the newest last.
func Count(outcomes []Outcome) (t Tally) {
	for _, o := range slices.Backward(outcomes) {
		if t.Last == None {
			t.Last = o
		}
		switch o {
		case Won:
			t.Won++
		case Drawn:
			t.Drawn++
		case Lost:
			t.Lost++
		}
	}
	return t
}

// Words describes the tally, by the messages for a last outcome that was won, drawn or lost; "" if nothing was
// finished.
func (t Tally) Words(won, drawn, lost string) string {
	if t.Last == None {
		return ""
	}
	id := [...]string{Won: won, Drawn: drawn, Lost: lost}[t.Last]
	return text.T(id, "Won", text.Points(t.Won), "Drawn", text.Points(t.Drawn), "Lost", text.Points(t.Lost))
}
