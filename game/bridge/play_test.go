package bridge_test

import (
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

func TestPlayRules(t *testing.T) {
	const contract = "1N Pass Pass Pass " // by South: West leads, North is dummy
	for _, tt := range []struct {
		before string
		event  string
		rule   bridge.Rule // 0 if it is legal
		want   string
	}{
		{"", "SJ", 0, ""},
		{"", "SA", bridge.CardInHand, "W doesn't hold it"},
		{"", "Pass", bridge.AuctionIsOver, "the auction is over"},
		{"", "9N", bridge.AuctionIsOver, "the auction is over"},
		{"SJ", "SA", 0, ""},
		{"SJ", "S1", 0, ""},
		{"SJ", "HJ", bridge.FollowSuit, "N must follow suit and still holds a spade"},
		{"SJ", "SK", bridge.CardInHand, "N doesn't hold it"},
		{"SJ S1", "DJ", bridge.FollowSuit, "E must follow suit and still holds a spade"},
		{"D4 D3 D2", "C2", bridge.FollowSuit, "S must follow suit and still holds a diamond"},
		{"H3 H2 H1", "C2", bridge.FollowSuit, "S must follow suit and still holds a heart"},
		{"C1 C4 C3", "D1", bridge.FollowSuit, "S must follow suit and still holds a club"},
		{"SJ SA S4 S3", "SJ", bridge.CardInHand, "N doesn't hold it"}, // North leads now
		{"SJ SA S4 S3", "SA", bridge.CardInHand, "N doesn't hold it"}, // the ace has been played
		{"SJ SA S4 S3", "C4", 0, ""},
		// Hearts are led until South has none; then any card will do.
		{"H3 H2 HA H4 H1 H8 H7 H6 HZ HL HT H9 HK HQ HJ H5 D1 D4 D3 DJ HM", "C2", 0, ""},
		{"H3 H2 HA H4 H1 H8 H7 H6 HZ HL HT H9 HK HQ HJ H5 D1 D4 D3 DJ HM", "H8", bridge.CardInHand, "S doesn't hold it"},
	} {
		b := after(t, board(stripes), contract+tt.before)
		if tt.rule == 0 {
			after(t, b, tt.event)
			continue
		}
		wantBroken(t, b, events(tt.event)[0], tt.rule, tt.want)
	}
}

// A player void in the suit led may play anything, trump or not, and need not win the trick.
func TestDiscardAndRuff(t *testing.T) {
	b := after(t, board(oneSuitEach), "1H Pass Pass Pass C1")
	for _, c := range []string{"SA", "S1"} {
		after(t, b, c)
	}
	b = after(t, b, "S1")
	if legal := b.View(card.East).LegalPlays(); legal != b.Hand(card.East) {
		t.Errorf("East, who has no club, may play %v", legal)
	}
	if b = after(t, b, "H1 DA"); b.Turn() != card.East || b.Won(card.EW) != 1 {
		t.Errorf("the one of trumps doesn't win: it is %v's lead", b.Turn())
	}
}

// A meaningless event is refused as well: a faulty player must not crash the table.
func TestNonsenseIsRefused(t *testing.T) {
	b := after(t, board(stripes), "1N Pass Pass Pass")
	for _, e := range []bridge.Event{
		bridge.Played(card.Card{}),
		bridge.Played(card.Card{Suit: 4, Rank: card.Ace}),
		bridge.Played(card.Card{Suit: 255, Rank: 255}),
		bridge.Played(card.Card{Suit: card.Spades, Rank: 18}),
		{Kind: 7, Card: card.Card{Suit: card.Spades, Rank: card.Jack}},
	} {
		wantBroken(t, b, e, bridge.CardInHand, "W doesn't hold it")
	}
}

func TestTrickWinner(t *testing.T) {
	for _, tt := range []struct {
		cards  string // led by East
		strain bridge.Strain
		want   card.Seat
	}{
		{"S9", bridge.NoTrump, card.East},
		{"S9 ST S8 SL", bridge.NoTrump, card.North},
		{"S9 HA DA CA", bridge.NoTrump, card.East},
		{"S9 HA DA CA", bridge.Clubs, card.North},
		{"S9 HA D1 CA", bridge.Diamonds, card.West},
		{"S9 D2 D1 CA", bridge.Diamonds, card.South},
		{"S9 SA D1 CA", bridge.Hearts, card.South},
		{"HK H2 HA S1", bridge.Hearts, card.West},
		{"HK H2 HA S1", bridge.Spades, card.North},
		{"HM HZ HJ HL", bridge.Spades, card.West},
	} {
		trick := bridge.Trick{Leader: card.East}
		for _, e := range events(tt.cards) {
			trick = trick.With(e.Card)
		}
		if got := trick.Winner(tt.strain); got != tt.want {
			t.Errorf("%s at %v goes to %v, want %v", tt.cards, tt.strain, got, tt.want)
		}
	}
}

func TestTrickCards(t *testing.T) {
	b := after(t, board(stripes), "1N Pass Pass Pass SJ SA")
	trick := b.Trick()
	for seat, want := range map[card.Seat]string{card.West: "SJ", card.North: "SA", card.East: "--", card.South: "--"} {
		if c, ok := trick.Card(seat); c.String() != want || ok != (want != "--") {
			t.Errorf("%v has played %v, %v; want %s", seat, c, ok, want)
		}
	}
	if suit, ok := trick.Led(); suit != card.Spades || !ok || trick.Full() || trick.Turn() != card.East {
		t.Errorf("%v: %v led (%v), full %v, turn %v", trick, suit, ok, trick.Full(), trick.Turn())
	}
	if _, ok := (bridge.Trick{}).Led(); ok {
		t.Error("an empty trick has a suit led")
	}
}

// Declarer acts for dummy, and whoever wins a trick leads to the next.
func TestTurns(t *testing.T) {
	b := board(stripes)
	for _, tt := range []struct {
		event       string
		turn, actor card.Seat // before the play
		open        bool      // dummy's cards
	}{
		{"1N", card.South, card.South, false},
		{"Pass", card.West, card.West, false},
		{"Pass", card.North, card.North, false},
		{"Pass", card.East, card.East, false},
		{"SJ", card.West, card.West, false},
		{"SA", card.North, card.South, true},
		{"S4", card.East, card.East, true},
		{"S3", card.South, card.South, true},
		{"HJ", card.North, card.South, true}, // dummy has won the trick
		{"HA", card.East, card.East, true},
		{"H4", card.South, card.South, true},
		{"H3", card.West, card.West, true},
		{"D2", card.East, card.East, true},
	} {
		if b.Turn() != tt.turn || b.Actor() != tt.actor || b.DummyOpen() != tt.open {
			t.Errorf("before %s: turn %v, actor %v, dummy open %v; want %v, %v, %v",
				tt.event, b.Turn(), b.Actor(), b.DummyOpen(), tt.turn, tt.actor, tt.open)
		}
		b = after(t, b, tt.event)
	}
	if b.Won(card.NS) != 1 || b.Won(card.EW) != 1 || b.Left() != 15 || len(b.Tricks()) != 2 {
		t.Errorf("tricks: %d and %d won, %d left", b.Won(card.NS), b.Won(card.EW), b.Left())
	}
}

// A whole board without a choice: South can't lead anything, North's spades win all tricks.
func TestLastTrick(t *testing.T) {
	b := after(t, board(oneSuitEach), "Pass Pass 9S Pass Pass Pass")
	for trick := range 17 {
		if b.Phase() != bridge.PlayPhase {
			t.Fatalf("over after %d tricks", trick)
		}
		for range 4 {
			b = must(b.Apply(bridge.Played(b.Hand(b.Turn()).Cards()[0])))
		}
	}
	// East leads a heart to the first trick, North ruffs it and leads trumps.
	if b.Phase() != bridge.Finished || b.DeclarerTricks() != 17 || b.Points() != [2]int{360 + 500 + 4000, 0} {
		t.Errorf("%d tricks, %v points", b.DeclarerTricks(), b.Points())
	}
	wantBroken(t, b, events("SA")[0], bridge.BoardIsOver, "the board is over")
	wantBroken(t, b, events("Claim 0")[0], bridge.BoardIsOver, "the board is over")
}

func TestClaim(t *testing.T) {
	const contract = "4N Pass Pass Pass " // by South, 12 tricks
	for _, tt := range []struct {
		name   string
		before string
		claim  int
		by     card.Side
		tricks int // declarer's
		points [2]int
	}{
		{"declarer, on lead", "SJ S1 S4 SQ DA D4 D3 D2", 15, card.NS, 17, [2]int{180 + 500 + 500, 0}},
		{"declarer, some", "SJ S1 S4 SQ DA D4 D3 D2", 10, card.NS, 12, [2]int{180 + 500, 0}},
		{"declarer, too few", "SJ S1 S4 SQ DA D4 D3 D2", 9, card.NS, 11, [2]int{0, 100}},
		{"from dummy's turn", "SJ", 17, card.NS, 17, [2]int{180 + 500 + 500, 0}},
		{"from dummy's lead", "SJ SA S4 S3", 11, card.NS, 12, [2]int{180 + 500, 0}},
		{"in the middle of a trick", "SJ SA S4", 12, card.NS, 12, [2]int{180 + 500, 0}},
		{"a defender", "", 17, card.EW, 0, [2]int{0, 1200}},
		{"a defender, in the middle", "SJ SA", 6, card.EW, 11, [2]int{0, 100}},
		{"a defender concedes all", "SJ SA", 0, card.EW, 17, [2]int{180 + 500 + 500, 0}},
		{"declarer concedes all", "SJ", 0, card.NS, 0, [2]int{0, 1200}},
	} {
		b := after(t, board(stripes), contract+tt.before)
		left := b.Left()
		wantBroken(t, b, bridge.Claimed(left+1), bridge.ClaimWithinLeft, "tricks are left")
		wantBroken(t, b, bridge.Claimed(-1), bridge.ClaimWithinLeft, "tricks are left")
		if _, _, ok := b.Claim(); ok {
			t.Errorf("%s: there is a claim before it", tt.name)
		}
		b = must(b.Apply(bridge.Claimed(tt.claim)))
		tricks, by, ok := b.Claim()
		if b.Phase() != bridge.Finished || tricks != tt.claim || by != tt.by || !ok {
			t.Errorf("%s: phase %v, %v claims %d, %v", tt.name, b.Phase(), by, tricks, ok)
		}
		if b.DeclarerTricks() != tt.tricks || b.Won(card.NS)+b.Won(card.EW) != 17 || b.Left() != 0 || b.Points() != tt.points {
			t.Errorf("%s: declarer has %d tricks, points %v; want %d, %v", tt.name, b.DeclarerTricks(), b.Points(), tt.tricks, tt.points)
		}
		wantBroken(t, b, bridge.Claimed(0), bridge.BoardIsOver, "the board is over")
	}
}

// Beats is a strict order on the cards that can win a trick.
func TestBeats(t *testing.T) {
	cards := card.Deck68.Hand().Cards()
	for _, strain := range bridge.Strains {
		for _, c := range cards {
			var beaten []card.Card
			for _, best := range cards {
				if bridge.Beats(c, best, strain) {
					beaten = append(beaten, best)
					if bridge.Beats(best, c, strain) {
						t.Fatalf("at %v %v and %v beat each other", strain, c, best)
					}
				}
			}
			want := int(c.Rank) - 1
			if strain.String() == c.Suit.String() {
				want += 51
			}
			if len(beaten) != want || slices.Contains(beaten, c) {
				t.Errorf("at %v %v beats %d cards, want %d", strain, c, len(beaten), want)
			}
		}
	}
}
