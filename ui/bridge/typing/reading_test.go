package typing

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

// A contract is read in the language in use; English is left to those who ask.
func TestReadingContracts(t *testing.T) {
	t.Cleanup(func() { text.Use(text.English) })
	for _, tt := range []struct {
		language    text.Language
		typed, want string
	}{
		{text.Russian, "4п", "4S"},
		{text.Russian, "3бк", "3N"},
		{text.Russian, "3БКК", "3NX"},
		{text.Russian, "6чрк-з", "6HXX-W"},
		{text.Russian, "2б-В", "2D-E"},
		{text.Russian, "4ж", ""},
		{text.Russian, "п", ""},
		{text.Russian, "4п-щ", ""},
		{text.Russian, "бк", ""},
		{text.Russian, "", ""},
		{text.Romanian, "4cu", "4H"},
		{text.Romanian, "4cuc", "4HX"},
		{text.Romanian, "3fax-v", "3NX-W"},
		{text.Esperanto, "3sard", "3NXX"},
		{text.Esperanto, "5ka", "5D"},
		{text.English, "4s", ""},
	} {
		text.Use(tt.language)
		if got, ok := ReadContract(tt.typed); got != tt.want || ok != (tt.want != "") {
			t.Errorf("%s: %q is %q, %t, want %q", tt.language, tt.typed, got, ok, tt.want)
		}
	}
}
