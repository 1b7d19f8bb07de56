package table

import (
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/poker/play"
)

// brought is what each player has brought into the game, so that it can be said in the end what he has won.
type brought struct {
	chips   map[poker.Seat]int
	hand    int           // after which the events came
	counted []poker.Event // of those that came after it
	known   bool          // what came before the first look is counted
}

// follow counts the chips that have been bought since it was called last, or takes back those that have not been after all.
func (b *brought) follow(state play.State) {
	if b.chips == nil {
		b.chips = map[poker.Seat]int{}
	}
	if hand := state.Hand.Table().Hand; hand != b.hand {
		b.hand, b.counted = hand, nil
	}
	if !b.known {
		b.known, b.counted = true, state.After
	}
	for len(b.counted) > len(state.After) {
		last := len(b.counted) - 1
		b.count(b.counted[last], -1)
		b.counted = b.counted[:last]
	}
	for _, e := range state.After[len(b.counted):] {
		b.count(e, 1)
	}
	b.counted = state.After
}

func (b *brought) count(e poker.Event, times int) {
	if e.Kind == poker.Rebuy || e.Kind == poker.Join {
		b.chips[e.Seat] += times * e.Chips
	}
}
