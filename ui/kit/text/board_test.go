package text_test

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

func TestCards(t *testing.T) {
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
		if got := text.Cards(hand, order); got != want {
			t.Errorf("%s: %q, want %q", form, got, want)
		}
	}
}
