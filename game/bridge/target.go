package bridge

import "github.com/superbridge/superbridge/game/card"

// Targets are the points that a side should score with 20, 21, … 40 high-card points.
type Targets [21]int

// HighCards is the high-card points of a pack: an ace is 4, a king 3, a queen 2, a jack 1.
const HighCards = 40

// HasTargets reports whether boards are scored against a target.
func (r Rules) HasTargets() bool { return r.Targets != [2]Targets{} }

// AgainstTarget is what a board comes to against its target, by side.
type AgainstTarget struct {
	HCP    [2]int // high-card points
	Target [2]int // of the side with more of them; the other's is 0
	IMPs   [2]int // of the score less the target; one is the negative of the other
}

// AgainstTarget returns what a finished board comes to against its target; ok is false while it goes on, and where there
// are no targets. With 20 high-card points each the target is 0. A passed-out board scores 0 like another.
func (b Board) AgainstTarget() (t AgainstTarget, ok bool) {
	if !b.Rules.HasTargets() || b.phase != Finished {
		return AgainstTarget{}, false
	}
	for _, seat := range card.Seats {
		t.HCP[seat.Side()] += HCP(b.Deal[seat])
	}
	side := card.NS
	if t.HCP[card.EW] > t.HCP[card.NS] {
		side = card.EW
	}
	v := 0
	if b.Vul.Has(side) {
		v = 1
	}
	t.Target[side] = b.Rules.Targets[v][t.HCP[side]-HighCards/2]
	t.IMPs[side] = IMPs(b.Score().Balance(side) - t.Target[side])
	t.IMPs[side.Other()] = -t.IMPs[side]
	return t, true
}
