package cardart

import (
	"testing"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// The patent's order: the ace is the icosahedron of twenty faces, the maid the tetrahedron
// of four; and each stands on its card twice but the ace's, all its faces before drawn.
func TestSolidOnCard(t *testing.T) {
	for rank, faces := range map[card.Rank]int{card.Ace: 20, card.King: 12, card.Queen: 8, card.Jack: 6, card.Maid: 4} {
		what := solids[rank]
		if len(what.Faces) != faces {
			t.Errorf("%v: a solid of %d faces, want %d", rank, len(what.Faces), faces)
		}
		body := what.Turned(what.view)
		visible, hidden := 0, 0
		for _, face := range body.Faces {
			if body.Visible(face) {
				visible++
			}
		}
		for _, e := range body.Edges {
			if body.Hidden(e) {
				hidden++
			}
		}
		if visible < 3 || hidden == 0 && visible < faces-1 { // behind all but one face there is no edge
			t.Errorf("%v: a view of %d faces, with %d edges behind", rank, visible, hidden)
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

// Nothing of a frame, a ring or its rays comes near an index, nor out of the card.
func TestSolidsKeepClear(t *testing.T) {
	for _, style := range []Style{{Honours: SolidHonours}, {Honours: SolidHonours, Index: LargeIndex}} {
		for _, suit := range card.Suits {
			for rank := card.Maid; rank <= card.Ace; rank++ {
				d := newFace(card.Card{Suit: suit, Rank: rank}, style)
				n := len(d.Shapes) - 1 // the index is last
				index := d.Shapes[n].Path
				for i, s := range d.Shapes[2:n] { // after the paper
					if gap := gapBetween(s.Path, index); gap < 1.3 {
						t.Errorf("%v of %v, %v: shape %d is %.2f mm from the index", rank, suit, style, i, gap)
					}
				}
			}
		}
	}
}
