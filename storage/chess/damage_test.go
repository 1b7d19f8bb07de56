package chess_test

import (
	"context"
	"errors"
	"io"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/chess"
	chessstore "github.com/superbridge/superbridge/storage/chess"
)

// keepExample keeps a game with a clock and four events.
func keepExample(t testing.TB, s *chessstore.Store) int64 {
	t.Helper()
	g := line("A1-2 ; d3-e4 i14-h13 c2-d3 h13-g12 ; *")
	id := must(s.NewGame(chessstore.Beginning{Game: g.At(0), Seats: seats(g, "r", "club"), Clock: chessstore.Clock{Base: time.Minute}}))
	for n := 1; n <= g.Len(); n++ {
		check(t, s.Journal(id).Append(g.At(n), chessstore.Times{chess.Red: time.Second}))
	}
	return id
}

// What can't be read, or breaks the rules, is said in plain words with its place, and nothing is lost: not that game, and not
// the others.
func TestDamage(t *testing.T) {
	ctx := context.Background()
	for _, tt := range []struct {
		name, harm, says string
	}{
		{"an event that is none", "UPDATE event SET text = 'nonsense' WHERE part = 1 AND position = 2", `event 3: "nonsense" is not a move`},
		{"an illegal move", "UPDATE event SET text = 'd3-e5' WHERE part = 1 AND position = 0", "event 1: d3-e5 is not legal"},
		{"a roll without dice", "UPDATE event SET text = '63:' WHERE part = 1 AND position = 1", "event 2: 63: is not legal"},
		{"an event that is missing", "DELETE FROM event WHERE part = 1 AND position = 2", "an event is missing"},
		{"a start that is none", "UPDATE chess_game SET start = 'somewhere' WHERE session = 1", "the position can't be read"},
		{"a start of another variant", "UPDATE chess_game SET start = '7yK/10/12/14/14/14/14/14/5rK8/14/14/12/10/8 r A2-2 r-y- - - 0 1' WHERE session = 1", "A2-2"},
		{"another variant", "UPDATE chess_game SET variant = 'A1-3' WHERE session = 1", `its variant is "A1-3"`},
		{"rules that nobody knows", "UPDATE session SET options = 'A1-2 fly=yes' WHERE id = 1", `"fly"`},
		{"no variant", "UPDATE session SET options = 'A9-2' WHERE id = 1", `"A9-2" is not a variant`},
		{"a person who is nobody", "UPDATE session SET person = 'z' WHERE id = 1", `"z" is not an army`},
		{"a player who is missing", "DELETE FROM chess_seat WHERE session = 1 AND army = 'y'", "nobody commands the yellow army"},
		{"clocks of nonsense", "UPDATE chess_game SET clocks = '1 2 x 4' WHERE session = 1", `"x" is not what is left`},
		{"a clock that is missing", "UPDATE chess_game SET clocks = '1 2 3' WHERE session = 1", "is not what is left on four clocks"},
		{"a part that is missing", "UPDATE part SET position = 1 WHERE id = 1", "its events are missing"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			dir := t.TempDir()
			s := open(t, dir)
			damaged, other := keepExample(t, s), keepExample(t, s)
			db := raw(t, dir)
			_, err := db.Exec(tt.harm)
			check(t, err)
			check(t, db.Close())
			before := number(t, s, "SELECT count(*) FROM event")

			_, err = s.Game(ctx, damaged)
			var replay *chessstore.ReplayError
			if !errors.As(err, &replay) || replay.Game != damaged || !strings.Contains(err.Error(), "game 1 of chess") || !strings.Contains(err.Error(), tt.says) {
				t.Errorf("it says %v, want %q", err, tt.says)
			}
			if n := number(t, s, "SELECT count(*) FROM event"); n != before {
				t.Errorf("%d events are left of %d", n, before)
			}
			var left []error
			done, err := s.ExportSound(ctx, io.Discard, []int64{damaged, other}, func(int) {}, func(err error) { left = append(left, err) })
			if err != nil || done.Games == 0 || len(left) != 1 || !strings.Contains(left[0].Error(), tt.says) {
				t.Errorf("%d games are written, without %v: %v", done.Games, left, err)
			}
			g := must(s.Game(ctx, other)).Game
			check(t, s.Journal(other).Append(must(g.Apply(chess.Resign)), chessstore.Times{}))
			if sums := must(s.Summaries(ctx, []int64{damaged, other})); len(sums) == 0 || sums[len(sums)-1].ID != other {
				t.Errorf("the list is %v", sums)
			}
			if _, err := s.Statistics(ctx, chessstore.Filter{}); err != nil {
				t.Error(err)
			}
		})
	}
}

// A game goes to the trash with all that belongs to it, and after its time nothing of it is left.
func TestTrash(t *testing.T) {
	dir := t.TempDir()
	now := start
	s := must(openAt(dir, func() time.Time { return now }))
	id, stays := keepExample(t, s), keepExample(t, s)
	check(t, s.Delete(id))
	if ids := must(s.Unfinished(context.Background())); len(ids) != 1 || ids[0] != stays {
		t.Errorf("unfinished are %v", ids)
	}
	check(t, s.Close())
	for _, later := range []struct {
		days, games int
	}{{29, 2}, {31, 2}, {33, 1}} {
		now = start.AddDate(0, 0, later.days)
		s = must(openAt(dir, func() time.Time { return now }))
		for query, each := range map[string]int{
			"SELECT count(*) FROM chess_game": 1, "SELECT count(*) FROM chess_seat": 2, "SELECT count(*) FROM chess_clock": 4,
			"SELECT count(*) FROM part": 1, "SELECT count(*) FROM event": 4,
		} {
			if n := number(t, s, query); n != each*later.games {
				t.Errorf("after %d days %s is %d, want %d", later.days, query, n, each*later.games)
			}
		}
		check(t, s.Close())
	}
}
