package pieces

import (
	"math"
	"testing"

	"github.com/superbridge/superbridge/cardart/sight"
	"github.com/superbridge/superbridge/game/chess"
)

// People who see colours otherwise tell the four armies apart too.
func TestArmiesToldApart(t *testing.T) {
	for i, v := range sight.Visions {
		least, pair := math.Inf(1), ""
		for _, a := range armies {
			for _, b := range armies[:a] {
				if d := v.Difference(Colour(a), Colour(b)); d < least {
					least, pair = d, a.Name()+" and "+b.Name()
				}
			}
		}
		want := 15.
		if i == 0 {
			want = 30
		}
		if least < want {
			t.Errorf("%s: %s differ by %.1f only", v.Name, pair, least)
		}
		t.Logf("%s: %.1f (%s)", v.Name, least, pair)
	}
}

// Outlines and signs stand out from every army's colour, however one sees.
func TestInkOnColours(t *testing.T) {
	for _, v := range sight.Visions {
		for _, a := range append(armies, chess.NoArmy) {
			if d := v.Difference(Colour(a), Ink); d < 15 {
				t.Errorf("%s: ink on %s differs by %.1f only", v.Name, a.Name(), d)
			}
			if d := v.Difference(Colour(a), Ivory); d < 15 {
				t.Errorf("%s: ivory on %s differs by %.1f only", v.Name, a.Name(), d)
			}
		}
	}
}
