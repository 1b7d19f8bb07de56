package bot_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"reflect"
	"testing"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/bot"
	"github.com/superbridge/superbridge/game/few/random"
	"github.com/superbridge/superbridge/game/few/solve"
)

// duos are the games of two hands.
var duos = []few.Kind{few.NulloForTwo, few.Slam, few.ChineseBridge}

// somewhere returns a deal played at random, as it is after a number of events.
func somewhere(t *testing.T, kind few.Kind, r *rand.Rand, events int) few.Board {
	t.Helper()
	rules := few.Of(kind)
	b, err := few.NewBoard(few.Setup{Rules: rules, Number: 1}, few.Shuffle(rules, r))
	for range events {
		if err != nil {
			t.Fatal(err)
		}
		next, wrong := b.Apply(random.Event(b.View(b.Turn()), r))
		if err = wrong; err == nil && next.Stage() == few.StageFinished {
			break
		}
		b = next
	}
	return b
}

// In the games of two hands a player acts only by what he sees: exchanging hidden cards changes neither his act nor its
// rating. His act and all his options are legal.
func TestDuoSeesNoMore(t *testing.T) {
	stages := map[few.Stage]int{}
	for _, kind := range duos {
		for n := range 48 {
			level := bot.Levels()[n%3]
			if level == bot.Expert && n%4 == 0 {
				continue // he takes longer
			}
			r := rand.New(rand.NewPCG(uint64(n), 10+uint64(kind)))
			b := somewhere(t, kind, r, r.IntN([]int{9, 60}[n%2]))
			v := b.View(b.Turn())
			stages[b.Stage()]++
			player := bot.Player{Level: level, Seed: uint64(n)}
			want, err := player.Advise(t.Context(), v)
			if err != nil {
				t.Fatalf("%v: %v", b.Events(), err)
			}
			for _, o := range want.Options {
				if err := v.Check(o.Event); err != nil {
					t.Fatalf("%v after %v: %v", o.Event, b.Events(), err)
				}
			}
			hidden := v.Unseen().Cards()
			r.Shuffle(len(hidden), func(i, j int) { hidden[i], hidden[j] = hidden[j], hidden[i] })
			other, err := v.Fill(hidden)
			if err != nil {
				t.Fatal(err)
			}
			got, err := player.Advise(t.Context(), other.View(b.Turn()))
			if err != nil || !reflect.DeepEqual(got, want) {
				t.Fatalf("%v %v after %v: %v, and with other hidden cards %v, %v", kind, level, b.Events(), want, got, err)
			}
		}
	}
	if len(stages) < 5 {
		t.Errorf("only the stages %v came about", stages)
	}
}

// A thought ends with its context.
func TestDuoCancel(t *testing.T) {
	for _, kind := range duos {
		for n := range 4 {
			b := somewhere(t, kind, rand.New(rand.NewPCG(9, uint64(n))), 3*n)
			ctx, cancel := context.WithCancel(t.Context())
			cancel()
			if _, err := (bot.Player{Level: bot.Expert}).Act(ctx, b.View(b.Turn())); !errors.Is(err, context.Canceled) {
				t.Errorf("%v: %v", kind, err)
			}
		}
	}
}

// With three cards each, all known by subtraction, the expert plays what the solver says to the end, and reports no
// layouts.
func TestDuoLastTricks(t *testing.T) {
	checked := 0
	for n := range 60 {
		b := somewhere(t, few.Slam, rand.New(rand.NewPCG(3, uint64(n))), 200)
		if b.Stage() != few.StagePlaying {
			continue
		}
		for i := range b.Events() {
			at := b.Prefix(i)
			if at.Stage() != few.StagePlaying || at.Left() != 3 || at.Setup().Rules.Options.ReserveTakenUp {
				continue
			}
			a, err := bot.Player{Level: bot.Expert}.Advise(t.Context(), at.View(at.Turn()))
			if err != nil {
				t.Fatal(err)
			}
			p, err := solve.At(at)
			if err != nil {
				t.Fatal(err)
			}
			value, err := solve.NewSolver(1).Value(t.Context(), p, 0)
			if err != nil {
				t.Fatal(err)
			}
			if why := a.Options[0].Why; why.Kind != bot.OnlyCard {
				checked++
				if why.Layouts != 0 || why.Tricks != float64(value.Min) {
					t.Errorf("%+v; the solver says %v", why, value)
				}
			}
		}
	}
	if checked < 20 {
		t.Errorf("only %d cards were checked", checked)
	}
}
