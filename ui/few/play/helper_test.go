package play_test

import (
	"context"
	"errors"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"slices"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/bot"
	"github.com/superbridge/superbridge/game/few/random"
	"github.com/superbridge/superbridge/ui/few/play"
)

// diary is a journal in memory. It refuses what doesn't follow.
type diary struct {
	mu      sync.Mutex
	boards  []few.Board
	undos   int
	hints   int
	settled int
	fail    error
	waiting time.Duration // what the disk takes
}

var errStep = errors.New("it doesn't follow")

func (d *diary) keep(f func() error) error {
	time.Sleep(d.waiting)
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.fail != nil {
		return d.fail
	}
	return f()
}

func (d *diary) last() few.Board {
	if len(d.boards) == 0 {
		return few.Board{}
	}
	return d.boards[len(d.boards)-1]
}

func (d *diary) Begin(b few.Board) error {
	return d.keep(func() error {
		if len(b.Events()) > 0 || len(d.boards) > 0 && d.last().Stage() != few.StageFinished || d.settled > 0 {
			return errStep
		}
		d.boards = append(d.boards, b)
		return nil
	})
}

func (d *diary) Append(b few.Board) error {
	return d.keep(func() error {
		had := texts(d.last())
		if got := texts(b); len(got) != len(had)+1 || !slices.Equal(got[:len(had)], had) {
			return errStep
		}
		d.boards[len(d.boards)-1] = b
		return nil
	})
}

func (d *diary) Undo(b few.Board) error {
	return d.keep(func() error {
		had := texts(d.last())
		if got := texts(b); len(got) >= len(had) || !slices.Equal(got, had[:len(got)]) {
			return errStep
		}
		d.boards[len(d.boards)-1], d.settled = b, 0
		d.undos++
		return nil
	})
}

func (d *diary) Settle(s few.Session) error {
	return d.keep(func() error {
		if s.Boards() != len(d.boards) || d.last().Stage() != few.StageFinished || !s.Settles() {
			return errStep
		}
		d.settled++
		return nil
	})
}

func (d *diary) Hinted() error { return d.keep(func() error { d.hints++; return nil }) }

// events returns what is kept of the newest deal.
func (d *diary) events() []string {
	d.mu.Lock()
	defer d.mu.Unlock()
	return texts(d.last())
}

func (d *diary) set(fail error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.fail = fail
}

func texts(b few.Board) []string {
	all := []string{}
	for _, e := range b.Events() {
		all = append(all, e.String())
	}
	return all
}

// slow is a computer player, and an adviser, who takes his time. What he does depends on all that he sees, and on nothing else.
type slow struct {
	takes time.Duration

	mu      sync.Mutex
	asked   int
	stopped int
	busy    int
	most    int
	wrong   []string // views that weren't those of who is to act
}

func (s *slow) note(change func()) {
	s.mu.Lock()
	defer s.mu.Unlock()
	change()
}

func (s *slow) Act(ctx context.Context, v few.View) (few.Event, error) {
	s.note(func() {
		s.asked++
		s.busy++
		s.most = max(s.most, s.busy)
		if v.Turn() != v.Player() {
			s.wrong = append(s.wrong, seen(v))
		}
	})
	defer s.note(func() { s.busy-- })
	select {
	case <-time.After(s.takes):
		return whim(v), nil
	case <-ctx.Done():
		s.note(func() { s.stopped++ })
		return few.Event{}, ctx.Err()
	}
}

// Advise gives whim, and whatever else is legal.
func (s *slow) Advise(ctx context.Context, v few.View) (bot.Advice, error) {
	e, err := s.Act(ctx, v)
	if err != nil {
		return bot.Advice{}, err
	}
	a := bot.Advice{Event: e, Options: []bot.Option{{Event: e}}}
	for _, other := range v.Legal() {
		if other.String() != e.String() {
			a.Options = append(a.Options, bot.Option{Event: other})
		}
	}
	return a, nil
}

// seen is all that a view shows.
func seen(v few.View) string {
	text := fmt.Sprint(v.Player(), v.Setup().Number, v.Events())
	for _, p := range v.Places() {
		text += fmt.Sprint(p, v.Cards(p))
	}
	return text
}

// whim is some legal act, another for each view.
func whim(v few.View) few.Event {
	h := fnv.New64a()
	fmt.Fprint(h, seen(v))
	return random.Event(v, rand.New(rand.NewPCG(h.Sum64(), 1)))
}

// deals returns a source of deals, the same for the same number.
func deals(seed uint64) func(few.Setup) few.Deal {
	return func(s few.Setup) few.Deal {
		return few.Shuffle(s.Rules, rand.New(rand.NewPCG(seed, uint64(s.Number))))
	}
}

// with returns a computer player for each place but the user's.
func with(r few.Rules, person few.Player, p play.Player) map[few.Player]play.Player {
	all := map[few.Player]play.Player{}
	for i := range few.Player(r.Players()) {
		if i != person {
			all[i] = p
		}
	}
	return all
}

// newSession starts a session in which the user is the first player.
func newSession(t testing.TB, d *diary, r few.Rules, change func(*play.Config)) *play.Session {
	t.Helper()
	config := play.Config{Players: with(r, 0, new(slow)), Journal: d, Deal: deals(1), Changed: func() {}}
	if change != nil {
		change(&config)
	}
	s, err := play.New(config, play.Start{Session: few.NewSession(r)})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// playDeal plays the user's part of the deal by whim until a condition holds, or it is over.
func playDeal(t testing.TB, s *play.Session, until func(play.State) bool) {
	t.Helper()
	for {
		synctest.Wait()
		state := s.State()
		if state.Err != nil {
			t.Fatal(state.Err)
		}
		if state.Over() || until(state) {
			return
		}
		if state.Asked {
			if err := s.Act(whim(state.Board.View(state.Board.Turn()))); err != nil {
				t.Fatal(err)
			}
			continue
		}
		time.Sleep(10 * time.Millisecond)
	}
}

func never(play.State) bool { return false }

// playing is the play of a deal, in which the user is asked.
func playing(s play.State) bool { return s.Asked && s.Board.Stage() == few.StagePlaying }

// waits returns the time until a condition holds, but at most an hour, on the clock of a synctest bubble.
func waits(until func() bool) time.Duration {
	began := time.Now()
	for synctest.Wait(); !until() && time.Since(began) < time.Hour; synctest.Wait() {
		time.Sleep(10 * time.Millisecond) // of the bubble
	}
	return time.Since(began)
}

func check(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
