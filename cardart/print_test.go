package cardart

import (
	"reflect"
	"testing"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// What is taken from a drawing for print is its paper, and nothing else.
func TestPrintDrawing(t *testing.T) {
	var cut vector.Drawing
	paper(&cut)
	check := func(what string, seen, printed vector.Drawing) {
		t.Helper()
		n := len(cut.Shapes)
		if len(seen.Shapes) < n || !reflect.DeepEqual(seen.Shapes[:n], cut.Shapes) {
			t.Fatalf("%s doesn't begin with its paper", what)
		}
		if !reflect.DeepEqual(seen.Shapes[n:], printed.Shapes[1:]) {
			t.Errorf("%s is printed with something else on it", what)
		}
		low, high := printed.Shapes[0].Path.Bounds()
		if low != vector.Pt(-Bleed, -Bleed) || high != vector.Pt(Width+Bleed, Height+Bleed) {
			t.Errorf("%s is printed on paper from %v to %v", what, low, high)
		}
		for _, s := range printed.Shapes[1:] { // so that no cut shows
			low, high := s.Path.Bounds()
			if out := s.Line / 2; low.X-out < 1.5 || low.Y-out < 1.5 || high.X+out > Width-1.5 || high.Y+out > Height-1.5 {
				t.Errorf("%s has ink from %v to %v, too near to the edge", what, low, high)
			}
		}
	}
	for _, words := range StyleWords() {
		for _, word := range words {
			style, err := ParseStyle(word)
			if err != nil {
				t.Fatal(err)
			}
			for c := range card.Deck68.Hand().All() {
				check(word+" "+c.String(), Drawing(c, style), PrintDrawing(c, style))
			}
			check(word+" back", BackDrawing(style), PrintBackDrawing(style))
		}
	}
}
