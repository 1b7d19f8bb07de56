package bidding

import (
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// In every style of every system each hand has a call, and each call is true of it.
func TestStylesDepartFromNothing(t *testing.T) {
	const deals = 120
	for _, r := range []bridge.Rules{bridge.SuperBridge(), bridge.Duplicate()} {
		for _, s := range Systems() {
			if !s.Shipped() || !s.Fits(r) {
				continue
			}
			for n, style := range Styles() {
				other := Styles()[(n+1)%len(Styles())]
				cards := Cards{Card{System: s}.Styled(style), Card{System: s}.Styled(other)}
				source := rand.New(rand.NewPCG(5518, uint64(s)))
				for i := range deals {
					b := newBoard(t, r, r.Deck.Shuffle(source), i)
					a := cards.begin(&b.Table, b.Dealer)
					a.propose()
					for !a.Over() {
						hand := b.Deal[a.Turn()]
						c, m := a.Choose(hand)
						if m.Leeway = 0; !m.fits(a.figures, hand) {
							t.Fatalf("%s, %v, deal %d: after %v %v bids %v, which isn't true of %v", r.Name, cards, i, a.Calls, a.me, c, hand)
						}
						a.follow(c, m)
						a.propose()
					}
				}
			}
		}
	}
}

func newBoard(t *testing.T, r bridge.Rules, deal card.Deal, i int) bridge.Board {
	t.Helper()
	b, err := bridge.NewBoard(r, deal, r.Dealer(i), r.Vulnerability(i))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// A bold pair opens on a point less, and its partner knows it; a sound one needs one more.
func TestStylesOpen(t *testing.T) {
	table := bridge.Table{Rules: bridge.Duplicate()}
	for _, c := range []struct {
		style Style
		least int
	}{{Ordinary, 12}, {Bold, 11}, {Sound, 13}} {
		for _, s := range []System{Own, Standard} {
			cards := Cards{card.NS: Card{System: s}.Styled(c.style)}
			m := cards.Read(&table, bridge.Auction{Dealer: card.North}).Explain(bridge.Bid(1, bridge.Spades))
			if m.Points.Min != c.least {
				t.Errorf("%v: one spade shows %d points, want %d", cards[card.NS], m.Points.Min, c.least)
			}
			theirs := cards.Read(&table, bridge.Auction{Dealer: card.East}).Explain(bridge.Bid(1, bridge.Spades))
			if theirs.Points.Min != 12 {
				t.Errorf("%v: opponents show %d points, want 12", cards[card.NS], theirs.Points.Min)
			}
		}
	}
}

// The style is at the end of a card's name, and nothing else comes with it.
func TestStylesAreNamed(t *testing.T) {
	for _, name := range []string{"own+bold", "standard-stayman+sound", "goren"} {
		c, err := ParseCard(name)
		if err != nil || c.String() != name {
			t.Errorf("%q is read as %v, %v", name, c, err)
		}
	}
	if c, err := ParseCard("standard+bold"); err != nil || c.Style() != Bold || c.Styled(Ordinary) != (Card{System: Standard}) {
		t.Errorf("standard+bold is %v, %v", c, err)
	}
	for _, name := range []string{"standard-bold", "standard+ordinary", "own+wild"} {
		if c, err := ParseCard(name); err == nil {
			t.Errorf("%q is read as %v", name, c)
		}
	}
}
