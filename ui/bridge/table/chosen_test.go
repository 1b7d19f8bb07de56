package table

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// The card that the keyboard chooses, or that is under the mouse, has a gold edge, on what is seen of it: in dummy
// and in the person's own hand. Its picture stays as it is, and no other card has an edge.
func TestTheChosenCardHasAGoldEdge(t *testing.T) {
	for _, events := range []string{"1N Pass Pass Pass any", "1N Pass Pass Pass any any any"} {
		s := sit(t, board(t, 3, events), new(forgetful))
		surface, plays := s.surface, s.model.Sorted(s.model.Plays)
		edged := func(how string, want card.Card) {
			t.Helper()
			for _, sprite := range surface.scene {
				v := surface.cards[sprite.Key]
				if v.edge.Hidden == (sprite.Face == want && !sprite.Down) {
					t.Errorf("%q, %s: the edge of %s is hidden: %v", events, how, sprite.Key, v.edge.Hidden)
				}
			}
			if want == (card.Card{}) {
				return
			}
			v := surface.cards[want.String()]
			at := slices.Index(surface.order, fyne.CanvasObject(v.edge))
			if at < 2 || surface.order[at-2] != fyne.CanvasObject(v.picture) || v.edge.StrokeColor != theme.Current().Gold || v.edge.StrokeWidth != theme.Ring() {
				t.Errorf("%q, %s: the edge %+v of %v has place %d", events, how, v.edge, want, at)
			}
			half := theme.Ring() / 2
			if v.edge.Position() != v.picture.Position().AddXY(half, half) || v.edge.Size() != v.picture.Size().SubtractWidthHeight(2*half, 2*half) {
				t.Errorf("%q, %s: the edge lies elsewhere than %v", events, how, want)
			}
		}
		surface.Select(card.Card{})
		edged("nothing chosen", card.Card{})
		for _, c := range []card.Card{plays[0], plays[1]} {
			picture := surface.cards[c.String()].picture
			surface.Select(c)
			edged("by the keyboard", c)
			if surface.cards[c.String()].picture != picture {
				t.Errorf("%q: %v has another picture", events, c)
			}
		}
		surface.Select(card.Card{})
		spot := surface.cards[plays[0].String()].picture.Position()
		surface.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: spot.AddXY(3, 3)}})
		edged("under the mouse", plays[0])
		surface.MouseOut()
		edged("and away", card.Card{})
	}
}

// A card of dummy that is chosen hides no index: it stays where it is in its column.
func TestAChosenCardOfDummyHidesNoIndex(t *testing.T) {
	for _, g := range geometries() {
		for seed := range uint64(5) {
			m := modelOf(t, board(t, seed, "1N Pass Pass Pass any"), card.South, true)
			for c := range m.Hands[card.North].All() {
				checkScene(t, fmt.Sprintf("%vx%v, index %v, seed %d, %v", g.W, g.H, g.Index, seed, c), NewScene(m, g, c), g, m)
			}
		}
	}
}
