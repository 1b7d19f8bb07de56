package statistics

import (
	"math"
	"testing"

	"github.com/superbridge/superbridge/ui/kit/text"
)

func TestNumbers(t *testing.T) {
	want(t, "rounded", Number(1234.5, 0), "1,235")
	want(t, "less than nought", Number(-1234.4, 0), "–1,234")
	want(t, "digits", Number(2.049, 2), "2.05")
	want(t, "noughts", Number(-0.04, 1), "0.0")
	want(t, "carried", Number(0.999, 2), "1.00")
	want(t, "a small part", Number(-3.05, 2), "–3.05")
	want(t, "plus", Signed(12, 0), "+12")
	want(t, "no plus", Signed(0.4, 0), "0")
	want(t, "minus", Signed(-0.12, 2), "–0.12")
	for n, words := range map[int]string{0: "0", 999: "999", 1000: "1.0k", 9949: "9.9k", 9950: "10k", 45678: "46k"} {
		want(t, "short", Short(n), words)
	}
	want(t, "a share", text.Percent(0.525), "53 %")
}

func TestChanceInDigits(t *testing.T) {
	want(t, "known", Chance(0, 0), "")
	want(t, "whole", Chance(2.4, 0), "± 2")
	want(t, "less than one", Chance(0.23, 0), "± 0.2")
	want(t, "much less", Chance(0.04, 1), "± 0.04")
	want(t, "next to nothing", Chance(0.004, 0), "")
}

func TestDeviation(t *testing.T) {
	if got := Deviation(2+4+6, 4+16+36, 3); math.Abs(got-2) > 1e-9 {
		t.Errorf("2, 4 and 6 are %v apart", got)
	}
	want(t, "alike", Deviation(30, 300, 3), 0)
	want(t, "one", Deviation(5, 25, 1), 0)
	want(t, "none", Deviation(0, 0, 0), 0)
}

// A share of all in a few cases still has a margin.
func TestErrorOfAShare(t *testing.T) {
	for _, c := range []struct {
		cases, n int
		want     float64
	}{{50, 100, 0.05}, {4, 4, 0.15}, {0, 4, 0.15}, {1, 1, math.Sqrt(3. / 16)}} {
		if got := ShareError(c.cases, c.n); math.Abs(got-c.want) > 1e-9 {
			t.Errorf("%d of %d: %v, want %v", c.cases, c.n, got, c.want)
		}
	}
}

// Three of four deals aren't shown as 75 %, and no interval is given.
func TestFewAreCounted(t *testing.T) {
	for _, tt := range []struct {
		cases, n      int
		value, chance string
	}{{3, 4, "3 of 4", ""}, {0, 1, "0 of 1", ""}, {9, 9, "9 of 9", ""}, {5, Enough, "50 %", "± 16"}, {30, 40, "75 %", "± 7"}} {
		if value, chance := Share(tt.cases, tt.n, 0); value != tt.value || chance != tt.chance {
			t.Errorf("%d of %d: %q %q, want %q %q", tt.cases, tt.n, value, chance, tt.value, tt.chance)
		}
	}
	if ChanceOf(Enough-1, 30, 0) != "" || ChanceOf(Enough, 30, 0) == "" {
		t.Error("how far chance could move it begins with ten")
	}
}
