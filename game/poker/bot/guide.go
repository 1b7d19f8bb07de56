package bot

import (
	"github.com/superbridge/superbridge/game/poker"
)

// board is a board in play: a tally for each row.
type board [3]poker.Tally

// guide estimates incomplete boards, and rates full ones. Quick players use it.
type guide struct {
	rules  poker.Rules
	rates  *poker.Evaluator
	shapes *catalogue
	// The expected values of a row of a shape, and of two adjacent rows.
	alone [3][]float32
	upper []float32 // by the top's shape and the middle's
	lower []float32 // by the middle's shape and the bottom's

	royalties *[3][strengths]int16
	likely    *likely
	caution   float32     // cost of a dead hand in addition to its points
	fantasy   [18]float32 // value of a fantasy with that many cards
	fantasies [18][]final // typical final boards of a fantasy with that many cards
}

// newGuide returns a guide without expectations.
func newGuide(rules poker.Rules) *guide {
	royalties := new([3][strengths]int16)
	for row := range royalties {
		for c := range royalties[row] {
			royalties[row][c] = int16(rules.Royalty(poker.Row(row), poker.Strength(c)<<12))
		}
	}
	shapes := shapes()
	threes, fives := len(shapes.names[0]), len(shapes.names[1])
	return &guide{
		rules: rules, rates: rules.Evaluator(), shapes: shapes,
		alone: [3][]float32{make([]float32, threes), make([]float32, fives), make([]float32, fives)},
		upper: make([]float32, threes*fives), lower: make([]float32, fives*fives),
		likely: new(likely), royalties: royalties,
	}
}

// estimate returns the expected value of a hand with an incomplete board.
func (g *guide) estimate(b *board) float32 {
	t := g.shapes.shape(poker.Top, b[poker.Top])
	m := g.shapes.shape(poker.Middle, b[poker.Middle])
	l := g.shapes.shape(poker.Bottom, b[poker.Bottom])
	fives := len(g.alone[poker.Bottom])
	return g.alone[poker.Top][t] + g.alone[poker.Middle][m] + g.alone[poker.Bottom][l] + g.upper[int(t)*fives+int(m)] + g.lower[int(m)*fives+int(l)]
}

// final returns a full board's rows and their results.
func (g *guide) final(b *board) final {
	var f final
	f.rows, f.lives = g.rates.Rows((*[3]poker.Tally)(b))
	if f.lives {
		for row, s := range f.rows {
			f.pays += g.royalties[row][coarse(s)]
		}
		f.fantasy = fantasyAfter(f.rows[poker.Top])
	}
	return f
}

// worth returns the value of a full board against one likely board.
func (g *guide) worth(f *final) float32 {
	if !f.lives {
		return -(1-g.likely.dead)*(6+g.likely.pays) - g.caution
	}
	return float32(f.pays) - (1-g.likely.dead)*g.likely.pays + g.fantasy[f.fantasy] + g.likely.lines(&f.rows)
}

// fantasyAfter returns the number of cards that come at once after a living hand, played street by street,
// with that top row.
func fantasyAfter(top poker.Strength) uint8 {
	switch rank := leading(top); {
	case top.Kind() == poker.Trips:
		return 17
	case top.Kind() == poker.OnePair && rank >= queen:
		return uint8(rank - queen + 14)
	}
	return 0
}

// room is the number of cards in each row.
var room = [3]int{3, 5, 5}

// first places the five cards of street 1 where the estimate is highest.
func (g *guide) first(cards []poker.Token, shake func() float32) board {
	var best board
	most := float32(never)
	var place func(b board, i int)
	place = func(b board, i int) {
		if i == len(cards) {
			e := g.estimate(&b)
			if shake != nil {
				e += shake()
			}
			if e > most {
				best, most = b, e
			}
			return
		}
		for row := range b {
			if b[row].Len() < room[row] {
				next := b
				next[row] = b[row].With(cards[i])
				place(next, i+1)
			}
		}
	}
	place(board{}, 0)
	return best
}

// street places the best two of three cards: by the estimate, or by the worth of a full board.
func (g *guide) street(b board, cards *[3]poker.Token, shake func() float32) board {
	var best board
	most := float32(never)
	last := b[poker.Top].Len()+b[poker.Middle].Len()+b[poker.Bottom].Len() == poker.Boxes-2
	var space [27]board
	for _, after := range b.after(cards, space[:0]) {
		e := float32(0)
		if last {
			f := g.final(&after)
			e = g.worth(&f)
		} else {
			e = g.estimate(&after)
		}
		if shake != nil {
			e += shake()
		}
		if e > most {
			best, most = after, e
		}
	}
	return best
}

// after appends to a list the boards that two of the three cards may make.
func (b *board) after(cards *[3]poker.Token, list []board) []board {
	for thrown := range 3 {
		x, y := cards[(thrown+1)%3], cards[(thrown+2)%3]
		for i := range b {
			if b[i].Len() == room[i] {
				continue
			}
			one := *b
			one[i] = b[i].With(x)
			for j := range b {
				if one[j].Len() == room[j] {
					continue
				}
				two := one
				two[j] = one[j].With(y)
				list = append(list, two)
			}
		}
	}
	return list
}

// free returns the rows of a board's two free boxes.
func (b *board) free() (rows [2]int) {
	n := 0
	for row := range b {
		for range room[row] - b[row].Len() {
			rows[n] = row
			n++
		}
	}
	return rows
}

func (b *board) full() bool {
	return b[poker.Top].Len() == 3 && b[poker.Middle].Len() == 5 && b[poker.Bottom].Len() == 5
}
