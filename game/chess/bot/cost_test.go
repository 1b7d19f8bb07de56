package bot

import (
	"context"
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
)

// Moves asked about are among the options, below those that the player considers better, with the
// corresponding cost.
func TestJudgeAlso(t *testing.T) {
	for _, variant := range []string{"A1-4", "A1-2", "B-4"} {
		v, err := chess.ParseVariant(variant)
		if err != nil {
			t.Fatal(err)
		}
		g := chess.New(chess.Usual(v))
		plain, err := Judge(context.Background(), g, Club)
		if err != nil {
			t.Fatal(err)
		}
		also := chess.Pass
		p := g.Position()
		for _, m := range p.Moves() {
			if !slices.ContainsFunc(plain.Advice.Options, func(o Option) bool { return o.Move == m }) {
				also = m
			}
		}
		j, err := Judge(context.Background(), g, Club, also, chess.Pass)
		if err != nil {
			t.Fatal(err)
		}
		i := slices.IndexFunc(j.Advice.Options, func(o Option) bool { return o.Move == also })
		if i < 1 || len(j.Advice.Options) != len(plain.Advice.Options)+1 || j.Advice.Move != plain.Advice.Move || j.Shares != plain.Shares {
			t.Fatalf("%s: %v is option %d of %d", variant, also, i, len(j.Advice.Options))
		}
		last := 0.0
		for _, o := range j.Advice.Options {
			cost := j.Cost(o)
			if cost < last || cost > 1 {
				t.Errorf("%s: %v costs %v, after one of %v", variant, o.Move, cost, last)
			}
			last = cost
		}
	}
}

func TestCost(t *testing.T) {
	j := Judgement{Advice: Advice{Options: []Option{{Value: 0}}}}
	for value, want := range map[int]float64{0: 0, -logit: 0.2311, 2 - Won: 0.5, 50: 0} {
		if got := j.Cost(Option{Value: value}); got < want-0.0001 || got > want+0.0001 {
			t.Errorf("an option of %d costs %.4f, want %.4f", value, got, want)
		}
	}
	j.Advice.Options[0].Value = Won - 1
	if got := j.Cost(Option{Value: 2 - Won}); got < 0.99 {
		t.Errorf("to throw a won game away costs %.4f", got)
	}
	if got := (Judgement{}).Cost(Option{}); got != 0 {
		t.Errorf("without options a move costs %.4f", got)
	}
}
