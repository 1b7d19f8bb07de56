package few_test

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/storage"
	fewstore "github.com/superbridge/superbridge/storage/few"
)

// same fails unless the stored session equals the one played.
func same(t *testing.T, s *fewstore.Store, id int64, g *sitting) {
	t.Helper()
	is := must(s.Game(background, id))
	last, _ := is.Last()
	if is.Session.Boards() != g.session.Boards() || !slices.Equal(is.Session.Totals(), g.session.Totals()) ||
		fmt.Sprint(last.Board.Events()) != fmt.Sprint(g.board.Events()) || last.Board.Deal().String() != g.board.Deal().String() ||
		is.Over != g.session.Over() {
		t.Fatalf("kept is %v %v, over: %v; played %v %v", is.Session.Totals(), last.Board.Events(), is.Over, g.session.Totals(), g.board.Events())
	}
}

// Every game comes back from the disk after any act as it was played, to the end of the session, which is won or lost then.
func TestJournalKeepsSessions(t *testing.T) {
	for i, rules := range few.Games() {
		if i%2 == 1 {
			rules = rules.With(few.Options{CleanRubber: true})
		}
		dir := t.TempDir()
		s := open(t, dir)
		g, id := newSitting(t, s, uint64(i), rules)
		for g.deal(); g.board.Stage() != few.StageFinished; g.act() {
			if n := len(g.board.Events()); n < 10 || n%5 == 0 {
				same(t, s, id, g)
			}
		}
		same(t, s, id, g)
		if got := must(s.Unfinished(background)); !slices.Equal(got, []int64{id}) {
			t.Errorf("%s: unfinished are %v", rules, got)
		}
		check(t, s.Close())
		s = open(t, dir)
		g.j = s.Journal(id)
		same(t, s, id, g)
		if testing.Short() {
			continue
		}
		g.over()
		same(t, s, id, g)
		if got := must(s.Unfinished(background)); len(got) > 0 {
			t.Errorf("%s: unfinished are %v", rules, got)
		}
		end := must(s.Game(background, id)).End()
		won := map[bool]int{true: 1, false: -1}[end.Winner == 0]
		if end.Winner == few.Nobody {
			won = 0
		}
		if end.Kind != few.EndOver || number(t, s, "SELECT won FROM session") != won || number(t, s, "SELECT count(*) FROM few_result") != g.session.Boards() {
			t.Errorf("%s: it has ended %v, won is %d", rules, end, won)
		}
		if err := g.j.Begin(g.board.Prefix(0)); !errors.Is(err, storage.ErrOutOfStep) {
			t.Errorf("%s: another deal after the end: %v", rules, err)
		}
	}
}

// To say something twice changes nothing; what doesn't follow is refused, and nothing is written then.
func TestJournalOutOfStep(t *testing.T) {
	s := open(t, t.TempDir())
	g, id := newSitting(t, s, 1, few.Of(few.TwoDummies))
	other := must(few.NewBoard(g.session.Next(), few.Shuffle(g.session.Rules(), g.r)))
	called := must(other.Apply(anything(g.r, other)))
	wrong := func(what string, err error) {
		t.Helper()
		if !errors.Is(err, storage.ErrOutOfStep) {
			t.Errorf("%s: %v", what, err)
		}
		if g.board.Deal().String() != "" {
			same(t, s, id, g)
		}
	}
	wrong("an act before the first deal", g.j.Append(called))
	wrong("a hint before the first deal", g.j.Hinted())
	wrong("breaking off before the first deal", g.j.Settle(g.session))
	wrong("a deal in which something has happened", g.j.Begin(called))
	g.deal()
	check(t, g.j.Begin(g.board))
	wrong("another deal", g.j.Begin(other))
	wrong("an act of another deal", g.j.Append(called))
	wrong("nothing", g.j.Append(g.board))
	g.act()
	check(t, g.j.Append(g.board))
	first := g.board.Events()[0]
	for _, e := range g.board.Prefix(0).Whole().Legal() {
		if e != first {
			wrong("another act in its place", g.j.Append(must(g.board.Prefix(0).Apply(e))))
			break
		}
	}
	next := must(g.board.Apply(anything(g.r, g.board)))
	if next.Stage() != few.StageFinished {
		wrong("an act too far", g.j.Append(must(next.Apply(anything(g.r, next)))))
	}
	wrong("an undo of what wasn't", g.j.Undo(next))
	wrong("breaking off in the middle", g.j.Settle(g.session))
	if err := s.Journal(99).Append(g.board); !errors.Is(err, fewstore.ErrNoGame) {
		t.Errorf("an act of no game: %v", err)
	}
	check(t, s.Delete(id))
	if err := g.j.Append(next); !errors.Is(err, storage.ErrDeleted) {
		t.Errorf("an act in the trash: %v", err)
	}
}

