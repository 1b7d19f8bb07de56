package tabletop

import (
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Cards and calls are read in the language in use and in English.
func TestReading(t *testing.T) {
	t.Cleanup(func() { text.Use(text.English) })
	queen := card.Card{Suit: card.Hearts, Rank: card.Queen}
	calls := []bridge.Call{bridge.Bid(2, bridge.NoTrump), bridge.Double, bridge.Pass}
	for language, typed := range map[text.Language][2]string{text.English: {"HQ", "2n x p"}, text.Romanian: {"cud", "2fa c p"}, text.Russian: {"ЧД", "2БК К П"}, text.Esperanto: {"ked", "2sa d p"}} {
		text.Use(language)
		if c, ok := ReadCard(typed[0]); !ok || c != queen {
			t.Errorf("%s: %s is %v, %t", language, typed[0], c, ok)
		}
		if got, ok := ReadCalls(typed[1]); !ok || !slices.Equal(got, calls) {
			t.Errorf("%s: %s is %v, %t", language, typed[1], got, ok)
		}
	}
	if _, ok := ReadCard("жж"); ok {
		t.Error("жж is a card")
	}
	if _, ok := ReadCalls("2жж"); ok {
		t.Error("2жж is a call")
	}
}
