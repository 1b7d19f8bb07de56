package bridge_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/storage"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

func TestMarks(t *testing.T) {
	s, ctx := open(t, t.TempDir()), context.Background()
	id := keep(t, s)
	m := storage.Marks{Name: "Crăciun", Note: "two\nlines", Starred: true}
	check(t, s.MarkSession(id, m))
	check(t, s.MarkBoard(1, storage.Marks{Name: "a \xff"}))
	b := must(s.Board(ctx, 1))
	if sum := must(s.Summaries(ctx, []int64{id}))[0]; sum.Marks != m || b.RubberMarks != m || b.Marks != (storage.Marks{Name: "a \ufffd"}) || b.Result.Starred {
		t.Errorf("marked as %+v, %+v, %+v", sum.Marks, b.RubberMarks, b.Marks)
	}
	if ids := must(s.FindBoards(ctx, bridgestore.Filter{Text: "CRĂCIUN lines", Starred: true})); !slices.Equal(ids, []int64{1}) {
		t.Errorf("found %v", ids)
	}
	check(t, s.MarkSession(id, storage.Marks{}))
	if ids := must(s.FindBoards(ctx, bridgestore.Filter{Text: "crăciun"})); ids != nil {
		t.Errorf("found %v by a name that has been taken away", ids)
	}
	if err := s.MarkSession(9, m); !errors.Is(err, storage.ErrNoSession) {
		t.Error(err)
	}
	if err := s.MarkBoard(9, m); !errors.Is(err, bridgestore.ErrNoBoard) {
		t.Error(err)
	}
	// The longest that may be is exported and imported.
	long := storage.Marks{Name: strings.Repeat("\x00", 1000), Note: strings.Repeat("\x00", 100_000)}
	check(t, s.MarkBoard(1, long))
	fresh := open(t, t.TempDir())
	check(t, must2(take(fresh, lines(t, s, ""))))
	if got := must(fresh.BoardSummaries(ctx, []int64{1}))[0]; got.Marks != long {
		t.Errorf("it comes back as %.50q", got.Note)
	}
	long.Note += "x"
	if err := s.MarkBoard(1, long); err == nil || must(s.BoardSummaries(ctx, []int64{1}))[0].Note == long.Note {
		t.Errorf("a note without end: %v", err)
	}
}

// Marks that are too long don't come in by an import either.
func TestImportOfLongMarks(t *testing.T) {
	from := open(t, t.TempDir())
	keep(t, from)
	check(t, from.MarkSession(1, storage.Marks{Name: "of rubber", Note: "of rubber"}))
	check(t, from.MarkBoard(1, storage.Marks{Name: "of board", Note: "of board"}))
	all := lines(t, from, "")
	for _, c := range []struct {
		old  string
		most int
		line int
	}{
		{`"name":"of rubber"`, 1000, 1},
		{`"note":"of rubber"`, 100_000, 1},
		{`"name":"of board"`, 1000, 2},
		{`"note":"of board"`, 100_000, 2},
	} {
		long := c.old[:8] + strings.Repeat("x", c.most)
		if !strings.Contains(all, c.old) {
			t.Fatalf("there is no %s in\n%s", c.old, all)
		}
		s := open(t, t.TempDir())
		_, err := take(s, strings.Replace(all, c.old, long+`x"`, 1))
		var at *record.LineError
		if !errors.As(err, &at) || at.Line != c.line || !strings.Contains(err.Error(), "at most 1000 bytes") {
			t.Errorf("with a long %s: %v", c.old[:6], err)
		}
		if n := must(s.Boards("")); n != 0 {
			t.Errorf("with a long %s, %d boards came in", c.old[:6], n)
		}
		check(t, must2(take(s, strings.Replace(all, c.old, long+`"`, 1))))
	}
}
