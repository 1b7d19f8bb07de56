package bridge_test

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

// While a history goes out, slowly, the match goes on, and others read; what goes out is the state at its start.
func TestReadingBesideWriting(t *testing.T) {
	s, ctx := open(t, t.TempDir()), context.Background()
	fill(t, s)
	want := lines(t, s, "")
	b := board(t, secondDeal, "1C", "Pass")
	j := s.Journal(4, "")
	var got strings.Builder
	for item, err := range s.History(ctx, "") {
		check(t, err)
		var line []byte
		if item.Rubber != nil {
			line = must(item.Rubber.Marshal())
		} else {
			line = must(item.Board.Marshal())
		}
		fmt.Fprintf(&got, "%s\n", line)
		b = with(t, b, []string{"1D", "1H", "1S", "1N", "2C", "2D", "2H", "2S", "2N", "3C", "3D", "3H", "3S", "3N", "4C", "4D", "4H", "4S", "4N", "5C"}[len(b.Events())-2])
		check(t, j.Append(b))
		check(t, s.Delete(1))
		must(s.Statistics(ctx, bridgestore.Filter{}))
		if r := must(s.Rubber(4)); len(r.Current.Events()) != len(b.Events()) {
			t.Fatalf("%d acts are there, want %d", len(r.Current.Events()), len(b.Events()))
		}
	}
	if got.String() != want {
		t.Errorf("what goes out is\n%s, want\n%s", got.String(), want)
	}
}

// A question that is given up, as the screen that asked is closed, ends soon.
func TestReadingIsGivenUp(t *testing.T) {
	s := open(t, t.TempDir())
	fill(t, s)
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	for name, ask := range map[string]func() error{
		"FindBoards":  func() error { return must2(s.FindBoards(ctx, bridgestore.Filter{})) },
		"FindRubbers": func() error { return must2(s.FindRubbers(ctx, bridgestore.Filter{})) },
		"Statistics":  func() error { return must2(s.Statistics(ctx, bridgestore.Filter{})) },
		"Lines":       func() error { return must2(s.BoardSummaries(ctx, []int64{1})) },
		"Summaries":   func() error { return must2(s.Summaries(ctx, []int64{1})) },
		"Board":       func() error { return must2(s.Board(ctx, 1)) },
		"Unanalysed":  func() error { return must2(s.Unanalysed(ctx, bridgestore.Filter{})) },
		"Analysis":    func() error { return must2(s.Analysis(ctx, 1)) },
		"OtherTable":  func() error { return must2(s.OtherTable(ctx, 1)) },
		"Puzzles":     func() error { return must2(s.Puzzles(ctx, 1)) },
	} {
		if ask() == nil {
			t.Errorf("%s answers", name)
		}
	}
	must(s.Board(context.Background(), 1)) // the connections are free again
}

// A board is opened as fast among many as among few.
func TestAmongMany(t *testing.T) {
	ctx := context.Background()
	takes := func(rubbers int) (board, rubber, list time.Duration) {
		dir := t.TempDir()
		years(t, dir, rubbers)
		s := open(t, dir)
		boards, ids := must(s.FindBoards(ctx, bridgestore.Filter{})), must(s.FindRubbers(ctx, bridgestore.Filter{Counted: true}))
		// The copies are as good as what has been played.
		if n := number(t, s.DB(), difference); n > 0 {
			t.Errorf("%d rows are wrong", n)
		}
		if len(ids) != rubbers || len(boards) != 4*rubbers {
			t.Fatalf("%d boards in %d rubbers", len(boards), len(ids))
		}
		for _, id := range ids[:min(100, len(ids))] {
			if r, err := s.Rubber(id); err != nil || len(r.Rubber.Boards) != 4 || !r.Finished {
				t.Errorf("rubber %d: %+v, %v", id, r, err)
			}
		}
		least := func(f func(i int)) time.Duration {
			least := time.Hour
			for i := range 40 {
				began := time.Now()
				f(i * 997)
				least = min(least, time.Since(began))
			}
			return least
		}
		return least(func(i int) { must(s.Board(ctx, boards[i%len(boards)])) }),
			least(func(i int) { must(s.Rubber(ids[i%len(ids)])) }),
			least(func(i int) {
				shown := min(50, len(boards)/2)
				must(s.BoardSummaries(ctx, boards[i%(len(boards)-shown):][:shown]))
			})
	}
	if testing.Short() { // where races are looked for, nothing is as fast as it is
		takes(8)
		return
	}
	board, rubber, list := takes(100)
	manyBoard, manyRubber, manyList := takes(1000)
	t.Logf("of 400 boards and of 4000: a board %v, %v; a rubber %v, %v; a list %v, %v", board, manyBoard, rubber, manyRubber, list, manyList)
	if manyBoard > 4*board || manyRubber > 4*rubber || manyList > 4*list {
		t.Errorf("of 400 boards and of 4000: a board %v, %v; a rubber %v, %v; a list %v, %v", board, manyBoard, rubber, manyRubber, list, manyList)
	}
}
