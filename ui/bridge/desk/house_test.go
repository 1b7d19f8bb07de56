package desk

import (
	"context"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/choices"
	"github.com/superbridge/superbridge/ui/bridge/deal"
	"github.com/superbridge/superbridge/ui/bridge/play"
)

// passing passes a board out unless the ace of spades is dealt to the dealer, who opens and then wins all tricks.
type passing struct{}

func (passing) Act(_ context.Context, v bridge.View) (bridge.Event, error) {
	switch ace := (card.Card{Suit: card.Spades, Rank: card.Ace}); {
	case v.Phase() == bridge.PlayPhase:
		return bridge.Claimed(0), nil
	case len(v.Auction().Calls) == 0 && v.Own().Has(ace):
		return bridge.Called(bridge.Bid(1, bridge.Spades)), nil
	}
	return bridge.Called(bridge.Pass), nil
}

// The house rules that were chosen last are those of the next rubber. It is played to its end,
// left and resumed after each board, and passed-out boards are dealt again until enough count.
func TestARubberByHouseRules(t *testing.T) {
	d, _ := newDesk(t)
	d.window.fast = true
	d.deals = func(r bridge.Rules, rubber int64) func(int) card.Deal {
		return func(board int) card.Deal { return r.Deck.Seeded(5, 1, board) }
	}
	rules, err := bridge.ParseRules("SuperBridge", "plain-doubles,redeal,dealer=W")
	if err != nil {
		t.Fatal(err)
	}
	d.changeHouse(rules, func(err error) {
		if err != nil {
			t.Fatal(err)
		}
	})
	house := rules.House
	if got := choices.Load(d.store).Houses; got.String() != rules.String() || d.choices.Houses != got {
		t.Fatalf("%v is kept, and %v holds", got, d.choices.Houses)
	}
	sit, err := d.reader().NextRubber(4, card.South)
	if err != nil {
		t.Fatal(err)
	}
	r := sit.Rubber
	boards := 0
	for !r.Rubber.Over() {
		if boards++; boards > 40 {
			t.Fatal("the rubber doesn't end")
		}
		config, j := d.tables.rubberConfig(sit, d.players([2]bot.Level{}))
		changed := make(chan struct{}, 1000)
		config.Other, config.Computer, config.Changed = nil, passing{}, func() { changed <- struct{}{} }
		s, err := play.New(config, r.Rubber, r.Current)
		if err != nil {
			t.Fatal(err)
		}
		for s.State().Board.Phase() != bridge.Finished {
			b := s.State().Board
			if s.State().Asked {
				e, _ := passing{}.Act(t.Context(), b.View(b.Actor()))
				if err := s.Act(e); err != nil {
					t.Fatal(err)
				}
			}
			<-changed
		}
		s.Close()
		if r, err = d.store.Rubber(j.ID()); err != nil {
			t.Fatal(err)
		}
		sit.Rubber = r
		if r.Finished != r.Rubber.Over() {
			t.Fatalf("after %d boards the rubber is over: %v, and finished: %v", boards, r.Rubber.Over(), r.Finished)
		}
	}
	if n := len(r.Rubber.Boards); r.Rubber.Rules.House != house || r.Rubber.Counted() != 4 || n <= 4 || n != boards {
		t.Errorf("the rubber is one of %v with %d boards, %d of which count", r.Rubber.Rules, n, r.Rubber.Counted())
	}
	if first := r.Rubber.Boards[0]; first.Dealer != card.West {
		t.Errorf("%v deals first", first.Dealer)
	}
}

// A deal of Chicago that is played on or again has the part-scores with which it began. One by its number has none, and
// either is over after four passes.
func TestADealOfChicagoAgain(t *testing.T) {
	d, _ := newDesk(t)
	b, err := bridge.NewBoard(bridge.Chicago(), card.Deck52.Seeded(1, 1, 1), card.East, bridge.VulNS)
	if err != nil {
		t.Fatal(err)
	}
	told := b
	b.Standing = bridge.Standing{Below: [2]int{60, 0}, Games: [2]int{0, 1}}
	for _, start := range []bridge.Board{startAgain(b), told} {
		sit := d.reader().newDeal(t.Context(), deal.Choice{Board: start, Seat: card.South, Level: bot.Beginner})
		board := *sit.Rubber.Current
		if board.Standing != start.Standing || board.Rules.Name != "Chicago" || board.Vul != bridge.VulNS || board.Dealer != card.East {
			t.Errorf("%+v, dealt by %v, %v vulnerable, by %v", board.Standing, board.Dealer, board.Vul, board.Rules)
		}
		if done := sit.Rubber.Rubber.With(over(t, board)); !done.Over() || !board.Rules.Counts(over(t, board)) {
			t.Error("it goes on after four passes")
		}
	}
}

// A deal of such a rubber that is played on or again is scored as before, and over after four passes.
func TestADealByHouseRulesAgain(t *testing.T) {
	d, _ := newDesk(t)
	rules, err := bridge.ParseRules("SuperBridge", "plain-doubles,redeal,vul=Both")
	if err != nil {
		t.Fatal(err)
	}
	b, err := bridge.NewBoard(rules, card.Deck68.Seeded(1, 1, 1), card.West, bridge.VulBoth)
	if err != nil {
		t.Fatal(err)
	}
	again := startAgain(b)
	if got := again.Rules; got.House.String() != "plain-doubles" || again.Vul != bridge.VulBoth || again.Dealer != card.West {
		t.Errorf("again it is dealt by %v, %v vulnerable, by the rules %v", again.Dealer, again.Vul, got)
	}
	south := card.South
	id, err := d.store.NewDeal(over(t, again), bridgestore.Deal{Seat: &south, Kind: bridgestore.Again})
	if err != nil {
		t.Fatal(err)
	}
	if r, err := d.store.Rubber(id); err != nil || !r.Finished || !r.Rubber.Over() || !r.Rubber.Rules.Same(again.Rules) {
		t.Errorf("%+v, %v", r, err)
	}
}
