package bridge_test

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/match"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	kept "github.com/superbridge/superbridge/storage/bridge"
)

// A board of Chicago has the standing that those before it leave wherever it is read: with its rubber, alone, in
// the history, and in a file that is imported elsewhere.
func TestStandingIsKept(t *testing.T) {
	s := open(t, t.TempDir())
	id := must(s.NewRubber(bridge.Chicago(), 4, nil))
	r := must(s.Rubber(id))
	play := func(seed uint64, j match.Journal) session.Session {
		m, _ := table(seed, j)
		random := rand.New(rand.NewPCG(seed, 2))
		return must(m.Session(context.Background(), r.Rubber, func() card.Deal { return r.Rubber.Rules.Deck.Shuffle(random) }))
	}
	carries := func(b bridge.Board) bool { return b.Standing.Below != [2]int{} }
	seed := uint64(0) // of a session in which something is carried
	for !slices.ContainsFunc(play(seed, nil).Boards, carries) {
		seed++
	}
	live := play(seed, s.Journal(id, ""))
	same := func(where string, s *kept.Store) {
		r := must(s.Rubber(1))
		if r.Rubber.Points() != live.Points() || len(r.Rubber.Boards) != len(live.Boards) {
			t.Errorf("%s: %v, want %v", where, r.Rubber.Points(), live.Points())
		}
		for i, b := range r.Rubber.Boards {
			alone := must(s.Board(context.Background(), r.BoardIDs[i]))
			if want := live.Boards[i]; b.Standing != want.Standing || alone.Board.Standing != want.Standing || alone.Board.Points() != want.Points() {
				t.Errorf("%s, board %d: %+v, alone %+v with %v; want %+v with %v", where, i+1, b.Standing, alone.Board.Standing, alone.Board.Points(), want.Standing, want.Points())
			}
		}
	}
	same("kept", s)
	to := open(t, t.TempDir())
	history := func(yield func(record.Item, error) bool) {
		for item, err := range s.History(context.Background(), "") {
			if item.Board != nil && item.Board.Board.Standing != live.Boards[item.Board.Number-1].Standing {
				t.Errorf("in the history board %d has %+v", item.Board.Number, item.Board.Board.Standing)
			}
			if !yield(item, err) {
				return
			}
		}
	}
	_, err := to.Import(context.Background(), history)
	check(t, err)
	same("imported", to)
}
