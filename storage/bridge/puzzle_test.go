package bridge_test

import (
	"context"
	"errors"
	"reflect"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

// What the user has found stays found when the program is opened again, until the board is deleted for good.
func TestPuzzlesAreKept(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	board := finishedBoard(t, s)
	ctx := context.Background()
	if got := must(s.Puzzles(ctx, board)); len(got) != 0 {
		t.Errorf("before: %+v", got)
	}
	ace, king := card.Card{Suit: card.Spades, Rank: card.Ace}, card.Card{Suit: card.Hearts, Rank: card.King}
	later := bridgestore.Puzzle{Event: 30, Shown: true}
	check(t, s.SavePuzzle(board, later))
	begun := bridgestore.Puzzle{Event: 12, Tried: []card.Card{king}}
	check(t, s.SavePuzzle(board, begun))
	found := bridgestore.Puzzle{Event: 12, Tried: []card.Card{king, ace}, Found: true}
	check(t, s.SavePuzzle(board, found))
	check(t, s.SavePuzzle(board, begun)) // which comes late
	check(t, s.SavePuzzle(board, bridgestore.Puzzle{Event: 30}))
	check(t, s.Close())

	s = open(t, dir)
	if got, want := must(s.Puzzles(ctx, board)), []bridgestore.Puzzle{found, later}; !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, want %+v", got, want)
	}
	run(t, s.DB(), "UPDATE puzzle SET tried = 'S?' WHERE event = 12")
	if got := must(s.Puzzles(ctx, board)); !reflect.DeepEqual(got, []bridgestore.Puzzle{later}) {
		t.Errorf("of a damaged one: %+v", got)
	}
	if err := s.SavePuzzle(board+99, later); !errors.Is(err, bridgestore.ErrNoBoard) {
		t.Errorf("of a board that isn't there: %v", err)
	}
	run(t, s.DB(), "DELETE FROM event", "DELETE FROM part")
	if n := number(t, s.DB(), "SELECT count(*) FROM puzzle"); n != 0 {
		t.Errorf("%d puzzles without a board", n)
	}
}

// finishedBoard keeps a board on which all have passed, and returns its number.
func finishedBoard(t *testing.T, s *bridgestore.Store) int64 {
	t.Helper()
	b := must(bridge.NewBoard(bridge.Duplicate(), card.Deck52.Seeded(1, 1, 1), card.South, bridge.VulNone))
	for range 4 {
		b = must(b.Apply(bridge.Called(bridge.Pass)))
	}
	return must(s.Rubber(must(s.NewDeal(b, bridgestore.Deal{})))).BoardIDs[0]
}

// The end of a board was taken back, and the puzzles that were left made the history one that no import took.
func TestUndoTakesPuzzlesAlong(t *testing.T) {
	s, ctx := open(t, t.TempDir()), context.Background()
	b := with(t, board(t, firstDeal), "1C", "Pass", "Pass", "Pass")
	lead := len(b.Events())
	b = must(b.Apply(bridge.Played(b.View(b.Turn()).LegalPlays().Cards()[0])))
	over := must(b.Apply(bridge.Claimed(0)))
	rubber := must(s.NewDeal(over, bridgestore.Deal{Seat: &south}))
	id := must(s.Rubber(rubber)).BoardIDs[0]
	puzzle := bridgestore.Puzzle{Event: lead, Shown: true}
	check(t, s.SavePuzzle(id, puzzle))
	check(t, s.Journal(rubber, "").Undo(b))
	if got := must(s.Puzzles(ctx, id)); len(got) != 0 {
		t.Errorf("%+v is left", got)
	}
	check(t, s.SavePuzzle(id, puzzle)) // which was on its way
	check(t, must2(take(open(t, t.TempDir()), lines(t, s, ""))))
}

// An import adds puzzles to boards that are there already, and leaves those alone that are.
func TestPuzzlesComeInBesideOthers(t *testing.T) {
	from, to := open(t, t.TempDir()), open(t, t.TempDir())
	m, deal := table(3, nil)
	b := must(m.Board(context.Background(), must(bridge.NewBoard(bridge.SuperBridge(), deal(), card.South, bridge.VulNone))))
	board := must(from.Rubber(must(from.NewDeal(b, bridgestore.Deal{Seat: &south})))).BoardIDs[0]
	before := lines(t, from, "")
	last := len(b.Events()) - 1
	one := bridgestore.Puzzle{Event: last, Tried: []card.Card{b.Events()[last].Card}}
	mine := bridgestore.Puzzle{Event: last - 1, Shown: true}
	check(t, from.SavePuzzle(board, one))
	check(t, from.SavePuzzle(board, bridgestore.Puzzle{Event: last - 1}))
	must(take(to, before))
	there := must(to.FindBoards(context.Background(), bridgestore.Filter{}))[0]
	check(t, to.SavePuzzle(there, mine))
	must(take(to, lines(t, from, "")))
	if got, want := must(to.Puzzles(context.Background(), there)), []bridgestore.Puzzle{mine, one}; !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, want %+v", got, want)
	}
}
