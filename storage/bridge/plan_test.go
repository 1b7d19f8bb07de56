package bridge_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/superbridge/superbridge/game/bridge/theme"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

// Whatever is looked for, no table is read from end to end, and nothing is sorted that an index has in order. (It is
// the index that is read from end to end, at most once in a question.) An index of digest has all that is asked for.
func TestPlans(t *testing.T) {
	s, ctx := open(t, t.TempDir()), context.Background()
	fill(t, s)
	var asked []bridgestore.Query
	var one sync.Mutex
	check(t, s.Spy(func(q bridgestore.Query) {
		one.Lock()
		defer one.Unlock()
		asked = append(asked, q)
	}))
	for name, f := range wanted() {
		asked = nil
		must(s.FindBoards(ctx, f))
		must(s.FindRubbers(ctx, f))
		must(s.Unanalysed(ctx, f))
		must(s.Statistics(ctx, f))
		single := 0
		if slices.ContainsFunc(asked, func(q bridgestore.Query) bool { return strings.Contains(q.Text, "SELECT at, day, points") }) {
			single = 1 // a question more where there are few boards
		}
		if len(asked) != 3+4+single {
			t.Errorf("%s: %d questions", name, len(asked))
		}
		for _, q := range asked {
			plan(t, s, name, q)
		}
	}
	asked = nil
	must(s.FindBoards(ctx, bridgestore.Filter{Theme: theme.Finesse}))
	must(s.Unsought(ctx, bridgestore.Filter{Counted: true}, 1))
	must(s.BoardSummaries(ctx, []int64{1, 2}))
	must(s.Summaries(ctx, []int64{1, 2}))
	must(s.Board(ctx, 1))
	must(s.Rubber(1))
	must(s.Analysis(ctx, 1))
	must(s.OtherTable(ctx, 1))
	first := must(s.Board(ctx, 1))
	if id := must(s.BoardOf(ctx, first.Rubber, first.Board.Number())); id != 1 {
		t.Errorf("the deal of board 1 is found on board %d", id)
	}
	if _, err := s.LastRubber(ctx); err != nil && !errors.Is(err, bridgestore.ErrNoRubber) {
		t.Error(err)
	}
	for _, q := range asked {
		plan(t, s, "reading", q)
	}
}

// plan looks at how a question is answered.
func plan(t *testing.T, s *bridgestore.Store, name string, q bridgestore.Query) {
	t.Helper()
	rows, err := s.DB().Query("EXPLAIN QUERY PLAN "+q.Text, q.Args...)
	check(t, err)
	defer rows.Close()
	for rows.Next() {
		var id, parent, unused int
		var step string
		check(t, rows.Scan(&id, &parent, &unused, &step))
		scans := strings.HasPrefix(step, "SCAN ") && !strings.Contains(step, " USING ") &&
			!strings.Contains(step, "VIRTUAL TABLE") && !strings.HasPrefix(step, "SCAN (subquery") && !strings.HasPrefix(step, "SCAN CONSTANT")
		// What has been found is sorted where it is little, or much less than all.
		few := strings.Contains(q.Text, "ORDER BY wanted.key") || strings.Contains(q.Text, "WHERE origin = ?") ||
			strings.Contains(q.Text, "SELECT id FROM session WHERE id IN (")
		sorts := strings.Contains(step, "TEMP B-TREE") && !few
		looksUp := strings.Contains(step, " INDEX digest_") && !strings.Contains(step, "COVERING") // in the table, for each row
		if scans || sorts || looksUp {
			t.Errorf("%s: %s\n%s", name, step, q.Text)
		}
	}
	check(t, rows.Err())
}
