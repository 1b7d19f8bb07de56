package chess_test

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/storage"
	chessstore "github.com/superbridge/superbridge/storage/chess"
)

// At every moment the game that is read is the one that is being played, in each variant: from each of its prefixes it can be
// gone on with. At the end it is over, with its result.
func TestEveryPrefixResumes(t *testing.T) {
	ctx := context.Background()
	s := open(t, t.TempDir())
	for seed, v := range chess.Variants() {
		r, g := seeded(uint64(seed)), newGame(v.String())
		id := begin(t, s, g)
		j := s.Journal(id)
		for range 60 {
			if g.Over() {
				break
			}
			g = must(g.Apply(anything(r, g)))
			check(t, j.Append(g, chessstore.Times{}))
			its := must(s.Game(ctx, id))
			if got, want := fmt.Sprint(its.Game.Events()), fmt.Sprint(g.Events()); got != want || its.Game.Position() != g.Position() {
				t.Fatalf("%v: read %s, want %s", v, got, want)
			}
		}
		if g.Over() {
			continue
		}
		g = must(g.Apply(chess.DrawAgreed))
		check(t, j.Append(g, chessstore.Times{}))
		sum := must(s.Summaries(ctx, []int64{id}))[0]
		if !sum.Over || sum.Result != g.Result() || sum.Turns != len(g.Turns()) || sum.Finished.IsZero() || sum.Rules != g.Rules() {
			t.Errorf("%v: at the end it is %+v, want %v", v, sum, g)
		}
		// The end is taken back, and the result let stand instead.
		g = g.At(g.Len() - 1)
		must(j.Undo(g))
		p := g.Position()
		g = must(g.Apply(chess.Adjudged(p.Winners(p.Turn()))))
		check(t, j.Append(g, chessstore.Times{}))
		if its := must(s.Game(ctx, id)); its.Game.String() != g.String() || its.Game.Result().How != chess.ByJudge {
			t.Errorf("%v: let stand it is read as %v, want %v", v, its.Game, g)
		}
		if found := must(s.DatedGames(ctx, chessstore.Filter{Terms: "adjudged"})); len(found) == 0 || found[0].ID != id {
			t.Errorf("%v: %v are found", v, found)
		}
	}
}

// Writing the same thing twice stores it once, and what doesn't follow is refused.
func TestJournalOutOfStep(t *testing.T) {
	s := open(t, t.TempDir())
	g := line("A1-2 ; d3-e4 i14-h13 c2-d3 h13-g12 d3-d4 g12-f11 d4-e5 f11-e10 e5-f6 e10-d9 f6-g7 ; r/castle")
	other := line("A1-2 ; c4-d5 ; *")
	elsewhere := line("7yK/10/12/14/14/14/14/14/5rK8/14/14/12/10/8 r A1-2 r-y- - - 0 1 ; f6-f7 ; *")
	id := begin(t, s, g.At(0))
	j := s.Journal(id)
	appending := func(g chess.Game) func() error { return func() error { return j.Append(g, chessstore.Times{}) } }
	undoing := func(g chess.Game) func() error {
		return func() error { _, err := j.Undo(g); return err }
	}
	for _, step := range []struct {
		name string
		do   func() error
		want int // events
		ok   bool
	}{
		{"append nothing", appending(g.At(0)), 0, false},
		{"append with a gap", appending(g.At(2)), 0, false},
		{"append to a game from elsewhere", appending(elsewhere), 0, false},
		{"append to a game of another variant", appending(line("A1-3 ; d3-e4 ; *")), 0, false},
		{"undo nothing", undoing(g.At(0)), 0, true},
		{"append", appending(g.At(1)), 1, true},
		{"append again", appending(g.At(1)), 1, true},
		{"append another in its place", appending(other), 1, false},
		{"append the second", appending(g.At(2)), 2, true},
		{"append one that is long there", appending(g.At(1)), 2, false},
		{"undo to something else", undoing(other), 2, false},
		{"undo to what is only to come", undoing(g.At(3)), 2, false},
		{"undo one", undoing(g.At(1)), 1, true},
		{"hint", j.Hinted, 1, true},
		{"another second", appending(must(g.At(1).Apply(chess.Resign))), 2, true},
		{"after the end", appending(g.At(3)), 2, false},
		{"undo the end", undoing(g.At(0)), 0, true},
		{"all", func() error { keepAll(t, j, g, 0); return nil }, 11, true},
		{"undo to the end", undoing(g), 11, false},
		{"undo the last", undoing(g.At(10)), 10, true},
	} {
		err := step.do()
		if (err == nil) != step.ok || !step.ok && !errors.Is(err, storage.ErrOutOfStep) {
			t.Errorf("%s: %v", step.name, err)
		}
		if n := must(s.Game(context.Background(), id)).Game.Len(); n != step.want {
			t.Fatalf("%s: %d events are kept, want %d", step.name, n, step.want)
		}
	}
	if n := number(t, s, "SELECT undos * 10 + hints FROM part"); n != 31 {
		t.Errorf("undos and hints are %d, want 31", n)
	}
	if n := number(t, s, "SELECT count(*) FROM session, chess_game WHERE over OR won IS NOT NULL OR how <> '' OR points IS NOT NULL"); n != 0 {
		t.Error("it is over though its end was taken back")
	}
	if err := s.Journal(99).Append(g.At(1), chessstore.Times{}); !errors.Is(err, chessstore.ErrNoGame) {
		t.Error(err)
	}
	check(t, s.Delete(id))
	if err := j.Append(g, chessstore.Times{}); !errors.Is(err, storage.ErrDeleted) {
		t.Error(err)
	}
}

