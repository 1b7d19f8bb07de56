package cardart

import (
	"testing"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// The patent's order: the ace is the icosahedron of twenty faces, the maid the tetrahedron
// of four; and each is on its card twice except the ace's, all its faces before drawn.
func TestSolidOnCard(t *testing.T) {
	for rank, x := range map[card.Rank]struct{ faces, seen int }{
		card.Ace: {20, 10}, card.King: {12, 6}, card.Queen: {8, 4}, card.Jack: {6, 3}, card.Maid: {4, 2},
	} {
		what := solids[rank]
		if len(what.Faces) != x.faces {
			t.Errorf("%v: a solid of %d faces, want %d", rank, len(what.Faces), x.faces)
		}
		body := what.Turned(what.view)
		visible, hidden := 0, 0
		for _, face := range body.Faces {
			if body.Visible(face) {
				visible++
				if edgeOn := body.Normal(face).Z; edgeOn < 0.2 {
					t.Errorf("%v: a face is seen at %.2f of its size", rank, edgeOn)
				}
			}
		}
		for _, e := range body.Edges {
			if body.Hidden(e) {
				hidden++
			}
		}
		if visible != x.seen || hidden == 0 {
			t.Errorf("%v: a view of %d faces, want %d, with %d edges behind", rank, visible, x.seen, hidden)
		}
		for _, suit := range card.Suits {
			d := newFace(card.Card{Suit: suit, Rank: rank}, Style{Honours: SolidHonours})
			drawn := 0
			for _, s := range d.Shapes {
				if n := len(s.Path.Verbs); s.Line == 0 && n >= 4 && n <= 6 && straight(s.Path) && s.Twice == (rank != card.Ace) {
					drawn++
				}
			}
			if drawn != visible {
				t.Errorf("%v of %v: %d faces drawn, want %d", rank, suit, drawn, visible)
			}
		}
	}
}

// straight reports whether a path is one contour of straight lines.
func straight(p vector.Path) bool {
	for i, v := range p.Verbs {
		if v == vector.CubeTo || v == vector.MoveTo && i > 0 {
			return false
		}
	}
	return true
}

// Nothing of a frame, a ring or its rays comes near an index, nor out of the card; and the
// ring leaves the signs beside it alone.
func TestSolidsKeepClear(t *testing.T) {
	for _, style := range []Style{
		{Honours: SolidHonours}, {Honours: SolidHonours, Index: LargeIndex},
		{Honours: SolidHonours, Values: WithValues}, {Honours: SolidHonours, Values: WithValues, Index: LargeIndex},
	} {
		for _, suit := range card.Suits {
			for rank := card.Maid; rank <= card.Ace; rank++ {
				d := newFace(card.Card{Suit: suit, Rank: rank}, style)
				n := len(d.Shapes) - 1 // the index is last
				index := d.Shapes[n].Path
				for i, s := range d.Shapes[2:n] { // after the paper
					if gap := gapBetween(s.Path, index); gap < 1.3 {
						t.Errorf("%v of %v, %v: shape %d is %.2f mm from the index", rank, suit, style, i, gap)
					}
					if s.Paint.Plain() {
						continue
					}
					for _, signs := range d.Shapes[i:n] { // the velvet comes before them
						if signs.Paint != vector.Plain(SuitColour(suit, style.Colours, false)) || signs.Line > 0 {
							continue
						}
						if gap := gapBetween(d.Shapes[i+3].Path, signs.Path); gap < 0.5 { // its ring, of gold
							t.Errorf("%v of %v, %v: the signs are %.2f mm from the ring", rank, suit, style, gap)
						}
					}
				}
			}
		}
	}
}
