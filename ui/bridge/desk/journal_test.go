package desk

import (
	"errors"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/choices"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/bridge/seating"
)

// begun returns a board after some calls, dealt by South.
func begun(t *testing.T, calls ...string) bridge.Board {
	t.Helper()
	b, err := bridge.NewBoard(bridge.SuperBridge(), card.Deck68.Seeded(3, 1, 0), card.South, bridge.VulNone)
	for _, c := range calls {
		var e bridge.Event
		if err == nil {
			e, err = bridge.ParseEvent(c)
		}
		if err == nil {
			b, err = b.Apply(e)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// saved returns all saved rubbers, including those in the trash.
func saved(t *testing.T, s *bridgestore.Store) (all []int64) {
	t.Helper()
	for _, deleted := range []bool{false, true} {
		ids, err := s.FindRubbers(t.Context(), bridgestore.Filter{Deleted: deleted})
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, ids...)
	}
	return all
}

// Rubbers that nobody had played piled up. A rubber is saved from the user's first act on, with everything before it.
func TestARubberBeginsWithThePersonsFirstAct(t *testing.T) {
	d, _ := newDesk(t)
	before := len(saved(t, d.store))
	next, err := d.store.NextRubber()
	if err != nil {
		t.Fatal(err)
	}
	north := card.North
	j := seating.NewJournal(d.store, bridgestore.Rubber{}, bridgestore.Deal{Seat: &north, Length: 8, Players: "club", BothHands: true})
	b := begun(t)
	steps := []func() error{
		func() error { return j.Begin(b) },
		func() error { b = begun(t, "1C"); return j.Append(b) },
		func() error { b = begun(t, "1C", "Pass"); return j.Append(b) },
		func() error { return j.Hinted() },
		func() error { return j.Undo(b) },
		func() error { return j.KeepOther(bridgestore.Other{Players: "club", Board: over(t, b)}) },
	}
	for i, step := range steps {
		if err := step(); err != nil {
			t.Fatalf("step %d: %v", i, err)
		}
		if n := len(saved(t, d.store)); n != before || j.ID() != 0 {
			t.Fatalf("step %d: %d rubbers are kept, %d before", i, n, before)
		}
	}
	b = begun(t, "1C", "Pass", "1H") // North
	for range 2 {                    // to say it twice changes nothing
		if err := j.Append(b); err != nil {
			t.Fatal(err)
		}
	}
	r, err := d.store.Rubber(j.ID())
	if err != nil {
		t.Fatal(err)
	}
	if r.ID != next || r.Rubber.Length != 8 || r.Seat != card.North || r.Current == nil || len(r.Current.Events()) != 3 || len(saved(t, d.store)) != before+1 {
		t.Errorf("kept as %+v, want number %d", r, next)
	}
	line, err := d.store.Board(t.Context(), r.BoardIDs[0])
	if err != nil || line.Hints != 1 || line.Players != "club" {
		t.Errorf("the board is kept as %+v, %v", line, err)
	}
	if other, err := d.store.OtherTable(t.Context(), r.BoardIDs[0]); err != nil || other.Players != "club" {
		t.Errorf("the other table is kept as %+v, %v", other, err)
	}
	for _, step := range []func() error{
		func() error { b = begun(t, "1C", "Pass"); return j.Undo(b) }, // taken back: it stays
		func() error { return j.Hinted() },
	} {
		if err := step(); err != nil {
			t.Fatal(err)
		}
	}
	if line, err = d.store.Board(t.Context(), r.BoardIDs[0]); err != nil || line.Hints != 2 || line.Undos != 1 || len(line.Board.Events()) != 2 {
		t.Errorf("the board goes on as %+v, %v", line, err)
	}
}

// over returns the board as four passes end it.
func over(t *testing.T, b bridge.Board) bridge.Board {
	t.Helper()
	b = b.Prefix(0)
	for b.Phase() != bridge.Finished {
		var err error
		if b, err = b.Apply(bridge.Called(bridge.Pass)); err != nil {
			t.Fatal(err)
		}
	}
	return b
}

// An act that can't be saved hasn't happened: the next try saves it.
func TestAFirstActThatCannotBeKept(t *testing.T) {
	d, _ := newDesk(t)
	before := len(saved(t, d.store))
	south := card.South
	j := seating.NewJournal(d.store, bridgestore.Rubber{}, bridgestore.Deal{Seat: &south, Length: 4, Origin: 1 << 40})
	if err := j.Begin(begun(t)); err != nil {
		t.Fatal(err)
	}
	if err := j.Append(begun(t, "1C")); !errors.Is(err, bridgestore.ErrNoBoard) || j.ID() != 0 {
		t.Errorf("error %v, rubber %d", err, j.ID())
	}
	j.How.Origin = 0
	if err := j.Append(begun(t, "1C")); err != nil || len(saved(t, d.store)) != before+1 {
		t.Errorf("error %v, %d rubbers", err, len(saved(t, d.store)))
	}
}

// A rubber that is left before the user has acted left a row each time, and the next one had other
// cards. A computer player may have called by then.
func TestARubberThatIsLeftAtOnce(t *testing.T) {
	d, _ := newDesk(t)
	d.window.fast = true
	d.deals = func(r bridge.Rules, rubber int64) func(int) card.Deal {
		return func(board int) card.Deal { return r.Deck.Seeded(7, rubber, board) }
	}
	before := saved(t, d.store)
	for _, seat := range []card.Seat{card.South, card.East, card.South} {
		sit, err := d.reader().NextRubber(4, seat)
		if err != nil {
			t.Fatal(err)
		}
		config, _ := d.tables.rubberConfig(sit, d.players([2]bot.Level{}))
		asked := make(chan struct{}, 100)
		config.Other, config.Changed = nil, func() { asked <- struct{}{} }
		s, err := play.New(config, sit.Rubber.Rubber, nil)
		if err != nil {
			t.Fatal(err)
		}
		for !s.State().Asked {
			<-asked
		}
		if want := card.Deck68.Seeded(7, before[0]+1, 0); s.State().Board.Deal != want {
			t.Errorf("%v: the deal is not the one of rubber %d", seat, before[0]+1)
		}
		s.Close()
		if got := saved(t, d.store); len(got) != len(before) {
			t.Fatalf("%v: %d rubbers are kept, %d before", seat, len(got), len(before))
		}
	}
}

// A rubber with hardly an act is deleted when it is left, also one without a call, as saved by earlier versions.
func TestAnEmptyRubberOfAnEarlierVersion(t *testing.T) {
	for name, tt := range map[string]struct {
		calls []string
		stays bool
	}{
		"untouched": {nil, false},
		"a call":    {[]string{"1C"}, false},
		"two calls": {[]string{"1C", "Pass", "Pass", "1H", "1S"}, true},
	} {
		d, _ := newDesk(t)
		south := card.South
		id, err := d.store.NewRubber(bridge.SuperBridge(), 4, &south)
		if err != nil {
			t.Fatal(err)
		}
		j := d.store.Journal(id, "club")
		if err := j.Begin(begun(t)); err != nil {
			t.Fatal(err)
		}
		for i := range tt.calls {
			if err := j.Append(begun(t, tt.calls[:i+1]...)); err != nil {
				t.Fatal(err)
			}
		}
		d.tables.awayFromDeal(id, func() {})()
		if left, err := d.store.Unfinished(); err != nil || (len(left) == 1) != tt.stays {
			t.Errorf("%s: %v go on, %v", name, left, err)
		}
	}
}

// The other table's result goes to the board with its deal; one for another deal is refused.
func TestTheOtherTableGoesToTheBoardOfItsDeal(t *testing.T) {
	d, _ := newDesk(t)
	first, record := laterDeal(t, d.store)
	j := seating.NewJournal(d.store, bridgestore.Rubber{ID: record.Rubber}, bridgestore.Deal{})
	if err := j.KeepOther(bridgestore.Other{Players: "club", Board: over(t, first)}); err != nil {
		t.Fatal(err)
	}
	if other, err := d.store.OtherTable(t.Context(), record.Previous); err != nil || other.Players != "club" || other.Board.Deal != first.Deal {
		t.Errorf("kept as %+v, %v", other, err)
	}
	if err := j.KeepOther(bridgestore.Other{Players: "club", Board: over(t, begun(t))}); !errors.Is(err, bridgestore.ErrNoBoard) {
		t.Errorf("of another deal: %v", err)
	}
}

// A new rubber is like the user's last one; a single deal is none.
func TestANewRubberIsLikeTheLast(t *testing.T) {
	d, _ := newDesk(t)
	d.window.chosen = bridge.SuperBridge().Name
	want := func(length int, seat card.Seat) {
		t.Helper()
		if sit, err := d.reader().LikeLast(t.Context()); err != nil || sit.Rubber.Rubber.Length != length || sit.Rubber.Seat != seat {
			t.Errorf("%+v, %v; want %d boards, %v", sit.Rubber, err, length, seat)
		}
	}
	want(choices.Lengths[0], card.South)
	west := card.West
	if _, err := d.store.NewRubber(bridge.Duplicate(), 12, &west); err != nil {
		t.Fatal(err)
	}
	want(12, card.West)
}
