package text

import (
	"testing"

	"github.com/superbridge/superbridge/ui/kit/text"
)

// Games have names of their own, and bridge with an unknown pack says how many cards it has.
func TestGame(t *testing.T) {
	for got, want := range map[string]string{
		text.Game("SuperBridge"):                        "Super Bridge",
		text.OfGame("Duplicate", "new"):                 "New match",
		text.OfGame("Whist", "sentence", "Cards", "52"): "A game of bridge with 52 cards.",
	} {
		if got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}
