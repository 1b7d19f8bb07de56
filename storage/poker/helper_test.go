package poker_test

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/random"
	"github.com/superbridge/superbridge/storage"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/storage/storagetest"
)

var (
	start = storagetest.Start
	clock = storagetest.Clock
	check = storagetest.Check
	raw   = storagetest.Raw
)

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// openAt opens a folder.
func openAt(dir string, now func() time.Time) (*pokerstore.Store, error) {
	s, err := storage.Open(context.Background(), dir, storage.Opening{Now: now})
	if err != nil {
		return nil, err
	}
	return pokerstore.On(s), nil
}

// open opens a folder. What it keeps need not survive the machine.
func open(t testing.TB, dir string) *pokerstore.Store {
	t.Helper()
	s, err := openAt(dir, clock())
	check(t, err)
	t.Cleanup(func() { s.Close() })
	return s
}

func number(t testing.TB, s *pokerstore.Store, query string, args ...any) (n int) {
	t.Helper()
	check(t, s.Reader().QueryRow(query, args...).Scan(&n))
	return n
}

// table returns the table of a new game, with a stack for each of the first seats.
func table(rules poker.Rules, stacks ...int) poker.Table {
	t := poker.Table{Rules: rules, Hand: 1, Button: 2}
	for i, stack := range stacks {
		t.Players = append(t.Players, poker.Player{Seat: poker.Seat(i + 1), Stack: stack})
	}
	return t
}

// sitters are a person in seat 1 and computer players of a level in the others.
func sitters(t poker.Table, level string) []pokerstore.Sitter {
	names := []string{"", "Ann", "Ben", "Cid", "Dora", "Eve", "Fay"}
	var all []pokerstore.Sitter
	for _, p := range t.Players {
		s := pokerstore.Sitter{Seat: p.Seat, Name: names[p.Seat], Level: level}
		if p.Seat == 1 {
			s.Level = ""
		}
		all = append(all, s)
	}
	return all
}

// begin keeps a new game and returns its number.
func begin(t testing.TB, s *pokerstore.Store, its poker.Table, level string) int64 {
	t.Helper()
	id, err := s.NewGame(pokerstore.Beginning{Table: its, Person: 1, Sitters: sitters(its, level)})
	check(t, err)
	return id
}

// anything returns a legal act of the player to act.
func anything(r *rand.Rand, h poker.Hand) poker.Act {
	seat, _ := h.Turn()
	return random.Act(h.View(seat), r)
}

// seeded is a source of chance; newRandom is always the same.
func seeded(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 3)) }
func newRandom() *rand.Rand         { return seeded(0) }

// evening is a game that is played and kept at the same time.
type evening struct {
	t      testing.TB
	r      *rand.Rand
	j      *pokerstore.Journal
	game   poker.Game
	hand   poker.Hand
	after  []poker.Event
	person poker.Seat
}

// act keeps an act.
func (e *evening) act() {
	e.t.Helper()
	e.hand = must(e.hand.Apply(anything(e.r, e.hand)))
	check(e.t, e.j.Append(e.hand))
	if e.hand.Over() {
		e.game = must(e.game.Played(e.hand))
	}
}

// next keeps a new hand.
func (e *evening) next() {
	e.t.Helper()
	e.hand = must(poker.NewHand(e.game.Table(), e.game.Table().Shuffle(e.r)))
	e.after = nil
	check(e.t, e.j.Begin(e.hand))
}

// event keeps what comes between two hands.
func (e *evening) event(event poker.Event) {
	e.t.Helper()
	game, done, err := e.game.Apply(event)
	check(e.t, err)
	if event.Kind == poker.Join {
		check(e.t, e.j.Join(len(e.after), event, "Joe", "expert"))
	} else {
		check(e.t, e.j.Event(len(e.after), event))
	}
	e.game, e.after = game, append(slices.Clip(e.after), done)
}

// rebuys keeps that all who have nothing left buy again.
func (e *evening) rebuys() {
	e.t.Helper()
	for _, seat := range e.game.MustAct() {
		e.event(poker.Event{Kind: poker.Rebuy, Seat: seat, Chips: 20})
	}
}

// newEvening keeps a new game, without a hand.
func newEvening(t testing.TB, s *pokerstore.Store, seed uint64, its poker.Table) (*evening, int64) {
	t.Helper()
	id := begin(t, s, its, "club")
	g := must(s.Game(context.Background(), id))
	return &evening{t: t, r: rand.New(rand.NewPCG(seed, 1)), j: s.Journal(id), game: g.Now, person: 1}, id
}