// The clocks are kept with each event, and undo puts them back.
func TestClocks(t *testing.T) {
	ctx := context.Background()
	s := open(t, t.TempDir())
	g := line("A1-2 ; d3-e4 i14-h13 c2-d3 h13-g12 ; *")
	its := chessstore.Clock{Base: 5 * time.Minute, Increment: 3 * time.Second}
	id := must(s.NewGame(chessstore.Beginning{Game: g.At(0), Seats: seats(g, "r", "club"), Clock: its}))
	j := s.Journal(id)
	full := chessstore.Times{chess.Red: 5 * time.Minute, chess.Yellow: 5 * time.Minute}
	left := func(want chessstore.Times) {
		t.Helper()
		if g := must(s.Game(ctx, id)); g.Clocks != want || g.Clock != its {
			t.Errorf("left is %v, want %v", g.Clocks, want)
		}
	}
	left(full)
	var moments []chessstore.Times
	now := full
	for n := 1; n <= g.Len(); n++ {
		p := g.At(n - 1).Position()
		now[p.Turn()] -= time.Duration(n) * 1001 * time.Millisecond
		moments = append(moments, now)
		check(t, j.Append(g.At(n), now))
		left(now)
	}
	now[chess.Red] -= time.Second
	check(t, j.Clocks(now))
	left(now)
	if w := must(s.Whole(ctx, id)); fmt.Sprint(w.Moments) != fmt.Sprint(moments) {
		t.Errorf("left was %v, want %v", w.Moments, moments)
	}
	for _, n := range []int{3, 2, 0} {
		want := full
		if n > 0 {
			want = moments[n-1]
		}
		if got := must(j.Undo(g.At(n))); got != want {
			t.Errorf("back to event %d is left %v, want %v", n, got, want)
		}
		left(want)
	}
	without := begin(t, s, g.At(0))
	check(t, s.Journal(without).Append(g.At(1), now))
	if g := must(s.Game(ctx, without)); g.Clocks != (chessstore.Times{}) {
		t.Errorf("without clocks is left %v", g.Clocks)
	}
}

// A game is played on from a position of another one, which knows its branches.
func TestBranch(t *testing.T) {
	ctx := context.Background()
	s := open(t, t.TempDir())
	g := line("A1-2 ; d3-e4 i14-h13 c2-d3 h13-g12 ; *")
	id := keep(t, s, g)
	origin := must(s.Game(ctx, id))
	left := chessstore.Times{chess.Red: time.Minute, chess.Yellow: time.Second}
	branch := must(s.NewGame(chessstore.Beginning{
		Game: g.At(2), Seats: seats(g, "y", "expert"), Kind: storage.Branch, Origin: origin.Part, Clock: chessstore.Clock{Base: time.Minute}, Clocks: left,
	}))
	j := s.Journal(branch)
	check(t, j.Append(must(g.At(2).Apply(chess.Resign)), chessstore.Times{}))
	if got := must(j.Undo(g.At(2))); got != left {
		t.Errorf("back at the beginning of the branch is left %v", got)
	}
	its := must(s.Game(ctx, branch))
	if its.Kind != storage.Branch || its.Origin != origin.Part || its.Stands != 2 || its.Game.String() != g.At(2).String() || its.Person != chess.Yellow {
		t.Errorf("the branch is %+v", its)
	}
	if w := must(s.Whole(ctx, id)); len(w.Branches) != 1 || w.Branches[0] != branch {
		t.Errorf("the branches are %v", w.Branches)
	}
	if ids := must(s.Unfinished(ctx)); len(ids) != 1 || ids[0] != id {
		t.Errorf("unfinished are %v", ids)
	}
	if got := must(j.Undo(g.At(1))); got[chess.Red] != time.Minute || must(s.Game(ctx, branch)).Stands != 1 {
		t.Errorf("back before the beginning of the branch is left %v", got)
	}
	take(t, open(t, t.TempDir()), export(t, s, nil))
	over := line("A1-2 ; resign ; y/resign")
	done := must(s.NewGame(chessstore.Beginning{Game: over, Seats: seats(over, "r", "club")}))
	if sum := must(s.Summaries(ctx, []int64{done}))[0]; !sum.Over || sum.Won != -1 {
		t.Errorf("a game that is over when it is kept: %+v", sum)
	}
}

