package storage_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/storage"
)

func TestMarks(t *testing.T) {
	s, ctx := open(t, t.TempDir()), context.Background()
	id := keep(t, s)
	m := storage.Marks{Name: "Crăciun", Note: "two\nlines", Starred: true}
	check(t, s.MarkRubber(id, m))
	check(t, s.MarkBoard(1, storage.Marks{Name: "a \xff"}))
	b := must(s.Board(ctx, 1))
	if sum := must(s.Summaries(ctx, []int64{id}))[0]; sum.Marks != m || b.RubberMarks != m || b.Marks != (storage.Marks{Name: "a \ufffd"}) || b.Brief.Starred {
		t.Errorf("marked as %+v, %+v, %+v", sum.Marks, b.RubberMarks, b.Marks)
	}
	if ids := must(s.FindBoards(ctx, storage.Filter{Text: "CRĂCIUN lines", Starred: true})); !slices.Equal(ids, []int64{1}) {
		t.Errorf("found %v", ids)
	}
	check(t, s.MarkRubber(id, storage.Marks{}))
	if ids := must(s.FindBoards(ctx, storage.Filter{Text: "crăciun"})); ids != nil {
		t.Errorf("found %v by a name that has been taken away", ids)
	}
	if err := s.MarkRubber(9, m); !errors.Is(err, storage.ErrNoRubber) {
		t.Error(err)
	}
	if err := s.MarkBoard(9, m); !errors.Is(err, storage.ErrNoBoard) {
		t.Error(err)
	}
	// The longest that may be is exported and imported.
	long := storage.Marks{Name: strings.Repeat("\x00", 1000), Note: strings.Repeat("\x00", 100_000)}
	check(t, s.MarkBoard(1, long))
	fresh := open(t, t.TempDir())
	check(t, must2(take(fresh, lines(t, s, ""))))
	if got := must(fresh.Lines(ctx, []int64{1}))[0]; got.Marks != long {
		t.Errorf("it comes back as %.50q", got.Note)
	}
	long.Note += "x"
	if err := s.MarkBoard(1, long); err == nil || must(s.Lines(ctx, []int64{1}))[0].Note == long.Note {
		t.Errorf("a note without end: %v", err)
	}
}