// Undo goes back to any act of the newest deal, and to before the end of a session that was over by it.
func TestUndo(t *testing.T) {
	s := open(t, t.TempDir())
	g, id := newSitting(t, s, 5, few.Of(few.Slam))
	g.over()
	end := must(s.Game(background, id))
	check(t, g.j.Undo(g.board.Prefix(3)))
	is := must(s.Game(background, id))
	if last, _ := is.Last(); is.Over || len(last.Board.Events()) != 3 || is.Session.Boards() != end.Session.Boards()-1 {
		t.Errorf("after undo it is over: %v, with %d acts and %d deals", is.Over, len(last.Board.Events()), is.Session.Boards())
	}
	if n := number(t, s, "SELECT count(*) FROM few_result"); n != end.Session.Boards()-1 {
		t.Errorf("%d results", n)
	}
	check(t, g.j.Undo(g.board.Prefix(3)))
	if n := number(t, s, "SELECT sum(undos) FROM part"); n != 1 {
		t.Errorf("%d undos are counted", n)
	}
	for n := 4; n <= len(g.board.Events()); n++ {
		check(t, g.j.Append(g.board.Prefix(n)))
	}
	same(t, s, id, g)
	if got := must(s.Game(background, id)); !got.Over || fmt.Sprint(got.End()) != fmt.Sprint(end.End()) {
		t.Errorf("it ends with %v, and ended with %v", got.End(), end.End())
	}
	check(t, g.j.Hinted())
	if n := number(t, s, "SELECT sum(hints) FROM part"); n != 1 {
		t.Errorf("%d hints are counted", n)
	}
}

// A session that is broken off is over, and its end says so; a deal that was only dealt goes away.
func TestSettle(t *testing.T) {
	for _, dealt := range []bool{false, true} {
		s := open(t, t.TempDir())
		g, id := newSitting(t, s, 2, few.Of(few.Booby))
		g.whole()
		g.whole()
		done := g.board
		if dealt {
			g.deal()
			g.act()
			if err := g.j.Settle(g.session); !errors.Is(err, storage.ErrOutOfStep) {
				t.Errorf("in the middle of a deal: %v", err)
			}
			check(t, g.j.Undo(g.board.Prefix(0)))
		}
		check(t, g.j.Settle(g.session))
		check(t, g.j.Settle(g.session))
		is := must(s.Game(background, id))
		if !is.Over || !is.Settled || len(is.Deals) != 2 || fmt.Sprint(is.End()) != fmt.Sprint(g.session.Settle()) {
			t.Errorf("over: %v, settled: %v, %d deals, %v", is.Over, is.Settled, len(is.Deals), is.End())
		}
		check(t, g.j.Undo(done.Prefix(len(done.Events())-1)))
		if is = must(s.Game(background, id)); is.Over || is.Settled || is.Session.Boards() != 1 {
			t.Errorf("after undo over: %v, settled: %v, %d deals", is.Over, is.Settled, is.Session.Boards())
		}
	}
}

func TestNewGameIsChecked(t *testing.T) {
	s := open(t, t.TempDir())
	r := few.Of(few.Booby)
	for what, b := range map[string]fewstore.Beginning{
		"too few":         {Rules: r, Person: 0, Sitters: sitters(r, 0, "club")[:2]},
		"two persons":     {Rules: r, Person: 0, Sitters: sitters(r, 1, "club")},
		"nobody's person": {Rules: r, Person: 3, Sitters: sitters(r, few.Nobody, "club")},
		"no level":        {Rules: r, Person: few.Nobody, Sitters: sitters(r, 0, "club")},
	} {
		if _, err := s.NewGame(b); err == nil {
			t.Errorf("%s: it is kept", what)
		}
	}
	if id, err := s.NewGame(fewstore.Beginning{Rules: r, Person: few.Nobody, Sitters: sitters(r, few.Nobody, "club")}); err != nil || id != 1 {
		t.Errorf("game %d: %v", id, err)
	}
	if _, err := s.Game(background, 7); !errors.Is(err, fewstore.ErrNoGame) {
		t.Errorf("game 7: %v", err)
	}
}
