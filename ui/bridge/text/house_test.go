package text

import (
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
)

// Each house rule is a sentence, and the usual rules need none.
func TestHouse(t *testing.T) {
	for house, shown := range map[string][]string{
		"":                         nil,
		"plain-doubles":            {"Doubling leaves the points for tricks as they are."},
		"redeal,dealer=E":          {"A deal that everybody passes is dealt again.", "East deals first."},
		"vul=dealing":              {"In the second and third of four deals, the side that deals is vulnerable."},
		"vul=None":                 {"Nobody is ever vulnerable."},
		"vul=NS":                   {"N-S are always vulnerable, and E-W never."},
		"plain-doubles,vul=EW":     {"Doubling leaves the points for tricks as they are.", "E-W are always vulnerable, and N-S never."},
		"redeal,vul=Both,dealer=N": {"A deal that everybody passes is dealt again.", "Both sides are always vulnerable.", "North deals first."},
	} {
		h, err := bridge.ParseHouse(house)
		if err != nil {
			t.Fatal(err)
		}
		if got := House(h); !slices.Equal(got, shown) {
			t.Errorf("%q: %q, want %q", house, got, shown)
		}
	}
}
