package play_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/play"
)

// first is a computer player that makes the first bid it can on level 1, passes, and
// plays its first legal card.
type first struct{}

func (first) Act(ctx context.Context, v bridge.View) (bridge.Event, error) {
	if v.Phase() == bridge.PlayPhase {
		return bridge.Played(v.LegalPlays().Cards()[0]), ctx.Err()
	}
	if len(v.Auction().Calls) == 0 {
		return bridge.Called(bridge.Bid(1, bridge.NoTrump)), ctx.Err()
	}
	return bridge.Called(bridge.Pass), ctx.Err()
}

// diary is a journal that checks that it is told everything in order.
type diary struct {
	mu     sync.Mutex
	boards []bridge.Board
	undone int
	hinted int
	broken int // how often it was settled
	fail   error
}

func (d *diary) Begin(b bridge.Board) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.boards = append(d.boards, b)
	return d.fail
}

func (d *diary) Append(b bridge.Board) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.fail != nil {
		return d.fail
	}
	last := &d.boards[len(d.boards)-1]
	if len(b.Events()) != len(last.Events())+1 {
		return errors.New("an event was left out")
	}
	*last = b
	return nil
}

func (d *diary) Undo(b bridge.Board) error {
	d.undone++
	d.boards[len(d.boards)-1] = b
	return nil
}

func (d *diary) Settle() error { d.broken++; return d.fail }
func (d *diary) Hinted() error { d.hinted++; return nil }

// newSession starts a rubber of four deals with the user South.
func newSession(t *testing.T, d *diary, change func(*play.Config)) *play.Session {
	t.Helper()
	config := play.Config{
		User: bridge.User{Seat: card.South, BothHands: true}, Computer: first{}, Journal: d, Changed: func() {},
		Deal: func(board int) card.Deal {
			return card.Deck68.Shuffle(rand.New(rand.NewPCG(uint64(board), 9)))
		},
		Pace: play.Pace{Think: 600 * time.Millisecond, Trick: 1500 * time.Millisecond},
	}
	if change != nil {
		change(&config)
	}
	s, err := play.New(config, session.Session{Rules: bridge.SuperBridge(), Length: 4}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func act(t *testing.T, s *play.Session, text string) {
	t.Helper()
	synctest.Wait()
	e, err := bridge.ParseEvent(text)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Act(e); err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	synctest.Wait()
}

// playAny plays the user's first legal card.
func playAny(t *testing.T, s *play.Session) {
	t.Helper()
	b := s.State().Board
	act(t, s, b.View(b.Actor()).LegalPlays().Cards()[0].String())
}

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

// toPlay bids 1NT by South and lets the others pass.
func toPlay(t *testing.T, s *play.Session) {
	t.Helper()
	act(t, s, "1N")
	time.Sleep(4 * time.Second) // three passes and the lead
	synctest.Wait()
	if got := s.State().Board.Contract().String(); got != "1N-S" {
		t.Fatalf("contract %s", got)
	}
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

// What is asked of a session after it is closed doesn't set it going again.
func TestClosed(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := newSession(t, new(diary), nil)
		act(t, s, "1C")
		s.Close()
		s.Retry()
		if err := s.Undo(); err != play.ErrNothingToUndo {
			t.Errorf("undo: %v", err)
		}
		if err := s.Next(); err != nil {
			t.Errorf("next: %v", err)
		}
		time.Sleep(time.Minute)
		if n := len(s.State().Board.Events()); n != 1 {
			t.Errorf("%d events after closing, want 1", n)
		}
	})
}

// busy is a diary on a disk that takes a while.
type busy struct {
	diary
	wait time.Duration
}

func (b *busy) Append(board bridge.Board) error {
	time.Sleep(b.wait)
	return b.diary.Append(board)
}

// What a user does at once when he is seated, before he is asked for it or just then, was lost if he left as quickly.
func TestAnActJustBeforeTheTableIsLeft(t *testing.T) {
	for _, asked := range []bool{false, true} {
		for range 20 { // who comes first, the act or the question, is chance
			synctest.Test(t, func(t *testing.T) {
				d := new(diary)
				s := newSession(t, d, nil)
				if asked {
					synctest.Wait()
				}
				if err := s.Act(bridge.Called(bridge.Bid(1, bridge.NoTrump))); err != nil {
					t.Fatal(err)
				}
				if err := s.Close(); err != nil {
					t.Error(err)
				}
				if got := d.boards[0].Events(); len(got) == 0 || got[0] != bridge.Called(bridge.Bid(1, bridge.NoTrump)) {
					t.Errorf("asked before: %t; %v is kept", asked, got)
				}
			})
		}
	}
}

// A user who left the table while his act was on its way to the disk never heard that it had not got there.
func TestAnActThatIsOnItsWayWhenTheTableIsLeft(t *testing.T) {
	for _, fail := range []error{nil, errors.New("the disk is full")} {
		synctest.Test(t, func(t *testing.T) {
			d := &busy{wait: 4 * time.Second}
			s := newSession(t, &d.diary, func(c *play.Config) { c.Journal = d })
			synctest.Wait()
			d.fail = fail
			if err := s.Act(bridge.Called(bridge.Bid(1, bridge.NoTrump))); err != nil {
				t.Fatal(err)
			}
			synctest.Wait() // it is on its way
			if err := s.Close(); err != fail {
				t.Errorf("closed with %v, want %v", err, fail)
			}
			if n := len(d.boards[0].Events()); fail == nil && n != 1 {
				t.Errorf("%d acts are kept", n)
			}
			if err := s.Close(); err != nil {
				t.Errorf("closed again: %v", err)
			}
		})
	}
}
