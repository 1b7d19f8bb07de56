package tabletop

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// The card that is selected, or under the mouse, has a gold edge around its visible part, in dummy and in the user's
// own hand. No other card has an edge.
func TestTheChosenCardHasAGoldEdge(t *testing.T) {
	for _, events := range []string{"1N Pass Pass Pass any", "1N Pass Pass Pass any any any"} {
		surface := emptyTable(t)
		surface.SetModel(modelOf(t, board(t, 3, events), card.South, true))
		plays := surface.model.Sorted(surface.model.Plays)
		edged := func(how string, want card.Card) {
			t.Helper()
			for _, sprite := range surface.Scene().Sprites {
				if sprite.Chosen != (sprite.Face == want && !sprite.Down) {
					t.Errorf("%q, %s: %s is chosen: %v", events, how, sprite.Key, sprite.Chosen)
				}
			}
			objects := test.WidgetRenderer(surface).Objects()
			edges := 0
			for i, o := range objects {
				edge, ok := o.(*canvas.Rectangle)
				if !ok || edge.StrokeWidth == 0 || !edge.Visible() || edge.Shadow.BlurRadius > 0 {
					continue
				}
				edges++
				picture, half := objects[i-2], theme.Ring()/2
				if edge.StrokeColor != theme.Current().Gold || edge.StrokeWidth != theme.Ring() {
					t.Errorf("%q, %s: the edge of %v is %+v", events, how, want, edge)
				}
				if edge.Position() != picture.Position().AddXY(half, half) || edge.Size() != picture.Size().SubtractWidthHeight(2*half, 2*half) {
					t.Errorf("%q, %s: the edge lies elsewhere than %v", events, how, want)
				}
				if at := place(surface, want); picture.Position() != fyne.NewPos(at.X, at.Y) {
					t.Errorf("%q, %s: the edge lies around %v, and not around %v", events, how, picture.Position(), want)
				}
			}
			if (edges == 1) != (want != card.Card{}) || edges > 1 {
				t.Errorf("%q, %s: there are %d edges", events, how, edges)
			}
		}
		surface.Select(card.Card{})
		edged("nothing chosen", card.Card{})
		for _, c := range []card.Card{plays[0], plays[1]} {
			surface.Select(c)
			edged("by the keyboard", c)
		}
		surface.Select(card.Card{})
		spot := place(surface, plays[0])
		surface.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(spot.X+3, spot.Y+3)}})
		edged("under the mouse", plays[0])
		surface.MouseOut()
		edged("and away", card.Card{})
	}
}

// place returns the visible place of a card.
func place(s *Surface, c card.Card) Rect {
	for _, sprite := range s.Scene().Sprites {
		if sprite.Face == c && !sprite.Down {
			return sprite.Place()
		}
	}
	return Rect{}
}

// A chosen card of dummy hides no index: it stays in its place in the column.
func TestAChosenCardOfDummyHidesNoIndex(t *testing.T) {
	for _, g := range geometries() {
		for seed := range uint64(5) {
			m := modelOf(t, board(t, seed, "1N Pass Pass Pass any"), card.South, true)
			g := g.For(m)
			for c := range m.Hands[card.North].All() {
				checkScene(t, fmt.Sprintf("%vx%v, index %v, seed %d, %v", g.W, g.H, g.Index, seed, c), NewScene(m, g, c), g, m)
			}
		}
	}
}
