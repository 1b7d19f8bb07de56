package desk

import (
	"testing"

	"github.com/superbridge/superbridge/game/chess/puzzle"
	chessstore "github.com/superbridge/superbridge/storage/chess"
)

// Puzzles begin with that of the day until it is solved, then with the first that isn't.
func TestFirstPuzzle(t *testing.T) {
	const today = 21
	a := attempted{puzzle.All(), map[string]chessstore.Attempt{}}
	solve := func(n int) { a.attempts[a.all[n].Start.String()] = chessstore.Attempt{Solved: true} }
	for _, step := range []struct {
		solved []int
		want   int
	}{{nil, today}, {[]int{0}, today}, {[]int{today}, 1}, {[]int{1, 2}, 3}} {
		for _, n := range step.solved {
			solve(n)
		}
		if got := a.first(today); got != step.want {
			t.Errorf("after %v it begins with %d, want %d", step.solved, got, step.want)
		}
	}
	for n := range a.all {
		solve(n)
	}
	if got := a.first(today); got != today {
		t.Errorf("when all are solved it begins with %d", got)
	}
}
