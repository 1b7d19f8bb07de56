package play_test

import (
	"context"
	"errors"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/match"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/play"
)

// keeper keeps what the other table has come to.
type keeper struct {
	mu     sync.Mutex
	boards []bridge.Board
	fail   error
}

func (k *keeper) keep(b bridge.Board) error {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.boards = append(k.boards, b)
	return k.fail
}

// finish lets the user pass, or play any card, until the board is over.
func finish(t *testing.T, s *play.Session) bridge.Board {
	t.Helper()
	for s.State().Board.Phase() != bridge.Finished {
		if state := s.State(); state.Asked && state.Board.Phase() == bridge.PlayPhase {
			playAny(t, s)
		} else if state.Asked {
			act(t, s, "Pass")
		}
		time.Sleep(time.Second)
		synctest.Wait()
	}
	return s.State().Board
}

// compared returns what there is to know of a board at the other table.
func compared(s *play.Session, b bridge.Board) (events []bridge.Event, ok, coming bool) {
	other, ok, coming := s.Other(b)
	return other.Events(), ok, coming
}

func TestOtherTablePlaysTheSameDeal(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		kept, other := new(keeper), &slow{takes: aSecond}
		s := newSession(t, new(diary), func(c *play.Config) { c.Other, c.KeepOther = other, kept.keep })
		defer s.Close()
		b := finish(t, s)
		time.Sleep(time.Hour)
		synctest.Wait()
		want, err := play.OtherTable(t.Context(), b, other)
		if err != nil {
			t.Fatal(err)
		}
		got, ok, coming := compared(s, b)
		if !ok || coming || !slices.Equal(got, want.Events()) {
			t.Errorf("there %v, coming %v: %v, want %v", ok, coming, got, want.Events())
		}
		if len(kept.boards) != 1 || !slices.Equal(kept.boards[0].Events(), want.Events()) || kept.boards[0].Deal != b.Deal {
			t.Errorf("%d boards are kept", len(kept.boards))
		}
		if other.most != 1 {
			t.Errorf("%d think at the other table at the same time", other.most)
		}
	})
}

// What has happened at the other table would tell where cards are.
func TestNothingIsToldOfTheOtherTableBeforeTheEnd(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		kept := new(keeper)
		s := newSession(t, new(diary), func(c *play.Config) { c.Other, c.KeepOther = first{}, kept.keep })
		defer s.Close()
		act(t, s, "1C")
		time.Sleep(time.Hour)
		synctest.Wait()
		if len(kept.boards) != 1 {
			t.Fatal("the other table has not finished: that was no test")
		}
		if got, ok, coming := compared(s, s.State().Board); got != nil || ok || coming {
			t.Errorf("in the auction it is told: %v", got)
		}
		if got, ok, _ := compared(s, finish(t, s)); !ok || got == nil {
			t.Error("after the end nothing is told")
		}
	})
}

// The user may be the first to finish, and go on. A deal that is played at the other table at
// its own time is played to its end, and then the next.
func TestOtherTableComesLate(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var changed atomic.Int32
		s := newSession(t, new(diary), func(c *play.Config) {
			c.Pace, c.Other = play.Pace{}, &slow{takes: func() time.Duration { return time.Minute }}
			c.Changed = func() { changed.Add(1) }
		})
		defer s.Close()
		one := finish(t, s)
		if _, ok, coming := compared(s, one); ok || !coming {
			t.Errorf("there %v, coming %v at the end of the first board", ok, coming)
		}
		if err := s.Next(); err != nil {
			t.Fatal(err)
		}
		two := finish(t, s)
		before := changed.Load()
		time.Sleep(2 * time.Hour)
		synctest.Wait()
		if _, ok, _ := compared(s, one); !ok {
			t.Error("the first board is not there")
		}
		time.Sleep(8 * time.Hour)
		synctest.Wait()
		if _, ok, _ := compared(s, two); !ok || changed.Load() != before+2 {
			t.Errorf("the second board: there %v; told of %d changes, want 2", ok, changed.Load()-before)
		}
	})
}

// A user who waits for a computer player at his own table, or for advice, has the processor for that.
func TestOtherTableStandsStillWhileThePersonWaits(t *testing.T) {
	for name, wait := range map[string]func(t *testing.T, s *play.Session){
		"an act": func(t *testing.T, s *play.Session) { // nothing is known of what comes after it
			if err := s.Act(unusual(t, s)); err != nil {
				t.Fatal(err)
			}
		},
		"advice": func(t *testing.T, s *play.Session) { go s.Advise(t.Context()) },
	} {
		synctest.Test(t, func(t *testing.T) {
			other := &slow{takes: aSecond}
			s := atDummyOther(t, &slow{takes: func() time.Duration { return 10 * time.Second }}, other)
			defer s.Close()
			time.Sleep(1500 * time.Millisecond) // the other table rests
			time.Sleep(800 * time.Millisecond)  // and thinks
			synctest.Wait()
			if _, _, busy := other.count(); busy != 1 {
				t.Fatalf("%s: %d think at the other table before", name, busy)
			}
			wait(t, s)
			time.Sleep(5 * time.Second)
			synctest.Wait()
			if _, stopped, busy := other.count(); busy != 0 || stopped != 1 {
				t.Errorf("%s: %d think at the other table, %d were stopped", name, busy, stopped)
			}
			time.Sleep(6 * time.Second)
			synctest.Wait()
			before, _, _ := other.count()
			time.Sleep(10 * time.Second)
			synctest.Wait()
			if after, _, _ := other.count(); after == before {
				t.Errorf("%s: the other table doesn't go on", name)
			}
		})
	}
}

