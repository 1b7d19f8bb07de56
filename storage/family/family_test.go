package family_test

import (
	"cmp"
	"errors"
	"slices"
	"testing"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/storage/family"
)

func TestReplayError(t *testing.T) {
	poker := &family.Family{Part: "hand", Of: " of poker", Number: " of poker"}
	chess := &family.Family{Single: true, Part: "game", Of: " of chess", Number: " of chess"}
	few := &family.Family{Part: "deal", Of: " for two and three"}
	cause := errors.New("it is missing")
	for want, err := range map[string]error{
		"game 3 of poker: it is missing":                  poker.Fault(3, 0, 0, cause),
		"game 3 of poker, hand 2: it is missing":          poker.Fault(3, 2, 0, cause),
		"game 3 of poker, hand 2, event 5: it is missing": poker.Fault(3, 2, 5, cause),
		"game 3 of chess, event 5: it is missing":         chess.Fault(3, 1, 5, cause),
		"game 3, deal 2: it is missing":                   few.Fault(3, 2, 0, cause),
		"game 4: it is missing":                           few.Explain(4, cause),
		"game 5 of poker: it is missing":                  poker.Explain(4, poker.Fault(5, 0, 0, cause)),
	} {
		if err.Error() != want || !errors.Is(err, cause) {
			t.Errorf("it says %q, want %q", err, want)
		}
	}
}

func TestPartOf(t *testing.T) {
	saved := []family.SavedPart{{Started: 10, Finished: 20, Undos: 1}, {Started: 30}}
	for _, tt := range []struct {
		i    int
		over bool
		want family.SavedPart
	}{
		{0, true, saved[0]},
		{0, false, family.SavedPart{Started: 99}},
		{1, false, saved[1]},
		{1, true, family.SavedPart{Started: 99, Finished: 99}},
		{2, true, family.SavedPart{Started: 99, Finished: 99}},
	} {
		if got := family.PartOf(saved, tt.i, tt.over, 99); got != tt.want {
			t.Errorf("part %d, over %v, is %+v, want %+v", tt.i, tt.over, got, tt.want)
		}
	}
}

func TestMergeCells(t *testing.T) {
	type cell struct{ kind, n int }
	cells := []cell{{2, 1}, {1, 10}, {2, 5}, {3, 7}, {1, 2}}
	got := family.MergeCells(cells, func(a, b cell) int { return cmp.Compare(a.kind, b.kind) }, func(to *cell, c cell) { to.n += c.n })
	if want := []cell{{1, 12}, {2, 6}, {3, 7}}; !slices.Equal(got, want) {
		t.Errorf("they are %v, want %v", got, want)
	}
	if none := family.MergeCells(nil, func(a, b cell) int { return 0 }, func(*cell, cell) {}); none != nil {
		t.Errorf("of none there are %v", none)
	}
}

// A filter without conditions on parts also finds games without one, by the names that it wants.
func TestConditions(t *testing.T) {
	f := &family.Family{Seats: "poker_seat"}
	where := f.Where(family.Filter{Text: "ann", Terms: "won none", Alone: true}, storage.Terms{{"won", "its.chips > 0"}})
	want := "(session.deleted IS NOT NULL) = ? AND its.chips > 0 AND FALSE AND part.undos + part.hints = 0 AND (instr(session.words, ?) OR instr(part.words, ?) OR " +
		"session.id IN (SELECT session FROM poker_seat WHERE level <> '' AND instr(lower(name), ?)))"
	if got := where.String(); got != want || !slices.Equal(where.Args, []any{false, "ann", "ann", "ann"}) {
		t.Errorf("it is %s with %v, want %s", got, where.Args, want)
	}
	if got := f.WithoutParts("Ann Ben", true); len(got.Args) != 5 || got.Args[4] != "ben" {
		t.Errorf("its values are %v", got.Args)
	}
}
