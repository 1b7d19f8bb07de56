package poker_test

import (
	"errors"
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/poker"
)

// A player who has his cards may decide before his turn: what is legal early is legal in turn, and nothing is legal
// before the cards have come.
func TestCheckEarly(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 4))
	early := 0
	for _, sets := range []poker.When{poker.First, poker.Last} {
		rules := poker.Standard()
		rules.FantasySets = sets
		its := poker.Table{Rules: rules, Game: "A", Hand: 1, Button: 1, Players: []poker.Player{{Seat: 1, Stack: 9}, {Seat: 3, Stack: 9}, {Seat: 4, Stack: 9, Fantasy: 15}}}
		h, err := poker.NewHand(its, its.Shuffle(r))
		if err != nil {
			t.Fatal(err)
		}
		decided := map[poker.Seat]poker.Act{}
		for !h.Over() {
			turn, _ := h.Turn()
			for _, p := range its.Players {
				for later := h; ; { // while others act, until it is his turn
					seat, ok := later.Turn()
					if !ok {
						break
					}
					a := first(t, later)
					if seat != p.Seat {
						if later, err = later.Apply(a); err != nil {
							t.Fatal(err)
						}
						continue
					}
					known := len(h.Hold(seat)) == len(later.Hold(seat))
					if err := h.CheckEarly(a); (err == nil) != known {
						t.Fatalf("after %v, %v early: %v", h.Acts(), a, err)
					}
					if known && seat != turn {
						early++
						decided[seat] = a
					}
					break
				}
			}
			a, ok := decided[turn]
			if !ok {
				a = first(t, h)
			}
			delete(decided, turn)
			if h, err = h.Apply(a); err != nil {
				t.Fatal(err)
			}
		}
		if err := h.CheckEarly(poker.Act{Seat: 1}); err == nil {
			t.Error("one may act after the end")
		}
	}
	h, err := poker.NewHand(poker.Table{Rules: poker.Standard(), Hand: 1, Button: 1, Players: []poker.Player{{Seat: 1, Stack: 9}, {Seat: 2, Stack: 9}}}, nil)
	if err == nil {
		t.Error("a hand without cards")
	}
	var rule *poker.RuleError
	if err := h.CheckEarly(poker.Act{Seat: 2}); !errors.As(err, &rule) || rule.Rule != poker.HandIsOver {
		t.Error(err)
	}
	if early < 10 {
		t.Errorf("only %d acts were decided early", early)
	}
}

// first returns the first of the legal acts.
func first(t *testing.T, h poker.Hand) poker.Act {
	for a := range h.Legal() {
		return a
	}
	t.Fatalf("nothing is legal after %v", h.Acts())
	return poker.Act{}
}
