// Package outcome says how somebody has fared in what is over: games, rubbers.
package outcome

import (
	"slices"

	"github.com/superbridge/superbridge/ui/kit/text"
)

// Outcome is how something ended for the user.
type Outcome uint8

// The outcomes. None is that of a user who hasn't finished anything yet.
const (
	None Outcome = iota
	Won
	Drawn
	Lost
)

// Of returns the outcome for somebody who has won, 1, has lost, -1, or neither, 0.
func Of(won int) Outcome {
	switch {
	case won > 0:
		return Won
	case won < 0:
		return Lost
	}
	return Drawn
}

// Tally is how often something ended so. Two compare with ==.
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

// Words says it in words, by the messages for a last outcome that was won, drawn or lost; or nothing.
func (t Tally) Words(won, drawn, lost string) string {
	if t.Last == None {
		return ""
	}
	id := [...]string{Won: won, Drawn: drawn, Lost: lost}[t.Last]
	return text.T(id, "Won", text.Points(t.Won), "Drawn", text.Points(t.Drawn), "Lost", text.Points(t.Lost))
}
