package bridge_test

import (
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
)

// The scale as published: the smallest and the largest difference of each step. Scores are multiples of ten.
func TestIMPs(t *testing.T) {
	published := [25][2]int{
		{0, 10}, {20, 40}, {50, 80}, {90, 120}, {130, 160}, {170, 210}, {220, 260}, {270, 310}, {320, 360},
		{370, 420}, {430, 490}, {500, 590}, {600, 740}, {750, 890}, {900, 1090}, {1100, 1290}, {1300, 1490},
		{1500, 1740}, {1750, 1990}, {2000, 2240}, {2250, 2490}, {2500, 2990}, {3000, 3490}, {3500, 3990},
		{4000, 20000},
	}
	next := 0
	for want, row := range published {
		if row[0] != next {
			t.Fatalf("the row of %d IMPs begins with %d, want %d", want, row[0], next)
		}
		for points := row[0]; points <= row[1]; points += 10 {
			if got := bridge.IMPs(points); got != want {
				t.Errorf("%d points are %d IMPs, want %d", points, got, want)
			}
			if got := bridge.IMPs(-points); got != -want {
				t.Errorf("%d points are %d IMPs, want %d", -points, got, -want)
			}
		}
		next = row[1] + 10
	}
}
