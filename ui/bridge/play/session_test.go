package play_test

import (
	"errors"
	"math/rand/v2"
	"testing"
	"testing/synctest"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/play"
)

func TestComputersTakeTheirTime(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := newSession(t, new(diary), nil)
		defer s.Close()
		synctest.Wait()
		if !s.State().Asked {
			t.Fatal("South deals and is not asked")
		}
		act(t, s, "1N")
		time.Sleep(500 * time.Millisecond)
		synctest.Wait()
		if n := len(s.State().Board.Events()); n != 1 {
			t.Errorf("%d calls after half a second, want 1", n)
		}
		time.Sleep(200 * time.Millisecond)
		synctest.Wait()
		if n := len(s.State().Board.Events()); n != 2 {
			t.Errorf("%d calls after 0.7 s, want 2", n)
		}
	})
}

func TestTrickStays(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := newSession(t, new(diary), nil)
		defer s.Close()
		toPlay(t, s)
		playAny(t, s) // dummy
		time.Sleep(time.Second)
		synctest.Wait()
		playAny(t, s)
		if !s.State().Waits() {
			t.Fatal("a full trick doesn't stay")
		}
		time.Sleep(1400 * time.Millisecond)
		synctest.Wait()
		if !s.State().Waits() {
			t.Error("it is gathered too early")
		}
		time.Sleep(200 * time.Millisecond)
		synctest.Wait()
		if s.State().Waits() {
			t.Error("it is not gathered in time")
		}
	})
}

func TestTrickStaysUntilPersonGoesOn(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := newSession(t, new(diary), func(c *play.Config) { c.Pace.Trick = -1 })
		defer s.Close()
		toPlay(t, s)
		playAny(t, s)
		time.Sleep(time.Second)
		synctest.Wait()
		playAny(t, s)
		time.Sleep(time.Hour)
		synctest.Wait()
		if !s.State().Waits() {
			t.Fatal("gathered without being told")
		}
		s.GoOn()
		s.GoOn() // once more does nothing
		synctest.Wait()
		if s.State().Waits() {
			t.Error("not gathered")
		}
	})
}

// A user may play to the next trick while the last one is still there.
func TestEarlyPlay(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := newSession(t, new(diary), func(c *play.Config) { c.Pace.Trick = -1 })
		defer s.Close()
		toPlay(t, s)
		for !s.State().Waits() || s.State().Board.Actor().Side() != card.NS {
			if s.State().Waits() {
				s.GoOn()
			}
			time.Sleep(time.Second)
			synctest.Wait()
			if s.State().Asked {
				playAny(t, s)
			}
		}
		before := len(s.State().Board.Events())
		playAny(t, s)
		if after := len(s.State().Board.Events()); after != before+1 {
			t.Errorf("%d events after the play, want %d", after, before+1)
		}
		if s.State().Waits() {
			t.Error("the full trick still is there")
		}
	})
}

func TestIllegalAndEarlyActs(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := newSession(t, new(diary), nil)
		defer s.Close()
		synctest.Wait()
		var rule *bridge.RuleError
		if err := s.Act(bridge.Called(bridge.Double)); !errors.As(err, &rule) || rule.Rule != bridge.DoubleABid {
			t.Errorf("double of nothing: %v", err)
		}
		act(t, s, "1C")
		if err := s.Act(bridge.Called(bridge.Pass)); err != play.ErrNotAsked {
			t.Errorf("a call out of turn: %v", err)
		}
	})
}

// Two quick presses of Pass are one pass.
func TestDoublePress(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := newSession(t, new(diary), nil)
		defer s.Close()
		synctest.Wait()
		if err := s.Act(bridge.Called(bridge.Pass)); err != nil {
			t.Fatal(err)
		}
		if err := s.Act(bridge.Called(bridge.Pass)); err != play.ErrNotAsked {
			t.Errorf("the second press: %v", err)
		}
	})
	// The first may still be on its way to the disk.
	synctest.Test(t, func(t *testing.T) {
		d := &busy{wait: 4 * time.Second}
		s := newSession(t, &d.diary, func(c *play.Config) { c.Journal = d })
		synctest.Wait()
		for i, want := range []error{nil, play.ErrNotAsked, play.ErrNotAsked} {
			if err := s.Act(bridge.Called(bridge.Pass)); err != want {
				t.Errorf("press %d: %v, want %v", i+1, err, want)
			}
			synctest.Wait()
		}
		s.Close()
		if n := len(d.boards[0].Events()); n != 1 {
			t.Errorf("%d acts are kept, want 1", n)
		}
	})
}

