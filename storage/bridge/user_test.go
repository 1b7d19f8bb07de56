package bridge_test

import (
	"context"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

// A board on which the user plays for his partner, who declares, is kept as such from the first card on.
func TestBoth(t *testing.T) {
	s, ctx := open(t, t.TempDir()), context.Background()
	b := board(t, firstDeal)
	partnerPlays := []string{"Pass", "Pass", "1C", "Pass", "Pass", "Pass"} // South deals
	played := func(calls ...string) (all []bridge.Board) {
		b := with(t, b, calls...)
		for len(b.Events()) < 16 {
			b = must(b.Apply(bridge.Played(b.View(b.Turn()).LegalPlays().Cards()[0])))
			all = append(all, b)
		}
		return all
	}
	for _, c := range []struct {
		name  string
		calls []string
		from  int  // the act from which on the setting is another
		was   bool // before
		both  []bool
	}{
		{"both hands", partnerPlays, 99, true, []bool{false, true, true, true, true}},
		{"partner's own", partnerPlays, 99, false, []bool{false, false, false, false, false}},
		{"both hands later", partnerPlays, 2, false, []bool{false, false, false, true, true}},
		{"both hands at first", partnerPlays, 2, true, []bool{false, true, true, true, true}},
		{"his own contract", []string{"1C", "Pass", "Pass", "Pass"}, 99, true, []bool{false, false, false, false, false}},
		{"the others'", []string{"Pass", "1C", "Pass", "Pass", "Pass"}, 99, true, []bool{false, false, false, false, false}},
	} {
		id := must(s.NewRubber(b.Rules, 4, &south))
		j := s.Journal(id, "")
		check(t, j.Begin(b))
		board := must(s.Rubber(id)).BoardIDs[0]
		for n := range c.calls {
			check(t, j.Append(with(t, b, c.calls[:n+1]...)))
		}
		states := played(c.calls...)
		for n, want := range c.both {
			j.BothHands = c.was != (n >= c.from)
			check(t, j.Append(states[n]))
			if l := must(s.BoardSummaries(ctx, []int64{board}))[0]; l.BothHands != want {
				t.Errorf("%s: after card %d it is %v", c.name, n+1, l.BothHands)
			}
		}
		// As far as it is taken back it has not been.
		check(t, j.Undo(states[1]))
		if got := must(s.Board(ctx, board)); got.BothHands != c.both[4] {
			t.Errorf("%s: with two cards left it is %v", c.name, got.BothHands)
		}
		check(t, j.Undo(states[0]))
		if got := must(s.Board(ctx, board)); got.BothHands {
			t.Errorf("%s: with the lead alone it is so", c.name)
		}
	}
	for want, d := range map[bool]bridgestore.Deal{true: {BothHands: true, Seat: &south}, false: {Seat: &south}} {
		for n, of := range played(partnerPlays...)[:2] {
			id := must(s.NewDeal(of, d))
			if got := must(s.Board(ctx, must(s.Rubber(id)).BoardIDs[0])); got.BothHands != (want && n == 1) {
				t.Errorf("a deal begun with %d cards of %+v: %v", n+1, d, got.BothHands)
			}
		}
	}
}

// A call that ends the auction is declarer's own, whoever plays his cards: a board on which the user has not played for his
// partner yet isn't saved as one on which he has.
func TestDeclarersLastPass(t *testing.T) {
	s := open(t, t.TempDir())
	id := must(s.NewRubber(board(t, firstDeal).Rules, 4, &south))
	j := s.Journal(id, "")
	j.BothHands = true
	b := board(t, firstDeal)
	check(t, j.Begin(b))
	for _, call := range []string{"Pass", "Pass", "1C", "X", "Pass", "Pass", "Pass"} { // South deals, North declares
		b = with(t, b, call)
		check(t, j.Append(b))
	}
	if saved := must(s.Board(context.Background(), must(s.Rubber(id)).BoardIDs[0])); saved.BothHands || saved.User() != (bridge.User{Seat: south}) {
		t.Errorf("after the auction both hands: %v; user %+v", saved.BothHands, saved.User())
	}
}

// Partner's cards are the user's where he has played them.
func TestAnalysisOfBothHands(t *testing.T) {
	s, ctx := open(t, t.TempDir()), context.Background()
	b := board(t, firstDeal, "Pass", "Pass", "1C", "Pass", "Pass", "Pass")
	for b.Phase() != bridge.Finished {
		b = must(b.Apply(bridge.Played(b.View(b.Turn()).LegalPlays().Cards()[0])))
	}
	a := guess(newLife(t, s, 1).r, b)
	for _, both := range []bool{false, true} {
		id := must(s.NewDeal(b, bridgestore.Deal{BothHands: both, Seat: &south}))
		board := must(s.Rubber(id)).BoardIDs[0]
		check(t, s.SaveAnalysis(board, a))
		want := 0
		if both {
			want = a.Costs(b, card.North).Costly
		}
		if got := must(s.BoardSummaries(ctx, []int64{board}))[0].Costly; got != want || both && want == 0 {
			t.Errorf("both hands %v: %d costly cards, want %d", both, got, want)
		}
		// An import counts the same.
		fresh := open(t, t.TempDir())
		check(t, must2(fresh.Import(ctx, s.HistoryOf(ctx, []int64{id}))))
		if l := must(fresh.BoardSummaries(ctx, []int64{1}))[0]; l.Costly != want || l.BothHands != both {
			t.Errorf("both hands %v: there are %d costly cards after an import, and it says %v", both, l.Costly, l.BothHands)
		}
	}
	dummy := must(s.Statistics(ctx, bridgestore.Filter{Role: bridgestore.Dummy})).Sum(func(bridgestore.Cell) bool { return true })
	if all := a.Costs(b, card.North); dummy.Boards != 2 || dummy.Cards != all.Cards || dummy.Costly != all.Costly || dummy.Cost != all.Tricks {
		t.Errorf("as dummy %+v, want %+v", dummy, all)
	}
}
