package handorder

import (
	"fmt"
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/card"
)

// Each order for each trump suit; with the first, trumps are on the left, and no two neighbours have the same colour.
func TestOrder(t *testing.T) {
	for _, x := range []struct {
		suits Suits
		want  string // with spades, hearts, diamonds, clubs and nothing for trumps
	}{
		{"", "SHCD HSDC DSHC CHSD SHCD"},
		{TrumpsFirst, "SHCD HSDC DSHC CHSD SHCD"},
		{Alternating, "SHCD SHCD SHCD SHCD SHCD"},
		{Ranked, "SHDC SHDC SHDC SHDC SHDC"},
	} {
		var got []string
		h := Order{Suits: x.suits}
		for _, trump := range []card.Suit{card.Spades, card.Hearts, card.Diamonds, card.Clubs} {
			got = append(got, text(h.Order(trump, true)))
		}
		got = append(got, text(h.Order(card.Clubs, false)))
		if s := fmt.Sprintf("%s %s %s %s %s", got[0], got[1], got[2], got[3], got[4]); s != x.want {
			t.Errorf("%q: %s, want %s", x.suits, s, x.want)
		}
	}
}

func text(order [4]card.Suit) (s string) {
	for _, suit := range order {
		s += suit.String()
	}
	return s
}

// A suit is ordered from the top down, or from the bottom up; Compare agrees.
func TestSuit(t *testing.T) {
	hand, err := card.ParseHand("AQ2.KT..93")
	if err != nil {
		t.Fatal(err)
	}
	for h, want := range map[Order]string{{}: "[SA SQ S2]", {Rising: true}: "[S2 SQ SA]"} {
		cards := h.Suit(hand, card.Spades)
		if got := fmt.Sprint(cards); got != want {
			t.Errorf("%+v: %s, want %s", h, got, want)
		}
		if !slices.IsSortedFunc(cards, func(a, b card.Card) int { return h.Compare(a.Rank, b.Rank) }) {
			t.Errorf("%+v: %v is not in its order", h, cards)
		}
	}
}

func TestChosen(t *testing.T) {
	if Chosen() != (Order{}) {
		t.Errorf("without a choice it is %+v", Chosen())
	}
	h := Order{Ranked, true}
	Choose(h)
	defer Choose(Order{})
	if Chosen() != h {
		t.Errorf("it is %+v", Chosen())
	}
}
