package field_test

import (
	"testing"

	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/card"
)

// The sources of chance are pinned: a field is the same in every version. These were computed with sha256sum.
func TestSeed(t *testing.T) {
	one := must(card.ParseNumber("0000000DRB5PZTQ3MS51DFJY19"))
	seen := map[uint64]bool{}
	for table := 1; table <= field.Most; table++ {
		seen[field.Seed(one, table)] = true
	}
	if len(seen) != field.Most || field.Seed(one, 1) != 0 {
		t.Errorf("%d tables have %d sources", field.Most, len(seen))
	}
	if got := field.Seed(one, 2); got != 0xf49e571ab1646835 {
		t.Errorf("table 2: %#x", got)
	}
	if got := field.Seed(one, 16); got != 0x951ce33d62983da4 {
		t.Errorf("table 16: %#x", got)
	}
	if other := must(card.ParseNumber("0000000DRB5PZTQ3MS51DFJY1A")); field.Seed(other, 2) == field.Seed(one, 2) {
		t.Error("another deal has the same source")
	}
}
