package bot_test

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/bot"
)

var manyBoards = flag.Int("computer", 1, "boards of each game, and level, of which each act of a computer player is checked")

// someBoard returns a deal of a game at a random point of a rubber.
func someBoard(t *testing.T, r few.Rules, source *rand.Rand) few.Board {
	t.Helper()
	s := few.NewSession(r).Next()
	s.Number = 1 + source.IntN(9)
	if r.Kind == few.BridgeForThree {
		s.Rubber = 1 + source.IntN(3)
		s.Soloist = few.Player(s.Rubber - 1)
	} else {
		s.Dealer = few.Player(source.IntN(r.Players()))
	}
	for side := range r.Sides() {
		s.Standing.Games[side] = source.IntN(2)
	}
	b, err := few.NewBoard(s, few.Shuffle(r, source))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// play plays a deal to its end, and calls f with the board before each act, and the act.
func play(t *testing.T, b few.Board, p bot.Player, f func(few.Board, few.Event)) few.Board {
	t.Helper()
	for b.Stage() != few.StageFinished {
		e, err := p.Act(context.Background(), b.View(b.Turn()))
		if err != nil {
			t.Fatalf("%v after %v: %v", b.Rules(), b.Events(), err)
		}
		if f != nil {
			f(b, e)
		}
		if b, err = b.Apply(e); err != nil {
			t.Fatalf("%v: %v after %v", b.Rules(), err, b.Events())
		}
	}
	return b
}

// swapped returns the board with two cards exchanged; ok is false if an earlier act would then have been illegal.
func swapped(b few.Board, one, other card.Card) (few.Board, bool) {
	swap := func(c card.Card) card.Card {
		switch c {
		case one:
			return other
		case other:
			return one
		}
		return c
	}
	pack := b.Deal().Pack()
	for i, c := range pack {
		pack[i] = swap(c)
	}
	d, err := few.DealOf(b.Rules(), pack)
	if err != nil {
		return b, false
	}
	events := slices.Clone(b.Events())
	for i, e := range events {
		var h card.Hand
		for c := range e.Cards.All() {
			h = h.With(swap(c))
		}
		events[i].Cards = h
	}
	with, err := few.NewBoard(b.Setup(), d)
	if err == nil {
		with, err = with.Replay(events)
	}
	return with, err == nil && with.Turn() == b.Turn()
}

// Every act of every level is legal, and hidden cards don't matter: exchanging two unseen cards doesn't change the act.
// Asking again, under a context with a deadline, doesn't change it either.
func TestActs(t *testing.T) {
	for _, r := range few.Games() {
		for _, level := range bot.Levels() {
			n := *manyBoards
			if level == bot.Expert && n == 1 && (testing.Short() || !r.FourHands()) {
				continue // TestDuoSeesNoMore is for these; more boards are for all
			}
			t.Run(fmt.Sprint(r.Name, " ", level), func(t *testing.T) {
				source := rand.New(rand.NewPCG(uint64(r.Kind), uint64(level)))
				exchanged := 0
				for i := 0; i < n || exchanged == 0 && i < 20; i++ {
					play(t, someBoard(t, r, source), bot.Player{Level: level, Seed: 5}, func(b few.Board, e few.Event) {
						p := bot.Player{Level: level, Seed: 5}
						v := b.View(b.Turn())
						hidden := v.Unseen().Cards()
						if source.IntN(6) > 0 || len(hidden) < 2 {
							return
						}
						one, other := hidden[source.IntN(len(hidden))], hidden[source.IntN(len(hidden))]
						with, ok := swapped(b, one, other)
						if one == other || !ok {
							return
						}
						exchanged++
						ctx, cancel := context.WithTimeout(context.Background(), time.Hour)
						defer cancel()
						if got, err := p.Act(ctx, with.View(with.Turn())); err != nil || got.String() != e.String() {
							t.Errorf("%v after %v: %v, and with %v and %v exchanged %v, %v", r, b.Events(), e, one, other, got, err)
						}
					})
				}
				if exchanged == 0 {
					t.Error("no cards were exchanged")
				}
			})
		}
	}
}

// A thought ends soon after its context, and doesn't start if the context has ended.
func TestCancelled(t *testing.T) {
	for _, r := range few.Games() {
		b := someBoard(t, r, rand.New(rand.NewPCG(3, uint64(r.Kind))))
		for b.Stage() != few.StageFinished {
			ctx, cancel := context.WithCancel(context.Background())
			cancel()
			if _, err := (bot.Player{Level: bot.Expert}).Act(ctx, b.View(b.Turn())); !errors.Is(err, context.Canceled) {
				t.Fatalf("%v: %v", r, err)
			}
			ctx, cancel = context.WithCancel(context.Background())
			time.AfterFunc(2*time.Millisecond, cancel)
			start := time.Now()
			_, err := bot.Player{Level: bot.Expert}.Act(ctx, b.View(b.Turn()))
			if took := time.Since(start); errors.Is(err, context.Canceled) && took > 2*time.Second {
				t.Errorf("%v: a cancelled thought took %v", r, took)
			}
			cancel()
			if b.Stage() == few.StagePlaying && len(b.Tricks()) > 1 {
				break
			}
			e, err := bot.Player{Level: bot.Beginner}.Act(context.Background(), b.View(b.Turn()))
			if err != nil {
				t.Fatal(err)
			}
			if b, err = b.Apply(e); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// Only the player to act is asked.
func TestNotToAct(t *testing.T) {
	b := someBoard(t, few.Of(few.Booby), rand.New(rand.NewPCG(1, 1)))
	for p := range few.Player(3) {
		_, err := bot.Player{}.Act(context.Background(), b.View(p))
		if got, want := errors.Is(err, bot.ErrNotToAct), p != b.Turn(); got != want {
			t.Errorf("player %d of %d: %v", p, b.Turn(), err)
		}
	}
}
