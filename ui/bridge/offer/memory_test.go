package offer

import (
	"slices"
	"testing"
	"time"

	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/company"
)

func TestRemember(t *testing.T) {
	// By the user's calendar it is the 22nd, and still the 21st in UTC.
	now := time.Date(2026, 11, 22, 1, 0, 0, 0, time.FixedZone("far east", 9*3600))
	on := func(day int, won int) bridgestore.Ended {
		return bridgestore.Ended{Day: time.Date(2026, 11, day, 0, 0, 0, 0, time.UTC), Deal: "0", Won: won}
	}
	table := company.At("0")
	for _, c := range []struct {
		name           string
		over           []bridgestore.Ended
		won            int
		today, longest int
		lines          []string
	}{
		{"nothing", nil, 0, 0, 0, []string{"They play with you: one as your partner, two against you."}},
		{"lost", []bridgestore.Ended{on(22, -1)}, -1, 0, 0, []string{"Last time you lost by 1,240"}},
		{"a draw ends a run", []bridgestore.Ended{on(22, 1), on(22, 0)}, 0, 0, 1,
			[]string{"Last time it was a draw", "Winning streak 0 (best 1)"}},
		{"over midnight", []bridgestore.Ended{on(20, 1), on(21, 1), on(22, 1), on(22, 1)}, 1, 2, 4,
			[]string{"Last time you won by 1,240", "Winning streak 2 (best 4)"}},
		{"after a loss", []bridgestore.Ended{on(21, 1), on(21, 1), on(22, 1), on(22, -1), on(22, 1)}, 1, 1, 3,
			[]string{"Last time you won by 1,240", "Winning streak 1 (best 3)"}},
	} {
		m := Remember(c.over, "1,240", now)
		if m.Rubbers != len(c.over) || m.Won != c.won || m.Today != c.today || m.Longest != c.longest {
			t.Errorf("%s: %+v", c.name, m)
		}
		if got := m.lines(); !slices.Equal(got, c.lines) {
			t.Errorf("%s: it says %q, want %q", c.name, got, c.lines)
		}
		won, lost := 0, 0
		for _, e := range c.over {
			if e.Won > 0 {
				won++
			} else if e.Won < 0 {
				lost++
			}
		}
		if r := m.Records[table.Partner]; r != (company.Record{WonWith: won, LostWith: lost}) {
			t.Errorf("%s: with the partner %+v", c.name, r)
		}
		// The opponents win when the user loses.
		if r := m.Records[table.Left]; r != (company.Record{WonAgainst: lost, LostAgainst: won}) {
			t.Errorf("%s: against the one on the left %+v", c.name, r)
		}
	}
}
