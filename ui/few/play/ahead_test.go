package play_test

import (
	"context"
	"errors"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/few/play"
)

// While the user ponders, the others think: when he has done what he was advised, they answer at once.
func TestThoughtAhead(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := few.Of(few.TwoDummies)
		other, adviser := &slow{takes: time.Second}, &slow{takes: time.Second}
		s := newSession(t, new(diary), r, func(c *play.Config) { c.Players, c.Adviser = with(r, 0, other), adviser })
		synctest.Wait()
		time.Sleep(time.Minute)
		synctest.Wait()
		asked := other.asked
		if asked == 0 || asked > 16 {
			t.Errorf("the other was asked %d times", asked)
		}
		check(t, s.Act(whim(s.State().Board.View(0))))
		if took := waits(func() bool { return len(s.State().Board.Events()) > 1 }); took > 0 {
			t.Errorf("it took %v", took)
		}
		check(t, s.Close())
	})
}

// What the others do is the same whether they thought ahead or not; each is asked one at a time, with his own view in his own turn.
func TestAskedEarlyNobodyKnowsMore(t *testing.T) {
	for _, r := range few.Games() {
		var first []string
		for _, pause := range []time.Duration{0, time.Minute} {
			synctest.Test(t, func(t *testing.T) {
				all := &slow{takes: time.Second}
				s := newSession(t, new(diary), r, func(c *play.Config) { c.Players, c.Adviser = with(r, 0, all), all })
				playDeal(t, s, func(state play.State) bool {
					if state.Asked {
						time.Sleep(pause)
					}
					return false
				})
				got := texts(s.State().Board)
				if first == nil {
					first = got
				}
				if !slices.Equal(got, first) {
					t.Errorf("%s: asked ahead they did\n%v, and else\n%v", r.Name, got, first)
				}
				check(t, s.Close())
				if all.most > 1 || all.busy > 0 || len(all.wrong) > 0 {
					t.Errorf("%s: %d were asked at a time, %d still think; wrong views: %v", r.Name, all.most, all.busy, all.wrong)
				}
			})
		}
	}
}

// Advice comes in the user's turn only; it can be waited for no longer, and ends when he acts.
func TestAdvise(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := few.Of(few.ChineseBridge)
		d := new(diary)
		s := newSession(t, d, r, func(c *play.Config) {
			c.Players, c.Adviser = with(r, 0, &slow{takes: time.Minute}), &slow{takes: 10 * time.Second}
		})
		synctest.Wait()
		ctx, cancel := context.WithTimeout(context.Background(), time.Second)
		defer cancel()
		if _, err := s.Advise(ctx); !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("after a second: %v", err)
		}
		a, err := s.Advise(context.Background())
		if check(t, err); a.Event != whim(s.State().Board.View(0)) {
			t.Errorf("the advice is %v", a.Event)
		}
		check(t, s.Hinted())
		if d.hints != 1 {
			t.Errorf("%d hints", d.hints)
		}
		check(t, s.Act(few.Called(few.Bid(1, few.Clubs))))
		synctest.Wait()
		if _, err := s.Advise(context.Background()); !errors.Is(err, play.ErrNotAsked) {
			t.Errorf("in the other's turn: %v", err)
		}
		check(t, s.Close())
	})
	synctest.Test(t, func(t *testing.T) {
		r := few.Of(few.ChineseBridge)
		s := newSession(t, new(diary), r, func(c *play.Config) { c.Adviser = &slow{takes: time.Hour} })
		synctest.Wait()
		said := make(chan error)
		go func() {
			_, err := s.Advise(context.Background())
			said <- err
		}()
		synctest.Wait()
		check(t, s.Act(few.Called(few.Bid(1, few.Clubs))))
		if err := <-said; !errors.Is(err, context.Canceled) {
			t.Errorf("when the user acts: %v", err)
		}
		check(t, s.Close())
	})
	synctest.Test(t, func(t *testing.T) {
		s := newSession(t, new(diary), few.Of(few.ChineseBridge), nil)
		if _, err := s.Advise(context.Background()); !errors.Is(err, play.ErrNotAsked) {
			t.Errorf("where nobody advises: %v", err)
		}
		check(t, s.Close())
	})
}
