package bidding

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// TestOptions follows auctions of the players, and some of arbitrary calls: a player's call is among the
// options, each option is explained as listed, and pass isn't an option for a player who must answer partner.
func TestOptions(t *testing.T) {
	eachBoard(t, 300, func(t *testing.T, b bridge.Board, r *rand.Rand) {
		wild := r.IntN(4) == 0
		for b.Phase() == bridge.AuctionPhase {
			options := Options(b.Rules, b.Auction())
			a := Read(&bridge.Table{Rules: b.Rules}, b.Auction()) // another reading than that of the options
			if len(options) == 0 || options[0].Tier != 0 {
				t.Fatalf("after %v: %+v", b.Auction().Calls, options)
			}
			made, _ := call(b)
			if !wild && !slices.ContainsFunc(options, func(o Option) bool { return o.Call == made }) {
				t.Fatalf("%v after %v is not listed", made, b.Auction().Calls)
			}
			for i, o := range options {
				if m := a.Explain(o.Call); m != o.Meaning {
					t.Fatalf("%v after %v: listed as %+v, explained as %+v", o.Call, b.Auction().Calls, o.Meaning, m)
				}
				if o.Call == bridge.Pass && o.Meaning.Purpose != PenaltyPass && len(options) > 1 && a.forced {
					t.Fatalf("after %v a pass is listed", b.Auction().Calls)
				}
				if i > 0 && o.Tier != options[i-1].Tier && o.Tier != options[i-1].Tier+1 {
					t.Fatalf("after %v a tier is left out before %v", b.Auction().Calls, o.Call)
				}
			}
			if wild {
				made = random(b, r)
			}
			b = with(t, b, made)
		}
		if options := Options(b.Rules, b.Auction()); len(options) > 0 {
			t.Fatalf("after %v: %+v", b.Auction().Calls, options)
		}
	})
}

// TestCounting checks that hands are counted as described, and as the players count them.
func TestCounting(t *testing.T) {
	for _, rules := range bothRules {
		count, f := Counting(rules), figuresFor(rules)
		for seed := range uint64(200) {
			deal := rules.Deck.Shuffle(rand.New(rand.NewPCG(seed, 7)))
			for _, hand := range deal {
				points, short := 0, 0
				for _, s := range card.Suits {
					for p := range count.Honours {
						if hand[s].Has(card.Ace - card.Rank(p)) {
							points += count.Honours - p
						}
					}
					points += max(0, hand[s].Len()-count.Suit)
					if n := hand[s].Len(); s != card.Spades && n < len(count.Short) {
						short += count.Short[n]
					}
				}
				if got := Points(rules, hand); got != points {
					t.Fatalf("%v has %d points, want %d", hand, got, points)
				}
				if got := f.Support(hand, card.Spades, rules.Tricks()); got != points+short {
					t.Fatalf("%v has %d points in support, want %d", hand, got, points+short)
				}
			}
		}
	}
}

// TestGood checks whether suits are good: which cards are the five highest depends on the deck.
func TestGood(t *testing.T) {
	for _, c := range []struct {
		rules bridge.Rules
		suit  string
		want  bool
	}{
		{bridge.Duplicate(), "KQ432", true},
		{bridge.Duplicate(), "AJT42", true},
		{bridge.Duplicate(), "QJT42", true},
		{bridge.Duplicate(), "AJ9862", false},
		{bridge.Duplicate(), "KT9862", false},
		{bridge.SuperBridge(), "AQ43217", true},
		{bridge.SuperBridge(), "KJM4321", true},
		{bridge.SuperBridge(), "QMZLT94", false},
		{bridge.SuperBridge(), "AJZLT98", false},
	} {
		hand, err := card.ParseHand(c.suit + "...")
		if err != nil {
			t.Fatal(err)
		}
		if got := Counting(c.rules).Good(hand[card.Spades]); got != c.want {
			t.Errorf("%s: %s is good: %v", c.rules.Name, c.suit, got)
		}
	}
}
