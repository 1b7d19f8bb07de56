package practice

import (
	"testing"

	"github.com/superbridge/superbridge/game/bridge/theme"
)

// TestSuggest: each theme of the play leads to exercises, those of a technique to contracts, and each technique is for some theme.
func TestSuggest(t *testing.T) {
	reached := map[Technique]bool{}
	for _, of := range theme.All() {
		s, ok := Suggest(of)
		if ok == of.Bidding() {
			t.Errorf("%v: there is something to practise: %v", of, ok)
		}
		if s.Kind == Contract {
			reached[s.Technique] = true
		}
	}
	if len(reached) != len(Techniques()) {
		t.Errorf("reached are only %v", reached)
	}
	if _, ok := Suggest(theme.None); ok {
		t.Error("something is suggested for no theme")
	}
	for of, want := range map[theme.Theme]Suggestion{
		theme.Duck: {Contract, Duck}, theme.Unblock: {Contract, Unblock}, theme.ThrowIn: {Contract, Endplay}, theme.Lead: {Kind: Lead}, theme.Discard: {Kind: Mistake},
	} {
		if got, _ := Suggest(of); got != want {
			t.Errorf("for %v %+v is suggested, want %+v", of, got, want)
		}
	}
}
