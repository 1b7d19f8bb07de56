package bridge_test

import (
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
)

// The sixteen boards of duplicate bridge, as the law lists them.
func TestDuplicateCycle(t *testing.T) {
	want := []string{
		"N None", "E NS", "S EW", "W Both",
		"N NS", "E EW", "S Both", "W None",
		"N EW", "E Both", "S None", "W NS",
		"N Both", "E None", "S NS", "W EW",
		"N None", "E NS",
	}
	rules := bridge.Duplicate()
	for i, w := range want {
		if got := rules.Dealer(i).String() + " " + rules.Vulnerability(i).String(); got != w {
			t.Errorf("board %d: %s, want %s", i+1, got, w)
		}
	}
}
