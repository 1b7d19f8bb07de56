package tabletop

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/poker"
)

// Chips go from loser to winner, whichever of the two settles first.
func TestWhoPaysWhom(t *testing.T) {
	m := NewModel(begin(t, tableOf(0, 0, 0), 3), 2, names) // seat 2 is at place 0
	for _, tt := range []struct{ paid, from, to, chips int }{{7, 1, 2, 7}, {-3, 2, 1, 3}, {0, 1, 2, 0}} {
		from, to, chips := m.payment(poker.Payment{Pair: poker.Pair{First: 1, Second: 3}, Paid: tt.paid})
		if from != tt.from || to != tt.to || chips != tt.chips {
			t.Errorf("paid %d: %d chips from %d to %d, want %d from %d to %d", tt.paid, chips, from, to, tt.chips, tt.from, tt.to)
		}
	}
}

// Each payment is animated, and no chips are left on the table afterwards; without animation nothing is shown.
func TestChipsPass(t *testing.T) {
	var m Model
	i := -1
	for seed := uint64(1); i < 0; seed++ { // at random most hands die
		hands := play(t, begin(t, tableOf(0, 0, 0), seed), rand.New(rand.NewPCG(seed, 6)))
		m = NewModel(hands[len(hands)-1], 1, names)
		i = slices.IndexFunc(m.Settled.Pairs, func(p poker.Payment) bool { return p.Paid != 0 })
	}
	s := lay(t, m.Show(i), 1280, 800)
	s.SetModel(m.Show(i + 1)) // the tests' driver ends all that moves at once
	if s.passing.piles != nil || len(s.Marks) != len(s.marks()) {
		t.Error("chips are left on the table")
	}
	s.Animated = false
	s.SetModel(m.Show(i))
	if s.SetModel(m.Show(i + 1)); s.passing.piles != nil {
		t.Error("chips pass where nothing is to move")
	}
}

// Another player's act during a deal is shown after it, and the deal isn't cut short, except by the user.
func TestAnActWaitsForTheDeal(t *testing.T) {
	hands := play(t, begin(t, tableOf(17, 14, 0), 5), rand.New(rand.NewPCG(6, 6)))
	first, second := NewModel(hands[0], 1, names), NewModel(hands[1], 1, names)
	s := lay(t, Model{}, 1280, 800)
	var show func(time.Duration)
	s.Run = func(_ time.Duration, tick func(time.Duration)) (stop func()) { show = tick; return func() {} }
	s.SetModel(first)
	if !s.Dealing() {
		t.Fatal("nothing is dealt")
	}
	s.SetModel(second)
	if !s.Dealing() || s.model.Acts != 0 || s.Model().Acts != 1 {
		t.Fatalf("dealing %v, %d acts are shown, of %d", s.Dealing(), s.model.Acts, s.Model().Acts)
	}
	show(time.Hour)
	if s.Dealing() || s.model.Acts != 1 || s.late != nil {
		t.Errorf("after the deal %d acts are shown", s.model.Acts)
	}
	s.SetModel(Model{})
	s.SetModel(first)
	s.SetModel(second)
	s.Resize(fyne.NewSize(1024, 700))
	if s.Dealing() || s.model.Acts != 1 {
		t.Errorf("in a window of another size %d acts are shown", s.model.Acts)
	}
}
