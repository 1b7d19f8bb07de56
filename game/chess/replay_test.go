package chess_test

import (
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/random"
)

// TestReplay plays random games under random rules, with some resignations and agreements, and checks that events,
// prefixes, whole turns and lines agree.
func TestReplay(t *testing.T) {
	for seed := range uint64(60) {
		rng := rand.New(rand.NewPCG(seed, 3))
		rules := random.Rules(rng)
		g, err := random.Play(chess.New(rules), rng, rng.IntN(300))
		if err != nil {
			t.Fatalf("seed %d, %v: %v", seed, rules, err)
		}
		for range rng.IntN(3) {
			e := []chess.Event{chess.Resign, chess.TimeOut, chess.DrawAgreed}[rng.IntN(3)]
			if next, err := g.Apply(e); err == nil {
				g = next
			}
		}
		replay(t, g)
		if g.Rules() != rules {
			t.Errorf("seed %d: rules %v became %v", seed, rules, g.Rules())
		}
	}
}

// replay applies a game's events one by one, from their texts, and compares the results with the game's prefixes.
func replay(t *testing.T, g chess.Game) {
	t.Helper()
	again := chess.From(g.Start())
	for i, e := range g.Events() {
		back, err := chess.ParseEvent(e.String())
		if err != nil || back != e {
			t.Fatalf("%v is read as %v: %v", e, back, err)
		}
		before := again
		if again, err = again.Apply(e); err != nil {
			t.Fatalf("%v: %v", g, err)
		}
		prefix := g.At(i + 1)
		if prefix.Position() != again.Position() || prefix.Result() != again.Result() || prefix.Len() != i+1 {
			t.Fatalf("%v: after %d events another position", g, i+1)
		}
		if before.Len() != i || before.Over() {
			t.Fatalf("%v: event %d changed the game before it", g, i+1)
		}
	}
	line := g.String()
	parsed, _, err := chess.Parse(line)
	if err != nil {
		t.Fatalf("%s: %v", line, err)
	}
	if parsed.String() != line || parsed.Result() != g.Result() || parsed.Points() != g.Points() {
		t.Errorf("%s is read as %v", line, parsed)
	}
	turns := g.Turns()
	if !slices.EqualFunc(turns, parsed.Turns(), func(a, b chess.Turn) bool {
		return a.String() == b.String() && a.Army == b.Army && a.Number == b.Number
	}) {
		t.Errorf("%s has other turns when it is read", line)
	}
	for i, turn := range turns {
		if i > 0 && turns[i-1].To != turn.From || turn.From >= turn.To || turn.To > g.Len() {
			t.Errorf("%s: turn %v is from %d to %d", line, turn, turn.From, turn.To)
		}
	}
}

// TestWholeTurns cuts dice turns short: the moves made in them are taken back.
func TestWholeTurns(t *testing.T) {
	rules, err := chess.ParseRules("A1-3D")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range []chess.Event{chess.Resign, chess.TimeOut, chess.DrawAgreed} {
		g := chess.New(rules)
		for _, text := range []string{"33:", "d3-e4", "e2-f3"} {
			event, err := chess.ParseEvent(text)
			if err != nil {
				t.Fatal(err)
			}
			if g, err = g.Apply(event); err != nil {
				t.Fatal(err)
			}
		}
		if n := len(g.Turns()); n != 0 || g.String() != "A1-3D ;  ; *" {
			t.Errorf("an unfinished turn is written: %v", g)
		}
		g, err := g.Apply(e)
		if err != nil {
			t.Fatal(err)
		}
		p := g.Position()
		if p.Left() != 0 || p.At(square(t, "e4")) != chess.Empty {
			t.Errorf("after %v the turn goes on: %v", e, p)
		}
		replay(t, g)
	}
}

// TestZeroEvent refuses the zero event, and rolls that dice can't show.
func TestZeroEvent(t *testing.T) {
	rules, err := chess.ParseRules("A1-2D")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range []chess.Event{{}, chess.RollEvent(chess.Dice{}), chess.RollEvent(chess.Dice{A: 7, B: 1}), chess.MoveEvent(chess.Move{})} {
		var broken *chess.RuleError
		if _, err := chess.New(rules).Apply(e); !errors.As(err, &broken) {
			t.Errorf("%v: %v", e, err)
		}
	}
}

// TestOwners checks the persons of each variant in the order of turns.
func TestOwners(t *testing.T) {
	for _, test := range []struct{ rules, want string }{
		{"A1-4", "rbyg"}, {"A2-3", "rby"}, {"A1-2", "ry"}, {"B-4", "rbyg"}, {"B-2", "rb"}, {"B-2 partners=beside", "ry"},
		{"A1-4 seats=anticlockwise", "rgyb"}, {"B-2 seats=anticlockwise", "rb"},
	} {
		rules, err := chess.ParseRules(test.rules)
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		for _, a := range rules.Owners() {
			got += a.String()
		}
		if got != test.want {
			t.Errorf("%s: %s, want %s", test.rules, got, test.want)
		}
	}
}

// TestRolls counts the rolls: 36 in all.
func TestRolls(t *testing.T) {
	seen, all := map[chess.Dice]bool{}, 0
	for _, r := range chess.Rolls() {
		back, err := chess.ParseDice(r.Dice.String())
		if err != nil || back != r.Dice || seen[r.Dice] || !r.Dice.Valid() {
			t.Errorf("%v: %v", r.Dice, err)
		}
		seen[r.Dice] = true
		all += r.Of36
	}
	if all != 36 {
		t.Errorf("%d rolls of 36", all)
	}
}

// TestSquareSet checks the operations on sets against each other.
func TestSquareSet(t *testing.T) {
	var light, left, none chess.SquareSet
	for s := range chess.Square(chess.Squares) {
		if s.Light() {
			light = light.With(s)
		}
		if s.X() <= 7 {
			left = left.With(s)
		}
	}
	if light.Len() != 86 || left.Len() != 86 || !none.Empty() || none.Has(chess.NoSquare) {
		t.Errorf("%d light squares, %d on the left", light.Len(), left.Len())
	}
	both, either := light.And(left), light.Or(left)
	if both.Len()+either.Len() != 172 || light.Minus(left) != either.Minus(left) {
		t.Errorf("%d both, %d either", both.Len(), either.Len())
	}
	for s := range both.All() {
		if !s.Light() || s.X() > 7 || both.Without(s).Has(s) || both.Without(s).With(s) != both {
			t.Errorf("%v is in the set", s)
		}
	}
}
