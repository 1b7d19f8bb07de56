package bidding

import (
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
)

// eachCard calls do with the card of each system, and with each of its conventions switched.
func eachCard(t *testing.T, do func(t *testing.T, c Card)) {
	t.Helper()
	for _, s := range Systems() {
		c := Card{System: s}
		t.Run(c.String(), func(t *testing.T) { do(t, c) })
		for _, v := range s.Conventions() {
			c := c.With(v, !c.Has(v))
			t.Run(c.String(), func(t *testing.T) { do(t, c) })
		}
	}
}

// eachAuction calls do at each turn of n auctions of pairs with the same card, before a call by the rules or, now and
// then, an arbitrary one.
func eachAuction(t *testing.T, c Card, n int, do func(b bridge.Board, a *Auction, call bridge.Call, m Meaning, wild bool)) {
	t.Helper()
	rules := bridge.Duplicate()
	for i := range n {
		r := rand.New(rand.NewPCG(uint64(i), 33))
		wild := i%4 == 3
		b, err := bridge.NewBoard(rules, rules.Deck.Shuffle(r), rules.Dealer(i), rules.Vulnerability(i))
		if err != nil {
			t.Fatal(err)
		}
		for b.Phase() == bridge.AuctionPhase {
			a := Cards{c, c}.Read(&b.Table, b.Auction())
			call, m := a.Choose(b.Hand(b.Turn()))
			do(b, a, call, m, wild)
			if wild && r.IntN(2) == 0 {
				call = random(b, r)
			}
			b = with(t, b, call)
		}
	}
}

// TestSystems checks auctions in each system, with each convention on and off: each call is legal, true and explained
// as meant, no forcing call is passed, all possible calls have a meaning that some hand fits, and pass isn't offered to
// a player who must call.
func TestSystems(t *testing.T) {
	eachCard(t, func(t *testing.T, c Card) {
		n := 60
		if c == (Card{System: c.System}) {
			n = 300 // the default card
		}
		eachAuction(t, c, some(n), func(b bridge.Board, a *Auction, call bridge.Call, m Meaning, wild bool) {
			calls := b.Auction().Calls
			if got := a.Explain(call); got != m {
				t.Fatalf("%v after %v: explained as %+v, made as %+v", call, calls, got, m)
			}
			if hand := b.Hand(b.Turn()); !wild && !m.fits(a.figures, hand) {
				t.Fatalf("%v after %v with %v: it means %+v", call, calls, hand, m)
			}
			if call == bridge.Pass && m.Purpose != PenaltyPass && a.Forced() && !wild {
				t.Fatalf("passed after %v with %v", calls, b.Hand(b.Turn()))
			}
			for _, c := range a.Legal(b.Rules) {
				for _, box := range a.Explain(c).Boxes() {
					for _, x := range append(box.Length[:], box.Points, box.High) {
						if x.Min > x.Max || x.Min < 0 {
							t.Fatalf("%v after %v: %+v", c, calls, a.Explain(c))
						}
					}
				}
			}
		})
	})
}

// FuzzParseCard checks that a card's printed text reads as the same card.
func FuzzParseCard(f *testing.F) {
	for _, text := range []string{"own", "standard", "standard-stayman+keycards", "standard+stayman", "goren", "standard-", "standard--", ""} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		c, err := ParseCard(text)
		if err != nil {
			return
		}
		if again, err := ParseCard(c.String()); err != nil || again != c {
			t.Errorf("%q is %v, and that is %v, %v", text, c, again, err)
		}
	})
}

// TestCard switches all conventions one by one, and back.
func TestCard(t *testing.T) {
	for _, s := range Systems() {
		c := Card{System: s}
		for _, v := range Conventions() {
			switched := c.With(v, !c.Has(v))
			offered := s.offers(v)
			if (switched != c) != offered || offered && switched.Has(v) == c.Has(v) || switched.With(v, c.Has(v)) != c {
				t.Errorf("%v: %v switched is %v", c, v, switched)
			}
		}
	}
	if got := (Card{System: Standard}).With(Stayman, false).String(); got != "standard-stayman" {
		t.Error(got)
	}
}
