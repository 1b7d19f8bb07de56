package text_test

import (
	"testing"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/text"
)

func TestCards(t *testing.T) {
	for form, want := range map[string]string{
		"...":         "",
		"..Z4.":       "♦12 4",
		"A8.LT..1":    "♠A 8, ♥11 10, ♣1",
		".8651.JT96.": "♥8 6 5 1, ♦J 10 9 6",
	} {
		hand, err := card.ParseHand(form)
		if err != nil {
			t.Fatal(err)
		}
		if got := text.Cards(hand); got != want {
			t.Errorf("%s: %q, want %q", form, got, want)
		}
	}
}
