package bot

import (
	"context"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

// quick is an effort for tests: all ways of thinking in a short time.
var quick = effort{think: 9, solve: 6, breadth: dd.Breadth{Leads: 3, Follows: 3, Discards: 2}, layouts: 8, nodes: 100_000}

// eachCard plays boards by rules of thumb and stops before each card.
func eachCard(t *testing.T, boards int, do func(b bridge.Board, r *rand.Rand)) {
	t.Helper()
	eachBoard(t, boards, func(t *testing.T, b bridge.Board, r *rand.Rand) {
		for b.Phase() != bridge.Finished {
			if b.Phase() == bridge.PlayPhase {
				do(b, r)
			}
			b = apply(t, b, advise(t, b).Event)
		}
	})
}

// Layouts hold the cards that the player can't see, in possible places; the cards in sight stay put. Most fit the
// auction, and most differ.
func TestLayouts(t *testing.T) {
	fit, all, different := 0, 0, 0
	eachCard(t, 12, func(b bridge.Board, r *rand.Rand) {
		if r.IntN(6) != 0 {
			return
		}
		p := newPosition(b.View(b.Actor()), bidding.Cards{})
		layouts := newDealer(p, 0, 0).layouts(5)
		if len(layouts) != 5 {
			t.Fatalf("%d layouts", len(layouts))
		}
		if again := newDealer(p, 0, 0).layouts(5); !slices.Equal(again, layouts) {
			t.Fatal("another time there are other layouts")
		}
		for _, l := range layouts {
			var hidden card.Hand
			for _, seat := range card.Seats {
				if n := l.hands[seat].Len(); n != b.Hand(seat).Len() {
					t.Fatalf("%v has %d cards instead of %d", seat, n, b.Hand(seat).Len())
				}
				if p.sees[seat] && l.hands[seat] != p.held[seat] {
					t.Fatalf("%v, who can be seen, has %v instead of %v", seat, l.hands[seat], p.held[seat])
				}
				for _, s := range card.Suits {
					if p.void[seat][s] && l.hands[seat][s] != 0 {
						t.Fatalf("%v has shown out of %v and has %v", seat, s, l.hands[seat])
					}
				}
				if !p.sees[seat] {
					hidden = hidden.Union(l.hands[seat])
				}
			}
			if hidden != p.unseen {
				t.Fatalf("the hidden hands have %v instead of %v", hidden, p.unseen)
			}
			all++
			if l.doubt == 0 {
				fit++
			}
			if l.hands != layouts[0].hands {
				different++
			}
		}
	})
	if fit*10 < all*6 || different*10 < all*6 {
		t.Errorf("of %d layouts %d fit the auction, and %d differ from the first", all, fit, different)
	}
}

// If an opening bid tells who has the king, the layouts put it there.
func TestLayoutsHearTheAuction(t *testing.T) {
	b := boardOf(t, bridge.Duplicate(), "Q852.AQJ.J752.Q3 943.8742.T63.T82 AKJT76.53.KQ84.A .KT96.A9.KJ97654",
		"Pass 1C Pass Pass 1S Pass 4S Pass Pass Pass")
	b = apply(t, b, bridge.Played(card.Card{Suit: card.Hearts, Rank: card.Ten}))
	west, layouts := 0, newDealer(newPosition(b.View(card.South), bidding.Cards{}), 0, 0).layouts(40)
	for _, l := range layouts {
		if l.hands[card.West].Has(card.Card{Suit: card.Hearts, Rank: card.King}) {
			west++
		}
	}
	if west < 32 {
		t.Errorf("West, who has opened, has the king in %d of %d layouts", west, len(layouts))
	}
}

// TestThinkingPays compares the double-dummy losses of the cards chosen by rules of thumb, by solving layouts and by
// estimating them.
func TestThinkingPays(t *testing.T) {
	efforts := map[string]effort{
		"solving":    {think: 8, solve: 8, layouts: 20, nodes: 400_000},
		"estimating": {think: 8, breadth: quick.breadth, layouts: 20, nodes: 400_000},
	}
	var thumb, choices int
	thought, second := map[string]int{}, map[string]int{}
	eachCard(t, 25, func(b bridge.Board, r *rand.Rand) {
		if b.Left() > 8 || b.Left() < 3 || r.IntN(3) != 0 {
			return
		}
		at, err := dd.At(b)
		if err != nil {
			t.Fatal(err)
		}
		plays, err := dd.Plays(t.Context(), at, dd.Options{})
		if err != nil {
			t.Fatal(err)
		}
		best := 0
		for _, play := range plays {
			best = max(best, play.Tricks.Min)
		}
		loss := func(c card.Card) int {
			for _, play := range plays {
				if play.Cards.Has(c) {
					return best - play.Tricks.Min
				}
			}
			t.Fatalf("%v is not legal", c)
			return 0
		}
		p := newPosition(b.View(b.Actor()), bidding.Cards{})
		choices++
		c, _ := p.choose()
		thumb += loss(c)
		for name, e := range efforts {
			a, err := p.consider(t.Context(), e)
			if err != nil {
				t.Fatal(err)
			}
			if other := a.NextBest; a.Behind < 0 || (other == card.Card{}) != (a.Behind == 0) || a.Behind > 0 && (other == a.Event.Card || !p.legal.Has(other)) {
				t.Fatalf("%s: the next best is %v, %d points behind", name, other, a.Behind)
			}
			if a.Behind > 0 {
				second[name]++
			}
			thought[name] += loss(a.Event.Card)
		}
	})
	for name := range efforts {
		t.Logf("%d choices: %s loses %d tricks, rules of thumb %d", choices, name, thought[name], thumb)
		if choices < some(300) || second[name] < some(150)/2 || !testing.Short() && thought[name]*3 > thumb*2 {
			t.Errorf("%s: in %d choices, %d with a next best, loses %d tricks, rules of thumb %d", name, choices, second[name], thought[name], thumb)
		}
	}
}

// Cards that a thinker can't see make no difference.
func TestThinkingIsBlind(t *testing.T) {
	eachCard(t, 4, func(b bridge.Board, r *rand.Rand) {
		if r.IntN(3) != 0 {
			return
		}
		choice := func(b bridge.Board) Advice {
			c, err := newPosition(b.View(b.Actor()), bidding.Cards{}).consider(t.Context(), quick)
			if err != nil {
				t.Fatal(err)
			}
			return c
		}
		if c, other := choice(b), choice(exchange(t, b, r)); other != c {
			t.Fatalf("after %v %v sees the same and plays %+v, not %+v", b.Events(), b.Actor(), other, c)
		}
	})
}

// A cancelled thinker stops with the error of ctx.
func TestThinkingStops(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 3))
	rules := bridge.SuperBridge()
	b, err := bridge.NewBoard(rules, rules.Deck.Shuffle(r), card.South, bridge.VulNone)
	if err != nil {
		t.Fatal(err)
	}
	for b.Phase() == bridge.AuctionPhase {
		b = apply(t, b, advise(t, b).Event)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := newPosition(b.View(b.Actor()), bidding.Cards{}).consider(ctx, effort{think: 17, layouts: 8, nodes: 100_000}); err != context.Canceled {
		t.Errorf("the error is %v", err)
	}
}

