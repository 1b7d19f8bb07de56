package cardart

import (
	"math"
	"slices"
	"strconv"
	"testing"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// Every index keeps to its column, and every letter to its height but for the
// overshoot of round ones: so nothing meets the suit sign below or the frame beside.
func TestTextFits(t *testing.T) {
	for _, l := range []layout{small, large} {
		for _, s := range []string{"A", "K", "Q", "J", "M", "R", "D", "V", "S", "F", "Т", "К", "Д", "В", "Ф", "12", "11", "10", "9", "8", "7", "6", "5", "4", "3", "2", "1"} {
			low, high := text(s, l.indexHeight).Bounds()
			if high.X-low.X > l.indexWidth+0.2 || math.Abs(low.X+high.X) > 0.2 {
				t.Errorf("%s: from %.2f to %.2f across, want at most %.1f about 0", s, low.X, high.X, l.indexWidth)
			}
			if over := 0.05 * l.indexHeight; low.Y < -l.indexHeight-over || high.Y > over {
				t.Errorf("%s: from %.2f to %.2f down", s, low.Y, high.Y)
			}
			if low.Y > -0.95*l.indexHeight || high.Y < -0.05*l.indexHeight {
				t.Errorf("%s: only from %.2f to %.2f down", s, low.Y, high.Y)
			}
		}
	}
}

// The narrow figures are about as black as the others, so that 10, 11 and 12 don't look
// like a lighter face: of two uprights at half their height, each is as wide, nearly, as
// that of a 1 alone.
func TestCondensedKeepsItsWeight(t *testing.T) {
	for _, l := range []layout{small, large} {
		alone := inkAcross(text("1", l.indexHeight), -l.indexHeight*0.45)
		both := inkAcross(text("11", l.indexHeight), -l.indexHeight*0.45)
		if share := both / 2 / alone; share < 0.85 || share > 1.1 {
			t.Errorf("an upright of 11 is %.2f of that of 1", share)
		}
	}
}

// The figures of a number keep apart, at every height: on a card 60 pixels wide by a pixel.
func TestFiguresKeepApart(t *testing.T) {
	for _, l := range []layout{small, large} {
		for _, number := range []string{"10", "11", "12", "13", "14", "15", "16", "17"} {
			each := contours(text(number, l.indexHeight))
			first := each[0] // a 1 is one contour
			for _, other := range each[1:] {
				if gap := gapBetween(first, other); gap < 0.09*l.indexHeight {
					t.Errorf("%s: its figures are only %.2f mm apart", number, gap)
				}
			}
		}
	}
}

// A 1 has no slab: its foot is as wide as its upright.
func TestOneHasNoSlab(t *testing.T) {
	for _, number := range []string{"1", "11"} {
		p := text(number, 10)
		if foot, upright := inkAcross(p, -0.2), inkAcross(p, -5.1); foot > upright*1.01 {
			t.Errorf("%s is %.2f wide at its foot and %.2f above", number, foot, upright)
		}
	}
}

// A J's hook comes round as far as letters are wide, and is about as thick as its upright.
func TestHookOfTheJack(t *testing.T) {
	p := text("J", 10)
	low, high := p.Bounds()
	upright := inkAcross(p, -6.1)
	if wide := high.X - low.X; wide < 2.5*upright {
		t.Errorf("J is %.2f wide, its upright %.2f", wide, upright)
	}
	if hook := inkAcross(p, -2.7) - upright; hook < 0.9*upright || hook > 1.15*upright {
		t.Errorf("the hook's end is %.2f wide, the upright %.2f", hook, upright)
	}
}

// Honours show their value under the sign where the style says so, and no other card does.
func TestValues(t *testing.T) {
	for _, l := range []struct {
		layout
		Index
	}{{small, NormalIndex}, {large, LargeIndex}} {
		for c := range card.Deck68.Hand().All() {
			index := func(v Values) vector.Path {
				d := newFace(c, Style{Index: l.Index, Values: v})
				return d.Shapes[len(d.Shapes)-1].Path
			}
			plain, with := index(Plain), index(WithValues)
			if !c.Rank.Honour() {
				if !slices.Equal(plain.Points, with.Points) {
					t.Errorf("%v shows a value", c)
				}
				continue
			}
			added := vector.Path{Verbs: with.Verbs[len(plain.Verbs):], Points: with.Points[len(plain.Points):]}
			low, high := added.Bounds()
			want := text(strconv.Itoa(int(c.Rank)), l.valueHeight)
			wantLow, wantHigh := want.Bounds()
			if !slices.Equal(added.Verbs, want.Verbs) || math.Abs(high.X-low.X-wantHigh.X+wantLow.X) > 1e-6 {
				t.Errorf("%v: what is added isn't %d", c, c.Rank)
			}
			_, above := plain.Bounds()
			if low.Y < above.Y+1 || high.Y > cardHeight/2 || low.X < l.indexX-l.indexWidth/2 || high.X > l.indexX+l.indexWidth/2 {
				t.Errorf("%v: its value reaches from %.2f to %.2f", c, low, high)
			}
		}
	}
}

// inkAcross returns the length of a horizontal line within a path of straight uprights.
func inkAcross(p vector.Path, y float64) (sum float64) {
	var crossings []float64
	for _, c := range contours(p) {
		points := along(c)
		for i, a := range points {
			b := points[(i+1)%len(points)]
			if (a.Y > y) != (b.Y > y) {
				crossings = append(crossings, a.X+(b.X-a.X)*(y-a.Y)/(b.Y-a.Y))
			}
		}
	}
	slices.Sort(crossings)
	for i := 0; i+1 < len(crossings); i += 2 {
		sum += crossings[i+1] - crossings[i]
	}
	return sum
}
