package tabletop

import (
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/poker"
)

// placing returns a placing of cards on a board, by their texts.
func placing(t *testing.T, board, hold string) Placing {
	t.Helper()
	b, err := poker.ParseBoard(board)
	if err != nil {
		t.Fatal(err)
	}
	cards, err := poker.ParseCards(hold)
	if err != nil {
		t.Fatal(err)
	}
	acts := []poker.SeenAct{{Seat: 2, Gains: b}}
	return NewPlacing(poker.View{Seat: 2, Hold: cards, Acts: acts})
}

// Cards are placed, moved, discarded and taken back; the last one goes where it must.
func TestPlacing(t *testing.T) {
	p := placing(t, "SQ/D7S7/HAHKH9", "D4JKC9")
	put := func(i int, to Target, want error) {
		t.Helper()
		next, err := p.Put(i, to)
		if !errors.Is(err, want) {
			t.Fatalf("%v to %d: %v, want %v", p.Card(i), to, err, want)
		}
		p = next
	}
	if got := p.Left(); !slices.Equal(got, []int{1, 2, 0}) {
		t.Errorf("the cards lie as %v: the joker first, then from the highest", got)
	}
	put(1, ToTop, nil)
	put(1, ToMiddle, nil)
	if p.Complete() || p.Board().String() != "SQ/JKS7D7/HAHKH9" {
		t.Errorf("complete %v, board %v", p.Complete(), p.Board())
	}
	put(0, Away, nil)
	put(2, Away, ErrAway)
	put(2, ToBottom, nil)
	if got := p.Act().String(); !p.Complete() || got != "2 -/JK/C9:D4" {
		t.Errorf("complete %v, act %s", p.Complete(), got)
	}
	if p = p.Back(); p.Complete() || !slices.Equal(p.Left(), []int{2}) || p.At(0) != Away {
		t.Errorf("after taking back: %v are left", p.Left())
	}
	p = p.Back()
	put(0, ToTop, nil)
	if got := p.Act().String(); !p.Complete() || p.At(2) != Away || got != "2 D4/JK/-:C9" {
		t.Errorf("two are placed, and the act is %s", got)
	}
	put(2, ToBottom, ErrPlaced)
	for p.Begun() {
		p = p.Back()
	}
	if len(p.Left()) != 3 || p.Back().Begun() {
		t.Errorf("%v are left", p.Left())
	}
}

// A row takes as many cards as it has boxes, and on street 1 all cards are placed.
func TestPlacingIsRefused(t *testing.T) {
	p := placing(t, "SQHQ/-/-", "D4JKC9H9S2")
	for i, want := range []error{nil, ErrNoBox} {
		var err error
		if p, err = p.Put(i, ToTop); !errors.Is(err, want) {
			t.Errorf("card %d: %v, want %v", i, err, want)
		}
	}
	if _, err := p.Put(1, Away); !errors.Is(err, ErrNoneAway) {
		t.Errorf("throwing away on street 1: %v", err)
	}
}

// Sorted by suit the joker is still first.
func TestSort(t *testing.T) {
	p := placing(t, "-/-/-", "D4JKC9H9S2").Sort(BySuit)
	var got poker.Cards
	for _, i := range p.Left() {
		got = append(got, p.Card(i))
	}
	if got.String() != "JKS2H9D4C9" {
		t.Errorf("by suit: %v", got)
	}
}

// Every legal act can be placed, card by card and as a whole, and results in the same act.
func TestTakeEveryAct(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	g, err := poker.NewGame(poker.Standard(), "test", []poker.Seat{1, 3}, []int{500, 500}, 1)
	if err != nil {
		t.Fatal(err)
	}
	table := g.Table()
	table.Players[0].Fantasy = 16
	h, err := poker.NewHand(table, table.Shuffle(random))
	if err != nil {
		t.Fatal(err)
	}
	for !h.Over() {
		seat, _ := h.Turn()
		var acts []poker.Act
		for a := range h.Legal() {
			if acts = append(acts, a); len(acts) == 40 {
				break
			}
		}
		for _, a := range acts {
			p := NewPlacing(h.View(seat)).Take(a)
			if got := p.Act(); got.String() != a.String() || !p.Complete() {
				t.Fatalf("stage %d, hold %v: %v has become %v", h.Stage(), h.Hold(seat), a, got)
			}
		}
		if h, err = h.Apply(acts[random.IntN(len(acts))]); err != nil {
			t.Fatal(err)
		}
	}
	p := placing(t, "-/-/-", "D4JKC9H9S2")
	gains, err := poker.Board{}.Add(poker.Top, card.Joker, card.Joker)
	if err != nil {
		t.Fatal(err)
	}
	if p.Take(poker.Act{Seat: 2, Gains: gains}).Begun() {
		t.Error("an act with other cards is taken")
	}
}
