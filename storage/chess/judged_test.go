package chess_test

import (
	"context"
	"errors"
	"reflect"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
	"github.com/superbridge/superbridge/storage"
	kept "github.com/superbridge/superbridge/storage/chess"
)

// What is thought of a position comes back as it was, as long as the judge is the same and the game goes that way.
func TestJudged(t *testing.T) {
	ctx := context.Background()
	dir := t.TempDir()
	s := open(t, dir)
	g := line("A1-2 ; d3-e4 i14-h13 c2-d3 h13-g12 d3-d4 g12-f11 d4-e5 f11-e10 e5-f6 e10-d9 f6-g7 ; r/castle")
	id := keep(t, s, g)
	all := map[int]bot.Judgement{}
	for _, n := range []int{0, 1, 10, 11} {
		all[n] = must(bot.Judge(ctx, g.At(n), bot.Club))
		check(t, s.SaveJudged(id, 3, g.At(n), all[n]))
	}
	check(t, s.SaveJudged(id, 3, g.At(1), all[1])) // once more
	got := must(s.Judged(ctx, id, 3))
	for n, want := range all {
		if its := got[n]; its.Shares != want.Shares || its.Advice.Move != want.Advice.Move && len(want.Advice.Options) > 0 {
			t.Errorf("after event %d: %v, want %v", n, its, want)
		}
		for i, o := range got[n].Advice.Options {
			if !reflect.DeepEqual(o, want.Advice.Options[i]) {
				t.Errorf("after event %d option %d is %+v, want %+v", n, i, o, want.Advice.Options[i])
			}
		}
	}
	if len(got) != len(all) || len(got[0].Advice.Options) == 0 {
		t.Errorf("%d are kept", len(got))
	}
	if old := must(s.Judged(ctx, id, 4)); len(old) != 0 {
		t.Errorf("another judge has said %v", old)
	}
	other := line("A1-2 ; c4-d5 ; *")
	if err := s.SaveJudged(id, 3, other, all[1]); !errors.Is(err, storage.ErrOutOfStep) {
		t.Errorf("of another game: %v", err)
	}
	if err := s.SaveJudged(99, 3, g, all[1]); !errors.Is(err, kept.ErrNoGame) {
		t.Errorf("of no game: %v", err)
	}
	must(s.Journal(id).Undo(g.At(1)))
	if left := must(s.Judged(ctx, id, 3)); len(left) != 2 {
		t.Errorf("after undo are left %d", len(left))
	}
	db := raw(t, dir)
	_, err := db.Exec("UPDATE chess_judged SET judgement = 'x' WHERE position = 0")
	check(t, err)
	if left := must(s.Judged(ctx, id, 3)); len(left) != 1 || left[1].Advice.Move == (chess.Move{}) {
		t.Errorf("beside one that can't be read is left %v", left)
	}
}
