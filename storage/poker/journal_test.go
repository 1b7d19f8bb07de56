package poker_test

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"testing"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/storage"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
)

// At every moment the game that is read is the one that is being played: from each of its prefixes it can be gone on with.
func TestEveryPrefixResumes(t *testing.T) {
	ctx := context.Background()
	s := open(t, t.TempDir())
	rebuys := 0
	for seed, stacks := range [][]int{{30, 25}, {40, 30, 20}, {12, 50, 50, 9, 30, 20}} {
		rules := poker.Standard()
		rules.Point, rules.Hands = 2, 6
		its := table(rules, stacks...)
		its.Players[0].Fantasy, its.Players[1].Fantasy = 14, 17
		if len(stacks) > 2 {
			its.Suspended = []poker.Pair{{First: 1, Second: 3}}
		}
		e, id := newEvening(t, s, uint64(seed), its)
		same := func() {
			t.Helper()
			g := must(s.Game(ctx, id))
			last, _ := g.Last()
			says := func(h poker.Hand, after []poker.Event, g poker.Game) string {
				return fmt.Sprintf("%+v\n%v\n%v\n%+v\n%+v", h.Table(), h.Deal(), h.Acts(), after, g.State())
			}
			if got, want := says(last.Hand, last.After, g.Now), says(e.hand, e.after, e.game); got != want {
				t.Fatalf("read\n%s\nwant\n%s", got, want)
			}
		}
		same()
		for !e.game.Over() {
			e.next()
			for same(); !e.hand.Over(); same() {
				e.act()
			}
			if !e.game.Over() {
				rebuys += len(e.game.MustAct())
				e.rebuys()
				same()
			}
			if hand := e.game.State().Hand; hand == 3 && len(stacks) < 6 {
				e.event(poker.Event{Kind: poker.Join, Seat: 5, Chips: 40})
				same()
			}
		}
		if g := must(s.Game(ctx, id)); g.Over || len(g.Hands) != 6 {
			t.Errorf("it is over before it is closed: %t, %d hands", g.Over, len(g.Hands))
		}
		e.event(poker.Event{Kind: poker.Close})
		same()
		g := must(s.Game(ctx, id))
		sum := 0
		for _, gain := range g.Gains() {
			sum += gain
		}
		var result string
		var won int
		check(t, s.Reader().QueryRow("SELECT result, won FROM session WHERE id = ?", id).Scan(&result, &won))
		if want := fmt.Sprintf("1:%d 2:%d", g.Gains()[1], g.Gains()[2]); sum != 0 || result[:len(want)] != want || !g.Over {
			t.Errorf("the result is %q of %v, over: %t", result, g.Gains(), g.Over)
		}
		if gain := g.Gains()[1]; won > 0 != (gain > 0) || won < 0 != (gain < 0) {
			t.Errorf("won is %d for a gain of %d", won, gain)
		}
		if n := number(t, s, "SELECT sum(chips + fees) FROM hand_result WHERE session = ?", id); n != g.Gains()[1] {
			t.Errorf("hands and fees come to %d, and the person has gained %d", n, g.Gains()[1])
		}
		if len(stacks) < 6 && g.Sitters[len(g.Sitters)-1] != (pokerstore.Sitter{Seat: 5, Name: "Joe", Level: "expert"}) {
			t.Errorf("at the table are %v", g.Sitters)
		}
	}
	if rebuys < 3 {
		t.Errorf("that was no test: %d rebuys", rebuys)
	}
}

