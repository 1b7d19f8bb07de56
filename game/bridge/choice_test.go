package bridge_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// dealt caches the deals that withPoints has found.
var dealt = map[[4]int]card.Deal{}

// withPoints returns a random deal in which the hands have the given high-card points, North's first.
func withPoints(t *testing.T, want [4]int) card.Deal {
	t.Helper()
	if deal, ok := dealt[want]; ok {
		return deal
	}
	r := source(37)
	for range 2_000_000 {
		deal := card.Deck52.Shuffle(r)
		if [4]int{bridge.HCP(deal[0]), bridge.HCP(deal[1]), bridge.HCP(deal[2]), bridge.HCP(deal[3])} == want {
			dealt[want] = deal
			return deal
		}
	}
	t.Fatalf("no deal with %v points in a long while", want)
	return card.Deal{}
}

func mini(t *testing.T, points [4]int, dealer card.Seat) bridge.Board {
	t.Helper()
	return must(bridge.NewBoard(bridge.MiniBridge(), withPoints(t, points), dealer, bridge.VulNone))
}

// The player with more points of the side with more declares, and of equals the one who announced first.
func TestWhoDeclares(t *testing.T) {
	for _, tt := range []struct {
		points [4]int // from North on
		dealer card.Seat
		want   card.Seat
	}{
		{[4]int{15, 10, 4, 11}, card.North, card.West}, // the side counts, not the best hand
		{[4]int{11, 8, 12, 9}, card.North, card.South},
		{[4]int{12, 8, 12, 8}, card.North, card.North},
		{[4]int{12, 8, 12, 8}, card.East, card.South},
		{[4]int{12, 8, 12, 8}, card.South, card.South},
		{[4]int{12, 8, 12, 8}, card.West, card.North},
		{[4]int{6, 12, 10, 12}, card.North, card.East},
		{[4]int{6, 12, 10, 12}, card.East, card.East},
		{[4]int{6, 12, 10, 12}, card.South, card.West},
	} {
		b := mini(t, tt.points, tt.dealer)
		if b.Turn() != tt.want || b.Actor() != tt.want || b.Contract() != (bridge.Contract{Declarer: tt.want}) || b.Announced() != tt.points {
			t.Errorf("%v, %v deals: %v chooses, %v is announced; want %v", tt.points, tt.dealer, b.Turn(), b.Announced(), tt.want)
		}
	}
}

// If both sides have 20 points nobody declares: the deal is refused with the reason, and never drawn.
func TestNobodyDeclares(t *testing.T) {
	even := withPoints(t, [4]int{8, 11, 12, 9})
	_, err := bridge.NewBoard(bridge.MiniBridge(), even, card.East, bridge.VulNone)
	if !errors.Is(err, bridge.ErrNobodyDeclares) || !strings.Contains(err.Error(), "both sides have 20 points") {
		t.Errorf("it is refused with %v", err)
	}
	if _, err := bridge.NewBoard(bridge.Duplicate(), even, card.East, bridge.VulNone); err != nil {
		t.Error(err)
	}
	if _, err := bridge.NewBoard(bridge.MiniBridge(), withPoints(t, [4]int{15, 10, 4, 11}), card.East, bridge.VulEW); err == nil || !strings.Contains(err.Error(), "nobody is vulnerable in MiniBridge") {
		t.Errorf("with East-West vulnerable: %v", err)
	}
	r := source(20)
	drawn, others := 0, 0
	for board := range 300 {
		deal := card.Deck52.Seeded(20, 1, board)
		seeded := bridge.MiniBridge().Seeded(20, 1, board)
		for _, d := range []card.Deal{seeded, bridge.MiniBridge().Shuffle(r)} {
			if err := bridge.MiniBridge().CheckDeal(d); err != nil {
				t.Error(err)
			}
		}
		if seeded != deal {
			others++
			if bridge.MiniBridge().CheckDeal(deal) == nil {
				t.Errorf("deal %d could have been played", board)
			}
		}
		if bridge.Duplicate().Seeded(20, 1, board) == deal {
			drawn++
		}
	}
	if drawn != 300 || others < 3 {
		t.Errorf("%d deals of Duplicate are the same, and %d of MiniBridge others", drawn, others)
	}
}

