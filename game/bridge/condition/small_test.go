package condition

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
)

// small is a pack all of whose deals can be enumerated: ace, king and queen of each suit, 12!/(3!)^4 = 369,600 deals.
// An ace is two points and a king one.
var small = judge{
	rules: bridge.Rules{Deck: card.Deck{Ranks: card.Holding(0).With(card.Ace).With(card.King).With(card.Queen)}},
	count: bidding.Count{Honours: 2, Suit: 1, Fit: 3, Balanced: bidding.Range{Min: 0, Max: 1}},
}

// smaller is the same pack with a point only for an ace, so that two cards of a suit are small.
var smaller = judge{rules: small.rules, count: bidding.Count{Honours: 1, Suit: 1, Fit: 3, Balanced: bidding.Range{Min: 0, Max: 1}}}

var smallerConditions = []string{
	"N.points 1, S.points 1, N.spades 2+",
	"N.points 1, NS.points 3+, E.hearts 0",
	"NS.points 2, N.points 0-1, NS fit, N.longest 2",
	"N.points 2, E.points 2, N.spades 2+",
	"EW.points 0-1, not N balanced",
	"N.points 2, S.hearts 2+, E.clubs 0",
}

// smallDeals lists all deals of the small pack.
func smallDeals() []card.Deal {
	var all []card.Deal
	cards := small.rules.Deck.Hand().Cards()
	var deal card.Deal
	var next func(i int)
	next = func(i int) {
		if i == len(cards) {
			all = append(all, deal)
			return
		}
		for _, seat := range card.Seats {
			if deal[seat].Len() < 3 {
				deal[seat] = deal[seat].With(cards[i])
				next(i + 1)
				deal[seat] = deal[seat].Without(cards[i])
			}
		}
	}
	next(0)
	return all
}

// smallCondition reads a condition on deals of the small pack.
func smallCondition(t *testing.T, text string) Condition {
	c := Condition{rules: small.rules}
	for word := range strings.SplitSeq(text, ",") {
		p := parser{rules: bridge.Duplicate(), text: word}
		part, err := p.part()
		if err != nil {
			t.Fatal(err)
		}
		c.parts = append(c.parts, part)
	}
	return c
}

var smallConditions = []string{
	"N.points 3",
	"not N.points 3",
	"N.spades 2+",
	"NS.spades 2",
	"EW.spades 2",
	"N.points 2-4, S.points 1",
	"NS.points 7+",
	"EW.points 7+",
	"not EW.points 5-7",
	"NS.points 6+, N.points 2-4, S.points 3+",
	"NS.points 6-8, N.points 2-4",
	"N.points 2+, E.points 2+, S.points 2+",
	"N.points 3, E.points 3, S.points 3, W.points 3",
	"N.points 0, E.points 1-2, S.points 4-5",
	"N.points 0-1, E.points 1, S.points 4+",
	"E.points 2, NS.points 9+, N.points 5+",
	"EW.points 0-2, N.points 4-5, E.points 0",
	"N balanced",
	"not N balanced",
	"N balanced, S balanced, EW.points 5+",
	"N balanced, S balanced, E balanced, W balanced",
	"NS fit",
	"not NS fit",
	"NS fit, EW fit",
	"NS fit, not EW fit, N.points 3+",
	"N.longest 2",
	"not N.longest 2",
	"NS.longest 3, NS.shortest 0",
	"N.shortest 0, E.shortest 0",
	"not NS.shortest 0-0",
	"N.spades 1, N.hearts 1, S.diamonds 0-1, E.clubs 2+, W.points 2+",
	"N.spades 3, E.hearts 3",
	"N.spades 3, E.hearts 3, S.diamonds 3, W.clubs 3",
	"N.spades 2+, NS.hearts 2+, EW.diamonds 1-2, NS.points 4-7, E.points 0-1",
	"N.clubs 0, S.clubs 0, E.points 4+, not W.points 0, NS fit",
}

// Counts are exact on the small pack, and deals are drawn with equal probability.
func TestSmallPack(t *testing.T) {
	all := smallDeals()
	if len(all) != 369600 {
		t.Fatalf("%d deals", len(all))
	}
	ctx, random := context.Background(), rand.New(rand.NewPCG(1, 1))
	for i, text := range slices.Concat(smallConditions, smallerConditions) {
		judge := small
		if i >= len(smallConditions) {
			judge = smaller
		}
		c := smallCondition(t, text)
		var met []card.Deal
		for i := range all {
			if ok, _ := judge.meets(ctx, &all[i], c.parts); ok {
				met = append(met, all[i])
			}
		}
		d, err := judge.deals(ctx, c)
		if err != nil {
			t.Errorf("%s: %v, and there are %d", text, err, len(met))
			continue
		}
		counted := d.drawer.whole
		for _, g := range d.drawer.groups {
			counted *= map[int]float64{1: 1, 2: 20, 3: 1680, 4: 369600}[g.len()]
		}
		if len(d.rest) == 0 && counted != float64(len(met)) {
			t.Errorf("%s: %v deals are counted, and there are %d", text, counted, len(met))
		}
		if share := float64(len(met)) / float64(len(all)); len(d.rest) == 0 && math.Abs(d.share-share) > 1e-9 {
			t.Errorf("%s: the share is said to be %v, and is %v", text, d.share, share)
		}
		if counted < float64(len(met)) {
			t.Errorf("%s: with %v left %v deals are counted, and there are %d", text, d.rest, counted, len(met))
		}
		uniform(t, text, d, met, random)
	}
}

