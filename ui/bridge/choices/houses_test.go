package choices

import (
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
)

func rules(t *testing.T, name, house string) bridge.Rules {
	t.Helper()
	r, err := bridge.ParseRules(name, house)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// Each game has its own house rules; resetting them leaves those of others.
func TestHouses(t *testing.T) {
	var h Houses
	for _, step := range []struct{ game, house, want string }{
		{"SuperBridge", "redeal,dealer=N", "SuperBridge redeal,dealer=N"},
		{"Rubber", "hundreds", "Rubber hundreds; SuperBridge redeal,dealer=N"},
		{"Chicago", "end=last,no-honours", "Chicago no-honours,end=last; Rubber hundreds; SuperBridge redeal,dealer=N"},
		{"SuperBridge", "", "Chicago no-honours,end=last; Rubber hundreds"},
		{"Rubber", "clean=750", "Chicago no-honours,end=last; Rubber clean=750"},
		{"Chicago", "", "Rubber clean=750"},
	} {
		chosen := rules(t, step.game, step.house)
		if h = h.With(chosen); h.String() != step.want || h != ParseHouses(step.want) {
			t.Errorf("after %s %q: %q, want %q", step.game, step.house, h, step.want)
		}
		if got := h.Of(rules(t, step.game, "")); !got.Same(chosen) || got.Known() != nil {
			t.Errorf("%s is played as %v, want %v", step.game, got, chosen)
		}
	}
	if got := h.Of(bridge.Duplicate()); !got.Same(bridge.Duplicate()) {
		t.Errorf("Duplicate is played as %v", got)
	}
}

// Invalid parts are left out, and the rest holds.
func TestHousesThatNobodyKnows(t *testing.T) {
	if got := ParseHouses("Whist redeal; Rubber hundreds; Duplicate redeal; Chicago; ;SuperBridge nonsense").String(); got != "Rubber hundreds" {
		t.Errorf("%q", got)
	}
}