// atDummyOther is atDummy with another table.
func atDummyOther(t *testing.T, computer *slow, other match.Player) *play.Session {
	t.Helper()
	return atDummyChanged(t, computer, func(c *play.Config) { c.Other = other })
}

// slowly plays as first does, and takes his time.
type slowly struct{ *slow }

func (s slowly) Act(ctx context.Context, v bridge.View) (bridge.Event, error) {
	if _, err := s.slow.Act(ctx, v); err != nil {
		return bridge.Event{}, err
	}
	return first{}.Act(ctx, v)
}

// While a board is played the other table takes half of a processor; afterwards as much as it
// can have.
func TestOtherTableRests(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		other := &slow{takes: aSecond}
		s := newSession(t, new(diary), func(c *play.Config) { c.Other, c.Pace = slowly{other}, play.Pace{} })
		defer s.Close()
		time.Sleep(20 * time.Second)
		synctest.Wait()
		if asked, _, _ := other.count(); asked < 10 || asked > 11 {
			t.Errorf("%d are asked in 20 seconds, want 10", asked)
		}
		for s.State().Board.Phase() != bridge.Finished {
			act(t, s, "Pass")
		}
		before, _, _ := other.count()
		time.Sleep(20 * time.Second)
		synctest.Wait()
		if after, _, _ := other.count(); after-before < 19 {
			t.Errorf("%d are asked in 20 seconds after the end, want 20", after-before)
		}
	})
}

// A session that is closed leaves nobody thinking, and keeps nothing any more.
func TestOtherTableEndsWithTheSession(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		kept, other := new(keeper), &slow{takes: aSecond}
		s := newSession(t, new(diary), func(c *play.Config) { c.Other, c.KeepOther = other, kept.keep })
		time.Sleep(500 * time.Millisecond)
		synctest.Wait()
		s.Close()
		if asked, stopped, busy := other.count(); asked == 0 || stopped != 1 || busy != 0 {
			t.Errorf("asked %d, stopped %d, busy %d", asked, stopped, busy)
		}
		if len(kept.boards) != 0 {
			t.Error("a board that isn't finished is kept")
		}
	})
}

// What is known from before isn't played again. What can't be kept is shown.
func TestOtherTableIsKnownFromBefore(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		kept, other := &keeper{fail: errors.New("the disk is full")}, &slow{takes: aSecond}
		deal := card.Deck68.Seeded(3, 1, 0)
		b, err := bridge.NewBoard(bridge.SuperBridge(), deal, card.South, bridge.VulNone)
		if err != nil {
			t.Fatal(err)
		}
		before, err := play.OtherTable(t.Context(), b, first{})
		if err != nil {
			t.Fatal(err)
		}
		s := newSession(t, new(diary), func(c *play.Config) {
			c.Other, c.KeepOther, c.Others = other, kept.keep, []bridge.Board{before}
			c.Deal = func(board int) card.Deal { return card.Deck68.Seeded(3, 1, board) }
		})
		defer s.Close()
		if got, ok, _ := compared(s, finish(t, s)); !ok || !slices.Equal(got, before.Events()) {
			t.Errorf("there %v: %v", ok, got)
		}
		if asked, _, _ := other.count(); asked != 0 {
			t.Errorf("%d are asked", asked)
		}
		if err := s.Next(); err != nil {
			t.Fatal(err)
		}
		two := finish(t, s)
		time.Sleep(time.Hour)
		synctest.Wait()
		if _, ok, _ := compared(s, two); !ok || len(kept.boards) != 1 {
			t.Errorf("a board that couldn't be kept: there %v, tried %d times", ok, len(kept.boards))
		}
	})
}

// Without another table nothing is said of it.
func TestNoOtherTable(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := newSession(t, new(diary), nil)
		defer s.Close()
		if _, ok, coming := compared(s, finish(t, s)); ok || coming {
			t.Errorf("there %v, coming %v", ok, coming)
		}
	})
}

// A board that is played on from a position can be taken back to it, and not further.
func TestUndoEndsWhereTheBoardIsPlayedOnFrom(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := atDummyChanged(t, &slow{takes: aSecond}, func(c *play.Config) { c.From = 5 })
		defer s.Close()
		if s.Acted() {
			t.Error("the person is said to have acted")
		}
		if err := s.Undo(); err != play.ErrNothingToUndo {
			t.Errorf("undo at the beginning: %v", err)
		}
		act(t, s, usual(t, s).String())
		time.Sleep(time.Minute)
		synctest.Wait()
		if !s.Acted() {
			t.Error("the person is said to have done nothing")
		}
		if err := s.Undo(); err != nil {
			t.Errorf("undo: %v", err)
		}
		if n := len(s.State().Board.Events()); n != 5 {
			t.Errorf("%d events after the undo, want 5", n)
		}
		if err := s.Undo(); err != play.ErrNothingToUndo {
			t.Errorf("undo behind the beginning: %v", err)
		}
	})
}
