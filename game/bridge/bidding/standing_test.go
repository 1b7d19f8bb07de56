package bidding

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// bidAt returns the auction of four beginners with a card, on a deal of Chicago with a standing.
func bidAt(t *testing.T, c Card, i int, standing bridge.Standing) bridge.Board {
	t.Helper()
	rules := bridge.Chicago()
	r := rand.New(rand.NewPCG(uint64(i), 14))
	b, err := bridge.NewBoard(rules, rules.Deck.Shuffle(r), rules.Dealer(i), rules.Vulnerability(i))
	if err != nil {
		t.Fatal(err)
	}
	b.Standing = standing
	for b.Phase() == bridge.AuctionPhase {
		call, _ := Cards{c, c}.Read(&b.Table, b.Auction()).Choose(b.Hand(b.Turn()))
		b = with(t, b, call)
	}
	return b
}

// With nothing below the line Chicago is bid like Duplicate.
func TestChicagoIsBidAsDuplicate(t *testing.T) {
	for i := range 300 {
		b := bidAt(t, Card{}, i, bridge.Standing{})
		same, err := bridge.NewBoard(bridge.Duplicate(), b.Deal, b.Dealer, b.Vul)
		if err != nil {
			t.Fatal(err)
		}
		for same.Phase() == bridge.AuctionPhase {
			c, _ := call(same)
			same = with(t, same, c)
		}
		if !slices.Equal(same.Auction().Calls, b.Auction().Calls) {
			t.Fatalf("%v: %v, in Duplicate %v", b.Deal, b.Auction().Calls, same.Auction().Calls)
		}
	}
}

// With a part-score, one no-trump may be game and is then no invitation; and a double asks partner to bid on if the
// opponents are short of game, whatever the player's side has below.
func TestPartScoresInCalls(t *testing.T) {
	for _, tt := range []struct {
		us, them      int // points below
		hand, auction string
		want          string
	}{
		{60, 0, "AQ2.KQ3.KT982.K5", "1C Pass 1D Pass 1H Pass", "1N to-game"},
		{0, 0, "AQ2.KQ3.KT982.K5", "1C Pass 1D Pass 1H Pass", "3N to-game"},
		{60, 0, "4.KQ864.QT862.J9", "1C Pass 1H Pass 1S Pass", "Pass content"},
		{0, 0, "4.KQ864.QT862.J9", "1C Pass 1H Pass 1S Pass", "1N no-trump"},
		{60, 0, "AKJ98765.2.432.4", "1S Pass 1N 4H", "4S rebid"},
		{60, 0, "97.75.KJ4.KQ8753", "1H Pass 1N 2S Pass 3S", "X take-out-double"},
		{0, 60, "97.75.KJ4.KQ8753", "1H Pass 1N 2S Pass 3S", "Pass content"},
		{60, 0, "KJ3.963.AQJ6.T82", "1C 3H", "Pass nothing-to-add"},
		{0, 60, "432.432.5432.432", "2C 2S", "Pass nothing-to-add"},
		{30, 0, "QJ8642.5.T432.93", "1N Pass", "2S sign-off"},
		{60, 0, "A5.KQJ83.84.AJ32", "1D 1S Pass", "2H new-suit"},
		{0, 0, "A5.KQJ83.84.AJ32", "1D 1S Pass", "3H new-suit"},
		{40, 0, "AKQ84.52.A3.AJ84", "1S Pass 1N Pass", "2N to-game"},
		{0, 0, "AKQ84.52.A3.AJ84", "1S Pass 1N Pass", "3C second-suit"},
		{20, 0, "AK974.AQ.KT8.Q72", "3H Pass", "Pass nothing-to-add"},
	} {
		hand, err := card.ParseHand(tt.hand)
		if err != nil {
			t.Fatal(err)
		}
		auction := bridge.Auction{Dealer: card.North}
		for name := range strings.FieldsSeq(tt.auction) {
			c, err := bridge.ParseCall(name)
			if err != nil {
				t.Fatal(err)
			}
			auction.Calls = append(auction.Calls, c)
		}
		table := bridge.Table{Rules: bridge.Chicago(), Dealer: card.North}
		us := auction.Turn().Side()
		table.Standing.Below[us], table.Standing.Below[us.Other()] = tt.us, tt.them
		c, m := Read(&table, auction).Choose(hand)
		if got := c.String() + " " + m.Purpose.String(); got != tt.want {
			t.Errorf("%d and %d below, %s after %s: %s, want %s", tt.us, tt.them, tt.hand, tt.auction, got, tt.want)
		}
	}
}

// With a part-score a side stops at the lower bid that makes game, and gains by it: by the estimate its contracts are
// better than those bid from nothing.
func TestPartScoresCount(t *testing.T) {
	for _, s := range Systems() {
		t.Run(s.String(), func(t *testing.T) { partScoresCount(t, Card{System: s}) })
	}
}

