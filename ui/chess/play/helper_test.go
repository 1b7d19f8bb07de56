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

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/ui/chess/play"
)

// diary is a journal in memory. It refuses what doesn't follow.
type diary struct {
	mu      sync.Mutex
	first   chessstore.Times
	events  []string
	left    []chessstore.Times // after each event
	now     chessstore.Times   // what is left, as kept last
	undos   int
	hints   int
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

func (d *diary) Append(g chess.Game, left chessstore.Times) error {
	return d.keep(func() error {
		its := texts(g)
		if len(its) != len(d.events)+1 || !slices.Equal(its[:len(d.events)], d.events) {
			return errStep
		}
		d.events, d.left, d.now = its, append(d.left, left), left
		return nil
	})
}

func (d *diary) Undo(g chess.Game) (left chessstore.Times, err error) {
	return left, d.keep(func() error {
		its := texts(g)
		if len(its) >= len(d.events) || !slices.Equal(d.events[:len(its)], its) {
			return errStep
		}
		d.events, d.left, d.now = its, d.left[:len(its)], d.first
		if n := len(its); n > 0 {
			d.now = d.left[n-1]
		}
		left = d.now
		d.undos++
		return nil
	})
}

func (d *diary) Clocks(left chessstore.Times) error {
	return d.keep(func() error { d.now = left; return nil })
}

func (d *diary) Hinted() error { return d.keep(func() error { d.hints++; return nil }) }

// kept returns the events that are kept.
func (d *diary) kept() []string {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.events
}

// fails lets everything fail, or nothing any more.
func (d *diary) fails(err error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.fail = err
}

func texts(g chess.Game) []string {
	all := []string{}
	for _, e := range g.Events() {
		all = append(all, e.String())
	}
	return all
}

// slow is a computer player who takes his time. What he does depends on the game, and on nothing else.
type slow struct {
	takes  func() time.Duration
	agrees bool

	mu      sync.Mutex
	asked   int
	stopped int
	busy    int
	most    int
	saw     map[string]int // games, and how often each was shown
}

func aSecond() time.Duration { return time.Second }
func atOnce() time.Duration  { return 0 }

func (s *slow) note(change func()) {
	s.mu.Lock()
	defer s.mu.Unlock()
	change()
}

func (s *slow) think(ctx context.Context, what string) error {
	s.note(func() {
		s.asked++
		s.busy++
		s.most = max(s.most, s.busy)
		if s.saw == nil {
			s.saw = map[string]int{}
		}
		s.saw[what]++
	})
	defer s.note(func() { s.busy-- })
	select {
	case <-time.After(s.takes()):
		return nil
	case <-ctx.Done():
		s.note(func() { s.stopped++ })
		return ctx.Err()
	}
}

func (s *slow) Act(ctx context.Context, g chess.Game) (chess.Event, error) {
	return chess.MoveEvent(whim(g)), s.think(ctx, fmt.Sprint(texts(g)))
}

func (s *slow) Advise(ctx context.Context, g chess.Game) (bot.Advice, error) {
	return bot.Advice{Move: whim(g), Options: []bot.Option{{Move: whim(g)}}}, s.think(ctx, "advice "+fmt.Sprint(texts(g)))
}

func (s *slow) Agrees(ctx context.Context, g chess.Game, a chess.Army) (bool, error) {
	return s.agrees, s.think(ctx, "draw "+a.String())
}

// counts holds the number of times that he was asked, and so on.
type counts struct{ asked, stopped, busy, most int }

func (s *slow) counts() counts {
	s.mu.Lock()
	defer s.mu.Unlock()
	return counts{s.asked, s.stopped, s.busy, s.most}
}

// whim is some legal move, another for each game.
func whim(g chess.Game) chess.Move {
	h := fnv.New64a()
	fmt.Fprint(h, texts(g))
	p := g.Position()
	moves := p.Moves()
	return moves[rand.New(rand.NewPCG(h.Sum64(), 1)).IntN(len(moves))]
}

// dice are always the same for the same number.
func dice(roll int) chess.Dice { return chess.Roll(rand.New(rand.NewPCG(uint64(roll), 5))) }

// line is the game that a game line says.
func line(t testing.TB, text string) chess.Game {
	t.Helper()
	g, _, err := chess.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// seats lets persons have the armies of some letters, and a computer player the others.
func seats(g chess.Game, persons string, p play.Player) (all []play.Seat) {
	for _, a := range g.Rules().Owners() {
		s := play.Seat{Army: a, Player: p}
		for _, letter := range persons {
			if string(letter) == a.String() {
				s = play.Seat{Army: a, Person: true}
			}
		}
		all = append(all, s)
	}
	return all
}

// newSession starts a session in which red is a person, and all others play at once.
func newSession(t testing.TB, d *diary, g chess.Game, change func(*play.Config)) *play.Session {
	t.Helper()
	config := play.Config{Seats: seats(g, "r", &slow{takes: atOnce}), Journal: d, Dice: dice, Changed: func() {}}
	if change != nil {
		change(&config)
	}
	d.events = texts(g)
	for range d.events {
		d.left = append(d.left, d.first)
	}
	s, err := play.New(config, play.Start{Game: g, Clocks: d.first})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// act does for the person who is asked what is due, as whim does.
func act(t testing.TB, s *play.Session) {
	t.Helper()
	state := s.State()
	p := state.Game.Position()
	var err error
	if p.Rolling() {
		err = s.Roll()
	} else {
		err = s.Do(whim(state.Game))
	}
	if err != nil {
		t.Fatal(err)
	}
}

// playOn does what is due for persons until a condition holds.
func playOn(t testing.TB, s *play.Session, until func(play.State) bool) play.State {
	t.Helper()
	for {
		synctest.Wait()
		state := s.State()
		switch {
		case state.Err != nil:
			t.Fatal(state.Err)
		case until(state):
			return state
		case state.Asked != chess.NoArmy:
			act(t, s)
		default:
			time.Sleep(10 * time.Millisecond)
		}
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
