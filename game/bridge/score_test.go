package bridge_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

func points(r bridge.Rules, contract string, vulnerable bool, tricks int) int {
	return r.Score(must(bridge.ParseContract(contract+"-S")), vulnerable, tricks).Balance(card.NS)
}

// The worked examples, in order. (Rules: super-bridge, Score.)
func TestScoreExamples(t *testing.T) {
	const no, yes = false, true
	for _, tt := range []struct {
		contract string
		vul      bool
		tricks   int
		want     int
	}{
		{"1N", no, 9, 160},
		{"3C", no, 13, 390},
		{"4S", yes, 12, 260},
		{"4N", no, 12, 680},
		{"5H", yes, 14, 1200},
		{"6D", no, 14, 680},
		{"7H", yes, 15, 2580},
		{"8C", no, 16, 2740},
		{"9N", yes, 17, 7180},
		{"3SX", no, 11, 740},
		{"2DX", no, 12, 620},
		{"9NXX", no, 17, 6020},
		{"4N", no, 10, -200},
		{"4NX", no, 2, -2450},
		{"4NXX", yes, 11, -800},
		{"9SX", yes, 0, -8400},
	} {
		if got := points(bridge.SuperBridge(), tt.contract, tt.vul, tt.tricks); got != tt.want {
			t.Errorf("%s with %d tricks scores %d, want %d", tt.contract, tt.tricks, got, tt.want)
		}
	}
}

// The patent tabulates one to ten tricks short; the rule continues in the same way to 17. (Rules: super-bridge,
// Score.)
func TestUndertricks(t *testing.T) {
	for _, tt := range []struct {
		doubling string
		vul      bool
		want     []int // for 1, 2, … tricks short
	}{
		{"", false, []int{100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200, 1300, 1400, 1500, 1600, 1700}},
		{"", true, []int{200, 400, 600, 800, 1000, 1200, 1400, 1600, 1800, 2000, 2200, 2400, 2600, 2800, 3000, 3200, 3400}},
		{"X", false, []int{200, 450, 700, 950, 1200, 1450, 1700, 1950, 2200, 2450, 2700, 2950, 3200, 3450, 3700, 3950, 4200}},
		{"X", true, []int{400, 900, 1400, 1900, 2400, 2900, 3400, 3900, 4400, 4900, 5400, 5900, 6400, 6900, 7400, 7900, 8400}},
		{"XX", false, []int{400, 900, 1400, 1900, 2400, 2900, 3400, 3900, 4400, 4900, 5400, 5900, 6400, 6900, 7400, 7900, 8400}},
		{"XX", true, []int{800, 1800, 2800, 3800, 4800, 5800, 6800, 7800, 8800, 9800, 10800, 11800, 12800, 13800, 14800, 15800, 16800}},
	} {
		for i, want := range tt.want {
			score := bridge.SuperBridge().Score(must(bridge.ParseContract("9D"+tt.doubling+"-W")), tt.vul, 17-(i+1))
			if !slices.Equal(score, bridge.Score{{Item: bridge.Undertricks, Count: i + 1, Side: card.NS, Points: want}}) {
				t.Errorf("9D%s, vulnerable %v, %d short scores %v, want %d", tt.doubling, tt.vul, i+1, score, -want)
			}
		}
	}
}

// The lowest level at which a made contract is game, for each strain and doubling. (Doubling multiplies the trick
// points.)
func TestGames(t *testing.T) {
	for _, tt := range []struct {
		strain string
		from   [3]int // undoubled, doubled, redoubled
		from52 [3]int
	}{
		{strain: "C", from: [3]int{6, 3, 2}, from52: [3]int{5, 3, 2}},
		{strain: "D", from: [3]int{6, 3, 2}, from52: [3]int{5, 3, 2}},
		{strain: "H", from: [3]int{5, 3, 2}, from52: [3]int{4, 2, 1}},
		{strain: "S", from: [3]int{5, 3, 2}, from52: [3]int{4, 2, 1}},
		{strain: "N", from: [3]int{4, 2, 1}, from52: [3]int{3, 2, 1}},
	} {
		for i, doubling := range []string{"", "X", "XX"} {
			for rules, from := range map[*bridge.Rules]int{ptr(bridge.SuperBridge()): tt.from[i], ptr(bridge.Duplicate()): tt.from52[i]} {
				for level := 1; level <= rules.Level; level++ {
					c := must(bridge.ParseContract(fmt.Sprintf("%d%s%s-N", level, tt.strain, doubling)))
					score := rules.Score(c, true, rules.Needs(level))
					want := bridge.PartScore
					if level >= from {
						want = bridge.GameBonus
					}
					if score[0].Item != bridge.TrickPoints || score[1].Item != want {
						t.Errorf("%s: %v scores %v", rules.Name, c, score)
					}
				}
			}
		}
	}
}

