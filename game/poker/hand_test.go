package poker_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/poker"
)

// documentHand is the example of a hand: seat 2 sets a fantasy, seat 5 plays street by street and holds the joker. (Rules:
// progressive-poker, Text forms.)
func documentHand(t *testing.T) poker.Hand {
	t.Helper()
	table := poker.Table{Rules: poker.Standard(), Game: "A", Hand: 7, Button: 2,
		Players: []poker.Player{{Seat: 2, Stack: 430, Fantasy: 14}, {Seat: 5, Stack: 30}}}
	h := must(poker.NewHand(table, []poker.Cards{
		must(poker.ParseCards("SAS9HKC4HADAD9HJH8C9H9D4H3H2")),
		must(poker.ParseCards("SQHQC8D7S6H5DQCKJKS4HTD3H4STS2C5CJ"))}))
	return play(t, h, "2 SAHADA/HKHJH8H3H2/S9H9D9C9D4:C4", "5 -/SQHQ/C8D7S6", "5 DQ/-/H5:CK", "5 JK/S4/-:HT", "5 -/D3/H4:ST",
		"5 C5/S2/-:CJ")
}

// play applies acts in their text form.
func play(t *testing.T, h poker.Hand, acts ...string) poker.Hand {
	t.Helper()
	for _, text := range acts {
		next, err := h.Apply(must(poker.ParseAct(text)))
		if err != nil {
			t.Fatalf("act %q: %v", text, err)
		}
		h = next
	}
	return h
}

func TestDocumentHand(t *testing.T) {
	h := documentHand(t)
	if !h.Over() {
		t.Fatal("the hand isn't over")
	}
	s := h.Settle()
	got := fmt.Sprint(h.Board(2), h.Board(5), s.Rated[1].Joker, s.Pairs, s.After, s.Next)
	want := "SAHADA/HKHJH8H3H2/S9H9D9C9D4 JKDQC5/SQHQS4D3S2/C8D7S6H5H4 S5 [{5-2 --- -44 -30}] [460 0] [14 0]"
	if got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

// Seat 5's view after three acts. (Rules: progressive-poker, Text forms.)
func TestDocumentView(t *testing.T) {
	v := documentHand(t).Prefix(3).View(5)
	if got := fmt.Sprint(v.Hold, " ", v.Acts); got != "JKS4HT [2 ? 5 -/SQHQ/C8D7S6 5 DQ/-/H5:CK]" {
		t.Errorf("seat 5 sees %s", got)
	}
	if n := len(v.Unseen()); n != 53-11 {
		t.Errorf("%d cards are unseen, want 42", n)
	}
}

// Illegal acts are refused with the rule's name and the card, and nothing changes.
func TestIllegalActs(t *testing.T) {
	h := documentHand(t)
	for _, tt := range []struct {
		after     int
		act, want string
	}{
		{6, "5 -/-/D3H4:ST", "HandIsOver: 5 -/-/H4D3:ST is not legal: the hand is over"},
		{0, "5 -/SQHQ/C8D7S6", "InTurn: 5 -/SQHQ/C8D7S6 is not legal: seat 2 is to act"},
		{0, "2 SAHADA/HKHJH8H3H2/S9H9D9C9:C4D4", "PlaceCount: 2 SAHADA/HKHJH8H3H2/S9H9D9C9:D4C4 is not legal: seat 2 places 13 cards"},
		{0, "2 SAHADA/HKHJH8H3H2/S9H9D9C9D4", "DiscardCount: 2 SAHADA/HKHJH8H3H2/S9H9D9C9D4 is not legal: seat 2 throws 1 away"},
		{1, "5 -/SQHQ/C8D7", "PlaceCount: 5 -/SQHQ/C8D7 is not legal: seat 5 places 5 cards"},
		{2, "5 DQ/-/H5CK", "PlaceCount: 5 DQ/-/CKH5 is not legal: seat 5 places 2 cards"},
		{2, "5 DQ/-/C6:CK", "CardInHand: 5 DQ/-/C6:CK is not legal: seat 5 doesn't hold C6"},
		{2, "5 DQ/-/DQ:CK", "CardInHand: 5 DQ/-/DQ:CK is not legal: seat 5 holds only one DQ"},
		{2, "5 DQ/-/H5:H5", "CardInHand: 5 DQ/-/H5:H5 is not legal: seat 5 holds only one H5"},
		{5, "5 -/CJC5/-:S2", "FreeBoxes: 5 -/CJC5/-:S2 is not legal: the middle row has room for only 1 more"},
	} {
		before := h.Prefix(tt.after)
		_, err := before.Apply(must(poker.ParseAct(tt.act)))
		var rule *poker.RuleError
		if !errors.As(err, &rule) || rule.Rule.String()+": "+err.Error() != tt.want {
			t.Errorf("after %d acts: %v, want %s", tt.after, err, tt.want)
		}
		if before.Len() != tt.after {
			t.Errorf("an illegal act changed the hand")
		}
		if tt.after < 6 && !strings.HasPrefix(tt.want, "InTurn") {
			seat, _ := before.Turn()
			if err := before.View(seat).Check(must(poker.ParseAct(tt.act))); err == nil || err.Error() != rule.Error() {
				t.Errorf("the view says %v, the hand %v", err, rule)
			}
		}
	}
}
