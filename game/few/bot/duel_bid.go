package bot

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/few"
)

// duel is the auction of two as a game whose final contracts are valued by an outlook: each player bids what is best
// for him against the best answers.
type duel struct {
	o      *outlook
	bids   []few.Call // ascending
	values map[duelState]float64
}

// duelState is a state of such an auction; the player who has not bid last is to call.
type duelState struct {
	bid      int // index of the last bid
	by       few.Player
	turn     few.Player
	doubling bridge.Doubling
}

func newDuel(o *outlook) *duel {
	d := &duel{o: o, values: map[duelState]float64{}}
	for level := 1; level <= o.t.rules.Level; level++ {
		for _, s := range o.t.rules.Strains {
			d.bids = append(d.bids, few.Bid(level, s))
		}
	}
	return d
}

// contract returns the contract if a state ends with a pass.
func (d *duel) contract(s duelState) few.Contract {
	b := d.bids[s.bid]
	return few.Contract{Level: int(b.Level), Strain: b.Strain, Doubling: s.doubling, Declarer: s.by}
}

// value returns the value of a state to the thinking player if both call what is best for them.
func (d *duel) value(s duelState) float64 {
	if v, ok := d.values[s]; ok {
		return v
	}
	best := d.passed(s)
	mine := s.turn == d.o.t.me
	better := func(v float64) {
		if mine == (v > best) {
			best = v
		}
	}
	other := 1 - s.turn
	switch {
	case s.turn != s.by && s.doubling == bridge.Undoubled:
		better(d.value(duelState{s.bid, s.by, other, bridge.Doubled}))
	case s.turn == s.by && s.doubling == bridge.Doubled:
		better(d.value(duelState{s.bid, s.by, other, bridge.Redoubled}))
	}
	for i := s.bid + 1; i < len(d.bids); i++ {
		better(d.value(duelState{i, s.turn, other, bridge.Undoubled}))
	}
	d.values[s] = best
	return best
}

// passed returns the value of a state if it is passed.
func (d *duel) passed(s duelState) float64 {
	if s.by == d.o.t.me {
		return d.o.settled(d.contract(s))
	}
	return d.o.worth(d.contract(s))
}

// after returns the value of a call.
func (d *duel) after(c few.Call) float64 {
	t := d.o.t
	bid, by, any := t.view.Last()
	now := duelState{by: by, turn: 1 - t.me, doubling: t.view.Doubling()}
	if any {
		now.bid = d.index(bid)
	}
	switch {
	case c.IsBid():
		return d.value(duelState{d.index(c), t.me, 1 - t.me, bridge.Undoubled})
	case c == few.Double:
		now.doubling = bridge.Doubled
		return d.value(now)
	case c == few.Redouble:
		now.doubling = bridge.Redoubled
		return d.value(now)
	case any:
		return d.o.worth(d.contract(duelState{bid: now.bid, by: by, doubling: now.doubling}))
	case len(t.view.Calls()) > 0:
		return 0 // passed out
	}
	// First the other calls.
	best := 0.0
	for i := range d.bids {
		best = min(best, d.value(duelState{i, 1 - t.me, t.me, bridge.Undoubled}))
	}
	return best
}

func (d *duel) index(c few.Call) int {
	for i, b := range d.bids {
		if b == c {
			return i
		}
	}
	return 0
}