// Writing the same thing twice stores it once, and what doesn't follow is refused.
func TestJournalOutOfStep(t *testing.T) {
	s := open(t, t.TempDir())
	its := table(poker.Standard(), 500, 500)
	e, id := newEvening(t, s, 1, its)
	now := must(s.Game(context.Background(), id)).Now
	first := must(poker.NewHand(now.Table(), now.Table().Shuffle(e.r)))
	other := must(poker.NewHand(now.Table(), now.Table().Shuffle(e.r)))
	elsewhere := must(poker.NewHand(table(poker.Standard(), 400, 500), first.Deal()))
	one := must(first.Apply(anything(e.r, first)))
	two := must(one.Apply(anything(e.r, one)))
	another := must(first.Apply(anything(e.r, first)))
	all := two
	for !all.Over() {
		all = must(all.Apply(anything(e.r, all)))
	}
	after := must(now.Played(all))
	second := must(poker.NewHand(after.Table(), after.Table().Shuffle(e.r)))
	leave, rebuy := poker.Event{Kind: poker.Leave, Seat: 1}, poker.Event{Kind: poker.Rebuy, Seat: 1, Chips: 50}
	j := e.j
	for _, step := range []struct {
		name string
		do   func() error
		want string // acts and what comes after them
		ok   bool
	}{
		{"append before begin", func() error { return j.Append(one) }, "0", false},
		{"undo before begin", func() error { return j.Undo(first) }, "0", false},
		{"event before begin", func() error { return j.Event(0, rebuy) }, "0", false},
		{"hint before begin", func() error { return j.Hinted() }, "0", false},
		{"begin in the middle", func() error { return j.Begin(one) }, "0", false},
		{"begin at another table", func() error { return j.Begin(elsewhere) }, "0", false},
		{"begin", func() error { return j.Begin(first) }, "0", true},
		{"begin again", func() error { return j.Begin(first) }, "0", true},
		{"begin another", func() error { return j.Begin(other) }, "0", false},
		{"append nothing", func() error { return j.Append(first) }, "0", false},
		{"append with a gap", func() error { return j.Append(two) }, "0", false},
		{"append", func() error { return j.Append(one) }, "1", true},
		{"append again", func() error { return j.Append(one) }, "1", true},
		{"append another in its place", func() error { return j.Append(another) }, "1", one.Acts()[0].String() == another.Acts()[0].String()},
		{"append to another hand", func() error { return j.Append(must(other.Apply(anything(e.r, other)))) }, "1", false},
		{"event in a hand", func() error { return j.Event(0, rebuy) }, "1", false},
		{"append the second", func() error { return j.Append(two) }, "2", true},
		{"append one that is long there", func() error { return j.Append(one) }, "2", false},
		{"begin the same when it has gone on", func() error { return j.Begin(first) }, "2", false},
		{"begin the next", func() error { return j.Begin(second) }, "2", false},
		{"undo on another hand", func() error { return j.Undo(other) }, "2", false},
		{"undo to something else", func() error { return j.Undo(another) }, "2", false},
		{"undo nothing", func() error { return j.Undo(two) }, "2", true},
		{"undo one", func() error { return j.Undo(one) }, "1", true},
		{"hint", func() error { return j.Hinted() }, "1", true},
		{"the rest", func() error {
			for n := 2; n <= all.Len(); n++ {
				check(t, j.Append(all.Prefix(n)))
			}
			return nil
		}, "10", true},
		{"undo to the end", func() error { return j.Undo(all) }, "10", false},
		{"an event too far", func() error { return j.Event(1, rebuy) }, "10", false},
		{"an event that breaks the rules", func() error { return j.Event(0, poker.Event{Kind: poker.Rebuy, Seat: 3, Chips: 5}) }, "10", false},
		{"an event", func() error { return j.Event(0, rebuy) }, "10 rebuy 1 50", true},
		{"the event again", func() error { return j.Event(0, rebuy) }, "10 rebuy 1 50", true},
		{"another in its place", func() error { return j.Event(0, leave) }, "10 rebuy 1 50", false},
		{"an event out of order", func() error { return j.Event(1, leave) }, "10 rebuy 1 50", false},
		{"begin without the event", func() error { return j.Begin(second) }, "10 rebuy 1 50", false},
		{"undo it all", func() error { return j.Undo(one) }, "1", true},
		{"the rest again", func() error {
			for n := 2; n <= all.Len(); n++ {
				check(t, j.Append(all.Prefix(n)))
			}
			return nil
		}, "10", true},
		{"leave", func() error { return j.Event(0, leave) }, "10 leave 1", true},
		{"after the end", func() error { return j.Event(1, poker.Event{Kind: poker.Rebuy, Seat: 2, Chips: 5}) }, "10 leave 1", false},
		{"begin after the end", func() error { return j.Begin(second) }, "10 leave 1", false},
		{"undo the end", func() error { return j.Undo(one) }, "1", true},
	} {
		err := step.do()
		var rule *poker.RuleError
		if (err == nil) != step.ok || !step.ok && !errors.Is(err, storage.ErrOutOfStep) && !errors.As(err, &rule) {
			t.Errorf("%s: %v", step.name, err)
		}
		last, _ := must(s.Game(context.Background(), id)).Last()
		got := fmt.Sprint(last.Hand.Len())
		for _, e := range last.After {
			got += " " + e.String()
		}
		if got != step.want {
			t.Fatalf("%s: kept %s, want %s", step.name, got, step.want)
		}
	}
	if n := number(t, s, "SELECT undos * 10 + hints FROM part"); n != 31 {
		t.Errorf("undos and hints are %d, want 31", n)
	}
	if n := number(t, s, "SELECT count(*) FROM session WHERE over OR won IS NOT NULL OR result <> ''"); n != 0 {
		t.Error("it is over though its end was taken back")
	}
	if n := number(t, s, "SELECT count(*) FROM hand_result"); n != 0 {
		t.Error("a hand that was taken back has a result")
	}
	if err := s.Journal(99).Begin(first); !errors.Is(err, pokerstore.ErrNoGame) {
		t.Error(err)
	}
	check(t, s.Write(func(tx *sql.Tx) error {
		if _, err := storage.NewSession(tx, storage.Session{Game: "another"}, 0, 0); err != nil {
			return err
		}
		_, err := tx.Exec("INSERT INTO part (session, position, started, players) SELECT max(id), 0, 0, '' FROM session")
		return err
	}))
	if err := s.Journal(int64(number(t, s, "SELECT max(id) FROM session"))).Hinted(); !errors.Is(err, pokerstore.ErrNoGame) {
		t.Errorf("a hint in a game of another family: %v", err)
	}
	check(t, s.Delete(id))
	if err := j.Append(two); !errors.Is(err, storage.ErrDeleted) {
		t.Error(err)
	}
}

