package bridge_test

import (
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// dealWith returns a deal in which North-South have the given high-card points.
func dealWith(points int) card.Deal {
	source := rand.New(rand.NewPCG(uint64(points), 6))
	deal := card.Deck52.Shuffle(source)
	has := func(d card.Deal) int { return bridge.HCP(d[card.North]) + bridge.HCP(d[card.South]) }
	// Cards go to the side that has too few points until they match: waiting for 37 points at random takes too long.
	for has(deal) != points {
		from, to := card.Seats[source.IntN(4)], card.Seats[source.IntN(4)]
		mine, its := pick(source, deal[from].Cards()), pick(source, deal[to].Cards())
		other := deal
		other[from], other[to] = deal[from].Without(mine), deal[to].Without(its)
		other[from], other[to] = other[from].With(its), other[to].With(mine)
		if from != to && max(has(other)-points, points-has(other)) <= max(has(deal)-points, points-has(deal)) {
			deal = other
		}
	}
	return deal
}

// Targets, as seen by of the side with the points. (Rules: bridge-52, Worked examples, row 34, row 35, row 36.)
func TestTargetExamples(t *testing.T) {
	for _, tt := range []struct {
		name, contract string // by South
		ns, tricks     int    // North-South's points
		vul            bridge.Vulnerability
		target, imps   [2]int
	}{
		{"24 V, 3H 10", "3H-S", 24, 10, bridge.VulNS, [2]int{290, 0}, [2]int{-3, 3}},
		{"26 NV 4S 10", "4S-S", 26, 10, bridge.VulEW, [2]int{350, 0}, [2]int{2, -2}},
		{"33 V 6N 12", "6N-N", 33, 12, bridge.VulBoth, [2]int{1350, 0}, [2]int{3, -3}},
		{"30 V 3N 8", "3N-N", 30, 8, bridge.VulNS, [2]int{690, 0}, [2]int{-13, 13}},
		{"37 NV 7S 13", "7S-S", 37, 13, bridge.VulNone, [2]int{1300, 0}, [2]int{5, -5}},
		{"23 NV against 2SX V 6", "2SX-E", 23, 6, bridge.VulEW, [2]int{110, 0}, [2]int{9, -9}},
		{"25 NV against 2S 8", "2S-W", 25, 8, bridge.VulNone, [2]int{300, 0}, [2]int{-9, 9}},
		{"23 NV passed", "Passed", 23, 0, bridge.VulEW, [2]int{110, 0}, [2]int{-3, 3}},
		{"20–20, NS 1N 7", "1N-S", 20, 7, bridge.VulBoth, [2]int{0, 0}, [2]int{3, -3}},
		{"EW have 24 V, 3H 10", "3H-E", 16, 10, bridge.VulEW, [2]int{0, 290}, [2]int{3, -3}},
		{"EW have 40", "7N-W", 0, 13, bridge.VulBoth, [2]int{0, 1950}, [2]int{-7, 7}},
	} {
		deal := dealWith(tt.ns)
		c := must(bridge.ParseContract(tt.contract))
		b := must(bridge.NewBoard(bridge.Target(), deal, c.Declarer, tt.vul))
		switch {
		case c.PassedOut():
			b = after(t, b, "Pass Pass Pass Pass")
		case c.Doubling == bridge.Doubled:
			b = after(t, b, bridge.Bid(c.Level, c.Strain).String()+" X Pass Pass Pass")
		default:
			b = after(t, b, bridge.Bid(c.Level, c.Strain).String()+" Pass Pass Pass")
		}
		if !c.PassedOut() {
			if _, ok := b.AgainstTarget(); ok {
				t.Errorf("%s: the target is told before the play is over", tt.name)
			}
			b = must(b.Apply(bridge.Claimed(13 - tt.tricks)))
		}
		got, ok := b.AgainstTarget()
		want := bridge.AgainstTarget{HCP: [2]int{tt.ns, 40 - tt.ns}, Target: tt.target, IMPs: tt.imps}
		if !ok || got != want {
			t.Errorf("%s: %+v (%v), want %+v", tt.name, got, ok, want)
		}
		if !b.Rules.Counts(b) {
			t.Errorf("%s: it doesn't count", tt.name)
		}
	}
	duplicate := after(t, must(bridge.NewBoard(bridge.Duplicate(), dealWith(24), card.North, bridge.VulNone)), "Pass Pass Pass Pass")
	if _, ok := duplicate.AgainstTarget(); ok {
		t.Error("there is a target in duplicate bridge")
	}
}

// The table of targets. (Rules: bridge-52, Target.)
func TestTargets(t *testing.T) {
	r := bridge.Target()
	for points, want := range map[int][2]int{
		20: {0, 0}, 21: {50, 50}, 22: {70, 70}, 23: {110, 110}, 24: {200, 290}, 25: {300, 440}, 26: {350, 520}, 27: {400, 600},
		28: {430, 630}, 29: {460, 660}, 30: {490, 690}, 31: {600, 900}, 32: {700, 1050}, 33: {900, 1350}, 34: {1000, 1500},
		35: {1100, 1650}, 36: {1200, 1800}, 37: {1300, 1950}, 38: {1300, 1950}, 39: {1300, 1950}, 40: {1300, 1950},
	} {
		if got := [2]int{r.Targets[0][points-20], r.Targets[1][points-20]}; got != want {
			t.Errorf("%d points: %v, want %v", points, got, want)
		}
	}
	if !r.HasTargets() || bridge.Chicago().HasTargets() || r.Unit() != bridge.IMPsUnit {
		t.Errorf("targets %v, in Chicago %v, %v", r.HasTargets(), bridge.Chicago().HasTargets(), r.Unit())
	}
}
