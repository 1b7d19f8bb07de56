package study

import (
	"bytes"
	"math"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

var (
	super     = Plan{Rules: bridge.SuperBridge(), Seed: 7}
	duplicate = Plan{Rules: bridge.Duplicate(), Seed: 7}
)

// Drawn deals go through all counts of points in turn, and plain ones lie about the half.
func TestDeals(t *testing.T) {
	for _, p := range []Plan{super, duplicate} {
		deck := p.Rules.Deck
		by := drawnBy(deck)
		half := by.of(deck.Hand()) / 2
		seen := map[card.Deal]bool{}
		sum := 0.0
		const n = 400
		for number := range n {
			deal := p.Deal(number)
			if err := deal.Check(deck); err != nil {
				t.Fatalf("deal %d: %v", number, err)
			}
			seen[deal] = true
			points := by.of(deal[card.North].Union(deal[card.South]))
			if Plain(number) {
				sum += points
			} else if want := half + float64(number/2%spread(deck)); points != want {
				t.Errorf("deal %d has %v points, want %v", number, points, want)
			}
		}
		if len(seen) != n {
			t.Errorf("%d deals of %d differ", len(seen), n)
		}
		if mean := sum / (n / 2); !near(mean, half, 2) {
			t.Errorf("plain deals have %v points on average, want about %v", mean, half)
		}
	}
	const pinned = "N:QJ.MLT7.K97432.ZT854 KM96431.Z95431.M.AM3 AL8.A6.AZLT865.KQL21 ZT752.KQJ82.QJ1.J976"
	if got := super.Deal(0).String(); got != pinned {
		t.Errorf("the first deal of seed 7 is %s, want %s", got, pinned)
	}
}

// A sample agrees with the whole table of its deal.
func TestSolve(t *testing.T) {
	for number := range 4 {
		s, err := duplicate.Solve(t.Context(), number)
		if err != nil {
			t.Fatal(err)
		}
		table, err := dd.Table(t.Context(), s.Deal, dd.Options{})
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range s.Cells {
			if c.Tricks != table[c.Declarer][c.Strain] {
				t.Errorf("deal %d: %+v, and %+v in the table", number, c, table[c.Declarer][c.Strain])
			}
		}
		if err := duplicate.check(s); err != nil {
			t.Error(err)
		}
	}
}

func TestBestSuit(t *testing.T) {
	deal, err := card.ParseDeal("N:AK.432.AKQ.AKQJT QJT.AKQJ.JT98.98 98765.T98.765.76 432.765.432.5432")
	if err != nil {
		t.Fatal(err)
	}
	for side, want := range map[card.Side]Cell{
		card.NS: {Declarer: card.South, Strain: bridge.Spades}, // seven, as clubs
		card.EW: {Declarer: card.East, Strain: bridge.Hearts},  // seven, as diamonds
	} {
		if got := bestSuit(deal, side); got != want {
			t.Errorf("%v: %+v, want %+v", side, got, want)
		}
	}
}

func TestObserve(t *testing.T) {
	inf := math.Inf(1)
	for _, c := range []struct {
		min, max  int
		low, high float64
	}{{9, 9, 8.5, 9.5}, {7, 11, 6.5, 11.5}, {0, 3, -inf, 3.5}, {12, 17, 11.5, inf}} {
		o := Cell{Tricks: dd.Bounds{Min: c.min, Max: c.max}}.observe(super.Rules)
		if o.low != c.low || o.high != c.high {
			t.Errorf("%+v: %v to %v", c, o.low, o.high)
		}
	}
}

// keptLines returns the lines of some samples of a plan, which are not solved.
func keptLines(t *testing.T, p Plan, numbers ...int) string {
	t.Helper()
	var b bytes.Buffer
	for _, number := range numbers {
		if err := p.Keep(&b, made(p, number, dd.Bounds{Min: 6, Max: 8})); err != nil {
			t.Fatal(err)
		}
	}
	return b.String()
}

// made returns a sample with given tricks in all strains.
func made(p Plan, number int, tricks dd.Bounds) Sample {
	s := Sample{Number: number, Deal: p.Deal(number)}
	s.Cells = p.cells(s)
	for i := range s.Cells {
		s.Cells[i].Tricks = tricks
	}
	return s
}

func TestKept(t *testing.T) {
	for _, p := range []Plan{super, duplicate} {
		samples, err := p.Kept(strings.NewReader(keptLines(t, p, 4, 1)))
		if err != nil {
			t.Fatal(err)
		}
		for i, number := range []int{4, 1} {
			want := made(p, number, dd.Bounds{Min: 6, Max: 8})
			if got := samples[i]; got.Number != number || got.Deal != want.Deal || len(got.Cells) != len(want.Cells) {
				t.Fatalf("%+v, want %+v", got, want)
			}
			for j, c := range samples[i].Cells {
				if c != want.Cells[j] {
					t.Errorf("%+v, want %+v", c, want.Cells[j])
				}
			}
		}
	}
}

func TestKeptIsDamaged(t *testing.T) {
	lines := keptLines(t, super, 0, 1, 2)
	for _, c := range []struct{ old, new, want string }{
		{`{"rules"`, `"rules"`, "line 1: it is damaged"},
		{`"seed":7`, `"seed":8`, "line 1: it is of another study: rules SuperBridge, seed 8, nodes 0"},
		{`"nodes":0`, `"nodes":5`, "line 1: it is of another study: rules SuperBridge, seed 7, nodes 5"},
		{`"SuperBridge"`, `"Duplicate"`, "line 1: it is of another study: rules Duplicate, seed 7, nodes 0"},
		{`"number":1`, `"number":2`, "line 2: it is damaged, and without it its deal is solved again: deal 2 is another"},
		{`"number":1`, `"number":-1`, "line 2: it is damaged, and without it its deal is solved again: there is no deal -1"},
		{`"deal":"N:`, `"deal":"N:2`, "line 1: it is damaged, and without it its deal is solved again: "},
		{`"declarer":"N"`, `"declarer":"X"`, "line 1: it is damaged, and without it its deal is solved again: "},
		{`"strain":"N"`, `"strain":"S"`, "line 1: it is damaged, and without it its deal is solved again: the values of deal 0 are of other contracts"},
		{`"min":6`, `"min":9`, "line 1: it is damaged, and without it its deal is solved again: from 9 to 8 tricks can't be"},
		{`"max":8`, `"max":18`, "line 1: it is damaged, and without it its deal is solved again: from 6 to 18 tricks can't be"},
		{`"min"`, `"mim"`, "line 1: it is damaged, and without it its deal is solved again: "},
		{"}]}\n", "}]}{}\n", "line 1: it is damaged, and without it its deal is solved again: "},
		{"}]}\n", "\n", "line 1: it is damaged, and without it its deal is solved again: "},
	} {
		damaged := strings.Replace(lines, c.old, c.new, 1)
		if _, err := super.Kept(strings.NewReader(damaged)); err == nil || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%s for %s: %v, want %s", c.new, c.old, err, c.want)
		}
	}
	if _, err := super.Kept(strings.NewReader(lines[:len(lines)-5])); err == nil || !strings.HasPrefix(err.Error(), "line 3: it is damaged") {
		t.Errorf("of a torn line: %v", err)
	}
}
