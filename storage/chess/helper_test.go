package chess_test

import (
	"context"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/storage"
	chessstore "github.com/superbridge/superbridge/storage/chess"
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
func openAt(dir string, now func() time.Time) (*chessstore.Store, error) {
	s, err := storage.Open(context.Background(), dir, storage.Opening{Now: now})
	if err != nil {
		return nil, err
	}
	return chessstore.On(s), nil
}

func open(t testing.TB, dir string) *chessstore.Store {
	t.Helper()
	s, err := openAt(dir, clock())
	check(t, err)
	t.Cleanup(func() { s.Close() })
	return s
}

func number(t testing.TB, s *chessstore.Store, query string, args ...any) (n int) {
	t.Helper()
	check(t, s.Reader().QueryRow(query, args...).Scan(&n))
	return n
}

// newGame is a game of a variant without events.
func newGame(variant string) chess.Game {
	return chess.New(chess.Usual(must(chess.ParseVariant(variant))))
}

// line is the game that a game line says.
func line(text string) chess.Game {
	g, _, err := chess.Parse(text)
	if err != nil {
		panic(err)
	}
	return g
}

// seats lets persons have the armies of some letters, and computer players of a level the others.
func seats(g chess.Game, persons, level string) (all []chessstore.Seat) {
	names := [chess.Armies]string{"Ann", "Ben", "Cid", "Dora"}
	for a := range g.Rules().Armies().All() {
		if g.Rules().Owner(a) != a {
			continue
		}
		s := chessstore.Seat{Army: a, Name: names[a], Level: level}
		if strings.Contains(persons, a.String()) {
			s.Person, s.Level = true, ""
		}
		all = append(all, s)
	}
	return all
}

// begin keeps a game with the person at red, and returns its number.
func begin(t testing.TB, s *chessstore.Store, g chess.Game) int64 {
	t.Helper()
	return must(s.NewGame(chessstore.Beginning{Game: g, Seats: seats(g, "r", "club")}))
}

func seeded(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 3)) }

// anything returns a legal event: a roll if one is due, otherwise usually a move.
func anything(r *rand.Rand, g chess.Game) chess.Event {
	p := g.Position()
	if p.Rolling() {
		return chess.RollEvent(chess.Roll(r))
	}
	moves := p.Moves()
	return chess.MoveEvent(moves[r.IntN(len(moves))])
}

// keepAll appends the events that g has and the journal has not.
func keepAll(t testing.TB, j *chessstore.Journal, g chess.Game, from int) {
	t.Helper()
	for n := from + 1; n <= g.Len(); n++ {
		check(t, j.Append(g.At(n), chessstore.Times{}))
	}
}

// keep keeps a whole game with the person at red, and returns its number.
func keep(t testing.TB, s *chessstore.Store, g chess.Game) int64 {
	t.Helper()
	id := begin(t, s, g.At(0))
	keepAll(t, s.Journal(id), g, 0)
	return id
}
