package poker_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/poker"
)

// Stacks in order, the points of pairs, the payments and the stacks afterwards. (Rules: progressive-poker,
// Examples.)
func TestSettlements(t *testing.T) {
	for _, line := range lines(t, "testdata/settlements.txt") {
		stacks, rest, _ := strings.Cut(line, ": ")
		points, rest, _ := strings.Cut(rest, " -> ")
		paid, after, _ := strings.Cut(rest, " = ")
		got, gotAfter := poker.SettlePoints(1, figures(stacks), figures(points))
		if fmt.Sprint(got) != fmt.Sprint(figures(paid)) || fmt.Sprint(gotAfter) != fmt.Sprint(figures(after)) {
			t.Errorf("%s\ngot %+d = %d", line, got, gotAfter)
		}
	}
}

// With a point of five chips payments are five times as large; limits are in chips.
func TestSettlementByPoint(t *testing.T) {
	paid, after := poker.SettlePoints(5, []int{100, 40}, []int{7})
	if fmt.Sprint(paid, after) != "[35] [135 5]" {
		t.Errorf("7 points of 5 chips: %v, %v", paid, after)
	}
	paid, after = poker.SettlePoints(5, []int{100, 34}, []int{7})
	if fmt.Sprint(paid, after) != "[34] [134 0]" {
		t.Errorf("7 points of 5 chips from 34: %v, %v", paid, after)
	}
}

// figures reads numbers separated by spaces.
func figures(text string) []int {
	var all []int
	for _, word := range strings.Fields(text) {
		var n int
		must(fmt.Sscan(word, &n))
		all = append(all, n)
	}
	return all
}
