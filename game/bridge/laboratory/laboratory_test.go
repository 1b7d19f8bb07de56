package laboratory

import (
	"context"
	"errors"
	"fmt"
	"math"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bidding/edit"
	"github.com/superbridge/superbridge/game/card"
)

// books returns Standard, and Standard with a weak no-trump.
func books(t *testing.T) (standard, weak *bidding.Book) {
	t.Helper()
	text, err := bidding.Begin("mine", "standard")
	if err != nil {
		t.Fatal(err)
	}
	b := edit.New("mine", text, func(string) (string, bool) { return "", false }).WithNoTrump(bidding.Range{Min: 12, Max: 14})
	if weak, err = b.Read(); err != nil {
		t.Fatal(err)
	}
	return bidding.BookOf(bidding.Standard), weak
}

// A book gains nothing against itself, and one gains what the other loses.
func TestTrial(t *testing.T) {
	standard, weak := books(t)
	same, err := Trial{A: standard, B: standard, Deals: 20, Seed: 5}.Run(t.Context(), nil)
	if err != nil || same.Mean != 0 || same.Error != 0 || same.Differ != 0 || len(same.Most) != 0 || same.Deals != 20 {
		t.Errorf("against itself: %+v, %v", same, err)
	}
	told := 0
	one, err := Trial{A: weak, B: standard, Deals: 30, Seed: 5, Threads: 2}.Run(t.Context(), func(r Result) { told = r.Deals })
	if err != nil || one.Deals != 30 || told != 30 || one.Differ == 0 {
		t.Fatalf("%+v, %v, told of %d", one, err, told)
	}
	other, err := Trial{A: standard, B: weak, Deals: 30, Seed: 5, Threads: 1}.Run(t.Context(), nil)
	if err != nil || math.Abs(one.Mean+other.Mean) > 1e-9 || math.Abs(one.Error-other.Error) > 1e-9 {
		t.Errorf("one gains %v ± %v, the other %v ± %v, %v", one.Mean, one.Error, other.Mean, other.Error, err)
	}
	for i, d := range one.Most {
		if i > 0 && max(d.IMPs, -d.IMPs) > max(one.Most[i-1].IMPs, -one.Most[i-1].IMPs) {
			t.Errorf("deal %d has a larger swing than the one before", i)
		}
		for _, room := range d.Rooms {
			if !room.Auction.Over() {
				t.Errorf("the auction %v isn't over", room.Auction)
			}
		}
		if got := bridge.IMPs(d.Rooms[0].Points - d.Rooms[1].Points); got != d.IMPs {
			t.Errorf("%d IMPs, want %d", d.IMPs, got)
		}
	}
}

// The calls of books are those of the systems' cards.
func TestBooksBidAsCards(t *testing.T) {
	standard, _ := books(t)
	r, err := Trial{A: standard, B: bidding.BookOf(bidding.Goren), Deals: 12, Seed: 9}.Run(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	cards := bidding.Cards{{System: bidding.Standard}, {System: bidding.Goren}}
	for _, d := range r.Most {
		b, err := bridge.NewBoard(r.Rules, d.Hands, r.Rules.Dealer(d.Board), d.Vul)
		if err != nil {
			t.Fatal(err)
		}
		auction := bridge.Auction{Dealer: b.Dealer}
		for !auction.Over() {
			c, _ := cards.Read(&b.Table, auction).Choose(d.Hands[auction.Turn()])
			auction = auction.With(c)
		}
		if got, want := fmt.Sprint(d.Rooms[0].Auction.Calls), fmt.Sprint(auction.Calls); got != want {
			t.Errorf("by books %s, by cards %s", got, want)
		}
	}
}

// A trial that is stopped has the result of the first deals.
func TestStopped(t *testing.T) {
	standard, weak := books(t)
	ctx, cancel := context.WithCancel(t.Context())
	r, err := Trial{A: weak, B: standard, Deals: 1000, Seed: 1, Threads: 1}.Run(ctx, func(r Result) {
		if r.Deals == 3 {
			cancel()
		}
	})
	if !errors.Is(err, context.Canceled) || r.Deals < 3 || r.Deals > 5 {
		t.Errorf("%d deals, %v", r.Deals, err)
	}
}

// Books for different decks can't be compared.
func TestDecks(t *testing.T) {
	text, err := bidding.Begin("big", "own68")
	if err != nil {
		t.Fatal(err)
	}
	big, err := edit.New("big", text, func(string) (string, bool) { return "", false }).Read()
	if err != nil {
		t.Fatal(err)
	}
	if big.Rules().Deck != card.Deck68 {
		t.Errorf("its deck is %v", big.Rules().Deck)
	}
	if _, err := (Trial{A: big, B: bidding.BookOf(bidding.Standard), Deals: 1}).Run(t.Context(), nil); err == nil {
		t.Error("they are")
	}
}
