package court

import (
	"image/color"
	"reflect"
	"sync"
	"testing"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// Whatever was asked for before, a figure has its own shapes, ink and place; what is kept
// never grows beyond its bound; and the same is made only once.
func TestPlaced(t *testing.T) {
	king := card.Card{Suit: card.Hearts, Rank: card.King}
	shape := func(c card.Card, n int) vector.Shape { // of an ink and a place of its own
		return Half(c, color.NRGBA{R: uint8(n), A: 255}, vector.Move(float64(n), 0))[0]
	}
	first := shape(king, 1)
	if again := shape(king, 1); &again.Path.Points[0] != &first.Path.Points[0] {
		t.Error("the same figure was made twice")
	}
	var all sync.WaitGroup
	for n := range 3 * mostPlaced {
		all.Go(func() {
			s := shape(king, n)
			low, _ := s.Path.Bounds()
			want, _ := first.Path.Bounds()
			if s.Paint.From.R != uint8(n) || low.X < want.X+float64(n)-1.001 || low.X > want.X+float64(n)-0.999 {
				t.Errorf("%d: ink %v, from %.3f", n, s.Paint.From, low.X)
			}
		})
	}
	all.Wait()
	if n := len(placed.shapes); n > mostPlaced {
		t.Errorf("%d placings are kept", n)
	}
	if queen := shape(card.Card{Suit: card.Spades, Rank: card.Queen}, 1); reflect.DeepEqual(queen.Path, first.Path) {
		t.Error("the queen of spades has the king's pip")
	}
}