// The zones of the patent: A part-scores only, B mixed, C slams. (Rules: super-bridge, Score.)
func TestZones(t *testing.T) {
	r := bridge.SuperBridge()
	for level := 1; level <= r.Level; level++ {
		games, slams := 0, 0
		for _, strain := range bridge.Strains {
			for _, line := range r.Score(bridge.Contract{Level: level, Strain: strain}, false, r.Needs(level)) {
				switch line.Item {
				case bridge.GameBonus:
					games++
				case bridge.SlamBonus:
					slams++
				}
			}
		}
		want := [2]int{[]int{0, 0, 0, 1, 3, 5, 5, 5, 5}[level-1], []int{0, 0, 0, 0, 0, 0, 5, 5, 5}[level-1]}
		if got := [2]int{games, slams}; got != want {
			t.Errorf("level %d has %d games and %d slams, want %v", level, games, slams, want)
		}
	}
}

// Overtricks don't turn a part-score into a game or a game into a slam.
func TestOvertricksPromoteNothing(t *testing.T) {
	for _, tt := range []struct {
		contract string
		vul      bool
		want     int
	}{
		{"1N", false, 60 + 100 + 8*100},
		{"3N", true, 140 + 100 + 6*200},
		{"6S", false, 240 + 500 + 3*100},
		{"7C", true, 210 + 800 + 1500 + 2*200},
		{"8C", true, 240 + 800 + 3000 + 200},
		{"4SX", true, 320 + 800 + 5*400},
		{"4SXX", true, 640 + 800 + 5*800},
		{"1CXX", false, 120 + 100 + 8*400},
	} {
		if got := points(bridge.SuperBridge(), tt.contract, tt.vul, 17); got != tt.want {
			t.Errorf("%s with all tricks scores %d, want %d", tt.contract, got, tt.want)
		}
	}
}

// Well-known scores of duplicate bridge, not vulnerable and vulnerable.
func TestDuplicateScores(t *testing.T) {
	for _, tt := range []struct {
		contract string
		tricks   int
		want     [2]int
	}{
		{"1C", 7, [2]int{70, 70}},
		{"1N", 7, [2]int{90, 90}},
		{"1N", 8, [2]int{120, 120}},
		{"2H", 8, [2]int{110, 110}},
		{"2S", 10, [2]int{170, 170}},
		{"3N", 9, [2]int{400, 600}},
		{"3N", 11, [2]int{460, 660}},
		{"4H", 10, [2]int{420, 620}},
		{"4S", 11, [2]int{450, 650}},
		{"5C", 11, [2]int{400, 600}},
		{"5D", 12, [2]int{420, 620}},
		{"6C", 12, [2]int{920, 1370}},
		{"6S", 12, [2]int{980, 1430}},
		{"6S", 13, [2]int{1010, 1460}},
		{"6N", 12, [2]int{990, 1440}},
		{"7D", 13, [2]int{1440, 2140}},
		{"7S", 13, [2]int{1510, 2210}},
		{"7N", 13, [2]int{1520, 2220}},

		{"1CX", 7, [2]int{140, 140}},
		{"1CXX", 7, [2]int{230, 230}},
		{"1NX", 7, [2]int{180, 180}},
		{"1NX", 8, [2]int{280, 380}},
		{"1NXX", 7, [2]int{560, 760}},
		{"1NXX", 8, [2]int{760, 1160}},
		{"2DX", 8, [2]int{180, 180}},
		{"2HX", 8, [2]int{470, 670}},
		{"2HXX", 8, [2]int{640, 840}},
		{"3CX", 10, [2]int{570, 870}},
		{"3NX", 9, [2]int{550, 750}},
		{"4SX", 10, [2]int{590, 790}},
		{"4SXX", 11, [2]int{1080, 1480}},
		{"7NX", 13, [2]int{1790, 2490}},
		{"7NXX", 13, [2]int{2280, 2980}},

		{"4S", 9, [2]int{-50, -100}},
		{"4S", 6, [2]int{-200, -400}},
		{"4SX", 9, [2]int{-100, -200}},
		{"4SX", 8, [2]int{-300, -500}},
		{"4SX", 7, [2]int{-500, -800}},
		{"4SX", 6, [2]int{-800, -1100}},
		{"4SX", 5, [2]int{-1100, -1400}},
		{"4SXX", 9, [2]int{-200, -400}},
		{"4SXX", 7, [2]int{-1000, -1600}},
		{"7NX", 0, [2]int{-3500, -3800}},
		{"7NXX", 0, [2]int{-7000, -7600}},
	} {
		got := [2]int{points(bridge.Duplicate(), tt.contract, false, tt.tricks), points(bridge.Duplicate(), tt.contract, true, tt.tricks)}
		if got != tt.want {
			t.Errorf("%s with %d tricks scores %v, want %v", tt.contract, tt.tricks, got, tt.want)
		}
	}
}

