package lesson

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/learning"
)

// TestWholeCourse goes from step to step until the course is done.
func TestWholeCourse(t *testing.T) {
	course, p := Course(), learning.Progress{}
	steps := 0
	for _, l := range course {
		steps += len(l.Steps)
	}
	if len(course) != 16 {
		t.Errorf("there are %d lessons, want 16", len(course))
	}
	for range steps {
		i, at, ok := p.Next(Outlines(course))
		if !ok {
			t.Fatal("the course is done too early")
		}
		l := course[i]
		p[learning.Place{Lesson: l.ID, Step: l.Steps[at].ID}] = learning.Done{Passed: true}
	}
	if i, at, ok := p.Next(Outlines(course)); ok {
		t.Errorf("the course isn't done: lesson %d, step %d", i+1, at+1)
	}
}

// TestPavliceksTricks compares the cards that win the four tricks of the first lesson. (Rules: lessons, Four tricks.)
func TestPavliceksTricks(t *testing.T) {
	for step, want := range map[string]string{"king": "SK", "eight": "D8", "two": "H2", "seven": "C7"} {
		if got, err := won(stepAt(t, learning.Place{Lesson: "trick", Step: step}).board, true); got != want || err != nil {
			t.Errorf("%s: %s wins, want %s; %v", step, got, want, err)
		}
	}
}

// TestLines plays the lines of deals A and B, trick by trick: who leads, and how many tricks declarer has in the end. In B the
// queen of hearts is still to win the tenth. (Rules: lessons, The guided deals.)
func TestLines(t *testing.T) {
	for _, c := range []struct {
		deal, contract, line string
		won                  int
	}{
		{dealA, "3N-S", `W SQ S2 S4 SK, S C4 C2 CJ CA, E S5 SA S8 S3, S C5 CT CQ C3, N CK C8 C6 D9, N H3 H8 HQ H6, S HK H7 H4 H9,
			S HA HJ H5 HT, S H2 S9 D2 S6, S D5 DJ DA DT`, 9},
		{dealB, "4H-S", `W SK S4 S2 SJ, W SA S7 S3 H5, S HK H2 H6 H4, S HA H3 H8 H7, S DK D7 D2 D3, S DA DJ D5 D8, S D4 DQ HT D9,
			N ST S5 H9 S6, S D6 S9 HJ DT, N CA C5 C4 C8`, 9},
	} {
		b, err := Position{Rules: "Duplicate", Deal: c.deal, Contract: c.contract}.board()
		for _, trick := range strings.Split(c.line, ",") {
			f := strings.Fields(trick)
			if got := b.Turn().String(); got != f[0] {
				t.Errorf("%s: %s is to lead to%s", c.contract, got, trick)
			}
			if err == nil {
				b, err = applied(b, f[1:])
			}
		}
		if err != nil {
			t.Fatal(err)
		}
		if got := b.Won(card.NS); got != c.won {
			t.Errorf("%s: declarer has won %d tricks, want %d", c.contract, got, c.won)
		}
	}
}

// TestBest asks the solver what declarer takes after the best lead, and after any. (Rules: lessons, The guided deals,
// Course.)
func TestBest(t *testing.T) {
	for _, c := range []struct {
		deal, contract string
		best           int
	}{
		{dealA, "3N-S", 9}, {dealB, "4H-S", 10},
		{"N:432.T842.43.AKQJ 865.K3.QT87.T974 AKQJT.A75.62.532 97.QJ96.AKJ95.86", "4S-S", 10},
		{"N:K64.765.AQJT9.54 T93.QJ3.542.9872 A752.A842.K3.A63 QJ8.KT9.876.KQJT", "3N-S", 9},
		{"N:K52.643.AQ53.842 63.KJT87.T964.T5 A74.AQ5.K82.AK73 QJT98.92.J7.QJ96", "3N-S", 9},
	} {
		b, err := Position{Rules: "Duplicate", Deal: c.deal, Contract: c.contract}.board()
		if err != nil {
			t.Fatal(err)
		}
		defence := 0
		for _, p := range solved(t, b) {
			defence = max(defence, p.Tricks.Min)
		}
		if got := b.Rules.Tricks() - defence; got != c.best {
			t.Errorf("%s takes %d tricks, want %d", c.contract, got, c.best)
		}
	}
}

// TestMiniBridgeDeals has the learner declare, with a part-score and with game, and defend.
func TestMiniBridgeDeals(t *testing.T) {
	random := rand.New(rand.NewPCG(19, 8))
	for step, want := range map[string]struct {
		declares bool
		low, top int // points of the learner's side
	}{"deal-one": {true, 21, 24}, "deal-two": {true, 26, 30}, "deal-three": {false, 14, 18}} {
		s := stepAt(t, learning.Place{Lesson: "minibridge", Step: step})
		for range 5 {
			b, err := s.New(t.Context(), random)
			if err != nil {
				t.Fatal(err)
			}
			points := b.Announced()
			n := points[card.North] + points[card.South]
			if (b.Contract().Declarer == Learner) != want.declares || n < want.low || n > want.top {
				t.Errorf("%s: %v declares, and the learner's side has %d points", step, b.Contract().Declarer, n)
			}
			if want.declares && s.Did(b, bridge.Chosen(bridge.Bid(5, bridge.Clubs))).Right && n < GamePoints {
				t.Errorf("%s: game is right with %d points", step, n)
			}
		}
	}
	if _, err := stepAt(t, learning.Place{Lesson: "minibridge", Step: "end"}).New(t.Context(), random); err == nil {
		t.Error("a step that only shows something deals")
	}
}

// stepAt returns a step of the course.
func stepAt(t *testing.T, at learning.Place) Step {
	t.Helper()
	for _, l := range Course() {
		if s, ok := l.Step(at.Step); ok && l.ID == at.Lesson {
			return s
		}
	}
	t.Fatalf("there is no step %v", at)
	return Step{}
}
