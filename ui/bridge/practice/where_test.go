package practice

import (
	"context"
	"errors"
	"math/rand/v2"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/practice"
	"github.com/superbridge/superbridge/game/card"
)

// Deals can be ordered: hands to count, to open and to answer come from them, until another deck is taken or all is cleared.
func TestDealsToOrder(t *testing.T) {
	r := enter(t)
	r.letters("i")
	r.press(fyne.KeyRight, fyne.KeyRight)
	r.letters("18+")
	r.press(fyne.KeyReturn)
	if r.where != "S.points 18+" || !r.sheets.Empty() {
		t.Fatalf("ordered is %q, and the sheet is still there: %v", r.where, !r.sheets.Empty())
	}
	for i, k := range practice.Kinds()[:5] {
		r.open(i)
		want := ""
		if k.Ordered() {
			want = "S.points 18+"
		}
		if o := r.fake.made[len(r.fake.made)-1]; o.kind != k || o.where != want {
			t.Errorf("%v is made for %+v", k, o)
		}
		r.Leave()
	}
	r.letters("i")
	r.press(fyne.KeyEscape)
	if r.where != "S.points 18+" || len(r.said) != 0 {
		t.Errorf("after Esc ordered is %q; said %v", r.where, r.said)
	}
	r.letters("i")
	r.press(fyne.KeyRight, fyne.KeyRight, fyne.KeyDelete, fyne.KeyReturn)
	if r.where != "" {
		t.Errorf("cleared, ordered is %q", r.where)
	}
	r.letters("i")
	r.letters("5+")
	r.press(fyne.KeyReturn)
	r.letters("d")
	if r.where != "" {
		t.Errorf("with another deck ordered is %q", r.where)
	}
}

// The last condition on deals is offered again, and Enter takes it.
func TestTheLastOrderIsOffered(t *testing.T) {
	r := enter(t, func(r *room) { r.last = "S.points 18+" })
	r.letters("i")
	if r.press(fyne.KeyEscape); r.where != "" {
		t.Errorf("what is only offered is taken: %q", r.where)
	}
	r.letters("i")
	if r.press(fyne.KeyReturn); r.where != "S.points 18+" {
		t.Errorf("ordered is %q", r.where)
	}
	r.letters("i")
	r.press(fyne.KeyRight, fyne.KeyRight)
	r.letters("9+")
	if r.press(fyne.KeyReturn); r.last != r.where || r.where == "S.points 18+" {
		t.Errorf("ordered is %q, and %q is kept", r.where, r.last)
	}
}

// Exercises are made from deals that meet the condition.
func TestMadeToOrder(t *testing.T) {
	m := newMaker(rand.New(rand.NewPCG(1, 1)))
	o := order{kind: practice.Counting, choice: ParseChoice("52 own 2"), where: "S.points 18+, W balanced"}
	for range 5 {
		e, err := m.Make(context.Background(), o, func(int) {})
		if err != nil || bridge.HCP(e.Board.Deal[card.South]) < 18 {
			t.Errorf("%v, %v", e, err)
		}
	}
	o.where = "S.spades"
	if _, err := m.Make(context.Background(), o, func(int) {}); err == nil || errors.Is(err, practice.ErrNotFound) {
		t.Errorf("a condition that is none: %v", err)
	}
}
