package text

import "testing"

func TestThePseudoLanguageHasLongerWords(t *testing.T) {
	defer Use(English)
	Use(Pseudo)
	want(t, T("seat.N"), "Northéž")
	want(t, TN("game.players", 2), "2 playerséžä")
	want(t, T("side.you", "Side", "N-S"), "Youéž (N-S)")
	want(t, longerWords("{{plural .N \"trick\" \"tricks\"}}: it isn’t"), "{{plural .N \"trick\" \"tricks\"}}: it isnéž't")
	if Current() != Pseudo {
		t.Errorf("the language is %q", Current())
	}
	for _, l := range Languages() {
		if l == Pseudo {
			t.Error("the pseudo-language can be chosen")
		}
	}
}
