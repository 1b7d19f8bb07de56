package few_test

import (
	"context"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/random"
	"github.com/superbridge/superbridge/storage"
	fewstore "github.com/superbridge/superbridge/storage/few"
	"github.com/superbridge/superbridge/storage/storagetest"
)

var (
	start = storagetest.Start
	clock = storagetest.Clock
	check = storagetest.Check
	raw   = storagetest.Raw
)

var background = context.Background()

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// openAt opens a folder.
func openAt(dir string, now func() time.Time) (*fewstore.Store, error) {
	s, err := storage.Open(context.Background(), dir, storage.Opening{Now: now})
	if err != nil {
		return nil, err
	}
	return fewstore.On(s), nil
}

// open opens a folder. What it keeps need not survive the machine.
func open(t testing.TB, dir string) *fewstore.Store {
	t.Helper()
	s, err := openAt(dir, clock())
	check(t, err)
	t.Cleanup(func() { s.Close() })
	return s
}

func number(t testing.TB, s *fewstore.Store, query string, args ...any) (n int) {
	t.Helper()
	check(t, s.Reader().QueryRow(query, args...).Scan(&n))
	return n
}

// sitters are a person and computer players of a level, or these alone.
func sitters(r few.Rules, person few.Player, level string) []fewstore.Sitter {
	names := []string{"Ann", "Ben", "Cid"}
	var all []fewstore.Sitter
	for p := range few.Player(r.Players()) {
		s := fewstore.Sitter{Player: p, Name: names[p], Level: level}
		if p == person {
			s.Name, s.Level = "", ""
		}
		all = append(all, s)
	}
	return all
}

// begin keeps a new session, of which the first player is a person, and returns its number.
func begin(t testing.TB, s *fewstore.Store, r few.Rules, level string) int64 {
	t.Helper()
	id, err := s.NewGame(fewstore.Beginning{Rules: r, Person: 0, Sitters: sitters(r, 0, level)})
	check(t, err)
	return id
}

// seeded is a source of chance.
func seeded(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 3)) }

// anything returns a legal event for the player to act.
func anything(r *rand.Rand, b few.Board) few.Event { return random.Event(b.View(b.Turn()), r) }

// sitting is a session that is played and kept at the same time.
type sitting struct {
	t       testing.TB
	r       *rand.Rand
	j       *fewstore.Journal
	session few.Session
	board   few.Board
}

// newSitting keeps a new session, without a deal.
func newSitting(t testing.TB, s *fewstore.Store, seed uint64, rules few.Rules) (*sitting, int64) {
	t.Helper()
	id := begin(t, s, rules, "club")
	return &sitting{t: t, r: seeded(seed), j: s.Journal(id), session: few.NewSession(rules)}, id
}

// deal keeps a new deal.
func (g *sitting) deal() {
	g.t.Helper()
	g.board = must(few.NewBoard(g.session.Next(), few.Shuffle(g.session.Rules(), g.r)))
	check(g.t, g.j.Begin(g.board))
}

// act keeps an act.
func (g *sitting) act() {
	g.t.Helper()
	g.keep(anything(g.r, g.board))
}

// keep keeps an event.
func (g *sitting) keep(e few.Event) {
	g.t.Helper()
	g.board = must(g.board.Apply(e))
	check(g.t, g.j.Append(g.board))
	if g.board.Stage() == few.StageFinished {
		g.session = must(g.session.Played(g.board))
	}
}

// whole keeps a deal from its cards to its end.
func (g *sitting) whole() {
	g.t.Helper()
	for g.deal(); g.board.Stage() != few.StageFinished; {
		g.act()
	}
}

// over stores deals until the session is over. Their play is cut short, usually so that the contract makes.
func (g *sitting) over() {
	g.t.Helper()
	for !g.session.Over() {
		g.deal()
		for g.board.Stage() != few.StageFinished {
			if g.board.Stage() != few.StagePlaying {
				g.act()
				continue
			}
			claim := few.Claimed(g.r.IntN(g.board.Left() + 1))
			if all := few.Claimed(g.board.Left()); g.r.IntN(4) > 0 {
				if claim = all; must(g.board.Apply(all)).Score().Points()[g.board.Setup().Side(g.board.Contract().Declarer)] == 0 {
					claim = few.Claimed(0)
				}
			}
			g.keep(claim)
		}
	}
}
