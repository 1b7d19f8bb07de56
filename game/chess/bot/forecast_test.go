package bot

import (
	"context"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
)

// rolled returns a game at a roll.
func rolled(t *testing.T, text, roll string) chess.Game {
	t.Helper()
	p, err := chess.ParsePosition(text)
	if err != nil {
		t.Fatal(err)
	}
	dice, err := chess.ParseDice(roll)
	if err != nil {
		t.Fatal(err)
	}
	g, err := chess.From(p).Apply(chess.RollEvent(dice))
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// slowReply returns the value, for itself, of the best turn of an army that has rolled, and the chance that
// it leaves.
func slowReply(f *forecast, p chess.Position, turn chess.Army) (value, chance int) {
	_, over := p.Result()
	if over || p.Turn() != turn {
		var o outlook
		o.look(&p)
		worth := func(c camp) int {
			if value, over := c.over(&p, 1); over {
				return value
			}
			return c.value(&p, &o)
		}
		return worth(camp{turn, OwnKing}), chanceOf(worth(f.camp))
	}
	value = -endless
	for _, m := range p.Moves() {
		next := p
		next.Do(m)
		if v, c := slowReply(f, next, turn); v > value {
			value, chance = v, c
		}
	}
	return value, chance
}

// Without limits, the expected value is the average over all rolls of the best turns.
func TestAverage(t *testing.T) {
	for _, text := range []string{
		"8/10/12/14/14/8yK5/14/14/5rP8/14/14/12/10/rK7 y A1-2D r-y- - 0,0,4,0 0 1",
		"8/10/12/14/14/8yK5/7yN6/14/5rP8/5rR8/14/12/10/rK7 y A1-2D r-y- - 0,0,0,0 0 1",
		"8/10/12/14/14/14/14/14/5rP8/4yR9/2yP11/12/4yK5/rK7 y A1-2D r-y- - 0,0,2,0 0 1",
	} {
		p, err := chess.ParsePosition(text)
		if err != nil {
			t.Fatal(err)
		}
		const most = 2
		f := forecast{context.Background(), camp{chess.Red, OwnKing}, turnEffort{width: 10_000, moves: most, strikes: most}}
		want := 0
		for _, r := range chess.Rolls() {
			q := p
			q.Roll(unequal(min(r.Dice.Moves(), most)))
			_, chance := slowReply(&f, q, p.Turn())
			want += r.Of36 * chance
		}
		if got := f.average(&p); got != want/36 {
			t.Errorf("%s: %d, slowly %d", text, got, want/36)
		}
	}
}

// Chances and values convert to each other, as exactly as a millionth allows; beyond the range values are as good as won or lost.
func TestChance(t *testing.T) {
	for value, want := range map[int]int{0: 0, 1: 1, 100: 100, -100: -100, 2500: 2500, -7000: -7000, Won - 5: oddsRange, 5 - Won: -oddsRange} {
		if got := valueOf(chanceOf(value)); got < want-50 || got > want+50 {
			t.Errorf("%d comes back as %d, want %d", value, got, want)
		}
	}
}

// Players with dice enter the Castle when the roll allows it, and prevent a rival from doing so.
func TestTurn(t *testing.T) {
	for _, test := range []struct{ name, text, roll, want string }{
		{"enters", "7yK/10/12/14/14/14/14/14/5rK8/14/14/12/10/8 r A1-2D r-y- - 4,0,0,0 0 1", "21", "f6-g7"},
		{"goes to enter", "7yK/10/12/14/14/14/14/14/14/14/3rK10/12/10/8 r A1-2D r-y- - 4,0,0,0 0 1", "22", "d4-e5"},
		{"becomes a queen, so that the rival's entry does not win", "8/10/12/14/14/8yK5/14/14/5rP8/14/14/12/10/rK7 r A1-2D r-y- - 0,0,4,0 0 1", "21", "f6-g7=Q"},
		{"takes the king that would enter", "8/10/12/14/14/8yK5/14/14/8rR5/7yQ6/14/12/10/rK7 r A1-2D r-y- - 0,0,4,0 0 1", "21", "i6xi9"},
	} {
		for _, level := range []Level{Club, Expert} {
			g := rolled(t, test.text, test.roll)
			e, err := Player{Level: level, Seed: 1}.Act(context.Background(), g)
			if err != nil {
				t.Fatal(err)
			}
			if e.String() != test.want {
				t.Errorf("%v %s: %v, want %s", level, test.name, e, test.want)
			}
		}
	}
}

// The moves of a turn, requested one after the other, are those of the planned turn.
func TestPlan(t *testing.T) {
	p := Player{Level: Expert, Seed: 1}
	g := rolled(t, "8/10/12/14/14/8yK5/7yN6/14/5rP8/5rR8/3rB10/12/2rN7/rK7 r A1-2D r-y- - 0,0,0,0 0 1", "43")
	plan, err := p.Advise(context.Background(), g)
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range plan.Options[0].Line {
		e, err := p.Act(context.Background(), g)
		if err != nil {
			t.Fatal(err)
		}
		if e != chess.MoveEvent(want) {
			t.Errorf("move %d is %v, planned was %v", i+1, e, want)
		}
		if g, err = g.Apply(e); err != nil {
			t.Fatal(err)
		}
	}
}
