package bridge_test

import (
	"context"
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/storage"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

// Lists say what the boards say.
func TestLinesAndSummaries(t *testing.T) {
	s, ctx := open(t, t.TempDir()), context.Background()
	fill(t, s)
	check(t, s.MarkBoard(2, storage.Marks{Starred: true}))
	order := []int64{4, 1, 99, 2, 5, 3, 1}
	sums := must(s.Summaries(ctx, order))
	order = slices.DeleteFunc(order, func(id int64) bool { return id == 99 })
	for i, sum := range sums {
		r := must(s.Rubber(order[i]))
		want := bridgestore.Summary{
			ID: r.ID, Started: r.Started, Changed: r.Changed, Finished: r.Finished, Seat: r.Seat, Watched: r.Watched,
			Rules: r.Rubber.Rules.Name, Length: r.Rubber.Length, Boards: len(r.Rubber.Boards), Points: r.Rubber.Points(),
		}
		ids := r.BoardIDs
		for n, b := range r.Rubber.Boards {
			side, points := r.Seat.Side(), b.Points()
			brief := bridgestore.Result{Contract: b.Contract(), Points: points[side] - points[side.Other()], Starred: ids[n] == 2}
			if !b.Contract().PassedOut() {
				brief.Over = b.DeclarerTricks() - b.Rules.Needs(b.Contract().Level)
			}
			want.Contracts = append(want.Contracts, brief)
			line := must(s.BoardSummaries(ctx, ids[n:n+1]))[0]
			if line.ID != ids[n] || line.Rubber != r.ID || line.Number != n+1 || line.Rules != b.Rules.Name || line.Result != brief ||
				line.Seat != r.Seat || line.Watched != r.Watched || line.Deal != b.Number() || line.Finished.IsZero() || line.Costly != -1 {
				t.Errorf("board %d of rubber %d: %+v", n+1, r.ID, line)
			}
		}
		if !reflect.DeepEqual(sum, want) {
			t.Errorf("rubber %d: %+v, want %+v", r.ID, sum, want)
		}
	}
	if len(sums) != len(order) {
		t.Errorf("%d rubbers of %d", len(sums), len(order))
	}
	// The one that goes on: 1C Pass, after an undo and with a hint.
	going := must(s.BoardSummaries(ctx, []int64{10, 99, 9}))
	if len(going) != 2 || going[0].Contract != (bridge.Contract{}) || !going[0].Finished.IsZero() || going[0].Undos != 1 || going[0].Hints != 1 || going[1].ID != 9 {
		t.Errorf("of the last board and the one before: %+v", going)
	}
}

func TestBoard(t *testing.T) {
	s, ctx := open(t, t.TempDir()), context.Background()
	fill(t, s)
	for i, id := range []int64{1, 2, 3, 4} {
		b, r := must(s.Board(ctx, id)), must(s.Rubber(1))
		previous, next := id-1, id+1
		if next == 5 {
			next = 0
		}
		if !reflect.DeepEqual(b.Board, r.Rubber.Boards[i]) || b.Number != i+1 || b.Previous != previous || b.Next != next || b.Origin != 0 || b.Branches != nil {
			t.Errorf("board %d: %+v", id, b)
		}
	}
	if _, err := s.Board(ctx, 99); !errors.Is(err, bridgestore.ErrNoBoard) || err.Error() != "board 99: there is no such board" {
		t.Error(err)
	}
	run(t, s.DB(), "UPDATE event SET text = 'SA' WHERE part = 2 AND position = 1", "DELETE FROM event WHERE part = 3 AND position = 1")
	var e *bridgestore.ReplayError
	if _, err := s.Board(ctx, 2); !errors.As(err, &e) || e.Rubber != 1 || e.Board != 2 || e.Event != 2 {
		t.Error(err)
	}
	if _, err := s.Board(ctx, 3); !errors.As(err, &e) || e.Board != 3 || !strings.Contains(err.Error(), "it is missing") {
		t.Error(err)
	}
}

// A deal that is played on from a position, or again, is a rubber of its own, and its origin knows it.
func TestNewDeal(t *testing.T) {
	s, ctx := open(t, t.TempDir()), context.Background()
	fill(t, s)
	from := must(s.Board(ctx, 2)).Board
	west := card.West
	branch := must(s.NewDeal(from.Prefix(20), bridgestore.Deal{Seat: &west, Kind: bridgestore.Branch, Players: "club", Origin: 2, Name: "What if"}))
	again := must(s.NewDeal(from.Prefix(0), bridgestore.Deal{Kind: bridgestore.Again, Origin: 2}))
	r := must(s.Rubber(branch))
	if r.Seat != card.West || r.Watched || r.Finished || r.Rubber.Length != 1 || !reflect.DeepEqual(*r.Current, from.Prefix(20)) {
		t.Errorf("the branch is %+v", r)
	}
	b, other := must(s.Board(ctx, r.BoardIDs[0])), must(s.Board(ctx, must(s.Rubber(again)).BoardIDs[0]))
	if b.Origin != 2 || b.Kind != bridgestore.Branch || b.Players != "club" || b.RubberMarks.Name != "What if" || other.Origin != 2 || other.Kind != bridgestore.Again || !other.Watched {
		t.Errorf("there are %+v and %+v", b, other)
	}
	if its := must(s.Board(ctx, 2)).Branches; !slices.Equal(its, []int64{other.ID, b.ID}) {
		t.Errorf("its branches are %v", its)
	}
	if ids := must(s.Unfinished()); slices.Contains(ids, branch) {
		t.Errorf("a branch is offered to go on with: %v", ids)
	}
	// It goes on like any other, and doesn't count.
	counted := len(must(s.FindBoards(ctx, bridgestore.Filter{Counted: true})))
	m, _ := table(3, s.Journal(branch, "club"))
	must(m.Board(ctx, *r.Current))
	if r := must(s.Rubber(branch)); !r.Finished || len(must(s.FindBoards(ctx, bridgestore.Filter{Counted: true}))) != counted {
		t.Errorf("it ends as %+v", r)
	}

	altered := from.Prefix(0)
	altered.Rules.Book = 7
	before := len(must(s.Rubbers()))
	for _, tt := range []struct {
		board bridge.Board
		deal  bridgestore.Deal
		says  string
	}{
		{altered, bridgestore.Deal{}, "these rules are not those"},
		{from.Prefix(0), bridgestore.Deal{Origin: 99}, "there is no such board"},
		{from.Prefix(0), bridgestore.Deal{Kind: "odd"}, "constraint"},
	} {
		if _, err := s.NewDeal(tt.board, tt.deal); err == nil || !strings.Contains(err.Error(), tt.says) {
			t.Errorf("%v, want %q", err, tt.says)
		}
	}
	if after := len(must(s.Rubbers())); after != before {
		t.Errorf("%d rubbers are there, and were %d", after, before)
	}
}

// The level of the computer players is kept with the board that they begin, unless others play on.
func TestPlayers(t *testing.T) {
	s, ctx := open(t, t.TempDir()), context.Background()
	id := must(s.NewRubber(bridge.SuperBridge(), 4, &south))
	b := board(t, firstDeal)
	check(t, s.Journal(id, "club").Begin(b))
	check(t, s.Journal(id, "club").Append(with(t, b, "1C")))
	if l := must(s.BoardSummaries(ctx, []int64{1}))[0]; l.Players != "club" || must(s.Summaries(ctx, []int64{id}))[0].Players != "club" {
		t.Errorf("the players are %q", l.Players)
	}
	check(t, s.Journal(id, "expert").Append(with(t, b, "1C"))) // once more: nothing happens
	if l := must(s.BoardSummaries(ctx, []int64{1}))[0]; l.Players != "club" {
		t.Errorf("the players are %q", l.Players)
	}
	check(t, s.Journal(id, "expert").Append(with(t, b, "1C", "1D")))
	if l := must(s.BoardSummaries(ctx, []int64{1}))[0]; l.Players != "" {
		t.Errorf("the players are %q", l.Players)
	}
}

func TestAnalysis(t *testing.T) {
	s, ctx := open(t, t.TempDir()), context.Background()
	fill(t, s)
	b := must(s.Board(ctx, 2)).Board
	a := guess(newLife(t, s, 1).r, b)
	if got, err := s.Analysis(ctx, 2); err != nil || !reflect.DeepEqual(got, analysis.Analysis{}) {
		t.Errorf("before it: %+v, %v", got, err)
	}
	half := a
	half.Acts, half.Done, half.Total = a.Acts[30:], 1, 2
	longer := half // than one that has been done
	longer.Nodes, longer.Before = 9, 8
	for _, found := range []analysis.Analysis{half, longer, a} {
		check(t, s.SaveAnalysis(2, found))
		if got := must(s.Analysis(ctx, 2)); !reflect.DeepEqual(got, found) {
			t.Errorf("it comes back as\n%+v, want\n%+v", got, found)
		}
		left := slices.Contains(must(s.Unanalysed(ctx, bridgestore.Filter{})), 2)
		costly := must(s.BoardSummaries(ctx, []int64{2}))[0].Costly
		if want := found.Costs(b, card.South).Costly; left == found.Looked() || costly != want && found.Looked() || costly != -1 && !found.Looked() {
			t.Errorf("it is to be analysed: %v; costly cards %d, want %d", left, costly, want)
		}
	}
	if err := s.SaveAnalysis(99, a); !errors.Is(err, bridgestore.ErrNoBoard) {
		t.Error(err)
	}
	if err := s.SaveAnalysis(10, a); !errors.Is(err, bridgestore.ErrOutOfStep) { // it goes on
		t.Error(err)
	}
	// One that can't be read any more can be made again. A history goes out without it.
	whole := lines(t, s, "")
	for _, damage := range []string{"", "{", `{"version":99}`} {
		run(t, s.DB(), "UPDATE analysis SET text = '"+damage+"' WHERE board = 2")
		if got, err := s.Analysis(ctx, 2); err != nil || !reflect.DeepEqual(got, analysis.Analysis{}) {
			t.Errorf("damaged to %q: %+v, %v", damage, got, err)
		}
		if got := lines(t, s, ""); withoutFound(got) != withoutFound(whole) || strings.Contains(got, "analysis") {
			t.Errorf("damaged to %q, it goes out as\n%s", damage, got)
		}
	}
	check(t, s.SaveAnalysis(2, a))
	if got := lines(t, s, ""); got != whole {
		t.Errorf("made again, it goes out as\n%s", got)
	}
	// A finished board that is taken back is no longer the one that was analysed.
	last := must(s.Board(ctx, 4)).Board
	check(t, s.SaveAnalysis(4, guess(newLife(t, s, 1).r, last)))
	check(t, s.Journal(1, "").Undo(last.Prefix(30)))
	if got := must(s.Analysis(ctx, 4)); got.Total > 0 {
		t.Errorf("after an undo there is %+v", got)
	}
}

func TestOtherTable(t *testing.T) {
	s, ctx := open(t, t.TempDir()), context.Background()
	fill(t, s)
	if o, err := s.OtherTable(ctx, 10); err != nil || !reflect.DeepEqual(o, bridgestore.Other{}) {
		t.Errorf("before it: %+v, %v", o, err)
	}
	m, _ := table(5, nil)
	for range 2 { // the second in the place of the first
		want := bridgestore.Other{Players: "expert", Board: must(m.Board(ctx, must(s.Board(ctx, 10)).Board.Prefix(0)))}
		check(t, s.SaveOtherTable(10, want))
		if o := must(s.OtherTable(ctx, 10)); !reflect.DeepEqual(o, want) {
			t.Errorf("it comes back as\n%+v, want\n%+v", o, want)
		}
	}
	for board, o := range map[int64]bridgestore.Other{
		9:  {Board: must(s.OtherTable(ctx, 10)).Board}, // another deal
		10: {Board: must(s.Board(ctx, 10)).Board},      // it goes on
	} {
		if err := s.SaveOtherTable(board, o); !errors.Is(err, bridgestore.ErrOutOfStep) {
			t.Errorf("board %d: %v", board, err)
		}
	}
	if err := s.SaveOtherTable(99, bridgestore.Other{}); !errors.Is(err, bridgestore.ErrNoBoard) {
		t.Error(err)
	}
}

// The newest come first: rubbers by when they began, boards by when they were finished, or began if they go on.
func TestOrder(t *testing.T) {
	s, ctx := open(t, t.TempDir()), context.Background()
	fill(t, s)
	// An import of what is older gets higher numbers.
	older := open(t, t.TempDir())
	keep(t, older)
	check(t, must2(take(s, strings.ReplaceAll(lines(t, older, ""), `"started":1795`, `"started":1695`))))
	if ids := must(s.FindRubbers(ctx, bridgestore.Filter{})); !slices.Equal(ids, []int64{5, 4, 3, 2, 1, 6}) {
		t.Errorf("the rubbers are %v", ids)
	}
	if all := must(s.Rubbers()); all[5].ID != 6 || all[0].ID != 5 {
		t.Errorf("they are listed as %+v", all)
	}
	if ids := must(s.FindBoards(ctx, bridgestore.Filter{})); !slices.Equal(ids, []int64{15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 16}) {
		t.Errorf("the boards are %v", ids)
	}
	first := ""
	for item, err := range s.History(ctx, "") {
		check(t, err)
		if first == "" {
			first = time.UnixMilli(item.Rubber.Started).UTC().Format(time.DateOnly)
		}
	}
	if first != "2023-09-20" {
		t.Errorf("the history begins with %s", first)
	}
}
