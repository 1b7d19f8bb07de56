package bot_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
)

// parse reads a position.
func parse(t *testing.T, text string) chess.Game {
	t.Helper()
	p, err := chess.ParsePosition(text)
	if err != nil {
		t.Fatal(err)
	}
	return chess.From(p)
}

// act returns the move of a player.
func act(t *testing.T, p bot.Player, g chess.Game) chess.Move {
	t.Helper()
	e, err := p.Act(context.Background(), g)
	if err != nil {
		t.Fatal(err)
	}
	m, ok := e.Move()
	if !ok {
		t.Fatalf("%v is no move", e)
	}
	return m
}

// Every level plays legal moves in every variant, to the end, and from positions that players would not reach.
func TestLegal(t *testing.T) {
	for n, v := range chess.Variants() {
		for _, level := range bot.Levels() {
			rng := rand.New(rand.NewPCG(uint64(n), uint64(level)))
			g := chess.New(chess.Usual(v))
			for acts := 0; !g.Over() && acts < 3; {
				p := g.Position()
				e := chess.RollEvent(chess.Roll(rng))
				if !p.Rolling() {
					moves := p.Moves()
					e = chess.MoveEvent(moves[rng.IntN(len(moves))])
					if rng.IntN(10) == 0 {
						acts++
						var err error
						if e, err = (bot.Player{Level: level, Seed: 1}).Act(context.Background(), g); err != nil {
							t.Fatal(err)
						}
					}
				}
				next, err := g.Apply(e)
				if err != nil {
					t.Fatalf("%v, %v: %v in %v", v, level, err, g)
				}
				g = next
			}
		}
	}
}

// The same game, level and seed give the same move, whatever was considered before.
func TestSame(t *testing.T) {
	for _, v := range []string{"A1-2", "A1-4", "B-4", "A1-3D"} {
		variant, err := chess.ParseVariant(v)
		if err != nil {
			t.Fatal(err)
		}
		g := opening(variant, rand.New(rand.NewPCG(5, 6)))
		p := g.Position()
		if p.Rolling() {
			g = apply(g, chess.RollEvent(chess.Dice{A: 3, B: 5}))
		}
		for _, level := range bot.Levels() {
			first := act(t, bot.Player{Level: level, Seed: 7}, g)
			if again := act(t, bot.Player{Level: level, Seed: 7, Threads: 1}, g); again != first {
				t.Errorf("%v, %v: %v, then %v", v, level, first, again)
			}
		}
	}
}

// Thinking stops soon after it is cancelled.
func TestCancel(t *testing.T) {
	g := opening(chess.Variants()[0], rand.New(rand.NewPCG(1, 1)))
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := (bot.Player{Level: bot.Expert}).Act(ctx, g); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled before: %v", err)
	}
	ctx, cancel = context.WithTimeout(context.Background(), 5*time.Millisecond)
	defer cancel()
	start := time.Now()
	if _, err := (bot.Player{Level: bot.Expert}).Advise(ctx, g); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("cancelled while thinking: %v", err)
	}
	if d := time.Since(start); d > 100*time.Millisecond {
		t.Errorf("it took %v to stop", d)
	}
}

// Players refuse to act when a roll is due, or the game is over.
func TestNotToAct(t *testing.T) {
	v, err := chess.ParseVariant("A1-2D")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := (bot.Player{}).Act(context.Background(), chess.New(chess.Usual(v))); !errors.Is(err, bot.ErrNotToAct) {
		t.Errorf("before the roll: %v", err)
	}
	g := parse(t, "7yK/10/12/14/14/14/14/14/5rK8/14/14/12/10/8 r A1-2 r-y- - - 0 1")
	g = apply(g, chess.MoveEvent(act(t, bot.Player{Level: bot.Club}, g)))
	if _, err := (bot.Player{}).Advise(context.Background(), g); !errors.Is(err, bot.ErrNotToAct) {
		t.Errorf("after the end: %v", err)
	}
}