// A player who joined after a hand that is undone was never there.
func TestUndoOfJoining(t *testing.T) {
	s := open(t, t.TempDir())
	e, id := newEvening(t, s, 5, table(poker.Standard(), 500, 500))
	e.next()
	before := e.hand
	for !e.hand.Over() {
		e.act()
	}
	e.event(poker.Event{Kind: poker.Join, Seat: 4, Chips: 100})
	check(t, e.j.Undo(before))
	if g := must(s.Game(context.Background(), id)); len(g.Sitters) != 2 {
		t.Errorf("at the table are %v", g.Sitters)
	}
}

// A game that can't be played is not kept.
func TestNewGameIsChecked(t *testing.T) {
	s := open(t, t.TempDir())
	its := table(poker.Standard(), 500, 500)
	broke := table(poker.Standard(), 500, 0)
	for name, b := range map[string]pokerstore.Beginning{
		"a stack of nothing":      {Table: broke, Person: 1, Sitters: sitters(broke, "club")},
		"a person somewhere else": {Table: its, Person: 5, Sitters: sitters(its, "club")},
		"a player without name":   {Table: its, Person: 1, Sitters: sitters(its, "club")[:1]},
		"a name without player":   {Table: its, Person: 1, Sitters: []pokerstore.Sitter{{Seat: 1}, {Seat: 4}}},
	} {
		if id, err := s.NewGame(b); err == nil {
			t.Errorf("%s: it is game %d", name, id)
		}
	}
	if n := number(t, s, "SELECT count(*) FROM session"); n != 0 {
		t.Errorf("%d games are kept", n)
	}
}
