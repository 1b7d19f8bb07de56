package court

import (
	"image/color"
	"sync"

	"github.com/superbridge/superbridge/cardart/sign"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// AceHeight is the height of the sign of an ace, in millimetres.
const AceHeight = 30.0

// Ace returns the ornate sign of an ace, about its middle: in a ring within 23 mm of it, with
// the suit's crown above, up to 34 mm, and two branches of laurel below, down to 30 mm; all
// seen through m. The shapes are shared: they must not be modified.
func Ace(s card.Suit, signInk color.NRGBA, m vector.Matrix) []vector.Shape {
	return placing{card.Card{Suit: s, Rank: card.Ace}, signInk, m}.shapes(func() []vector.Shape {
		return painted(aces()[s], signInk)
	})
}

var aces = sync.OnceValue(func() (all [4]sketch) {
	for _, suit := range card.Suits {
		all[suit] = ace(suit)
	}
	return all
})

// ace is a large sign with a fine line and an ornament of gold in it, in a ring of motifs
// under a crown and over laurels: all four are of one family.
func ace(s card.Suit) (a sketch) {
	a.both(laurel())
	a.flat(suit, pair(ribbon))
	a.flat(gold, dots(.8, vector.Pt(0, 25.9)))
	a.place(crown(s), at(0, -24.4))
	a.add(aceRing(s))
	fill := vector.Identity
	if s == card.Diamonds {
		fill = vector.Scale(1.2, 1.12) // a pip's diamond would be lost in the ring
	}
	a.place(aceSign(s), fill)
	return a
}

// aceSign is the sign in an ace's ring.
func aceSign(s card.Suit) (a sketch) {
	a.flat(suit, sign.Path(s, vector.Pt(0, 0), AceHeight, false))
	switch s {
	case card.Spades:
		a.add(inlaid(spadeField))
		a.flat(gold, pair(joined(spadeScrolls, dots(.5, vector.Pt(10.6, .9), vector.Pt(6.9, -3.6)))))
		a.flat(gold, dots(.5, vector.Pt(0, -10), vector.Pt(0, -6.6)))
		a.flat(linen, sign.Path(s, vector.Pt(0, -1.6), 6.4, false))
	case card.Hearts:
		a.add(inlaid(heartField))
		a.flat(gold, pair(joined(heartScrolls, dots(.5, vector.Pt(8.2, 1.6), vector.Pt(4, 6)))))
		a.flat(gold, dots(.55, vector.Pt(0, 9.2), vector.Pt(0, 7.4)))
		a.flat(linen, sign.Path(s, vector.Pt(0, 1), 6.4, false))
	case card.Diamonds:
		a.add(inlaid(diamondField))
		a.flat(gold, pair(diamondScrolls), dots(.55, vector.Pt(0, -9.6), vector.Pt(0, -7.8), vector.Pt(0, 7.8), vector.Pt(0, 9.6)))
		a.flat(linen, sign.Path(s, vector.Pt(0, 0), 6.4, false))
	case card.Clubs:
		for _, leaf := range []vector.Point{{Y: -8.1}, {X: 8.04, Y: 3.3}, {X: -8.04, Y: 3.3}} {
			a.place(inlaid(vector.Circle(vector.Pt(0, 0), 5.2)), at(leaf.X, leaf.Y))
			for i := range 6 {
				a.flat(gold, rosettePetal.Transform(turned(float64(i)*60, leaf.X, leaf.Y)))
			}
			a.flat(linen, dots(.8, leaf))
		}
		a.flat(gold, motifs[s].Transform(vector.Scale(1.5, 1.5)))
	}
	return a
}

// inlaid is a field with a fine line along its edge.
func inlaid(field vector.Path) (s sketch) {
	s.flat(linen, field)
	s.flat(suit, inset(field, .42))
	return s
}

var (
	spadeField   = vector.Mirrored("M0 -12.2C3.8 -6 12.4 -1.8 12.4 4.5C12.4 7.5 10 9.4 7.8 9.4C5 9.4 2 7.4 0 3.4")
	spadeScrolls = joined(joined(brush("M.9 -8C1.4 -5 4.8 -3.4 4.5 .2C4.4 4.6 6 7 8.4 6.4C10.6 5.8 10.4 2.8 8.4 2.8C6.8 3 7 4.8 8.2 4.6", .95), brush("M4.6 -1.6C5.4 -3.2 7.4 -2.8 8.8 -1.2C9.9 .2 8.7 1.3 7.8 .5", .8)),
		brush("M4.7 2.4C4.6 4.8 3.4 5.6 2.3 4.6C1.6 3.8 2.3 2.9 3 3.4", .8))

	heartField   = vector.Mirrored("M0 -5.6C1.4 -9.6 4.2 -11.8 7.6 -11.8C10.8 -11.8 13 -9.4 13 -6C13 1 4 5.8 0 12.2")
	heartScrolls = joined(joined(brush("M.4 4.4C4 2.6 3.4 -3 5.6 -6.6C7.4 -9.6 11.4 -8.6 10.6 -5.8C9.8 -3.6 7.2 -4.4 7.8 -6.2", .95), brush("M4.4 -1.4C6 .4 8.4 .4 9.8 -1.2C10.8 -2.6 9.4 -3.8 8.6 -2.8", .8)),
		brush("M4.8 -5.2C3.8 -7.6 2 -6.6 1.6 -4.6C1.4 -3.2 3 -3 3 -4.2", .8))

	diamondField   = vector.Mirrored("M0 -13.4C2.6 -8.6 6.2 -4 10 0C6.2 4 2.6 8.6 0 13.4")
	diamondScrolls = joined(joined(brush("M.5 -5.6C2.4 -5 2.6 -3.2 4.2 -2.6C5.8 -2.2 5.8 -.4 4.4 -.6", .85), brush("M.5 5.6C2.4 5 2.6 3.2 4.2 2.6C5.8 2.2 5.8 .4 4.4 .6", .85)),
		dots(.5, vector.Pt(7.2, 0), vector.Pt(2.2, -7.2), vector.Pt(2.2, 7.2)))

	rosettePetal = vector.Mirrored("M0 -3.9C1.1 -3.4 1.2 -2.2 0 -1")

	// ribbon is the right half of what ties the laurels.
	ribbon = joined(vector.Outline("M0 25.9C1 24.5 3.4 24.3 3.6 25.7C3.8 27.1 1.2 27.3 0 25.9Z"),
		vector.Outline("M0 25.9C1.2 26.8 1.8 28 3.2 29L2.3 28.9L2.1 29.8C1 28.8 .4 27.4 0 25.9Z"))

	laurelLeaf = vector.Mirrored("M0 -2.5C1.2 -1.2 1.1 .4 0 1.4")
)

// aceRing is a ring with motifs between its two lines.
func aceRing(s card.Suit) (a sketch) {
	const r = 22.4
	a.flat(gold, vector.Circle(vector.Pt(0, 0), r))
	a.flat(linen, vector.Circle(vector.Pt(0, 0), r-.5))
	a.flat(gold, vector.Circle(vector.Pt(0, 0), r-3.1))
	a.flat(linen, vector.Circle(vector.Pt(0, 0), r-3.4))
	const n = 32
	var motif, beads vector.Path
	for i := range n {
		m := at(0, -r+1.8).Then(vector.Turn(float64(i) * 360 / n))
		if i%2 == 0 {
			motif.Join(motifs[s].Transform(m))
		} else {
			beads.Join(dots(.36, vector.Pt(0, 0)).Transform(m))
		}
	}
	a.flat(suit, motif)
	a.flat(gold, beads)
	return a
}

// laurel is a branch to the right under the ring of an ace, whose stem crosses the other's:
// leaves in pairs, and one at the tip.
func laurel() (s sketch) {
	s.flat(gold, brush("M-3.2 27.5C4.4 27 12.1 24 17.2 19.4", .7))
	for i := range 5 {
		along := vector.Turn(170 - float64(i)*7.4)
		for _, side := range []float64{-1, 1} {
			s.flat(gold, laurelLeaf.Transform(turned(-90+side*36, 0, -25.7-side*1.4).Then(along)))
		}
	}
	s.flat(gold, laurelLeaf.Transform(turned(-90, 0, -25.7).Then(vector.Turn(132.5))))
	return s
}
