package practice_test

import (
	"slices"
	"testing"

	. "github.com/superbridge/superbridge/game/bridge/practice"
)

func TestRank(t *testing.T) {
	right, wrong := slices.Repeat([]bool{true}, 8), slices.Repeat([]bool{false}, 8)
	for _, c := range []struct {
		done []bool
		want int
	}{
		{nil, 1},
		{right[:7], 1},
		{right, 2},
		{slices.Concat(right, right), 3},
		{slices.Concat(wrong, right), 2},
		{slices.Concat(right, wrong), 1},
		{slices.Concat(right, right, wrong), 2},
		{slices.Concat([]bool{false}, right[:7]), 2},
		{slices.Concat([]bool{false, false}, right[:6]), 1},
		{slices.Concat([]bool{false, false}, right[:7]), 2}, // the first has dropped out
		{slices.Repeat([]bool{true}, 100), 5},
	} {
		if got := Rank(c.done); got != c.want {
			t.Errorf("after %v: level %d, want %d", c.done, got, c.want)
		}
	}
}
