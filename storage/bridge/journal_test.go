package bridge_test

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/match"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

var _ match.Journal = (*bridgestore.Journal)(nil)

// At every moment the rubber that is read is the one that is being played.
func TestJournalFollowsTheMatch(t *testing.T) {
	for seed := range uint64(3) {
		s := open(t, t.TempDir())
		id := must(s.NewRubber(bridge.SuperBridge(), 4, &south))
		j := s.Journal(id, "")
		m, deal := table(seed, j)
		live := session.Session{Rules: bridge.SuperBridge(), Length: 4}
		m.Watch = func(b bridge.Board) {
			if seed > 0 && len(b.Events())%10 != 0 && b.Phase() != bridge.Finished {
				return
			}
			r, err := s.Rubber(id)
			check(t, err)
			boards := r.Rubber.Boards
			if r.Current != nil {
				boards = append(boards, *r.Current)
			}
			last := boards[len(boards)-1]
			if !reflect.DeepEqual(last, b) || (r.Current == nil) != (b.Phase() == bridge.Finished) {
				t.Fatalf("read\n%+v\nwant\n%+v", last, b)
			}
		}
		live, err := m.Session(context.Background(), live, deal)
		check(t, err)
		r, err := s.Rubber(id)
		check(t, err)
		if !reflect.DeepEqual(r.Rubber, live) || r.Current != nil || !r.Finished {
			t.Errorf("read\n%+v\nwant\n%+v", r, live)
		}
		sum := must(s.Rubbers())[0]
		if sum.Boards != 4 || sum.Points != live.Points() || !sum.Finished {
			t.Errorf("summary %+v, want 4 boards with %v", sum, live.Points())
		}
	}
}

// Writing the same thing twice stores it once, and what doesn't follow is refused. Nothing of what is refused
// is stored.
func TestJournalOutOfStep(t *testing.T) {
	s := open(t, t.TempDir())
	id := must(s.NewRubber(bridge.SuperBridge(), 4, &south))
	j := s.Journal(id, "")
	b := board(t, firstDeal)
	rules := bridge.Duplicate()
	small := must(bridge.NewBoard(rules, must(rules.Deck.Deal(card.Number{})), card.North, bridge.VulNone))

	for _, step := range []struct {
		name string
		do   func() error
		want string // what is kept after it
		ok   bool
	}{
		{"append before begin", func() error { return j.Append(with(t, b, "1C")) }, "", false},
		{"undo before begin", func() error { return j.Undo(b) }, "", false},
		{"hint before begin", func() error { return j.Hinted() }, "", false},
		{"begin in the middle", func() error { return j.Begin(with(t, b, "1C")) }, "", false},
		{"begin with other rules", func() error { return j.Begin(small) }, "", false},
		{"begin", func() error { return j.Begin(b) }, "[]", true},
		{"begin again", func() error { return j.Begin(b) }, "[]", true},
		{"begin another", func() error { return j.Begin(board(t, secondDeal)) }, "[]", false},
		{"append nothing", func() error { return j.Append(b) }, "[]", false},
		{"append", func() error { return j.Append(with(t, b, "1C")) }, "[1C]", true},
		{"append again", func() error { return j.Append(with(t, b, "1C")) }, "[1C]", true},
		{"append another in its place", func() error { return j.Append(with(t, b, "1D")) }, "[1C]", false},
		{"append with a gap", func() error { return j.Append(with(t, b, "1C", "Pass", "Pass")) }, "[1C]", false},
		{"append to another board", func() error { return j.Append(with(t, board(t, secondDeal), "1C", "Pass")) }, "[1C]", false},
		{"append the second", func() error { return j.Append(with(t, b, "1C", "X")) }, "[1C X]", true},
		{"append one that is long there", func() error { return j.Append(with(t, b, "1C")) }, "[1C X]", false},
		{"begin the same when it has gone on", func() error { return j.Begin(b) }, "[1C X]", false},
		{"undo what is not there", func() error { return j.Undo(with(t, b, "1C", "X", "Pass")) }, "[1C X]", false},
		{"undo to something else", func() error { return j.Undo(with(t, b, "1D")) }, "[1C X]", false},
		{"undo on another board", func() error { return j.Undo(board(t, secondDeal)) }, "[1C X]", false},
		{"undo nothing", func() error { return j.Undo(with(t, b, "1C", "X")) }, "[1C X]", true},
		{"undo one", func() error { return j.Undo(with(t, b, "1C")) }, "[1C]", true},
		{"append in its place", func() error { return j.Append(with(t, b, "1C", "2C")) }, "[1C 2C]", true},
		{"undo all", func() error { return j.Undo(b) }, "[]", true},
		{"hint", func() error { return j.Hinted() }, "[]", true},
		{"hint again", func() error { return j.Hinted() }, "[]", true},
	} {
		if err := step.do(); (err == nil) != step.ok || !step.ok && !errors.Is(err, bridgestore.ErrOutOfStep) {
			t.Errorf("%s: %v", step.name, err)
		}
		got := ""
		if r := must(s.Rubber(id)); r.Current != nil {
			got = fmt.Sprint(r.Current.Events())
		}
		if got != step.want {
			t.Errorf("%s: kept %s, want %s", step.name, got, step.want)
		}
	}
	if n := number(t, s.DB(), "SELECT undos * 100 + hints FROM part"); n != 202 {
		t.Errorf("undos and hints %d, want 2 of each", n)
	}
	if err := s.Journal(99, "").Begin(b); !errors.Is(err, bridgestore.ErrNoRubber) {
		t.Errorf("rubber 99: %v", err)
	}
}