// TestReasonsOfThinkers checks that a card not chosen by rules of thumb has a reason, and that it is true where that
// can be seen.
func TestReasonsOfThinkers(t *testing.T) {
	given := map[Reason]int{}
	eachCard(t, 30, func(b bridge.Board, _ *rand.Rand) {
		p := newPosition(b.View(b.Actor()), bidding.Cards{})
		for c := range p.legal.All() {
			partnerWins, holds := false, true
			if p.trick.Len > 0 {
				seat, _ := p.winner()
				partnerWins = seat == p.partner
			}
			reason := p.reasonFor(c)
			given[reason]++
			switch reason {
			case DrawTrumps:
				holds = p.trumps && c.Suit == p.trump && p.out[p.trump] != 0
			case CashWinner:
				holds = p.master(c)
			case CrossOver:
				holds = p.declaring && (partnerWins || p.masters(c.Suit, p.other[c.Suit]) > 0)
			case ThirdHandHigh:
				holds = p.trick.Len == 2 && !partnerWins
			case SecondHandLow:
				holds = p.trick.Len == 1
			case LeavePartner:
				holds = partnerWins
			case PlayLow, Finesse, WinCheaply:
				holds = !partnerWins
			case NoReason:
				holds = false
			}
			if !holds {
				t.Fatalf("%v after %v has the reason %v", c, b.Events(), reason)
			}
		}
	})
	if len(given) < 15 {
		t.Errorf("only %d reasons were given: %v", len(given), given)
	}
}

