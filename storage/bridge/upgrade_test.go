package bridge_test

import (
	"compress/gzip"
	"context"
	"database/sql"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

// Databases of versions before, as these have written them, say the same as they did. The dumps in testdata were made
// by the last program that had no sessions, the last one without poker, the last one without lessons and the last one without what files of other programs say, and so were the texts of
// what these said of them.
func TestOldDatabases(t *testing.T) {
	t.Setenv("TZ", "UTC") // the first version kept no dates
	local := time.Local
	time.Local = time.UTC
	t.Cleanup(func() { time.Local = local })
	for _, version := range []int{14, 13, 9, 5, 4, 3, 2, 1}[:1+some(7)] { // the last one at least
		t.Run(fmt.Sprint(version), func(t *testing.T) {
			dir := t.TempDir()
			old := raw(t, dir)
			load(t, old, unzipped(t, fmt.Sprintf("testdata/version%d.sql.gz", version)))
			check(t, old.Close())

			var told []float64
			s, err := bridgestore.OpenContext(t.Context(), dir, func() time.Time { return start.Add(time.Hour) }, func(part float64) { told = append(told, part) })
			check(t, err)
			defer s.Close()
			if len(told) < 3 || told[0] != 0 || told[len(told)-1] != 1 || !slices.IsSorted(told) {
				t.Errorf("progress was %v", told)
			}
			got := strings.Split(stands.ReplaceAllString(says(t, s), ""), "\n")
			want := strings.Split(unzipped(t, fmt.Sprintf("testdata/version%d.txt.gz", version)), "\n")
			for i := range max(len(got), len(want)) {
				if i >= len(got) || i >= len(want) || got[i] != want[i] {
					t.Fatalf("line %d of %d (%d) is\n%s\nwant\n%s", i+1, len(got), len(want), got[min(i, len(got)-1)], want[min(i, len(want)-1)])
				}
			}
			for query, want := range map[string]int{
				difference: 0,
				"SELECT count(*) FROM pragma_foreign_key_check":                                             0,
				"SELECT count(*) FROM session WHERE over AND (result = '' OR person <> '' AND won IS NULL)": 0,
				"SELECT count(*) FROM session WHERE NOT over AND (result <> '' OR won IS NOT NULL)":         0,
				"SELECT count(*) FROM setting WHERE value = 'dark'":                                         1,
			} {
				if n := number(t, s.DB(), query); n != want {
					t.Errorf("%d: %s", n, query)
				}
			}
			if _, err := os.Stat(filepath.Join(dir, fmt.Sprintf("superbridge-version-%d.db", version))); err != nil {
				t.Error(err)
			}
			// And it is as good as a new one.
			keep(t, s)
			learn(t, s)
			to := open(t, t.TempDir())
			out := lines(t, s, "")
			check(t, must2(take(to, out)))
			if back := lines(t, to, ""); back != out {
				t.Errorf("it comes back as\n%s, went out as\n%s", back, out)
			}
		})
	}
}

// stands matches the branch data that earlier versions lacked.
var stands = regexp.MustCompile(`,"stands":\d+`)

// load does what a dump says, row by row: of a text with many statements the driver copies what is left for each.
func load(t testing.TB, db *sql.DB, dump string) {
	t.Helper()
	const row = "\nINSERT INTO "
	for {
		at := strings.Index(dump, row)
		if at < 0 {
			run(t, db, dump)
			return
		}
		run(t, db, dump[:at])
		dump = dump[at+1:]
	}
}

func unzipped(t testing.TB, path string) string {
	t.Helper()
	file, err := os.Open(path)
	check(t, err)
	defer file.Close()
	return string(must(io.ReadAll(must(gzip.NewReader(file)))))
}

// says is all that a store says, in a form that any version can give.
func says(t testing.TB, s *bridgestore.Store) string {
	t.Helper()
	ctx := context.Background()
	var out strings.Builder
	put := func(format string, args ...any) { fmt.Fprintf(&out, format+"\n", args...) }
	for _, f := range []bridgestore.Filter{{}, {Deleted: true}} {
		for _, r := range must(s.Summaries(ctx, must(s.FindRubbers(ctx, f)))) {
			put("rubber %d: %d %d %v; %v %v; %s %q; %d/%d %v; %q %q %v; %q %q; deleted %d", r.ID, r.Started.UnixMilli(), r.Changed.UnixMilli(), r.Finished,
				r.Seat, r.Watched, r.Rules, r.House.String(), r.Boards, r.Length, r.Points, r.Name, r.Note, r.Starred, r.Kind, r.Players, r.Deleted.UnixMilli())
			for _, c := range r.Contracts {
				put("  %v %d %d %v", c.Contract, c.Over, c.Points, c.Starred)
			}
			ids := must(s.BoardIDs(ctx, r.ID))
			for _, l := range must(s.BoardSummaries(ctx, ids)) {
				put("board %d of %d: %d %d %s %d; %d; %v %v; %v; %v %d %d; %q %q %v; %d %d; %q %q %v %d", l.ID, l.Rubber, l.Place, l.Number, l.Rules, l.Length,
					l.Finished.UnixMilli(), l.Seat, l.Watched, l.Deal, l.Contract, l.Over, l.Points, l.Name, l.Note, l.Marks.Starred, l.Undos, l.Hints, l.Kind, l.Players, l.BothHands, l.Costly)
			}
			for _, id := range ids {
				b := must(s.Board(ctx, id))
				put("board %d: %v %v %v; %+v; %d %d; origin %d, branches %v", id, b.Board.Dealer, b.Board.Vul, b.Board.Events(), b.RubberMarks, b.Previous, b.Next, b.Origin, b.Branches)
				if found := must(s.Analysis(ctx, id)); found.Total > 0 {
					put("analysis %s", must(found.Marshal()))
				}
				if other := must(s.OtherTable(ctx, id)); other.Players != "" {
					put("other table: %s %v %d", other.Players, other.Board.Events(), other.Found.Total)
				}
				for _, p := range must(s.Puzzles(ctx, id)) {
					put("puzzle %d: %v %v %v", p.Event, p.Tried, p.Found, p.Shown)
				}
			}
		}
	}
	put("unfinished %v, single %v", must(s.Unfinished()), must(s.Singles(ctx)))
	put("next %d, boards %d, of Duplicate %d", must(s.NextRubber()), must(s.Boards("")), must(s.Boards("Duplicate")))
	for _, e := range must(s.Ended(ctx)) {
		put("ended: %d %d %d %s %d", e.ID, e.At.UnixMilli(), e.Day.Unix(), e.Deal, e.Won)
	}
	filters := wanted()
	for _, name := range slices.Sorted(maps.Keys(filters)) {
		f := filters[name]
		st := must(s.Statistics(ctx, f))
		put("%s: boards %v, rubbers %v, unanalysed %v", name, must(s.FindBoards(ctx, f)), must(s.FindRubbers(ctx, f)), must(s.Unanalysed(ctx, f)))
		put("  %d cells, %d days, %d single; rubbers %d %d %d, run %d %d %d; helped %d, unlooked %d", len(st.Cells), len(st.Days), len(st.Single),
			st.Rubbers, st.Won, st.Lost, st.LongestRun, st.RunFrom.Unix(), st.RunTo.Unix(), st.Helped, st.Unlooked)
		put("  %+v", st.Sum(func(bridgestore.Cell) bool { return true }))
	}
	st := must(s.Statistics(ctx, bridgestore.Filter{}))
	for _, c := range st.Cells {
		put("cell %+v", c)
	}
	for _, d := range st.Days {
		put("day %d %d %d", d.Day.Unix(), d.Boards, d.Points)
	}
	put("%s", lines(t, s, ""))
	return out.String()
}