// uniform checks that the drawn deals are all of the given ones, equally often. Of many, some are taken together.
func uniform(t *testing.T, text string, d *Deals, met []card.Deal, random *rand.Rand) {
	const most, draws = 499, 4000
	number := make(map[card.Deal]int, len(met))
	want := make([]float64, min(most, len(met)))
	for i, deal := range met {
		number[deal] = i
		want[i%len(want)] += draws / float64(len(met))
	}
	times := make([]float64, len(want))
	for range draws {
		deal, err := d.Next(context.Background(), random)
		i, ok := number[deal]
		if err != nil || !ok {
			t.Errorf("%s: %v comes, %v", text, deal, err)
			return
		}
		times[i%len(want)]++
	}
	squares := 0.0
	for i, n := range times {
		squares += (n - want[i]) * (n - want[i]) / want[i]
	}
	free := float64(len(want) - 1)
	if off := (squares - free) / math.Sqrt(2*max(free, 1)); off > 5 || off < -5 {
		t.Errorf("%s: chi-square is %.0f with %.0f degrees of freedom, %.1f standard deviations off", text, squares, free, off)
	}
}

// The order of counting the parts changes nothing.
func TestOrderOfParts(t *testing.T) {
	for _, text := range smallConditions {
		c := smallCondition(t, text)
		d, err := small.deals(context.Background(), c)
		if err != nil {
			t.Fatal(err)
		}
		slices.Reverse(c.parts)
		turned, err := small.deals(context.Background(), c)
		if err != nil {
			t.Fatal(err)
		}
		if len(d.rest) == 0 && len(turned.rest) == 0 && math.Abs(d.share-turned.share) > 1e-12 {
			t.Errorf("%s: %v, and turned round %v", text, d.share, turned.share)
		}
	}
}

// Random conditions on the small pack: impossible ones are reported, and all others counted.
func TestSmallRandom(t *testing.T) {
	all := smallDeals()
	random := rand.New(rand.NewPCG(2, 2))
	impossible, left := 0, 0
	for range 12 {
		c := Condition{rules: small.rules}
		for range 2 + random.IntN(5) {
			c.parts = append(c.parts, randomPart(random, 3, 12))
		}
		var met int
		for i := range all {
			if ok, _ := small.meets(context.Background(), &all[i], c.parts); ok {
				met++
			}
		}
		d, err := small.deals(context.Background(), c)
		var told *Impossible
		switch {
		case errors.As(err, &told):
			impossible++
			if met != 0 {
				t.Errorf("%v is said to be impossible, and there are %d", c, met)
			}
			for i := range told.Parts {
				without := Condition{rules: c.rules, parts: slices.Delete(slices.Clone(told.Parts), i, i+1)}
				if _, err := small.deals(context.Background(), without); err != nil {
					t.Errorf("%v: %v isn't needed for it: %v", c, told.Parts[i], err)
				}
			}
		case err != nil:
			t.Errorf("%v: %v", c, err)
		case len(d.rest) > 0:
			left++
		case math.Abs(d.share*float64(len(all))-float64(met)) > 1e-6:
			t.Errorf("%v: %v, and there are %d", c, d.share*float64(len(all)), met)
		}
	}
	if impossible == 0 || left > 3 {
		t.Errorf("%d impossible, %d not counted", impossible, left)
	}
}

// randomPart returns a part that doesn't concern bids or tricks.
func randomPart(random *rand.Rand, length, points int) Part {
	for {
		p := Part{Not: random.IntN(5) == 0, Who: Who(random.IntN(int(EW) + 1)), What: What(random.IntN(int(Slam))), Suit: card.Suit(random.IntN(4))}
		limit := length
		if p.What == Points {
			limit = points
		}
		p.Range.Min = random.IntN(limit + 1)
		p.Range.Max = p.Range.Min + random.IntN(limit+1-p.Range.Min)
		if p.Range.Max == limit && p.Range.Min < limit {
			p.Range.Max = Most
		}
		if p.What.Of(p.Who) {
			return p
		}
	}
}
