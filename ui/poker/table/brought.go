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
	left  map[poker.Seat]int // the stacks after it, with what is counted among the chips already
	seen  int                // how much of what came after it is counted already
	known bool               // somebody has looked
}

// follow takes notice of a state. Between two hands stacks change by what is bought and by nothing else, unless the person
// leaves, after whom there is no hand.
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

// by returns how many chips a player has brought in a state that was followed; ok is false if that isn't known.
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

// bought returns how many chips an event brings to its seat.
func bought(e poker.Event) int {
	if e.Kind == poker.Rebuy || e.Kind == poker.Join {
		return e.Chips
	}
	return 0
}