func partScoresCount(t *testing.T, c Card) {
	boards := 600
	if c.System != Own {
		boards = 300
	}
	fromNothing := make([]bridge.Board, boards)
	for i := range fromNothing {
		fromNothing[i] = bidAt(t, c, i, bridge.Standing{})
	}
	for _, below := range [][2]int{{60, 0}, {0, 60}, {40, 0}, {0, 90}} {
		standing := bridge.Standing{Below: below}
		gain, changed, higher, lower := 0, 0, 0, 0
		for i := range boards {
			knows, ignores := bidAt(t, c, i, standing), fromNothing[i]
			if slices.Equal(knows.Auction().Calls, ignores.Auction().Calls) {
				continue
			}
			changed++
			ignores.Standing = standing // the part-scores count for the calls made without them all the same
			hands := [4]card.Hand(knows.Deal)
			one, other := knows.Contract(), ignores.Contract()
			difference := figures52.worth(&knows.Table, one, &hands) - figures52.worth(&ignores.Table, other, &hands)
			if below[card.EW] > 0 { // whose part-score it is
				difference = -difference
			}
			gain += bridge.IMPs(int(difference))
			if one.Level < other.Level {
				lower++
			} else if one.Level > other.Level {
				higher++
			}
		}
		t.Logf("%v below: %d of %d auctions are others, %d lower and %d higher; %+.3f IMPs a board", below, changed, boards, lower, higher, float64(gain)/float64(boards))
		if changed < boards/20 || lower < 2*higher || gain <= 0 {
			t.Errorf("%v below: %d of %d auctions are others, %d lower and %d higher, a gain of %d IMPs", below, changed, boards, lower, higher, gain)
		}
	}
}

// The points that are enough for game with a part-score, and what both hands need for it.
func TestGameLevelWithPartScore(t *testing.T) {
	for _, tt := range []struct {
		below int
		want  [5]int // clubs to no-trump
	}{{0, [5]int{5, 5, 4, 4, 3}}, {20, [5]int{4, 4, 3, 3, 3}}, {40, [5]int{3, 3, 2, 2, 2}}, {60, [5]int{2, 2, 2, 2, 1}}, {90, [5]int{1, 1, 1, 1, 1}}} {
		a := Read(&bridge.Table{Rules: bridge.Chicago(), Standing: bridge.Standing{Below: [2]int{card.EW: tt.below}}}, bridge.Auction{Dealer: card.East})
		for i, strain := range bridge.Strains {
			if got := a.gameLevel(strain); got != tt.want[i] {
				t.Errorf("with %d below game in %v is level %d, want %d", tt.below, strain, got, tt.want[i])
			}
		}
		if force := a.gameForce(); force > a.force || tt.below == 0 && force != a.force {
			t.Errorf("with %d below %d points commit to game", tt.below, force)
		}
	}
}

// A deck without figures is refused, not played as another.
func TestUnknownDeck(t *testing.T) {
	rules := bridge.Duplicate()
	rules.Deck = card.Deck{Ranks: card.Deck52.Ranks.Without(2).Without(3).Without(4).Without(5).Without(6)}
	if Knows(rules) {
		t.Errorf("%d cards are known", rules.Deck.Len())
	}
	for _, game := range bridge.Games() {
		if !Knows(game) {
			t.Errorf("the players don't know %s", game.Name)
		}
	}
}

// With a part-score a pair playing Standard bids naturally after its first call, except for conventions and over the
// opponents' bid.
func TestStandardIsNaturalWithAPartScore(t *testing.T) {
	for _, c := range []struct{ auction, call, whole, part string }{
		{"1H P 2H P", "3H", "rebids.book", "natural-later.book"},
		{"1H P 2H P", "2S", "rebids.book", "controls.book"},
		{"1N P 2C P", "2H", "stayman-answers.book", "stayman-answers.book"},
		{"1H P", "2H", "standard.book", "standard.book"},
		{"1H 2C P P", "2S", "reopening.book", "reopening.book"},
	} {
		call, err := bridge.ParseCall(c.call)
		if err != nil {
			t.Fatal(err)
		}
		for below, want := range map[int]string{0: c.whole, 20: c.part} {
			table := bridge.Table{Rules: bridge.Chicago(), Dealer: card.North}
			table.Standing.Below[card.NS] = below
			a := Cards{{System: Standard}, {System: Standard}}.Read(&table, auctionOf(t, c.auction))
			if got, _, _ := strings.Cut(a.Place(call), ":"); got != want {
				t.Errorf("with %d below, %s after %s comes from %q, want %s", below, c.call, c.auction, got, want)
			}
		}
	}
}
