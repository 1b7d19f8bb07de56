package bridge

import "github.com/superbridge/superbridge/game/card"

// Targets are the points a side should score with 20, 21, … 40 high-card points.
type Targets [21]int

// HighCards is the number of high-card points in a pack: 4 for an ace, 3 for a king, 2 for a queen, 1 for a jack.
const HighCards = 40

// HasTargets reports whether boards are scored against a target.
func (r Rules) HasTargets() bool { return r.Targets != [2]Targets{} }

// AgainstTarget is the result of a board against its target, by side.
type AgainstTarget struct {
	HCP    [2]int // high-card points
	Target [2]int // for the side with more of them; 0 for the other
	IMPs   [2]int // of the score minus the target; one is the negative of the other
}

// AgainstTarget returns the result of a finished board against its target; ok is false until it is finished, and in
// games without targets. With 20 high-card points each the target is 0. A passed-out board counts as a score of 0.
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
