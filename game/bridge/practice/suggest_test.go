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

// The theme that stands out is suggested, not the one that costs most for anybody; a few cards of it are chance.
func TestWeakest(t *testing.T) {
	for _, c := range []struct {
		costs []Cost
		want  theme.Theme
	}{
		{[]Cost{{theme.Establish, 9, 12}, {theme.Finesse, 8, 10}, {theme.HoldUp, 5, 6}}, theme.HoldUp},
		{[]Cost{{theme.Establish, 9, 12}, {theme.Finesse, 8, 10}, {theme.HoldUp, 2, 6}}, theme.Establish},
		{[]Cost{{theme.Duck, 9, 12}, {theme.Lead, 8, 9}}, theme.Duck},
		{[]Cost{{theme.Squeeze, 3, 3}}, theme.Squeeze},
		{[]Cost{{theme.None, 9, 30}, {theme.Overbid, 9, 30}}, theme.None},
		{nil, theme.None},
	} {
		most, try, ok := Weakest(c.costs)
		if want, _ := Suggest(c.want); most.Theme != c.want || ok != (c.want != theme.None) || try != want {
			t.Errorf("of %v it is %+v: %+v, %v", c.costs, most, try, ok)
		}
	}
}
