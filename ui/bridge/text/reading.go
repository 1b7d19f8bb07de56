package text

import (
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/bridge/practice"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// PracticeSeen returns what the learner has seen in a question about a hidden hand, a line each: the bidding, and the tricks, each from its leader on.
func PracticeSeen(e practice.Exercise) (lines []string) {
	if e.Kind != practice.Reading {
		return nil
	}
	a := e.Board.Auction()
	var said []string
	for i, c := range a.Calls {
		said = append(said, text.SeatLetter(a.Caller(i))+"\u00a0"+Call(c))
	}
	lines = append(lines, text.T("drill.read.auction", "Calls", strings.Join(said, ", ")))
	if len(e.Board.Tricks()) == 0 {
		return lines
	}
	lines = append(lines, text.T("drill.read.tricks"))
	for _, t := range e.Board.Tricks() {
		cards := []string{text.SeatLetter(t.Leader)}
		for _, c := range t.Cards[:t.Len] {
			cards = append(cards, text.Card(c))
		}
		lines = append(lines, strings.Join(cards, "\u2002"))
	}
	return lines
}

// readLines explains the answer to a question about a hidden hand, a line each.
func readLines(e practice.Exercise) (lines []string) {
	q := e.Read
	seat := text.Seat(q.Seat)
	switch q.Asked {
	case practice.ShownLength, practice.ShownPoints:
		for _, o := range e.Said(q.Seat) {
			lines = append(lines, meaning(o.Call, o.Meaning))
		}
	case practice.MostPoints:
		most, _ := e.Passed(q.Seat)
		lines = append(lines, text.T("drill.read.passed", "Seat", seat, "Number", most), text.T("drill.read.played", "Seat", seat, "Number", e.HighPlayed(q.Seat)))
	default:
		for _, hidden := range card.Seats {
			for s, out := range e.Lengths(hidden).Out {
				if out && !e.Open(hidden) && (q.Asked == practice.FourthSuit || card.Suit(s) == q.Suit) {
					lines = append(lines, text.T("drill.read.out", "Seat", text.Seat(hidden), "Suit", text.Suit(card.Suit(s))))
				}
			}
		}
		l := e.Lengths(q.Seat)
		var parts []string
		for i := range card.Suits {
			if s := card.Spades - card.Suit(i); l.Known[s] {
				parts = append(parts, text.Suit(s)+"\u00a0"+strconv.Itoa(l.Cards[s]))
			}
		}
		lines = append(lines, text.T("drill.read.dealt", "Seat", seat, "Parts", strings.Join(parts, ", ")))
	}
	return lines
}