// A game of which something has been played when it is kept is as if it had been kept from its start, an ordinary one and a branch.
func TestKeptLater(t *testing.T) {
	ctx := context.Background()
	s := open(t, t.TempDir())
	g := line("A1-2 ; d3-e4 i14-h13 c2-d3 h13-g12 ; *")
	origin := must(s.Game(ctx, keep(t, s, g)))
	its := chessstore.Clock{Base: 5 * time.Minute}
	for _, first := range []int{0, 2} {
		b := chessstore.Beginning{Game: g.At(first), Seats: seats(g, "y", "club"), Clock: its}
		if first > 0 {
			b.Kind, b.Origin = storage.Branch, origin.Part
		}
		early, later := must(s.NewGame(b)), b
		later.Game = g
		for n := first + 1; n <= g.Len(); n++ {
			left := chessstore.Times{chess.Red: time.Minute, chess.Yellow: time.Duration(n) * time.Second}
			check(t, s.Journal(early).Append(g.At(n), left))
			later.Played = append(later.Played, left)
		}
		check(t, s.Journal(early).Hinted())
		later.Hints = 1
		one, two := must(s.Whole(ctx, early)), must(s.Whole(ctx, must(s.NewGame(later))))
		if one.Stands != two.Stands || one.Hints != two.Hints || one.Clocks != two.Clocks || fmt.Sprint(one.Moments) != fmt.Sprint(two.Moments) ||
			one.Game.String() != two.Game.String() || one.Turns != two.Turns || one.Kind != two.Kind {
			t.Errorf("kept from event %d on is %+v, and later %+v", first, one, two)
		}
		for n := g.Len() - 1; n >= first; n-- {
			if a, b := must(s.Journal(early).Undo(g.At(n))), must(s.Journal(two.ID).Undo(g.At(n))); a != b {
				t.Errorf("back to event %d is left %v, and %v where it was kept later", n, a, b)
			}
		}
	}
}

// A game that can't be played is not kept.
func TestNewGameIsChecked(t *testing.T) {
	s := open(t, t.TempDir())
	g := newGame("A1-3")
	good := seats(g, "r", "club")
	for name, b := range map[string]chessstore.Beginning{
		"more played than there is":  {Game: g, Seats: good, Played: make([]chessstore.Times, 1)},
		"a player too few":           {Game: g, Seats: good[:2]},
		"a player too many":          {Game: newGame("A1-2"), Seats: []chessstore.Seat{good[0], good[2], good[1]}},
		"another order":              {Game: g, Seats: []chessstore.Seat{good[1], good[0], good[2]}},
		"two for each in pairs":      {Game: newGame("B-2"), Seats: seats(newGame("A1-4"), "r", "club")},
		"a person with a level":      {Game: g, Seats: []chessstore.Seat{{Army: chess.Red, Person: true, Level: "club"}, good[1], good[2]}},
		"a computer without a level": {Game: g, Seats: []chessstore.Seat{{Army: chess.Red}, good[1], good[2]}},
		"a clock that runs back":     {Game: g, Seats: good, Clock: chessstore.Clock{Base: -1}},
		"half a millisecond":         {Game: g, Seats: good, Clock: chessstore.Clock{Base: time.Second + time.Microsecond}},
		"more without a base":        {Game: g, Seats: good, Clock: chessstore.Clock{Increment: time.Second}},
	} {
		if id, err := s.NewGame(b); err == nil {
			t.Errorf("%s: it is game %d", name, id)
		}
	}
	if n := number(t, s, "SELECT count(*) FROM session"); n != 0 {
		t.Errorf("%d games are kept", n)
	}
}
