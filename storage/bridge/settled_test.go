package bridge_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

// rubber returns a session of rules in which the dealer declares 1N each time, and the defenders claim the given tricks.
func rubber(t *testing.T, rules bridge.Rules, seed uint64, claims string) session.Session {
	t.Helper()
	s := session.Session{Rules: rules, Length: rules.Length}
	random := rand.New(rand.NewPCG(seed, 3))
	for claim := range strings.FieldsSeq(claims) {
		b := must(s.Next(rules.Deck.Shuffle(random)))
		s = s.With(with(t, b, "1N", "Pass", "Pass", "Pass", "Claim "+claim))
	}
	return s
}

// keepAll keeps a session as it is played, with South as the user.
func keepAll(t *testing.T, s *bridgestore.Store, played session.Session) (id int64, j *bridgestore.Journal) {
	t.Helper()
	south := card.South
	id = must(s.NewRubber(played.Rules, played.Length, &south))
	j = s.Journal(id, "club")
	for _, b := range played.Boards {
		check(t, j.Begin(b.Prefix(0)))
		for n := range b.Events() {
			check(t, j.Append(b.Prefix(n+1)))
		}
	}
	return id, j
}

// printed returns what match prints of a session.
func printed(t *testing.T, number int, s session.Session) string {
	t.Helper()
	file := ""
	for i, b := range s.Boards {
		file += string(must(record.Entry{Session: number, Number: i + 1, Board: b}.Marshal())) + "\n"
	}
	if s.Over() {
		file += string(must(record.MarshalSession(number, s))) + "\n"
	}
	return file
}

// A rubber goes on as long as it takes, is over when it is settled, and is another one when that is undone.
func TestARubberIsSettled(t *testing.T) {
	ctx, s := context.Background(), open(t, t.TempDir())
	played := rubber(t, must(bridge.ParseRules("Rubber", "part=50,hundreds")), 5, "5 8 6")
	id, j := keepAll(t, s, played)
	r := must(s.Rubber(id))
	if r.Finished || r.Rubber.Length != 0 || r.Rubber.Over() || r.Rubber.Standing().Below != [2]int{80, 0} {
		t.Fatalf("before it is settled: finished %v, %+v", r.Finished, r.Rubber.Standing())
	}
	next := must(played.Next(bridge.Rubber().Deck.Seeded(1, 1, 1)))
	check(t, j.Begin(next))
	check(t, j.Append(must(next.Replay(events("1C")))))
	if err := j.Settle(); !errors.Is(err, bridgestore.ErrOutOfStep) {
		t.Errorf("in the middle of a board: %v", err)
	}
	check(t, j.Undo(next)) // nothing of it is there now
	check(t, j.Settle())
	check(t, j.Settle()) // said twice
	settled := must(played.Settle())
	r = must(s.Rubber(id))
	sum := must(s.Summaries(ctx, []int64{id}))[0]
	if !r.Finished || !r.Rubber.Settled || r.Current != nil || r.Rubber.Points() != settled.Points() || !sum.Settled || sum.Points != settled.Points() {
		t.Errorf("settled: %v, %v, %v; the list says %v, %v", r.Finished, r.Rubber.Settled, r.Rubber.Points(), sum.Settled, sum.Points)
	}
	if bonus := r.Rubber.Bonus(); len(bonus) != 1 || bonus[0].Item != bridge.UnfinishedPart || bonus[0].Points != 50 {
		t.Errorf("its bonus is %v", bonus)
	}
	if err := j.Begin(next); err == nil {
		t.Error("a rubber that is settled goes on")
	}
	if ended := must(s.Ended(ctx)); len(ended) != 1 || ended[0].Won != 1 {
		t.Errorf("those that are over: %+v", ended)
	}
	last := played.Boards[2]
	check(t, j.Undo(last.Prefix(len(last.Events())-1)))
	if r = must(s.Rubber(id)); r.Finished || r.Rubber.Settled || r.Current == nil {
		t.Errorf("after an undo: finished %v, settled %v", r.Finished, r.Rubber.Settled)
	}
}