// Of cards that are as good as the best, a thinker plays the one that rules of thumb regret least: he doesn't bare a
// queen.
func TestPick(t *testing.T) {
	b := boardOf(t, bridge.Duplicate(), "8432.A52.K54.Q32 .T9843.Q32.K9754 AKQJ6.QJ.A96.AJ6 T975.K76.JT87.T8",
		"1S Pass 4S Pass Pass Pass H6 HA H3 HJ S2")
	p := newPosition(b.View(card.East), bidding.Cards{})
	two, four, thumb := card.Card{Suit: card.Diamonds, Rank: 2}, card.Card{Suit: card.Hearts, Rank: 4}, card.Card{Suit: card.Clubs, Rank: 4}
	known, estimated := p.doubt(false), p.doubt(true)
	for name, test := range map[string]struct {
		four, thumb value
		want        card.Card
	}{
		"rules of thumb":   {value{card: four}, value{card: thumb, behind: 3, error: 6, doubt: known}, thumb},
		"by estimate":      {value{card: four}, value{card: thumb, behind: 7, error: 6, doubt: estimated}, thumb},
		"the least regret": {value{card: four}, value{card: thumb, behind: 5, error: 6, doubt: known}, four},
		"the best":         {value{card: four, behind: 7, error: 6, doubt: known}, value{card: thumb, behind: 8, error: 6, doubt: estimated}, two},
	} {
		if got := p.pick([]value{{card: two}, test.four, test.thumb}, thumb); got.card != test.want {
			t.Errorf("%s: %v, want %v", name, got.card, test.want)
		}
	}
}

// Before the first trick the rules of thumb count for more than later, and they know more about a defender's card to a
// trick than about declarer's.
func TestDoubt(t *testing.T) {
	b := boardOf(t, bridge.Duplicate(), "8432.A52.K54.Q32 .T9843.Q32.K9754 AKQJ6.QJ.A96.AJ6 T975.K76.JT87.T8", "1S Pass 4S Pass Pass Pass")
	doubt := func(cards ...string) float64 {
		t.Helper()
		on := b
		for _, c := range cards {
			on = apply(t, on, must(bridge.ParseEvent(c)))
		}
		return newPosition(on.View(on.Actor()), bidding.Cards{}).doubt(true)
	}
	lead, declarer, defender, again := doubt(), doubt("HK"), doubt("HK", "H2"), doubt("HK", "H2", "H8", "HJ")
	if lead <= defender || defender <= declarer || again >= defender {
		t.Errorf("the lead %v, declarer %v, a defender %v and again %v", lead, declarer, defender, again)
	}
}

// Until five tricks are left a card's tricks count in addition to its score, and then only the score; and how far it
// may be behind depends on whether its tricks are estimated.
func TestWorthOfCards(t *testing.T) {
	early, late := 0, 0
	eachCard(t, 8, func(b bridge.Board, _ *rand.Rand) {
		p := newPosition(b.View(b.Actor()), bidding.Cards{})
		if p.view.Left() > quick.think || p.equals() {
			return
		}
		values, err := p.think(t.Context(), quick)
		if err != nil {
			t.Fatal(err)
		}
		for _, v := range values {
			want := v.points
			if p.view.Left() > 5 {
				early++
				for _, more := range v.each {
					want += 25 * float64(more) / float64(len(v.each))
				}
			} else {
				late++
			}
			if math.Abs(v.worth-want) > 1e-6 || v.doubt != p.doubt(p.view.Left() > quick.solve) {
				t.Fatalf("with %d tricks left: %+v, want to be worth %v", p.view.Left(), v, want)
			}
		}
	})
	if early == 0 || late == 0 {
		t.Errorf("%d cards early, %d late", early, late)
	}
}

