package bot

import (
	"math"
	"slices"

	"github.com/superbridge/superbridge/game/poker"
)

// lastDraw compares the acts of the last street but one over all cards that may come in the last, each with its best
// act.
func (t *thinking) lastDraw(choices []choice) ([]Option, error) {
	cards := newPool(t.unseen)
	options := make([]Option, len(choices))
	looks := func(f *final) float32 {
		if !f.lives {
			return t.value(f, 0, math.MaxInt) - t.fear()
		}
		return t.value(f, 0, math.MaxInt)
	}
	err := t.inParallel(len(choices), func(i int) {
		o := Option{Act: choices[i].act}
		draws := t.guide.endings(&cards, &choices[i].after, looks, func(e *ending, draws int) {
			n := float64(draws)
			o.rank += n * float64(e.looks)
			o.Points += n * float64(e.looks)
			if !e.lives {
				o.Dead += n
				o.Points += n * float64(t.fear())
			} else if e.fantasy > 0 {
				o.Fantasy += n
			}
		})
		for _, figure := range []*float64{&o.rank, &o.Points, &o.Dead, &o.Fantasy} {
			*figure /= float64(draws)
		}
		options[i] = o
	})
	return options, err
}

// lastStreet returns the possible final boards of a rival with two free boxes, and the number of draws that lead to
// each.
func (t *thinking) lastStreet(b *board) (finals []final, draws []int32) {
	cards := newPool(t.unseen)
	t.guide.endings(&cards, b, t.guide.worth, func(e *ending, n int) {
		finals = append(finals, e.final)
		draws = append(draws, int32(n))
	})
	return finals, draws
}

// pool is a set of cards of which three will come.
type pool struct {
	kinds  []poker.Token // the distinct cards
	kindOf []int         // the kind of each card
}

func newPool(cards []poker.Token) pool {
	var p pool
	for _, k := range cards {
		at := slices.Index(p.kinds, k)
		if at < 0 {
			at = len(p.kinds)
			p.kinds = append(p.kinds, k)
		}
		p.kindOf = append(p.kindOf, at)
	}
	return p
}

// ending is a possible ending of a board with two free boxes.
type ending struct {
	final
	looks float32 // its value to the player
}

// endings enumerates all draws of three of the pool's cards: the best two, by the worth of the full board, go into its
// two free boxes. It calls f with each ending and the number of draws that lead there, and returns the number of all
// draws. The worth of two cards is computed once, so that a draw is a comparison of three numbers.
func (g *guide) endings(p *pool, b *board, worth func(*final) float32, f func(e *ending, draws int)) int {
	rows := b.free()
	n := len(p.kinds)
	pairs := make([]ending, n*n) // by two kinds, the earlier one first
	drawn := make([]int, n*n)
	looks := make([]float32, n*n)
	for x := range n {
		for y := range x + 1 {
			pairs[y*n+x] = g.better(b, rows, p.kinds[x], p.kinds[y], worth)
			looks[y*n+x] = pairs[y*n+x].looks
		}
	}
	draws := 0
	for i, x := range p.kindOf {
		for j, y := range p.kindOf[:i] {
			xy := min(x, y)*n + max(x, y)
			for _, z := range p.kindOf[:j] {
				best := xy
				if xz := min(x, z)*n + max(x, z); looks[xz] > looks[best] {
					best = xz
				}
				if yz := min(y, z)*n + max(y, z); looks[yz] > looks[best] {
					best = yz
				}
				drawn[best]++
				draws++
			}
		}
	}
	for i, count := range drawn {
		if count > 0 {
			f(&pairs[i], count)
		}
	}
	return draws
}

// better returns the better ending with two cards in a board's two free boxes, which are in these rows.
func (g *guide) better(b *board, rows [2]int, x, y poker.Token, worth func(*final) float32) ending {
	best := ending{looks: never}
	for range 2 {
		full := *b
		full[rows[0]] = full[rows[0]].With(x)
		full[rows[1]] = full[rows[1]].With(y)
		f := g.final(&full)
		if looks := worth(&f); looks > best.looks {
			best = ending{f, looks}
		}
		if rows[0] == rows[1] || x == y {
			break
		}
		x, y = y, x
	}
	return best
}
