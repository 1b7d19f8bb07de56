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

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/bot"
	"github.com/superbridge/superbridge/ui/poker/play"
)

// diary is a journal in memory. It refuses what doesn't follow.
type diary struct {
	mu      sync.Mutex
	hand    poker.Hand
	after   []string
	hands   int
	undos   int
	hints   int
	joined  []string
	fail    error
	waiting time.Duration // what the disk takes
}

func (d *diary) keep(f func() error) error {
	time.Sleep(d.waiting)
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.fail != nil {
		return d.fail
	}
	return f()
}

var errStep = errors.New("it doesn't follow")

func (d *diary) Begin(h poker.Hand) error {
	return d.keep(func() error {
		if h.Len() > 0 || d.hands > 0 && !d.hand.Over() {
			return errStep
		}
		d.hand, d.after = h, nil
		d.hands++
		return nil
	})
}

func (d *diary) Append(h poker.Hand) error {
	return d.keep(func() error {
		if h.Len() != d.hand.Len()+1 || !slices.Equal(texts(h)[:d.hand.Len()], texts(d.hand)) {
			return errStep
		}
		d.hand = h
		return nil
	})
}

func (d *diary) Undo(h poker.Hand) error {
	return d.keep(func() error {
		if h.Len() >= d.hand.Len() || !slices.Equal(texts(d.hand)[:h.Len()], texts(h)) {
			return errStep
		}
		d.hand, d.after = h, nil
		d.undos++
		return nil
	})
}

func (d *diary) Event(before int, e poker.Event) error {
	return d.keep(func() error {
		if before != len(d.after) || !d.hand.Over() {
			return errStep
		}
		d.after = append(d.after, e.String())
		return nil
	})
}

func (d *diary) Join(before int, e poker.Event, name, level string) error {
	d.joined = append(d.joined, name+" "+level)
	return d.Event(before, e)
}

func (d *diary) Hinted() error { return d.keep(func() error { d.hints++; return nil }) }

// acts returns the acts of the newest hand that are kept.
func (d *diary) acts() []string {
	d.mu.Lock()
	defer d.mu.Unlock()
	return texts(d.hand)
}

func texts(h poker.Hand) (all []string) {
	for _, a := range h.Acts() {
		all = append(all, a.String())
	}
	return all
}

// slow is a computer player who takes his time. What he does depends on all that he sees, and on nothing else.
type slow struct {
	takes func() time.Duration

	mu      sync.Mutex
	asked   int
	stopped int
	busy    int
	most    int
	saw     map[string]int // views, and how often each was shown
}

func aSecond() time.Duration { return time.Second }

func (s *slow) Act(ctx context.Context, v poker.View) (poker.Act, error) {
	s.note(func() {
		s.asked++
		s.busy++
		s.most = max(s.most, s.busy)
		if s.saw == nil {
			s.saw = map[string]int{}
		}
		s.saw[fmt.Sprint(v)]++
	})
	defer s.note(func() { s.busy-- })
	select {
	case <-time.After(s.takes()):
		return whim(v), nil
	case <-ctx.Done():
		s.note(func() { s.stopped++ })
		return poker.Act{}, ctx.Err()
	}
}

// Advise gives whim and another act.
func (s *slow) Advise(ctx context.Context, v poker.View) (bot.Advice, error) {
	a, err := s.Act(ctx, v)
	if err != nil {
		return bot.Advice{}, err
	}
	return bot.Advice{Act: a, Options: []bot.Option{{Act: a}, {Act: second(v, a)}}}, nil
}

// second is the first legal act that is another one to see.
func second(v poker.View, a poker.Act) poker.Act {
	for other := range v.Legal() {
		if other.Gains != a.Gains {
			return other
		}
	}
	return a
}

// counts holds the number of times that he was asked, and so on.
type counts struct{ asked, stopped, busy, most, views int }

func (s *slow) counts() counts {
	s.mu.Lock()
	defer s.mu.Unlock()
	return counts{s.asked, s.stopped, s.busy, s.most, len(s.saw)}
}

func (s *slow) note(change func()) {
	s.mu.Lock()
	defer s.mu.Unlock()
	change()
}

// whim is some legal act, another for each view.
func whim(v poker.View) poker.Act {
	h := fnv.New64a()
	fmt.Fprint(h, v)
	return someAct(v, rand.New(rand.NewPCG(h.Sum64(), 1)))
}

// someAct is a legal act, for street 1 one of a few.
func someAct(v poker.View, r *rand.Rand) poker.Act {
	var all []poker.Act
	for a := range v.Legal() {
		if all = append(all, a); len(all) == 30 {
			break
		}
	}
	return all[r.IntN(len(all))]
}

// game is a new game with stacks for the first seats, button 2.
func game(t testing.TB, rules poker.Rules, stacks ...int) poker.Game {
	t.Helper()
	its := poker.Table{Rules: rules, Game: "A", Hand: 1, Button: 2}
	for i, stack := range stacks {
		its.Players = append(its.Players, poker.Player{Seat: poker.Seat(i + 1), Stack: stack})
	}
	return at(t, its)
}

func at(t testing.TB, its poker.Table) poker.Game {
	t.Helper()
	g, err := poker.GameAt(its)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// deals returns a source of deals, the same for the same hand.
func deals(seed uint64) func(poker.Table) []poker.Cards {
	return func(t poker.Table) []poker.Cards { return t.Shuffle(rand.New(rand.NewPCG(seed, uint64(t.Hand)))) }
}

// seats lets one computer player sit in all seats but the user's.
func seats(p play.Player) map[poker.Seat]play.Player {
	all := map[poker.Seat]play.Player{}
	for seat := poker.Seat(2); seat.Valid(); seat++ {
		all[seat] = p
	}
	return all
}

// newSession starts a session with a user in seat 1.
func newSession(t testing.TB, d *diary, g poker.Game, change func(*play.Config)) *play.Session {
	t.Helper()
	config := play.Config{
		Person: 1, Players: seats(&slow{takes: func() time.Duration { return 0 }}), Journal: d, Deal: deals(1), Changed: func() {},
	}
	if change != nil {
		change(&config)
	}
	s, err := play.New(config, play.Start{Game: g})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// playHand plays the user's part of a hand, as whim does, and returns when the hand is over.
func playHand(t testing.TB, s *play.Session) {
	t.Helper()
	for !s.State().Hand.Over() {
		if s.State().Asked {
			if err := s.Act(whim(s.State().Hand.View(1))); err != nil {
				t.Fatal(err)
			}
		}
		if err := s.State().Err; err != nil {
			t.Fatal(err)
		}
		time.Sleep(10 * time.Millisecond)
		synctest.Wait()
	}
}

// waits returns the time until a condition holds, but at most an hour, on the clock of a synctest bubble.
func waits(until func() bool) time.Duration {
	began := time.Now()
	for synctest.Wait(); !until() && time.Since(began) < time.Hour; synctest.Wait() {
		time.Sleep(10 * time.Millisecond) // of the bubble
	}
	return time.Since(began)
}