// There are exactly ten choices.
func TestChoices(t *testing.T) {
	b := mini(t, [4]int{15, 10, 4, 11}, card.North)
	v := b.View(card.West)
	if got := fmt.Sprint(v.LegalChoices()); got != "[1C 1D 1H 1S 1N 5C 5D 4H 4S 3N]" {
		t.Errorf("the choices are %s", got)
	}
	if len(v.LegalCalls()) > 0 || v.LegalPlays().Len() > 0 {
		t.Errorf("before the choice there are %v and %v", v.LegalCalls(), v.LegalPlays())
	}
	for call := bridge.Pass; call <= bridge.Bid(7, bridge.NoTrump); call++ {
		next, err := b.Apply(bridge.Chosen(call))
		switch legal := strings.Contains(" 1C 1D 1H 1S 1N 5C 5D 4H 4S 3N ", " "+call.String()+" "); {
		case legal && (err != nil || next.Contract().String() != call.String()+"-W" || next.Phase() != bridge.PlayPhase || next.Turn() != card.North):
			t.Errorf("%v leads to %v, %v to play, %v", call, next.Contract(), next.Turn(), err)
		case !legal:
			wantBroken(t, b, bridge.Chosen(call), bridge.ChoicePartScoreOrGame, "a part-score, at level 1, or game: 3N")
		}
		wantBroken(t, b, bridge.Called(call), bridge.NoAuction, "there is no auction: declarer chooses")
	}
	wantBroken(t, b, bridge.Played(b.Hand(card.West).Cards()[0]), bridge.ChoiceFirst, "W chooses the contract first")
	wantBroken(t, b, bridge.Claimed(13), bridge.ChoiceFirst, "W chooses")
	b = after(t, b, "Choose 1N")
	if len(b.View(card.West).LegalChoices()) > 0 {
		t.Error("the contract can be chosen again")
	}
	wantBroken(t, b, bridge.Chosen(bridge.Bid(1, bridge.Clubs)), bridge.ChoiceIsMade, "the contract has been chosen")
	wantBroken(t, b, bridge.Called(bridge.Pass), bridge.NoAuction, "no auction")
	wantBroken(t, board52(), bridge.Chosen(bridge.Bid(4, bridge.Hearts)), bridge.NoChoice, "there is an auction")
}

type chosen struct {
	call   string
	tricks int
}

// Scores of part-scores and games. (Rules: bridge-52, Worked examples, row 37, row 38.)
func TestMiniBridgeScore(t *testing.T) {
	for c, want := range map[chosen]int{
		{"1C", 8}: 90, {"1H", 10}: 170, {"1N", 9}: 150, {"1D", 6}: -50, {"1S", 13}: 260,
		{"3N", 9}: 400, {"4S", 10}: 420, {"5D", 12}: 420, {"4H", 8}: -100, {"3N", 13}: 520, {"5C", 10}: -50,
	} {
		b := after(t, mini(t, [4]int{15, 10, 4, 11}, card.North), "Choose "+c.call)
		// The lead is North's, who defends; the claim is for the defenders.
		b = after(t, b, fmt.Sprintf("Claim %d", 13-c.tricks))
		if got := b.Score().Balance(card.EW); got != want || b.DeclarerTricks() != c.tricks {
			t.Errorf("%v comes to %d, want %d", c, got, want)
		}
	}
}

// Dummy is open to everybody from the start; a user who plays both hands chooses for his partner too.
func TestDummyIsOpenBeforeTheChoice(t *testing.T) {
	b := mini(t, [4]int{15, 10, 4, 11}, card.North) // West declares
	for seat, sees := range map[card.Seat]string{card.North: "NE", card.East: "E", card.South: "ES", card.West: "EW"} {
		for _, b := range []bridge.Board{b, after(t, b, "Choose 4H")} {
			v := b.View(seat)
			got := ""
			for _, s := range card.Seats {
				if _, ok := v.Hand(s); ok {
					got += s.String()
				}
			}
			if got != sees || seats(bridge.User{Seat: seat}.Seen(b.Table)) != sees {
				t.Errorf("%v sees %s, want %s", seat, got, sees)
			}
		}
	}
	both := bridge.User{Seat: card.East, BothHands: true}
	if got := seats(both.Seen(b.Table)); got != "EW" || !both.Acts(b.Table) || !both.ActsForPartner(b.Table) || both.ActedForPartner(b.Table) {
		t.Errorf("the user with both hands sees %s, acts %v", got, both.Acts(b.Table))
	}
	if b = after(t, b, "Choose 4H"); !both.ActedForPartner(b.Table) || both.Acts(b.Table) {
		t.Errorf("after the choice he has acted for his partner: %v", both.ActedForPartner(b.Table))
	}
	if (bridge.User{Seat: card.East}).ActedForPartner(b.Table) {
		t.Error("dummy has acted")
	}
}

// Opening returns the number of events before the lead.
func TestOpening(t *testing.T) {
	b := mini(t, [4]int{15, 10, 4, 11}, card.North)
	lead := b.Hand(card.North).Cards()[0].String()
	for text, want := range map[string]int{"": 0, "Choose 1N": 1, "Choose 1N " + lead: 1} {
		if got := after(t, b, text).Opening(); got != want {
			t.Errorf("after %q the opening is %d, want %d", text, got, want)
		}
	}
	if got := after(t, board52(), "1C Pass").Opening(); got != 2 {
		t.Errorf("after two calls the opening is %d", got)
	}
}

// A prefix keeps the announcements of the board.
func TestPrefixOfAChoice(t *testing.T) {
	r := rand.New(rand.NewPCG(15, 3))
	for range 20 {
		b := must(bridge.NewBoard(bridge.MiniBridge(), bridge.MiniBridge().Shuffle(r), pick(r, card.Seats[:]), bridge.VulNone))
		start := b
		b = randomly(r, b, func(bridge.Board) {})
		if again := b.Prefix(0); again.Announced() != start.Announced() || again.Phase() != bridge.ChoicePhase || again.Turn() != start.Turn() {
			t.Errorf("the start is %v, %v", again.Announced(), again.Phase())
		}
	}
}