// Before the first board there is nothing to settle, nor is there in other games, or in a rubber that has been won.
func TestSettleRefused(t *testing.T) {
	s := open(t, t.TempDir())
	for name, played := range map[string]session.Session{
		"nothing played": rubber(t, bridge.Rubber(), 1, ""),
		"Chicago":        rubber(t, bridge.Chicago(), 1, "5 6"),
		"won":            rubber(t, bridge.Rubber(), 1, "5 8 5 8 5 8 5 8 5 8 5"),
	} {
		id, j := keepAll(t, s, played)
		before := must(s.Rubber(id))
		if (name == "won") != before.Finished {
			t.Fatalf("%s: finished %v", name, before.Finished)
		}
		if err := j.Settle(); !errors.Is(err, bridgestore.ErrOutOfStep) {
			t.Errorf("%s: %v", name, err)
		}
		if after := must(s.Rubber(id)); after.Rubber.Settled || after.Finished != before.Finished {
			t.Errorf("%s: settled %v, finished %v", name, after.Rubber.Settled, after.Finished)
		}
	}
}

// Rubbers that go on, were won or settled, and sessions of target, are the same after an export and an import, from lines
// too, and don't come twice.
func TestRubbersComeAndGo(t *testing.T) {
	ctx, s := context.Background(), open(t, t.TempDir())
	variant := must(bridge.ParseRules("Rubber", "redoubled=50,clean=750,hundreds,no-honours"))
	live := []session.Session{
		rubber(t, bridge.Rubber(), 1, "5 8 5 8 5 8 5 8 5 8 5"),
		must(rubber(t, variant, 2, "5 6 4").Settle()),
		rubber(t, bridge.Rubber(), 3, "5 6"),
		rubber(t, bridge.Target(), 4, "5 6 7 2"),
		must(rubber(t, bridge.Rubber(), 5, "5").Settle()),
		rubber(t, bridge.ChicagoDuplicate(), 6, "3 9"),
	}
	for _, played := range live {
		_, j := keepAll(t, s, played)
		if played.Settled {
			check(t, j.Settle())
		}
	}
	same := func(where string, in *bridgestore.Store) {
		t.Helper()
		for i, want := range live {
			r := must(in.Rubber(int64(i) + 1))
			sum := must(in.Summaries(ctx, []int64{r.ID}))[0]
			if !r.Rubber.Rules.Same(want.Rules) || r.Rubber.Length != want.Length || r.Rubber.Settled != want.Settled || r.Finished != want.Over() ||
				r.Rubber.Points() != want.Points() || sum.Points != want.Points() || sum.IMPs != want.IMPs()[card.NS] {
				t.Errorf("%s, session %d: %v of length %d, settled %v, finished %v, %v; the list says %v and %d IMPs; want %v, %v",
					where, i+1, r.Rubber.Rules, r.Rubber.Length, r.Rubber.Settled, r.Finished, r.Rubber.Points(), sum.Points, sum.IMPs, want.Points(), want.IMPs())
			}
		}
	}
	same("kept", s)
	file := lines(t, s, "")
	to := open(t, t.TempDir())
	for n := range 2 {
		done := must(take(to, file))
		if n == 0 && done.Rubbers != len(live) || n == 1 && (done.There != len(live) || done.Rubbers+done.Continued > 0) {
			t.Errorf("import %d: %+v", n+1, done)
		}
		same("imported", to)
	}
	all, to := "", open(t, t.TempDir())
	for i, played := range live {
		all += printed(t, i+1, played)
	}
	for n := range 2 {
		done := must(take(to, all))
		if n == 0 && done.Rubbers != len(live) || n == 1 && (done.There != len(live) || done.Rubbers+done.Continued > 0) {
			t.Errorf("import %d of lines: %+v", n+1, done)
		}
		same("lines", to)
	}
}

// A rubber that is there and went on, or was settled, elsewhere is continued by the import.
func TestASettledRubberContinuesAnOlderState(t *testing.T) {
	to := open(t, t.TempDir())
	begun := rubber(t, bridge.Rubber(), 7, "5 6")
	further := rubber(t, bridge.Rubber(), 7, "5 6 5")
	settled := must(further.Settle())
	for i, tt := range []struct {
		state                          session.Session
		rubbers, continued, there, was int
	}{{begun, 1, 0, 0, 2}, {further, 0, 1, 1, 3}, {settled, 0, 1, 1, 3}, {begun, 0, 0, 1, 3}, {settled, 0, 0, 1, 3}} {
		done := must(take(to, printed(t, 1, tt.state)))
		if done.Rubbers != tt.rubbers || done.Continued != tt.continued || done.There != tt.there {
			t.Errorf("step %d: %+v", i+1, done)
		}
		r := must(to.Rubber(1))
		if len(r.Rubber.Boards) != tt.was || r.Finished != (i >= 2) || r.Rubber.Settled != (i >= 2) {
			t.Errorf("step %d: %d boards, finished %v, settled %v", i+1, len(r.Rubber.Boards), r.Finished, r.Rubber.Settled)
		}
	}
}
