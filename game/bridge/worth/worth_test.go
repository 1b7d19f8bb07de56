package worth

import (
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
)

func hand(t *testing.T, text string) card.Hand {
	t.Helper()
	h, err := card.ParseHand(text)
	if err != nil {
		t.Fatal(err)
	}
	return h
}

// TestOf counts the hands of the examples, and some for each figure. (Rules: lessons, Counting a hand.)
func TestOf(t *testing.T) {
	for _, c := range []struct {
		rules  string
		hand   string
		way    Way
		strain bridge.Strain
		total  int
	}{
		{"Duplicate", "AT762.QJ9.K93.K4", HighCards, bridge.NoTrump, 13},
		{"Duplicate", "AT762.QJ9.K93.K4", BridgeVal, bridge.NoTrump, 14},
		{"Duplicate", "K9432.4.QT874.T7", HighCards, bridge.NoTrump, 5},
		{"Duplicate", "K9432.4.QT874.T7", BridgeVal, bridge.NoTrump, 8},
		{"Duplicate", "AT762.QJ9.K93.K4", Players, bridge.NoTrump, 14},
		{"Duplicate", "AT762.QJ9.K93.K4", Goren, bridge.NoTrump, 13}, // the five spades aren't good
		{"Duplicate", "AK762.QJ9.K93.K4", Goren, bridge.NoTrump, 17},
		{"Duplicate", "QJT62.QJ9.K93.K4", Goren, bridge.NoTrump, 13},
		{"Duplicate", "987654.QJ9.93.K4", Goren, bridge.NoTrump, 8},
		{"Duplicate", "5.KQJT974.82.T63", Goren, bridge.NoTrump, 9},
		{"Duplicate", ".KQJT9742.82.T63", Goren, bridge.NoTrump, 10},
		{"Duplicate", ".KQJT97432.82.T6", Goren, bridge.NoTrump, 10},
		{"Duplicate", "KQJ5..KQJ54.T632", GorenFit, bridge.Spades, 15},
		{"Duplicate", "KQJ5.2.KQJ54.T62", GorenFit, bridge.Spades, 14},
		{"Duplicate", "KQJ54.Q2.KQJ54.6", GorenFit, bridge.Spades, 17},
		{"Duplicate", "KQJ54.Q2.KQJ54.6", PlayersFit, bridge.Spades, 20}, // 14, two long suits, 1 and 2, a fifth trump
		{"SuperBridge", "AQ842.KJ93.AM64.QZ73", HighCards, bridge.NoTrump, 23},
		{"SuperBridge", "AKJ842.KJ93.AM6.Q973", Players, bridge.NoTrump, 27},
	} {
		r, err := bridge.RulesNamed(c.rules)
		if err != nil {
			t.Fatal(err)
		}
		w := Of(r, hand(t, c.hand), c.way, c.strain)
		if w.Total != c.total {
			t.Errorf("%s, way %d, %v: %d points, want %d", c.hand, c.way, c.strain, w.Total, c.total)
		}
	}
}

// TestAsThePlayers counts random hands as the players do, and suit by suit as all together.
func TestAsThePlayers(t *testing.T) {
	random := rand.New(rand.NewPCG(19, 0))
	for _, r := range []bridge.Rules{bridge.Duplicate(), bridge.SuperBridge()} {
		c := bidding.Counting(r)
		for range 500 {
			for _, h := range r.Deck.Shuffle(random) {
				if got := Of(r, h, Players, bridge.NoTrump).Total; got != bidding.Points(r, h) {
					t.Fatalf("%v: %d points, the players count %d", h, got, bidding.Points(r, h))
				}
				for _, trump := range card.Suits {
					w := Of(r, h, PlayersFit, bridge.Strain(trump))
					if want := c.Support(h, trump, c.Fit/2); w.Total != want {
						t.Fatalf("%v with %v: %d points, the players count %d", h, trump, w.Total, want)
					}
					if w.Suits[0]+w.Suits[1]+w.Suits[2]+w.Suits[3] != w.Total {
						t.Fatalf("%v: %+v doesn't add up", h, w)
					}
				}
			}
		}
	}
}

// TestWays offers the ways that are for a deck.
func TestWays(t *testing.T) {
	if got := len(Ways(bridge.Duplicate(), bridge.NoTrump)); got != 4 {
		t.Errorf("52 cards: %d ways, want 4", got)
	}
	if got := len(Ways(bridge.SuperBridge(), bridge.NoTrump)); got != 2 {
		t.Errorf("68 cards: %d ways, want 2", got)
	}
	if got := len(Ways(bridge.SuperBridge(), bridge.Hearts)); got != 3 {
		t.Errorf("68 cards and trumps: %d ways, want 3", got)
	}
}

// TestShapeAndAverage looks at the lengths, and at what all hands have together.
func TestShapeAndAverage(t *testing.T) {
	if got := Shape(hand(t, "AT762.QJ9.K93.K4")); got != [4]int{5, 3, 3, 2} {
		t.Errorf("shape %v", got)
	}
	for _, r := range []bridge.Rules{bridge.Duplicate(), bridge.SuperBridge()} {
		if got := Of(r, r.Deck.Hand(), HighCards, bridge.NoTrump).Total; got != 4*Average(r) {
			t.Errorf("%s: %d points in the pack, %d on average", r.Name, got, Average(r))
		}
	}
}

// TestTogether adds up two hands of some deals: B has a fit in hearts, E none, F six no-trumps' worth. (Rules: lessons, The
// guided deals, Course.)
func TestTogether(t *testing.T) {
	for _, c := range []struct {
		rules, one, other string
		points, cards     int
		suit              card.Suit
		bid               string
	}{
		{"Duplicate", "J.AKQ95.AK64.974", "T74.JT86.52.A632", 24, 9, card.Hearts, "2H"},
		{"Duplicate", "A74.AQ5.K82.AK73", "K52.643.AQ53.842", 29, 7, card.Diamonds, "4N"},
		{"SuperBridge", "AJM974.A83.AK65.KQ72", "KQ853.K6.QZ942.AJ963", 52, 11, card.Spades, "7S"},
	} {
		r, err := bridge.RulesNamed(c.rules)
		if err != nil {
			t.Fatal(err)
		}
		table := bridge.Table{Rules: r}
		w := Of2(&table, hand(t, c.one), hand(t, c.other))
		if w.Points != c.points || w.Cards != c.cards || w.Suit != c.suit {
			t.Errorf("%s and %s: %+v, want %d points and %d cards of %v", c.one, c.other, w, c.points, c.cards, c.suit)
		}
		if w.Bid.String() != c.bid {
			t.Errorf("%s and %s are enough for %v, want %s", c.one, c.other, w.Bid, c.bid)
		}
		if need := bidding.Read(&table, bridge.Auction{}).Need(bridge.Contract{Level: w.Bid.Level(), Strain: w.Bid.Strain()}); w.Need != need || need > w.Points {
			t.Errorf("%v needs %d, it says %d of %d", w.Bid, need, w.Need, w.Points)
		}
	}
}
