package tabletop

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/poker"
)

// clockwise returns the angle of a direction on the screen from down, clockwise, in turns.
func clockwise(x, y float64) float64 {
	angle := math.Atan2(-x, y) / (2 * math.Pi)
	if angle < 0 {
		angle++
	}
	return angle
}

var names = map[poker.Seat]string{1: "You", 2: "Clara", 3: "Victor", 4: "Leo", 5: "Nora", 6: "Hugo"}

// tableOf returns a table of players with the fantasies that are given, by seat from 1.
func tableOf(fantasies ...int) poker.Table {
	t := poker.Table{Rules: poker.Standard(), Game: "test", Hand: 1, Button: 2}
	for i, n := range fantasies {
		t.Players = append(t.Players, poker.Player{Seat: poker.Seat(i + 1), Stack: 500, Fantasy: n})
	}
	return t
}

// begin returns a hand at a table, of cards that a seed decides.
func begin(t *testing.T, table poker.Table, seed uint64) poker.Hand {
	t.Helper()
	h, err := poker.NewHand(table, table.Shuffle(rand.New(rand.NewPCG(seed, 1))))
	if err != nil {
		t.Fatal(err)
	}
	return h
}

// play returns the hands of a hand that is played to its end at random, from the first to the last.
func play(t *testing.T, h poker.Hand, random *rand.Rand) []poker.Hand {
	t.Helper()
	all := []poker.Hand{h}
	for !h.Over() {
		seat, _ := h.Turn()
		p := NewPlacing(h.View(seat))
		for !p.Complete() {
			left := p.Left()
			if next, err := p.Put(left[random.IntN(len(left))], Target(1+random.IntN(4))); err == nil {
				p = next
			}
		}
		var err error
		if h, err = h.Apply(p.Act()); err != nil {
			t.Fatal(err)
		}
		all = append(all, h)
	}
	return all
}
