package practice

import (
	"context"
	"errors"
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/bot"
)

func random(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 3)) }

// Every exercise is the user's turn in the street that was asked for, with a choice, and follows from the source of chance.
func TestMake(t *testing.T) {
	tables := map[int]bool{}
	for n := range len(streets) * 3 {
		street := Street(n)
		e, err := Make(t.Context(), random(uint64(n)), street)
		if err != nil {
			t.Fatal(err)
		}
		seat, _ := e.Hand.Turn()
		if e.Hand.Stage() != street || seat != e.Seat || len(e.Hand.Hold(e.Seat)) < 3 || !e.chooses() {
			t.Errorf("exercise %d: stage %d of seat %v, want %d of %v with a choice", n, e.Hand.Stage(), seat, street, e.Seat)
		}
		if again, err := Make(t.Context(), random(uint64(n)), street); err != nil || again.Hand.View(e.Seat).Hold.String() != e.Hand.View(e.Seat).Hold.String() || again.Hand.Len() != e.Hand.Len() {
			t.Errorf("exercise %d is another one the second time (%v)", n, err)
		}
		tables[len(e.Hand.Table().Players)] = true
	}
	if len(tables) != len(others) {
		t.Errorf("tables of %v players", tables)
	}
}

// Making an exercise can be given up.
func TestMakeIsCancelled(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := Make(ctx, random(1), poker.LastStreet); !errors.Is(err, context.Canceled) {
		t.Errorf("it fails with %v", err)
	}
}

// What the expert would do costs nothing and is right; an act that costs is right only within the error of the judgement.
func TestJudge(t *testing.T) {
	expert := bot.Player{Level: bot.Club}
	wrong := 0
	for seed := range uint64(4) {
		e, err := Make(t.Context(), random(seed), poker.LastStreet)
		if err != nil {
			t.Fatal(err)
		}
		advice, err := expert.Advise(t.Context(), e.Hand.View(e.Seat))
		if err != nil {
			t.Fatal(err)
		}
		if got, err := e.Judge(t.Context(), expert, advice.Act); err != nil || got.Cost != 0 || !got.Right() || got.Act.String() != advice.Act.String() {
			t.Errorf("the advised act costs %v and is right: %v (%v)", got.Cost, got.Right(), err)
		}
		for a := range e.Hand.View(e.Seat).Legal() {
			got, err := e.Judge(t.Context(), expert, a)
			if err != nil {
				t.Fatal(err)
			}
			if got.Played.Act.String() != a.String() || got.Cost < 0 || got.Cost > 0 && got.Best.Points-got.Played.Points != got.Cost {
				t.Errorf("%v is judged as %+v", a, got)
			}
			if !got.Right() {
				wrong++
			}
		}
	}
	if wrong == 0 {
		t.Error("nothing is wrong")
	}
	if (Answer{Judgement: bot.Judgement{Cost: 0.4, Error: 0.1}}).Right() || !(Answer{Judgement: bot.Judgement{Cost: 0.4, Error: 0.2}}).Right() {
		t.Error("the error of a judgement isn't looked at")
	}
}

// An illegal act isn't judged.
func TestIllegal(t *testing.T) {
	e, err := Make(t.Context(), random(7), poker.FirstStreet)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := e.Judge(t.Context(), bot.Player{Level: bot.Club}, poker.Act{Seat: e.Seat}); err == nil {
		t.Error("nothing placed is judged")
	}
}

func BenchmarkMake(b *testing.B) {
	for n := 0; b.Loop(); n++ {
		if _, err := Make(b.Context(), random(uint64(n)), Street(n)); err != nil {
			b.Fatal(err)
		}
	}
}
