package bridge_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// scored returns a finished board of Chicago on which declarer has bid the contract at once and made the given
// tricks.
func scored(t *testing.T, deal, contract string, tricks int, vul bridge.Vulnerability) bridge.Board {
	t.Helper()
	c := must(bridge.ParseContract(contract))
	b := must(bridge.NewBoard(bridge.Chicago(), must(card.ParseDeal(deal)), c.Declarer, vul))
	bid := bridge.Bid(c.Level, c.Strain).String()
	calls := bid + " Pass Pass Pass"
	switch c.Doubling {
	case bridge.Doubled:
		calls = bid + " X Pass Pass Pass"
	case bridge.Redoubled:
		calls = bid + " X XX Pass Pass Pass"
	}
	return after(t, b, fmt.Sprintf("%s Claim %d", calls, 13-tricks))
}

func TestHonours(t *testing.T) {
	const (
		five  = "N:AKQJT.432.432.32 98.AKQJ.765.7654 765.T98.AKQJ.T98 432.765.T98.AKQJ" // spades: five with North, four elsewhere
		four  = "N:AKQJ9.432.432.32 T8.AKQJ.765.7654 765.T98.AKQJ.T98 432.765.T98.AKQJ"
		split = "N:AKQ9.432.432.432 J8.AKQJ.765.8765 T765.T98.AKQJ.T9 432.765.T98.AKQJ" // spades: three, one and one
		aces  = "N:A432.A432.A43.A2 KQJ.KQJ.KQJ.KQJT T98.T98.T98.9876 765.765.7652.543"
	)
	for _, tt := range []struct {
		name, deal, contract string
		tricks               int
		want                 string // lines
	}{
		{"five by a defender against a failed contract", five, "4S-E 5", 5, "Undertrick NS 250, Honours NS 150 N"},
		{"four in dummy", four, "2S-S 8", 8, "Trick NS 60, Honours NS 100 N"},
		{"a 3–1 split", split, "2S-S 8", 8, "Trick NS 60"},
		{"of a side suit", five, "2N-N 8", 8, "Trick NS 70"},
		{"of a side suit, another strain", five, "2C-N 8", 8, "Trick NS 40, Honours EW 100 W"},
		{"four aces at a suit", aces, "2S-N 8", 8, "Trick NS 60"},
		{"four aces at no-trump", aces, "1N-N 7", 7, "Trick NS 40, Honours NS 150 N"},
		{"four aces against no-trump", aces, "1N-E 7", 7, "Trick EW 40, Honours NS 150 N"},
		{"one short with four by declarer", four, "4S-N 9", 9, "Undertrick EW 50, Honours NS 100 N"},
	} {
		contract, _, _ := strings.Cut(tt.contract, " ")
		b := scored(t, tt.deal, contract, tt.tricks, bridge.VulNone)
		var lines []string
		for _, l := range b.Score() {
			line := fmt.Sprintf("%v %v %d", l.Item, l.Side, l.Points)
			if l.Item == bridge.Honours {
				line += " " + l.Seat.String()
			}
			lines = append(lines, line)
		}
		if got := strings.Join(lines, ", "); got != tt.want {
			t.Errorf("%s: %s, want %s", tt.name, got, tt.want)
		}
		if points := b.Points(); points != b.Score().Points() {
			t.Errorf("%s: %v points", tt.name, points)
		}
		if again := b.Prefix(len(b.Events())); !slices.Equal(again.Score(), b.Score()) {
			t.Errorf("%s: replayed %v, want %v", tt.name, again.Score(), b.Score())
		}
	}
	passed := after(t, must(bridge.NewBoard(bridge.Chicago(), must(card.ParseDeal(five)), card.North, bridge.VulNone)), "Pass Pass Pass Pass")
	if got := passed.Score(); got != nil {
		t.Errorf("a passed-out board scores %v", got)
	}
	duplicate := after(t, must(bridge.NewBoard(bridge.Duplicate(), must(card.ParseDeal(five)), card.North, bridge.VulNone)), "2S Pass Pass Pass Claim 5")
	if got := duplicate.Points(); got != [2]int{110, 0} {
		t.Errorf("honours count in duplicate bridge: %v", got)
	}
}

