package study

import (
	"bytes"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

// truth holds the coefficients of made-up samples: tricks per part of the points, starting from half of the
// tricks with half of the points; with trumps a trick for each of them above or below half of the pack's, and
// half a trick for each card by which a side suit in the hand with fewer is shorter than average.
var truth = struct{ trick, short, sigma float64 }{3, 0.5, 1}

// planted returns samples of which each third number of tricks is known within bounds only.
func planted(p Plan, n int) []Sample {
	random := rand.New(rand.NewPCG(5, 6))
	by := counts(p.Rules.Deck)[0]
	half := by.of(p.Rules.Deck.Hand()) / 2
	var samples []Sample
	for number := range n {
		s := Sample{Number: number, Deal: p.Deal(number)}
		s.Cells = p.cells(s)
		for i, c := range s.Cells {
			side := s.side(c)
			mean := (float64(p.Rules.Tricks()) + random.NormFloat64()*2*truth.sigma) / 2
			mean += (by.of(side) - half) / truth.trick
			if c.Strain != bridge.NoTrump {
				fewer := s.Deal[c.Declarer.Partner()]
				mean += float64(side[c.Strain].Len()) - float64(p.Rules.Tricks())/2 + truth.short*suitsOf(fewer, c.Strain, short(p.Rules.Deck)-1)
			}
			tricks := min(max(int(math.Round(mean)), 0), p.Rules.Tricks())
			b := dd.Bounds{Min: tricks, Max: tricks}
			if number%3 == 0 {
				b.Min, b.Max = max(b.Min-random.IntN(3), 0), min(b.Max+random.IntN(3), p.Rules.Tricks())
			}
			s.Cells[i].Tricks = b
		}
		samples = append(samples, s)
	}
	return samples
}

// What was planted is found, and is as far off as its error says.
func TestPlanted(t *testing.T) {
	for _, p := range []Plan{super, duplicate} {
		deck := p.Rules.Deck
		samples := planted(p, 300)
		random := rand.New(rand.NewPCG(1, 1))
		by := counts(deck)[0]
		half := by.of(deck.Hand()) / 2
		type want struct {
			name  string
			found number
			truth float64
		}
		var all []want

		found := bootstrap(samples, random, byHonours(p.Rules))
		ranks := weighed(deck)
		for i, rank := range ranks {
			all = append(all, want{"tricks for " + rank.String(), found[2+2*i], by[rank] / truth.trick},
				want{"points for " + rank.String(), found[3+2*i], by[rank]})
		}
		all = append(all, want{"length without trumps", found[1], 0})
		if share := found[2+2*len(ranks)].value; share < 0.98 {
			t.Errorf("%v keeps %v", by, share)
		}

		found = bootstrap(samples, random, byPoints(p.Rules, []int{p.Rules.Tricks() - 4}))
		evens := half + truth.trick*(float64(p.Rules.Tricks())/2-4.5)
		all = append(all, want{"a point", found[1], 1 / truth.trick}, want{"error", found[2], truth.sigma},
			want{"points by the line", found[3], evens}, want{"points by themselves", found[4], evens})

		found = bootstrap(samples, random, bySuit(p.Rules))
		all = append(all, want{"a point with trumps", found[1], 1 / truth.trick}, want{"a trump", found[3], 1},
			want{"a trump in points", found[4], truth.trick},
			want{"uneven trumps", found[5], 0}, want{"a side suit", found[7], 0},
			want{"a short suit beside more trumps", found[5+4*short(deck)], 0},
			want{"a short suit beside fewer", found[7+4*short(deck)], truth.short})

		for _, w := range all {
			if off := math.Abs(w.found.value - w.truth); !(off < 3.5*w.found.error) || w.found.error > 0.8 {
				t.Errorf("%d cards, %s: %s, planted %.2f", deck.Len(), w.name, w.found.say(2), w.truth)
			}
		}
	}
}

// The gain by trumps, and the total of tricks, are those of hands of the same points.
func TestPlantedDifferences(t *testing.T) {
	samples := planted(duplicate, 400)
	random := rand.New(rand.NewPCG(1, 1))
	found := bootstrap(samples, random, byLength(duplicate.Rules, 25, []int{7, 8, 9, 10}))
	for i, want := range []float64{0.5, 1.5, 2.5} { // and about 0.3 for short suits
		if n := found[2+4*i+1]; !near(n.value-0.3, want, 3.5*n.error+0.2) {
			t.Errorf("%d trumps bring %s, planted %v", 7+i, n.say(2), want)
		}
	}
	found = bootstrap(samples, random, byTotal(duplicate.Rules, []int{14, 15, 16, 17, 18, 19, 20}))
	if found[0].value != 200 {
		t.Errorf("%v random deals of 400", found[0].value)
	}
	if n := found[3]; !near(n.value, 1, 3.5*n.error) {
		t.Errorf("a trump more makes %s tricks, planted 1", n.say(2))
	}
}

// The error of a mean is known otherwise.
func TestBootstrap(t *testing.T) {
	var samples []Sample
	for i := range 100 {
		samples = append(samples, Sample{Number: i})
	}
	found := bootstrap(samples, rand.New(rand.NewPCG(1, 2)), func(drawn []Sample) []float64 {
		sum, never := 0.0, math.NaN()
		for _, s := range drawn {
			sum += float64(s.Number)
		}
		if drawn[0].Number == 0 {
			never = 1
		}
		return []float64{sum / 100, never}
	})
	if want := math.Sqrt((100*100 - 1) / 12. / 100); found[0].value != 49.5 || !near(found[0].error, want, 0.2*want) {
		t.Errorf("%s, want 49.50 ± %.2f", found[0].say(2), want)
	}
	if got := found[1].say(0); got != "1 ± ?" {
		t.Errorf("what is hardly ever known: %s", got)
	}
}

func TestWhole(t *testing.T) {
	values := []float64{0.82, 0.61, 0.39, 0.21, 0.01, 0}
	if got := whole(card.Deck52, 4, values).String(); got != "4-3-2-1" {
		t.Errorf("%s", got)
	}
	if got := count(card.Deck52, 4, 3, 2, 1).keeps(weighed(card.Deck52), []float64{8, 6, 4, 2, 0, 0}); !near(got, 1, 1e-12) {
		t.Errorf("a count keeps %v of itself", got)
	}
}

// With five cards of a suit partner has three more often than not, which everybody knows.
func TestPartnerHas(t *testing.T) {
	for _, c := range []struct {
		deck          card.Deck
		own, together int
		want          float64
	}{
		{card.Deck52, 5, 8, 0.5437}, {card.Deck52, 6, 8, 0.7626}, {card.Deck52, 13, 13, 1}, {card.Deck52, 0, 13, 0},
		{card.Deck68, 6, 10, 0.5382}, {card.Deck68, 5, 5, 1},
	} {
		if got := partnerHas(c.deck, c.own, c.together); !near(got, c.want, 1e-4) {
			t.Errorf("%d cards, %d for %d together: %.4f, want %.4f", c.deck.Len(), c.own, c.together, got, c.want)
		}
	}
}

// A report can be made of anything, and then says what is unknown.
func TestReportOfLittle(t *testing.T) {
	for _, n := range []int{0, 1, 2, 9, 40} {
		for _, p := range []Plan{super, duplicate} {
			var b bytes.Buffer
			if err := p.Report(&b, planted(p, n)); err != nil {
				t.Fatal(err)
			}
			for _, wrong := range []string{"NaN", "Inf", "%!", "-0.00"} {
				if strings.Contains(b.String(), wrong) {
					t.Errorf("of %d deals: %s in\n%s", n, wrong, &b)
				}
			}
		}
	}
}

// A small study of the known pack gives the known results.
func TestKnownPack(t *testing.T) {
	p := duplicate
	p.Nodes = 100_000
	var samples []Sample
	for number := range 60 {
		s, err := p.Solve(t.Context(), number)
		if err != nil {
			t.Fatal(err)
		}
		samples = append(samples, s)
	}
	found := byHonours(p.Rules)(samples)[2:]
	for i, rank := range weighed(p.Rules.Deck)[:4] {
		if higher, lower := found[2*i], found[2*i+2]; higher <= lower {
			t.Errorf("%v is worth %.2f tricks, and the next lower card %.2f", rank, higher, lower)
		}
	}
	if game := byPoints(p.Rules, []int{9})(samples)[3]; !near(game, 25, 1.5) {
		t.Errorf("3NT takes %.1f points", game)
	}
}
