package family_test

import (
	"cmp"
	"errors"
	"slices"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/storage/family"
)

func TestReplayError(t *testing.T) {
	poker := &family.Family{Part: fault.Say("hand"), Of: fault.Say(" of poker"), Number: fault.Say(" of poker")}
	chess := &family.Family{Single: true, Part: fault.Say("game"), Of: fault.Say(" of chess"), Number: fault.Say(" of chess")}
	few := &family.Family{Part: fault.Say("deal"), Of: fault.Say(" for two and three")}
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

// A filter has a condition for each field that is set, and for each word.
func TestConditions(t *testing.T) {
	f := &family.Family{Seats: "poker_seat"}
	from, to := time.UnixMilli(1000), time.UnixMilli(3000)
	terms := storage.Terms{{"won", "its.chips > 0"}}
	const named = "session.id IN (SELECT session FROM poker_seat WHERE level <> '' AND instr(lower(name), ?))"
	for _, tt := range []struct {
		filter family.Filter
		want   string
		args   []any
	}{
		{family.Filter{}, "(session.deleted IS NOT NULL) = ?", []any{false}},
		{
			family.Filter{Text: "Ann", Terms: "won none", Alone: true},
			"(session.deleted IS NOT NULL) = ? AND its.chips > 0 AND FALSE AND part.undos + part.hints = 0 AND (instr(session.words, ?) OR instr(part.words, ?) OR " + named + ")",
			[]any{false, "ann", "ann", "ann"},
		},
		{
			family.Filter{From: from, To: to, Players: "club", Parts: "3,4", Ended: true, Starred: true, Deleted: true},
			"(session.deleted IS NOT NULL) = ? AND part.finished >= ? AND part.finished < ? AND part.players = ? AND " +
				"part.id IN (SELECT value FROM json_each(?)) AND session.over AND (part.starred OR session.starred)",
			[]any{true, int64(1000), int64(3000), "club", "[3,4]"},
		},
		{
			family.Filter{Text: "1970"},
			"(session.deleted IS NOT NULL) = ? AND (instr(session.words, ?) OR instr(part.words, ?) OR " + named + " OR part.finished >= ? AND part.finished < ?)",
			[]any{false, "1970", "1970", "1970", newYear(1970), newYear(1971)},
		},
	} {
		where := f.Where(tt.filter, terms)
		if got := where.String(); got != tt.want || !slices.Equal(where.Args, tt.args) {
			t.Errorf("it is %s with %v, want %s with %v", got, where.Args, tt.want, tt.args)
		}
	}
}

// newYear is when a year begins here, in milliseconds since 1970.
func newYear(year int) int64 {
	return time.Date(year, time.January, 1, 0, 0, 0, 0, time.Local).UnixMilli()
}

// A game without a part is found by the names that a filter wants.
func TestConditionsWithoutParts(t *testing.T) {
	f := &family.Family{Seats: "poker_seat"}
	const word = "(instr(session.words, ?) OR session.id IN (SELECT session FROM poker_seat WHERE level <> '' AND instr(lower(name), ?)))"
	where := f.WithoutParts("Ann Ben", true)
	if got, want := where.String(), "(session.deleted IS NOT NULL) = ? AND "+word+" AND "+word; got != want || !slices.Equal(where.Args, []any{true, "ann", "ann", "ben", "ben"}) {
		t.Errorf("it is %s with %v, want %s", got, where.Args, want)
	}
}
