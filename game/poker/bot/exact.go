package bot

import (
	"math"
	"slices"

	"github.com/superbridge/superbridge/game/poker"
)

// lastDraw compares the acts of the last street but one over all cards that may come in the last, the best act of each.
func (t *thinking) lastDraw(choices []choice) ([]Option, error) {
	kinds, kindOf := kindsOf(t.unseen)
	options := make([]Option, len(choices))
	err := t.inParallel(len(choices), func(i int) {
		options[i] = t.allDraws(&choices[i], kinds, kindOf)
	})
	return options, err
}

// kindsOf returns the different ones among cards, and of each card which of them it is.
func kindsOf(cards []poker.Token) (kinds []poker.Token, kindOf []int) {
	kindOf = make([]int, len(cards))
	for i, k := range cards {
		at := slices.Index(kinds, k)
		if at < 0 {
			at = len(kinds)
			kinds = append(kinds, k)
		}
		kindOf[i] = at
	}
	return kinds, kindOf
}

// allDraws returns the option of an act after which two boxes are free: what it comes to over all threes of the cards unseen.
// Of three cards the better two go into these boxes; what each two come to there is worked out once.
func (t *thinking) allDraws(c *choice, kinds []poker.Token, kindOf []int) Option {
	var boxes []int // the rows of the two boxes
	for row := range c.after {
		for range room[row] - c.after[row].Len() {
			boxes = append(boxes, row)
		}
	}
	n := len(kinds)
	pairs := make([]outcome, n*n) // what two cards come to at best
	for x := range kinds {
		for y := range x + 1 {
			best := outcome{points: never}
			for turn := range 2 {
				first, second := kinds[x], kinds[y]
				if turn == 1 {
					first, second = second, first
				}
				b := c.after
				b[boxes[0]] = b[boxes[0]].With(first)
				b[boxes[1]] = b[boxes[1]].With(second)
				if o := t.outcome(&b, 0, math.MaxInt); o.points > best.points {
					best = o
				}
				if boxes[0] == boxes[1] || x == y {
					break
				}
			}
			pairs[x*n+y], pairs[y*n+x] = best, best
		}
	}
	o := Option{Act: c.act}
	draws := 0
	for i, x := range kindOf {
		for j, y := range kindOf[:i] {
			two := &pairs[x*n+y]
			for _, z := range kindOf[:j] {
				best := two
				if p := &pairs[x*n+z]; p.points > best.points {
					best = p
				}
				if p := &pairs[y*n+z]; p.points > best.points {
					best = p
				}
				o.Points += float64(best.points)
				if best.dead {
					o.Dead++
				}
				if best.fantasy {
					o.Fantasy++
				}
				draws++
			}
		}
	}
	o.Points /= float64(draws)
	o.Dead /= float64(draws)
	o.Fantasy /= float64(draws)
	return o
}
