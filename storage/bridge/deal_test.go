package bridge_test

import (
	"errors"
	"testing"

	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

// What has been played on from a position is kept as it is: finished, passed out or in the
// middle. It is found with its origin, and statistics leave it out.
func TestNewDealWithEvents(t *testing.T) {
	s := open(t, t.TempDir())
	ctx := t.Context()
	rubber := must(s.NewRubber(board(t, firstDeal).Rules, 4, &south))
	record := board(t, firstDeal)
	check(t, s.Journal(rubber, "club").Begin(record))
	origin := must(s.FindBoards(ctx, bridgestore.Filter{}))[0]
	for name, c := range map[string]struct {
		events   []string
		finished bool
	}{
		"played out": {[]string{"1N", "Pass", "Pass", "Pass", "Claim 8"}, true},
		"passed out": {[]string{"Pass", "Pass", "Pass", "Pass"}, true},
		"goes on":    {[]string{"1N", "Pass"}, false},
	} {
		t.Run(name, func(t *testing.T) {
			b := with(t, record, c.events...)
			id, err := s.NewDeal(b, bridgestore.Deal{Seat: &south, Kind: bridgestore.Branch, Players: "expert", Origin: origin, Name: "a try"})
			check(t, err)
			r := must(s.Rubber(id))
			if r.Finished != c.finished || (r.Current == nil) != c.finished || len(r.BoardIDs) != 1 {
				t.Errorf("kept as %+v", r)
			}
			got := must(s.Board(ctx, r.BoardIDs[0]))
			if len(got.Board.Events()) != len(b.Events()) || got.Origin != origin || got.Kind != bridgestore.Branch || got.RubberMarks.Name != "a try" || got.Players != "expert" {
				t.Errorf("the board is %+v", got)
			}
			if got.Finished.IsZero() == c.finished {
				t.Errorf("finished at %v", got.Finished)
			}
		})
	}
	if n := len(must(s.Board(ctx, origin)).Branches); n != 3 {
		t.Errorf("%d branches, want 3", n)
	}
	if cells := must(s.Statistics(ctx, bridgestore.Filter{})).Cells; len(cells) > 0 {
		t.Errorf("statistics count %+v", cells)
	}
	if _, err := s.NewDeal(record, bridgestore.Deal{Kind: bridgestore.Again, Origin: 1 << 40}); !errors.Is(err, bridgestore.ErrNoBoard) {
		t.Errorf("an origin that isn't there: %v", err)
	}
}

// A rubber may be kept with its first board, as far as that has been played, under the number
// that was said to be next.
func TestNewDealOfARubber(t *testing.T) {
	s := open(t, t.TempDir())
	for want := range int64(3) {
		next := must(s.NextRubber())
		b := with(t, board(t, firstDeal), "1N", "Pass")
		id := must(s.NewDeal(b, bridgestore.Deal{Seat: &south, Players: "club", Length: 8, Hints: 2}))
		if id != next || id != want+1 {
			t.Errorf("number %d was said to be next, and it is %d", next, id)
		}
		r := must(s.Rubber(id))
		line := must(s.Board(t.Context(), r.BoardIDs[0]))
		if r.Rubber.Length != 8 || r.Current == nil || len(r.Current.Events()) != 2 || line.Hints != 2 {
			t.Errorf("kept as %+v with %d hints", r, line.Hints)
		}
		j := s.Journal(id, "club")
		check(t, j.Append(with(t, b, "Pass")))
		check(t, s.Delete(id)) // its number isn't given again
	}
}
