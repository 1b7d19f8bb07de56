package play_test

import (
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/ui/bridge/play"
)

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