// A finished board can be undone too, as long as no other has been started; and a rubber that was over then
// isn't.
func TestUndoFinishedBoard(t *testing.T) {
	s := open(t, t.TempDir())
	id := must(s.NewRubber(bridge.SuperBridge(), 1, &south))
	j := s.Journal(id, "")
	m, deal := table(1, j)
	live := must(m.Session(context.Background(), session.Session{Rules: bridge.SuperBridge(), Length: 1}, deal))
	b := live.Boards[0]
	if err := j.Append(b); err != nil {
		t.Errorf("the last act once more: %v", err)
	}
	if err := j.Begin(must(live.Next(deal()))); !errors.Is(err, bridgestore.ErrOutOfStep) {
		t.Errorf("a board after the last one: %v", err)
	}
	if ids, err := s.Unfinished(); len(ids) > 0 || err != nil {
		t.Errorf("unfinished: %v, %v", ids, err)
	}

	b = b.Prefix(len(b.Events()) - 3)
	check(t, j.Undo(b))
	if sum := must(s.Rubbers())[0]; sum.Finished || sum.Boards != 0 || sum.Points != [2]int{} {
		t.Errorf("summary %+v", sum)
	}
	if ids, err := s.Unfinished(); len(ids) != 1 || ids[0] != id || err != nil {
		t.Errorf("unfinished: %v, %v", ids, err)
	}
	r := must(s.Rubber(id))
	if r.Finished || r.Current == nil || !reflect.DeepEqual(*r.Current, b) {
		t.Errorf("read %+v", r)
	}
	if _, err := m.Board(context.Background(), b); err != nil {
		t.Error(err)
	}
	if r := must(s.Rubber(id)); !r.Finished || len(r.Rubber.Boards) != 1 {
		t.Errorf("read %+v", r)
	}
}

// A long run of acts, undos, hints and reopenings, compared with a list in memory.
func TestJournalAgainstAList(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	id := must(s.NewRubber(bridge.SuperBridge(), 4, nil))
	r := rand.New(rand.NewPCG(7, 7))
	play := anyone{r}
	rubber := session.Session{Rules: bridge.SuperBridge(), Length: 4}
	var current *bridge.Board
	undos, hints := 0, 0
	for step := 0; !rubber.Over(); step++ {
		j := s.Journal(id, "")
		switch n := r.IntN(100); {
		case current == nil:
			b := must(rubber.Next(card.Deck68.Shuffle(r)))
			check(t, j.Begin(b))
			current = &b
		case n < 4 && len(current.Events()) > 0:
			b := current.Prefix(r.IntN(len(current.Events())))
			check(t, j.Undo(b))
			current = &b
			undos++
		case n < 6:
			check(t, j.Hinted())
			hints++
		case n < 7:
			check(t, s.Close())
			s = open(t, dir)
		case n < 8 && current.Phase() == bridge.PlayPhase:
			b := must(current.Apply(bridge.Claimed(r.IntN(current.Left() + 1))))
			check(t, j.Append(b))
			current = &b
		default:
			b := must(current.Apply(must(play.Act(context.Background(), current.View(current.Actor())))))
			check(t, j.Append(b))
			current = &b
		}
		if current != nil && current.Phase() == bridge.Finished {
			rubber.Boards, current = append(rubber.Boards, *current), nil
		}
		got, err := s.Rubber(id)
		check(t, err)
		want := text(bridgestore.Rubber{Rubber: rubber, Current: current})
		if text(got) != want || got.Finished != rubber.Over() || (got.Current == nil) != (current == nil) {
			t.Fatalf("step %d: read\n%swant\n%s", step, text(got), want)
		}
		sum := must(s.Rubbers())[0]
		if sum.Boards != len(rubber.Boards) || sum.Points != rubber.Points() || sum.Finished != rubber.Over() {
			t.Fatalf("step %d: summary %+v, want %d boards, %v", step, sum, len(rubber.Boards), rubber.Points())
		}
		if n := number(t, s.DB(), "SELECT sum(undos) * 10000 + sum(hints) FROM part"); n != undos*10000+hints {
			t.Fatalf("step %d: undos and hints %d, want %d and %d", step, n, undos, hints)
		}
	}
}

// A full disk stops the match, and the stored data is still right. Once there is space again, it continues
// from there.
func TestDiskFull(t *testing.T) {
	s := open(t, t.TempDir())
	id := must(s.NewRubber(bridge.SuperBridge(), 400, nil))
	pages := number(t, s.DB(), "PRAGMA page_count")
	room := func(pages int) { // for the connection that writes
		check(t, s.Write(func(tx *sql.Tx) error { return must2(tx.Exec(fmt.Sprintf("PRAGMA max_page_count = %d", pages))) }))
	}
	room(pages + 1)
	m, deal := table(3, s.Journal(id, ""))
	shown := ""
	m.Watch = func(b bridge.Board) { shown = fmt.Sprint(b.Number(), " ", b.Dealer, " ", b.Vul, " ", b.Events()) }
	live, err := m.Session(context.Background(), session.Session{Rules: bridge.SuperBridge(), Length: 400}, deal)
	if err == nil || len(live.Boards) == 400 {
		t.Fatal("the disk is not full")
	}
	r, err := s.Rubber(id)
	check(t, err)
	if r.Current != nil && len(r.Current.Events()) == 0 {
		r.Current = nil // the next board had begun
	}
	all := text(r)
	if last := all[max(0, len(all)-len(shown)-1):]; last != shown+"\n" {
		t.Errorf("kept …%swant …%s", last, shown)
	}
	room(1_000_000)
	if r = must(s.Rubber(id)); r.Current != nil {
		if _, err := m.Board(context.Background(), *r.Current); err != nil {
			t.Error(err)
		}
	}
}