// Every contract with every number of tricks, against the table of the rules written a second time.
func TestScoreAll(t *testing.T) {
	for call := bridge.Bid(1, bridge.Clubs); call <= bridge.Bid(9, bridge.NoTrump); call++ {
		for doubling := bridge.Undoubled; doubling <= bridge.Redoubled; doubling++ {
			c := bridge.Contract{Level: call.Level(), Strain: call.Strain(), Doubling: doubling}
			for tricks := range 18 {
				for _, vul := range []bool{false, true} {
					for _, r := range []bridge.Rules{bridge.SuperBridge(), house("plain-doubles")} {
						if got, want := r.Score(c, vul, tricks).Balance(card.NS), slowScore(c, vul, tricks, r.House.PlainDoubles); got != want {
							t.Errorf("%v: %v, vulnerable %v, %d tricks scores %d, want %d", r, c, vul, tricks, got, want)
						}
					}
				}
			}
		}
	}
}

// slowScore computes the score from the table, column by column. (Rules: super-bridge, Score.)
func slowScore(c bridge.Contract, vulnerable bool, tricks int, plain bool) int {
	if c.Level == 0 {
		return 0
	}
	multiple := map[bridge.Doubling]int{bridge.Undoubled: 1, bridge.Doubled: 2, bridge.Redoubled: 4}[c.Doubling]
	column := struct{ game, small, grand, super, over, under, doubledFirst, doubledNext int }{500, 1000, 2000, 4000, 100, 100, 200, 250}
	if vulnerable {
		column = struct{ game, small, grand, super, over, under, doubledFirst, doubledNext int }{800, 1500, 3000, 6000, 200, 200, 400, 500}
	}
	if short := 8 + c.Level - tricks; short > 0 {
		switch c.Doubling {
		case bridge.Undoubled:
			return -short * column.under
		case bridge.Doubled:
			return -(column.doubledFirst + (short-1)*column.doubledNext)
		default:
			return -2 * (column.doubledFirst + (short-1)*column.doubledNext)
		}
	}
	sum := c.Level * map[bridge.Strain]int{bridge.Clubs: 30, bridge.Diamonds: 30, bridge.Hearts: 40, bridge.Spades: 40, bridge.NoTrump: 40}[c.Strain]
	if c.Strain == bridge.NoTrump {
		sum += 20 // the first trick is 60
	}
	if !plain {
		sum *= multiple
	}
	if sum >= 180 {
		sum += column.game
	} else {
		sum += 100
	}
	sum += map[int]int{7: column.small, 8: column.grand, 9: column.super}[c.Level]
	return sum + (tricks-8-c.Level)*column.over*multiple
}

// Each ruling is a field that a table may change. (Rules: super-bridge, Score.)
func TestRulingsOnScore(t *testing.T) {
	r := bridge.SuperBridge()
	r.DoubledTricks = false
	if got := points(r, "3SX", false, 11); got != 120+100 {
		t.Errorf("with trick points not multiplied, 3SX scores %d", got)
	}
	r = bridge.SuperBridge()
	r.MadeDoubled, r.MadeRedoubled = 50, 110
	if got, twice := points(r, "3SX", false, 11), points(r, "3SXX", false, 11); got != 740+50 || twice != 480+500+110 {
		t.Errorf("with a bonus of 50 for making it, 3SX scores %d and 3SXX %d", got, twice)
	}
}

func TestScoreLines(t *testing.T) {
	got := bridge.SuperBridge().Score(must(bridge.ParseContract("7HX-E")), true, 16)
	want := bridge.Score{
		{Item: bridge.TrickPoints, Count: 7, Side: card.EW, Points: 560},
		{Item: bridge.GameBonus, Count: 1, Side: card.EW, Points: 800},
		{Item: bridge.SlamBonus, Count: 7, Side: card.EW, Points: 1500},
		{Item: bridge.Overtricks, Count: 1, Side: card.EW, Points: 400},
	}
	if !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	if score := bridge.SuperBridge().Score(bridge.Contract{}, true, 0); score != nil {
		t.Errorf("a passed-out board scores %v", score)
	}
}

func ptr[T any](v T) *T { return &v }
