package sitting_test

import (
	"context"
	"errors"
	"slices"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/superbridge/superbridge/ui/kit/sitting"
)

// count is a game in which the user adds numbers; the state is the numbers so far.
type count struct {
	*sitting.Sitting[state, int, *thoughts]
	mu      sync.Mutex
	changes int
	failed  error
	pause   time.Duration // before the user is asked
}

type state struct {
	numbers []int
	asked   bool
}

type now = sitting.Now[state, int, *thoughts]

// thoughts end with the stretch.
type thoughts struct{ ended bool }

func (t *thoughts) Work(ctx context.Context) {
	<-ctx.Done()
	t.ended = true
}

func newCount() *count {
	c := &count{}
	c.Sitting = sitting.New[state, int, *thoughts](func() {
		c.mu.Lock()
		defer c.mu.Unlock()
		c.changes++
	}, func(s *state, asked bool) { s.asked = asked })
	return c
}

// begin plays from a state on, until a number is negative.
func (c *count) begin(from state, meanwhile func(context.Context)) *thoughts {
	t := &thoughts{}
	c.Course.Lock()
	defer c.Course.Unlock()
	c.Begin(from, t, func(ctx context.Context) error {
		for {
			time.Sleep(c.pause) // of the bubble
			n, err := c.Wait(ctx, meanwhile)
			if err == nil && n < 0 {
				err = errors.New("below 0")
			}
			if err != nil {
				return err
			}
			c.Update(func(now *now) { now.State.numbers, now.Event = append(slices.Clip(now.State.numbers), n), nil })
		}
	}, func(err error) { c.failed = err })
	return t
}

// take adds a number for the user.
func (c *count) take(n int) (err error) {
	c.Look(func(now *now) {
		if err = now.MayAct(); err == nil {
			now.Take(n)
		}
	})
	return err
}

func (c *count) check(t *testing.T, asked bool, numbers ...int) {
	t.Helper()
	synctest.Wait()
	if s := c.State(); s.asked != asked || !slices.Equal(s.numbers, numbers) {
		t.Errorf("%+v, want %v, asked %t", s, numbers, asked)
	}
}

// The user is asked; an event is taken in turn, and before it only once.
func TestWait(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		c := newCount()
		if err := c.take(1); !errors.Is(err, sitting.ErrNotAsked) {
			t.Errorf("before the game begins: %v", err)
		}
		thoughts := c.begin(state{}, nil)
		c.check(t, true)
		if err := c.take(1); err != nil {
			t.Error(err)
		}
		c.check(t, true, 1)
		c.Look(func(now *now) {
			now.Take(2)
			if err := now.MayAct(); !errors.Is(err, sitting.ErrNotAsked) || now.Asked() || now.State.asked {
				t.Errorf("while an event is on its way: %v, asked %t, shown as %t", err, now.Asked(), now.State.asked)
			}
		})
		c.check(t, true, 1, 2)
		if err := c.Stop(); err != nil || !thoughts.ended {
			t.Errorf("stopped: %v, still thinking %t", err, !thoughts.ended)
		}
		c.check(t, false, 1, 2)
		c.Look(func(now *now) { now.Take(3) })
		if s, event := c.Unkept(); event == nil || *event != 3 || len(s.numbers) != 2 {
			t.Errorf("unkept is %v after %v", event, s.numbers)
		}
		if _, event := c.Unkept(); event != nil {
			t.Errorf("then %v", *event)
		}
		if c.changes < 5 || c.failed != nil {
			t.Errorf("%d changes, %v", c.changes, c.failed)
		}
	})
}

// An automatic answer counts while the user is asked, and not later.
func TestAnswer(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		c := newCount()
		last := make(chan context.Context, 9)
		c.begin(state{}, func(ctx context.Context) {
			last <- ctx
			if len(c.State().numbers) == 0 {
				c.Answer(ctx, 7)
			}
		})
		c.check(t, true, 7)
		c.Answer(<-last, 8) // that moment is over
		c.check(t, true, 7)
		if err := c.take(-1); err != nil {
			t.Error(err)
		}
		c.check(t, false, 7)
		if c.failed == nil {
			t.Error("nobody is told that play has failed")
		}
	})
}

// An event that comes before the user is asked counts without asking, and an automatic answer doesn't count then.
func TestBeforeTheUserIsAsked(t *testing.T) {
	for _, tt := range []struct {
		name  string
		early func(*count) error
		want  []int
	}{
		{"the user's event", func(c *count) error { return c.take(4) }, []int{4}},
		{"an automatic answer", func(c *count) error { c.Answer(t.Context(), 9); return nil }, nil},
	} {
		synctest.Test(t, func(t *testing.T) {
			c := newCount()
			c.pause = time.Second
			c.begin(state{}, nil)
			c.check(t, false)
			if err := tt.early(c); err != nil || c.Pending() != (tt.want != nil) {
				t.Errorf("%s: %v, on its way %t", tt.name, err, c.Pending())
			}
			time.Sleep(time.Second)
			c.check(t, tt.want == nil, tt.want...)
			time.Sleep(time.Second)
			c.check(t, true, tt.want...)
			if err := c.Close(func() error { return nil }); err != nil {
				t.Error(err)
			}
		})
	}
}

// Unsaved events are saved once when the game is closed, and nothing begins after that.
func TestClose(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		c := newCount()
		c.begin(state{}, nil)
		rests := 0
		for range 2 {
			if err := c.Close(func() error { rests++; return nil }); err != nil {
				t.Error(err)
			}
		}
		c.begin(state{numbers: []int{5}}, nil)
		c.check(t, false)
		if rests != 1 {
			t.Errorf("what was left is kept %d times", rests)
		}
	})
}

// Closing hands over the event that was on its way, but not after an error of the stretch, which it returns.
func TestCloseKeepsTheEvent(t *testing.T) {
	for _, fails := range []bool{false, true} {
		synctest.Test(t, func(t *testing.T) {
			c, broken := newCount(), errors.New("broken")
			c.Course.Lock()
			c.Begin(state{}, &thoughts{}, func(ctx context.Context) error {
				<-ctx.Done()
				if fails {
					return broken
				}
				return ctx.Err()
			}, func(error) {})
			c.Course.Unlock()
			if err := c.take(4); err != nil || !c.Pending() {
				t.Fatalf("%v, on its way %t", err, c.Pending())
			}
			var kept []int
			err := c.Close(func() error {
				if _, event := c.Unkept(); event != nil {
					kept = append(kept, *event)
				}
				return nil
			})
			if fails && (!errors.Is(err, broken) || kept != nil) || !fails && (err != nil || !slices.Equal(kept, []int{4})) {
				t.Errorf("fails %t: %v, kept %v", fails, err, kept)
			}
		})
	}
}