// Two quick presses of Next deal are one: the second used to ask the journal for a board while
// the one before was being played.
func TestNextTwice(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := new(diary)
		s := newSession(t, d, nil)
		defer s.Close()
		synctest.Wait()
		for s.State().Board.Phase() != bridge.Finished { // all pass
			if s.State().Asked {
				act(t, s, "Pass")
			}
			time.Sleep(time.Second)
			synctest.Wait()
		}
		for range 2 {
			if err := s.Next(); err != nil {
				t.Fatal(err)
			}
		}
		if len(d.boards) != 2 || len(s.State().Rubber.Boards) != 1 {
			t.Errorf("%d boards were begun, want 2; %d are finished, want 1", len(d.boards), len(s.State().Rubber.Boards))
		}
	})
}

func TestUndo(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := new(diary)
		s := newSession(t, d, nil)
		defer s.Close()
		synctest.Wait()
		if err := s.Undo(); err != play.ErrNothingToUndo {
			t.Errorf("undo of nothing: %v", err)
		}
		act(t, s, "1N")
		time.Sleep(700 * time.Millisecond) // West has passed, North is thinking
		synctest.Wait()
		if err := s.Undo(); err != nil {
			t.Fatal(err)
		}
		synctest.Wait()
		if n := len(s.State().Board.Events()); n != 0 || !s.State().Asked {
			t.Errorf("%d events, asked %v after undo", n, s.State().Asked)
		}
		if len(d.boards[0].Events()) != 0 || d.undone != 1 {
			t.Error("the journal doesn't know of the undo")
		}
		act(t, s, "2C")
		if got := s.State().Board.Auction().Calls[0].String(); got != "2C" {
			t.Errorf("the other call is %s", got)
		}
	})
}

// The user's last act can be taken back when the board is over.
// What was decided on a board is not done on the one that has followed.
func TestActOn(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := newSession(t, new(diary), nil)
		defer s.Close()
		synctest.Wait()
		before := s.State().Board
		toPlay(t, s)
		if err := s.ActOn(before, bridge.Claimed(17)); err != play.ErrNotAsked {
			t.Errorf("on the board before: %v", err)
		}
		now := s.State().Board
		if err := s.ActOn(now, bridge.Claimed(17)); err != nil {
			t.Error(err)
		}
		synctest.Wait()
		if n := len(s.State().Board.Events()); n != len(now.Events())+1 {
			t.Errorf("%d events, %d before", n, len(now.Events()))
		}
	})
}

func TestUndoAfterTheEnd(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := new(diary)
		s := newSession(t, d, nil)
		defer s.Close()
		toPlay(t, s)
		act(t, s, "Claim 17")
		if s.State().Board.Phase() != bridge.Finished {
			t.Fatal("the claim didn't end the board")
		}
		if err := s.Undo(); err != nil {
			t.Fatal(err)
		}
		synctest.Wait()
		if s.State().Board.Phase() != bridge.PlayPhase || !s.State().Asked {
			t.Error("the board doesn't go on")
		}
	})
}

func TestPlayBothHands(t *testing.T) {
	for _, both := range []bool{true, false} {
		synctest.Test(t, func(t *testing.T) {
			s := newSession(t, new(diary), func(c *play.Config) { c.User.BothHands = both; c.User.Seat = card.North })
			defer s.Close()
			time.Sleep(2 * time.Second) // South, a computer, opens 1NT, and West passes
			act(t, s, "P")
			time.Sleep(10 * time.Second)
			synctest.Wait()
			state := s.State()
			if state.Board.Contract().String() != "1N-S" {
				t.Fatalf("contract %v", state.Board.Contract())
			}
			if state.Asked != both {
				t.Errorf("play both hands %v: asked %v at %v", both, state.Asked, state.Board.Events())
			}
		})
	}
}

