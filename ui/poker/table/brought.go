package table

import (
	"maps"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/poker/play"
)

// brought counts the chips that each player has brought into the game, so that it can be said in the end what he has won.
type brought struct {
	chips map[poker.Seat]int // before the newest hand was over
	hand  int
	left  map[poker.Seat]int // the stacks after it, including chips already counted
	seen  int                // number of later events already counted
	known bool               // a state has been followed
}

// follow takes note of a state. Between two hands stacks change only by buying chips, unless the user leaves, after
// which there is no hand.
func (b *brought) follow(state play.State) {
	if !b.known {
		b.known, b.seen, b.chips = true, len(state.After), maps.Clone(b.chips)
	} else if table := state.Hand.Table(); table.Hand != b.hand {
		for _, p := range table.Players {
			if b.chips == nil {
				b.chips = map[poker.Seat]int{}
			}
			b.chips[p.Seat] += p.Stack - b.left[p.Seat]
		}
		b.seen = 0
	}
	table := state.Hand.Table()
	b.hand, b.left = table.Hand, map[poker.Seat]int{}
	if state.Hand.Over() {
		for i, p := range table.Players {
			b.left[p.Seat] = state.Settlement.After[i]
		}
		for _, e := range state.After[:min(b.seen, len(state.After))] {
			b.left[e.Seat] += bought(e)
		}
	}
}

// by returns the number of chips that a player has brought in a state that was followed; ok is false if it isn't known.
func (b *brought) by(seat poker.Seat, state play.State) (chips int, ok bool) {
	chips, ok = b.chips[seat]
	for _, e := range state.After[min(b.seen, len(state.After)):] {
		if e.Seat == seat {
			chips += bought(e)
			ok = ok || e.Kind == poker.Join
		}
	}
	return chips, ok
}

// bought returns the number of chips that an event adds to its seat.
func bought(e poker.Event) int {
	if e.Kind == poker.Rebuy || e.Kind == poker.Join {
		return e.Chips
	}
	return 0
}