// TestHolder checks against whom a finesse is taken when one opponent has shown the strength.
func TestHolder(t *testing.T) {
	deal, err := card.ParseDeal("N:K32.A52.A643.Q64 T98.T964.T98.J75 AJ4.K83.KQ52.T32 Q765.QJ7.J7.AK98")
	if err != nil {
		t.Fatal(err)
	}
	b, err := bridge.NewBoard(bridge.Duplicate(), deal, card.West, bridge.VulNone)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []string{"1C", "P", "P", "1N", "P", "3N", "P", "P", "P"} {
		call, err := bridge.ParseCall(c)
		if err != nil {
			t.Fatal(err)
		}
		b = apply(t, b, bridge.Called(call))
	}
	for _, c := range []string{"CA", "C4", "C5", "C2", "S5"} {
		played, err := card.Parse(c)
		if err != nil {
			t.Fatal(err)
		}
		b = apply(t, b, bridge.Played(played))
	}
	north := newPosition(b.View(b.Actor()), bidding.Cards{}) // West is on dummy's right, and has led
	north.trick.Len = 2
	if seat, points := north.holder(); seat != card.West || points != bidding.Counting(bridge.Duplicate()).Open {
		t.Errorf("%v with %d", seat, points)
	}
	north.trick.Len = 0 // as if dummy led: East is next
	if seat, points := north.holder(); seat != card.East || points != 0 {
		t.Errorf("%v with %d", seat, points)
	}
}

// From the opening lead of 68 cards on, an expert's effort is enough for most of the layouts.
func TestOpinionFromTheStart(t *testing.T) {
	e := Player{Level: Expert}.effort()
	looked, layouts := 0, 0
	for n := range 4 {
		b, err := bridge.NewBoard(bridge.SuperBridge(), card.Deck68.Seeded(8, 0, n), card.South, bridge.VulNone)
		if err != nil {
			t.Fatal(err)
		}
		for b.Phase() == bridge.AuctionPhase {
			b = apply(t, b, advise(t, b).Event)
		}
		for range max(2, some(6)) { // leads alone are the hardest
			p := newPosition(b.View(b.Actor()), bidding.Cards{})
			sample := newDealer(p, 0, 0).layouts(e.layouts / shares)
			scores, err := p.share(t.Context(), e, sample, p.legal.Cards())
			if err != nil {
				t.Fatal(err)
			}
			looked, layouts = looked+len(scores), layouts+len(sample)
			b = apply(t, b, advise(t, b).Event)
		}
	}
	t.Logf("%d of %d layouts", looked, layouts)
	if looked*10 < layouts*7 {
		t.Errorf("%d of %d layouts were looked at", looked, layouts)
	}
}

// A defender who signals with another card than the best is told the next card worse than that, not the card itself,
// which was once both the hint and the next best.
func TestNextBestIsAnotherCard(t *testing.T) {
	second := 0
	eachCard(t, 80, func(b bridge.Board, r *rand.Rand) {
		p := newPosition(b.View(b.Actor()), bidding.Cards{})
		if b.Left() > 13 || b.Left() < 8 || p.declaring || r.IntN(3) != 0 {
			return
		}
		a, err := p.consider(t.Context(), effort{think: 13, breadth: quick.breadth, layouts: 6, nodes: 100_000})
		if err != nil {
			t.Fatal(err)
		}
		if a.Behind > 0 {
			second++
			if a.NextBest == a.Event.Card {
				t.Errorf("%v is played and is the next best, %d points behind, after %v", a.NextBest, a.Behind, b.Events())
			}
		}
	})
	if second < some(150)/2 {
		t.Errorf("there was a next best %d times", second)
	}
}
