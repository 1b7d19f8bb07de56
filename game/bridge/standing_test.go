package bridge_test

import (
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
)

func TestParseStanding(t *testing.T) {
	for _, tt := range []struct {
		text string
		want bridge.Standing
	}{
		{"", bridge.Standing{}},
		{"60:0 0:0", bridge.Standing{Below: [2]int{60, 0}}},
		{"0:90 2:1", bridge.Standing{Below: [2]int{0, 90}, Games: [2]int{2, 1}}},
	} {
		got, err := bridge.ParseStanding(bridge.Chicago(), tt.text)
		if err != nil || got != tt.want || got.String() != tt.text {
			t.Errorf("%q: %+v, %v, written %q", tt.text, got, err, got)
		}
	}
	for _, text := range []string{"60", "60:0", "0:0 0:0", "100:0 0:0", "-20:0 0:0", "60:0 0:-1", "060:0 0:0", "60:0 0:0 ", "x"} {
		if got, err := bridge.ParseStanding(bridge.Chicago(), text); err == nil {
			t.Errorf("%q is read as %+v", text, got)
		}
	}
	if got, err := bridge.ParseStanding(bridge.Duplicate(), "60:0 0:0"); err == nil {
		t.Errorf("Duplicate carries %+v", got)
	}
}
