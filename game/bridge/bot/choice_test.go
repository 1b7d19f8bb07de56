package bot

import (
	"context"
	"errors"
	"flag"
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

// The measurement uses different deals each time: -choices 300 -choice-seed from anywhere.
var (
	choices    = flag.Int("choices", 4, "deals of MiniBridge on which choices are measured")
	choiceSeed = flag.Uint64("choice-seed", 1, "from which they follow")
)

// mini returns a random board of MiniBridge.
func mini(r *rand.Rand) bridge.Board {
	return must(bridge.NewBoard(bridge.MiniBridge(), bridge.MiniBridge().Shuffle(r), card.Seat(r.IntN(4)), bridge.VulNone))
}

// Layouts of unseen hands have the announced points, whatever has been played; they consist of the remaining cards, as
// many in each hand as it holds, and none of a suit that it has shown out of.
func TestLayoutsHaveTheAnnouncedPoints(t *testing.T) {
	r := rand.New(rand.NewPCG(15, 37))
	for range 40 {
		b := mini(r)
		for b.Phase() != bridge.Finished {
			v := b.View(b.Actor())
			d := newChoiceDealer(v, effort{})
			if b.Phase() == bridge.PlayPhase {
				d = newDealer(newPosition(v, bidding.Cards{}), 0, 0)
			}
			for range 3 {
				l := d.deal()
				var all card.Hand
				for _, seat := range card.Seats {
					hand := l.hands[seat]
					all = all.Union(hand)
					if hcp := bridge.HCP(hand.Union(b.Played(seat))); hcp != b.Announced()[seat] {
						t.Fatalf("after %v %v deals %v %v to %v, %d points of %d", b.Events(), v.Seat, hand, b.Played(seat), seat, hcp, b.Announced()[seat])
					}
					if seen, ok := v.Hand(seat); ok && hand != seen || hand.Len() != b.Hand(seat).Len() {
						t.Fatalf("after %v %v has %v instead of %v", b.Events(), seat, hand, b.Hand(seat))
					}
				}
				if all != b.Hand(0).Union(b.Hand(1)).Union(b.Hand(2)).Union(b.Hand(3)) {
					t.Fatalf("after %v the layout is of other cards", b.Events())
				}
			}
			b = must(b.Apply(anyAct(r, v)))
		}
	}
}

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// anyAct returns a random legal act.
func anyAct(r *rand.Rand, v bridge.View) bridge.Event {
	if calls := v.LegalChoices(); len(calls) > 0 {
		return bridge.Chosen(calls[r.IntN(len(calls))])
	}
	plays := v.LegalPlays().Cards()
	return bridge.Played(plays[r.IntN(len(plays))])
}

// All layouts with the points are equally likely: each card is with a hand as often as in random layouts filtered by
// the points.
func TestLayoutsAreEquallyLikely(t *testing.T) {
	b := mini(rand.New(rand.NewPCG(15, 39)))
	v := b.View(b.Turn())
	left := b.Turn().Left()
	const n = 4000
	count := func(e effort) (places [52]int, long int) {
		d := newChoiceDealer(v, e)
		for done := 0; done < n; {
			hand := d.deal().hands[left]
			if bridge.HCP(hand) != b.Announced()[left] {
				continue
			}
			done++
			if hand[card.Spades].Len() >= 4 {
				long++
			}
			for c := range hand.All() {
				places[int(c.Suit)*13+int(card.Ace-c.Rank)%13]++
			}
		}
		return places, long
	}
	want, wantLong := count(effort{without: Inference})
	got, gotLong := count(effort{})
	const off = 5 * 45 // at most this many standard errors of the difference of two counts
	if got == want || max(gotLong-wantLong, wantLong-gotLong) > off {
		t.Errorf("%d hands with four spades or more, want %d", gotLong, wantLong)
	}
	for i := range want {
		if d := max(got[i]-want[i], want[i]-got[i]); d > off {
			t.Errorf("card %d lies there %d times of %d, want %d", i, got[i], n, want[i])
		}
	}
}

// A hand is never believed to hold what its points rule out, and may hold everything else.
func TestBarred(t *testing.T) {
	r := rand.New(rand.NewPCG(15, 38))
	barred := 0
	for range some(25) {
		b := mini(r)
		b = must(b.Apply(anyAct(r, b.View(b.Actor()))))
		for b.Phase() != bridge.Finished {
			v := b.View(b.Actor())
			p := newPosition(v, bidding.Cards{})
			var seen [4]card.Hand
			for range 30 {
				l := newDealer(p, 0, r.Uint64()).deal()
				for _, seat := range card.Seats {
					seen[seat] = seen[seat].Union(l.hands[seat])
				}
			}
			for _, seat := range card.Seats {
				if p.sees[seat] {
					continue
				}
				for c := range p.unseen.All() {
					may := p.may(seat, c.Suit).Has(c.Rank)
					if !may {
						barred++
					}
					if b.Hand(seat).Has(c) && !may || seen[seat].Has(c) && !may {
						t.Fatalf("after %v %v can't believe that %v has %v", b.Events(), v.Seat, seat, c)
					}
				}
			}
			b = must(b.Apply(anyAct(r, v)))
		}
	}
	if barred < some(500) {
		t.Errorf("only %d cards were barred", barred)
	}
}

// TestChoices compares players' choices with the best double-dummy choice: how often they are as good, and how many
// points they lose. The figures in docs/players.md are of -choices 300 and a seed drawn then.
func TestChoices(t *testing.T) {
	best := make(map[Level]int)
	lost := make(map[Level]float64)
	took := make(map[Level]time.Duration)
	deals := *choices
	if testing.Short() {
		deals = 1
	}
	for n := range deals {
		deal := bridge.MiniBridge().Seeded(*choiceSeed, 1, n)
		b := must(bridge.NewBoard(bridge.MiniBridge(), deal, card.Seats[n%4], bridge.VulNone))
		var tricks [bridge.NoTrump + 1]int
		for _, strain := range bridge.Strains {
			lead := dd.Position{Hands: deal, Trick: bridge.Trick{Leader: b.Turn().Left()}, Strain: strain}
			tricks[strain] = 13 - must(dd.Solve(t.Context(), lead, dd.Options{})).Min
		}
		worth := func(c bridge.Call) int {
			return b.Worth(bridge.Contract{Level: c.Level(), Strain: c.Strain(), Declarer: b.Turn()}, tricks[c.Strain()])
		}
		most := math.MinInt
		for _, c := range b.Rules.ChoiceCalls() {
			most = max(most, worth(c))
		}
		for _, level := range Levels() {
			if testing.Short() && level == Expert {
				continue // where races are looked for, the club player thinks about enough deals
			}
			begun := time.Now()
			a := must(Player{Level: level}.Advise(t.Context(), b.View(b.Actor())))
			took[level] += time.Since(begun)
			if _, err := b.Apply(a.Event); err != nil || a.Choice.Call != a.Event.Call || a.Choice.Makes < 0 || a.Choice.Makes > 100 || a.Behind < 0 {
				t.Errorf("deal %d: %+v, %v", n, a, err)
			}
			if got := worth(a.Event.Call); got == most {
				best[level]++
			} else {
				lost[level] += float64(most - got)
			}
		}
	}
	for _, level := range Levels() {
		share, mean := float64(best[level])/float64(deals), lost[level]/float64(deals)
		t.Logf("%v: best choice on %.1f %% of %d deals, %.1f points lost a board, %v each", level, 100*share, deals, mean, (took[level] / time.Duration(deals)).Round(time.Millisecond))
		if !testing.Short() && (share < 0.3 || mean > 120) {
			t.Errorf("%v: the best choice on %.0f %% of the deals, and %.0f points lost a board", level, 100*share, mean)
		}
	}
}

// Cancelling a choice ends it with the error of ctx.
func TestChoiceIsCancelled(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	b := mini(rand.New(rand.NewPCG(1, 1)))
	for _, level := range Levels() {
		if _, err := (Player{Level: level}).Advise(ctx, b.View(b.Actor())); !errors.Is(err, context.Canceled) {
			t.Errorf("%v: %v", level, err)
		}
		if _, err := (Player{Level: level}).Advise(t.Context(), b.View(b.Actor().Partner())); !errors.Is(err, ErrNotToAct) {
			t.Errorf("%v: the partner is asked: %v", level, err)
		}
	}
}