func TestWholeRubber(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := new(diary)
		s := newSession(t, d, func(c *play.Config) { c.Pace = play.Pace{} })
		defer s.Close()
		for board := range 4 {
			for s.State().Board.Phase() != bridge.Finished {
				synctest.Wait()
				switch b := s.State().Board; {
				case !s.State().Asked:
				case b.Phase() == bridge.AuctionPhase && len(b.Events()) == 0:
					act(t, s, "1C")
				case b.Phase() == bridge.AuctionPhase:
					act(t, s, "Pass")
				default:
					playAny(t, s)
				}
			}
			if got := len(s.State().Rubber.Boards); got != board {
				t.Errorf("%d boards before board %d", got, board)
			}
			if err := s.Next(); err != nil {
				t.Fatal(err)
			}
		}
		if len(d.boards) != 4 {
			t.Errorf("%d boards in the journal, want 4", len(d.boards))
		}
	})
}

// What can't be kept isn't shown.
func TestJournalFails(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := new(diary)
		s := newSession(t, d, nil)
		defer s.Close()
		synctest.Wait()
		d.mu.Lock()
		d.fail = errors.New("the disk is full")
		d.mu.Unlock()
		act(t, s, "1C")
		if state := s.State(); !errors.Is(state.Err, d.fail) || len(state.Board.Events()) != 0 {
			t.Fatalf("error %v, events %v", state.Err, state.Board.Events())
		}
		d.mu.Lock()
		d.fail = nil
		d.mu.Unlock()
		s.Retry()
		if err := s.State().Err; err != nil {
			t.Errorf("another try keeps the old error: %v", err)
		}
		act(t, s, "1C")
		if state := s.State(); state.Err != nil || len(state.Board.Events()) != 1 {
			t.Errorf("after another try: error %v, events %v", state.Err, state.Board.Events())
		}
	})
}

// A rubber that is over can't be gone on with.
func TestFinishedRubber(t *testing.T) {
	b, err := bridge.NewBoard(bridge.SuperBridge(), card.Deck68.Shuffle(rand.New(rand.NewPCG(1, 1))), card.South, bridge.VulNone)
	if err != nil {
		t.Fatal(err)
	}
	for range 4 {
		if b, err = b.Apply(bridge.Called(bridge.Pass)); err != nil {
			t.Fatal(err)
		}
	}
	rubber := session.Session{Rules: bridge.SuperBridge(), Length: 1}.With(b)
	if _, err := play.New(play.Config{Journal: new(diary), Changed: func() {}}, rubber, nil); err == nil {
		t.Error("a rubber that is over goes on")
	}
}

// What is taken back at once is the act alone, whether or not it has come to the journal.
func TestUndoAtOnce(t *testing.T) {
	const firstCall = -1 // the user hasn't done anything before
	for _, acts := range []int{firstCall, 0, 1, 3} {
		synctest.Test(t, func(t *testing.T) {
			d := new(diary)
			s := newSession(t, d, nil)
			defer s.Close()
			synctest.Wait()
			if acts != firstCall {
				toPlay(t, s)
			}
			for range acts {
				playAny(t, s)
				time.Sleep(20 * time.Second)
				synctest.Wait()
			}
			before := s.State()
			if !before.Asked {
				t.Fatal("the user isn't asked")
			}
			e := bridge.Called(bridge.Pass)
			if v := before.Board.View(before.Board.Actor()); acts != firstCall {
				e = bridge.Played(v.LegalPlays().Cards()[0])
			}
			if err := s.Act(e); err != nil {
				t.Fatal(err)
			}
			if err := s.Undo(); err != nil {
				t.Fatal(err)
			}
			synctest.Wait()
			if n, want := len(s.State().Board.Events()), len(before.Board.Events()); n != want || len(d.boards[0].Events()) != want || !s.State().Asked {
				t.Errorf("after %d acts: %d events, %d kept, want %d", acts, n, len(d.boards[0].Events()), want)
			}
		})
	}
}
