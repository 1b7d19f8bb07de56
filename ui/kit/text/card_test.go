package text

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/card"
)

func want(t *testing.T, got, want string) {
	t.Helper()
	if got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestCards(t *testing.T) {
	for form, shown := range map[string]string{"HM": "♥M", "DZ": "♦12", "CL": "♣11", "ST": "♠10", "S1": "♠1", "CA": "♣A"} {
		c, err := card.Parse(form)
		if err != nil {
			t.Fatal(err)
		}
		want(t, Card(c), shown)
	}
	hand, err := card.ParseHand("AKM97.QT2..ZL8")
	if err != nil {
		t.Fatal(err)
	}
	want(t, Holding(hand[card.Spades]), "A K M 9 7")
	want(t, Holding(hand[card.Clubs]), "12 11 8")
	want(t, Holding(hand[card.Diamonds]), "–")
}

// With Romanian letters on the cards, hints and diagrams once spoke of A K Q J M.
func TestTextsCallCardsAsTheyAreLabelled(t *testing.T) {
	hand, err := card.ParseHand("AKQJMZ97...")
	if err != nil {
		t.Fatal(err)
	}
	queen := card.Card{Suit: card.Hearts, Rank: card.Queen}
	SetLetters(cardart.Romanian)
	defer SetLetters(cardart.English)
	want(t, Honours(), "A R D V S")
	want(t, Holding(hand[card.Spades]), "A R D V S 12 9 7")
	want(t, Card(queen), "♥D")
	want(t, queen.String(), "HQ") // the stored form doesn't change
	SetLetters(cardart.English)
	want(t, Honours(), "A K Q J M")
	want(t, Card(queen), "♥Q")
}

func TestCardsOfAHand(t *testing.T) {
	order := [4]card.Suit{card.Hearts, card.Spades, card.Diamonds, card.Clubs}
	for form, want := range map[string]string{
		"...":         "",
		"..Z4.":       "♦12 4",
		"A8.LT..1":    "♥11 10, ♠A 8, ♣1",
		".8651.JT96.": "♥8 6 5 1, ♦J 10 9 6",
	} {
		hand, err := card.ParseHand(form)
		if err != nil {
			t.Fatal(err)
		}
		// The ranks of a suit stay together.
		want = strings.ReplaceAll(strings.ReplaceAll(want, " ", "\u00a0"), ",\u00a0", ", ")
		if got := Cards(hand, order); got != want {
			t.Errorf("%s: %q, want %q", form, got, want)
		}
	}
}
