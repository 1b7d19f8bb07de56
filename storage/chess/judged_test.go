package chess_test

import (
	"context"
	"errors"
	"reflect"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
	"github.com/superbridge/superbridge/storage"
	chessstore "github.com/superbridge/superbridge/storage/chess"
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
		check(t, s.SaveJudged(id, bot.Version, g.At(n), all[n]))
	}
	all[1] = many(g.At(1), g.Events()[1])
	check(t, s.SaveJudged(id, bot.Version, g.At(1), all[1])) // once more
	got := must(s.Judged(ctx, id, bot.Version))
	for n, want := range all {
		if its := got[n]; its.Shares != want.Shares || its.Advice.Move != want.Advice.Move && len(want.Advice.Options) > 0 {
			t.Errorf("after event %d: %v, want %v", n, its, want)
		}
		for i, o := range got[n].Advice.Options {
			was := want.Advice.Options[i]
			if i == 12 { // the others are left out, but for the move that was played
				was = want.Advice.Options[len(want.Advice.Options)-1]
			}
			if !reflect.DeepEqual(o, was) {
				t.Errorf("after event %d option %d is %+v, want %+v", n, i, o, was)
			}
		}
	}
	if len(got) != len(all) || len(got[0].Advice.Options) == 0 || len(got[1].Advice.Options) != 13 {
		t.Errorf("%d are kept, one with %d options", len(got), len(got[1].Advice.Options))
	}
	if old := must(s.Judged(ctx, id, bot.Version+1)); len(old) != 0 {
		t.Errorf("another judge has said %v", old)
	}
	other := line("A1-2 ; c4-d5 ; *")
	if err := s.SaveJudged(id, bot.Version, other, all[1]); !errors.Is(err, storage.ErrOutOfStep) {
		t.Errorf("of another game: %v", err)
	}
	if err := s.SaveJudged(99, bot.Version, g, all[1]); !errors.Is(err, chessstore.ErrNoGame) {
		t.Errorf("of no game: %v", err)
	}
	must(s.Journal(id).Undo(g.At(1)))
	if left := must(s.Judged(ctx, id, bot.Version)); len(left) != 2 {
		t.Errorf("after undo are left %d", len(left))
	}
	db := raw(t, dir)
	_, err := db.Exec("UPDATE chess_judged SET judgement = 'x' WHERE position = 0")
	check(t, err)
	if left := must(s.Judged(ctx, id, bot.Version)); len(left) != 1 || left[1].Advice.Move == (chess.Move{}) {
		t.Errorf("beside one that can't be read is left %v", left)
	}
}

// many is a judgement of all moves in a game, the one that was played last.
func many(g chess.Game, played chess.Event) (j bot.Judgement) {
	p := g.Position()
	for _, m := range p.Moves() {
		if chess.MoveEvent(m) != played {
			j.Advice.Options = append(j.Advice.Options, bot.Option{Move: m, Line: []chess.Move{m}, Value: len(j.Advice.Options)})
		}
	}
	last, _ := played.Move()
	j.Advice.Options = append(j.Advice.Options, bot.Option{Move: last, Value: -1000})
	j.Advice.Move = j.Advice.Options[0].Move
	return j
}