// The worked examples 1 to 21: the points below and above for declarer, above for the defenders, and in duplicate
// bridge. (Rules: bridge-52, Worked examples.)
func TestBoardExamples(t *testing.T) {
	const v, nv = true, false
	for i, tt := range []struct {
		contract            string
		vul                 bool
		tricks              int
		below, above, other int
		duplicate           int
	}{
		{"2C", nv, 9, 40, 20, 0, 110},
		{"4H", nv, 10, 120, 0, 0, 420},
		{"4N", nv, 11, 130, 30, 0, 460},
		{"7D", nv, 10, 0, 0, 150, -150},
		{"4HX", nv, 10, 240, 50, 0, 590},
		{"4NX", nv, 11, 260, 150, 0, 710},
		{"2CXX", v, 9, 160, 500, 0, 1160},
		{"7DX", nv, 10, 0, 0, 500, -500},
		{"2NX", nv, 8, 140, 50, 0, 490},
		{"1CXX", nv, 7, 80, 100, 0, 230},
		{"2DX", v, 9, 80, 250, 0, 380},
		{"6S", nv, 12, 180, 500, 0, 980},
		{"6S", v, 13, 180, 780, 0, 1460},
		{"7NX", v, 13, 440, 1550, 0, 2490},
		{"6DXX", nv, 12, 480, 600, 0, 1380},
		{"4S", v, 8, 0, 0, 200, -200},
		{"4SX", nv, 6, 0, 0, 800, -800},
		{"4SX", v, 6, 0, 0, 1100, -1100},
		{"4SXX", nv, 6, 0, 0, 1600, -1600},
		{"5DX", nv, 5, 0, 0, 1400, -1400},
		{"7NXX", v, 0, 0, 0, 7600, -7600},
	} {
		vul := bridge.VulNone
		if tt.vul {
			vul = bridge.VulBoth
		}
		b := scored(t, stripes52, tt.contract+"-S", tt.tricks, vul)
		var below, above, other int
		for _, l := range b.Score() {
			switch {
			case l.Side == card.EW:
				other += l.Points
			case l.Item == bridge.TrickPoints:
				below += l.Points
			case l.Item != bridge.GameBonus: // which rubber bridge scores at the end
				above += l.Points
			}
		}
		if below != tt.below || above != tt.above || other != tt.other {
			t.Errorf("%d: %s with %d: %d + %d, defenders %d; want %d + %d, %d", i+1, tt.contract, tt.tricks, below, above, other, tt.below, tt.above, tt.other)
		}
		if got := points(bridge.Duplicate(), tt.contract, tt.vul, tt.tricks); got != tt.duplicate {
			t.Errorf("%d: %s with %d: duplicate %d, want %d", i+1, tt.contract, tt.tricks, got, tt.duplicate)
		}
	}
}

// One to thirteen tricks short, by the formulas. (Rules: bridge-52, What a board scores.)
func TestChicagoUndertricks(t *testing.T) {
	for n := 1; n <= 13; n++ {
		doubled := [2]int{map[int]int{1: 100, 2: 300, 3: 500}[n], 300*n - 100}
		if n > 3 {
			doubled[0] = 300*n - 400
		}
		for v, vul := range []bool{false, true} {
			for contract, want := range map[string]int{"7N": []int{50, 100}[v] * n, "7NX": doubled[v], "7NXX": 2 * doubled[v]} {
				score := bridge.Chicago().Score(must(bridge.ParseContract(contract+"-W")), vul, 13-n)
				if !slices.Equal(score, bridge.Score{{Item: bridge.Undertricks, Count: n, Side: card.NS, Points: want}}) {
					t.Errorf("%s, vulnerable %v, %d short: %v, want %d", contract, vul, n, score, want)
				}
			}
		}
	}
}

// MadeRedoubled 50 makes example 7 above 450.
func TestMadeRedoubled(t *testing.T) {
	r := bridge.Chicago()
	r.MadeRedoubled, r.Game = 50, [2]int{}
	score := r.Score(must(bridge.ParseContract("2CXX-S")), true, 9)
	if above := score.Balance(card.NS) - 160; above != 450 {
		t.Errorf("above %d, want 450", above)
	}
}
