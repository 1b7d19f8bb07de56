package bot

import (
	"math"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
)

// The tables of whole numbers agree with the functions that they stand for.
func TestOdds(t *testing.T) {
	near := func(what string, got int, want, off float64) {
		t.Helper()
		if math.Abs(float64(got)-want) > off {
			t.Errorf("%s is %d, want %.1f", what, got, want)
		}
	}
	for a := -9000; a <= 9000; a += 731 {
		for b := -9000; b <= 9000; b += 977 {
			want := logit * math.Log(math.Exp(float64(a)/logit)+math.Exp(float64(b)/logit))
			near("either", either(a, b), want, 2)
		}
		near("chance", chanceOf(a), sure/(1+math.Exp(-float64(a)/logit)), 20)
	}
	for strength := 0; strength < 60_000; strength += 137 {
		near("logarithm", logOf(strength), logFactor*math.Log1p(float64(strength)/baseStrength), 2)
	}
	if got := logOf(-500); got != 0 {
		t.Errorf("a strength below nothing counts as %d", got)
	}
}

// A draw is worth the share of each who shares it.
func TestDrawnOdds(t *testing.T) {
	for n := 2; n <= chess.Armies; n++ {
		if got, want := Expected(drawnOdds[n]), 1/float64(n); math.Abs(got-want) > 0.001 {
			t.Errorf("a draw of %d is worth %.4f", n, got)
		}
	}
}

// Without its own king an army has half of the points of its side's win in A2, and a player who plays for its king counts less.
// (Rules: octagonal-chess, Other silent points.)
func TestPart(t *testing.T) {
	for text, want := range map[string][2]float64{ // by aim
		"8/10/3yK8/14/4bR1yP7/5bP8/14/14/14/14/13gK/12/10/rK7 b A2-4 rryg - - 0 1":  {0.005, 0.25},
		"8/10/3yK8/14/4bR1yPyN6/5bP8/14/14/14/14/13gK/12/10/rK7 b B-4 rbyg - - 0 1": {0.3, 0.5},
		"8/10/3yK8/14/4bR1yP7/5bP8/14/14/14/14/13gK/12/10/rK7 r A2-4 rryg - - 0 1":  {0.5, 0.5},
	} {
		p, err := chess.ParsePosition(text)
		if err != nil {
			t.Fatal(err)
		}
		for _, aim := range Aims() {
			c := camp{p.Turn(), aim}
			if got := Expected(c.part(&p, 0)); math.Abs(got-want[aim]) > 0.001 {
				t.Errorf("%s for %v: half a win counts as %.3f, want %.3f", text, aim, got, want[aim])
			}
		}
	}
}

// Aims have names.
func TestAims(t *testing.T) {
	for _, a := range Aims() {
		if got, ok := ParseAim(a.String()); !ok || got != a {
			t.Errorf("%v is read as %v", a, got)
		}
	}
	if _, ok := ParseAim("glory"); ok || Aim(9).String() != "unknown" {
		t.Error("an unknown aim has a name")
	}
}
