package bot

import (
	"slices"

	"github.com/superbridge/superbridge/game/poker"
)

// foresee computes possible final boards of the others: it plays them on with unseen cards, as a quick player does. A
// full board stays as it is. In the last street it enumerates all cards that may come to those who act later. (The same
// card may come to two of them: boards are compared one by one, so that makes no difference.)
func (t *thinking) foresee(count int) {
	for i := range t.rivals {
		r := &t.rivals[i]
		if r.board.full() {
			r.finals = []final{t.guide.final(&r.board)}
			continue
		}
		if r.streets == 1 && t.view.Stage() == poker.LastStreet {
			r.finals, r.draws = t.lastStreet(&r.board)
			continue
		}
		r.finals = make([]final, count)
		rng := t.chance(uint64(i) + 1<<32)
		cards := slices.Clone(t.unseen)
		for j := range r.finals {
			if r.fantasy > 0 {
				usual := t.guide.fantasies[r.fantasy]
				r.finals[j] = usual[rng.IntN(len(usual))]
				continue
			}
			shuffle(rng, cards, 3*poker.LastStreet+2)
			b := t.guide.playOn(r.board, r.streets, cards)
			r.finals[j] = t.guide.final(&b)
		}
	}
	var each []*likely
	for i := range t.rivals {
		if t.rivals[i].counts {
			each = append(each, likelyOf(t.rivals[i].finals))
		}
	}
	if len(each) > 0 {
		t.guide.likely = meanOf(each)
	}
}

// playOn plays a board to the end with cards in the order they come.
func (g *guide) playOn(b board, streets int, cards []poker.Token) board {
	if streets == poker.LastStreet {
		b = g.first(cards[:5], nil)
		cards, streets = cards[5:], streets-1
	}
	for range streets {
		b = g.street(b, (*[3]poker.Token)(cards), nil)
		cards = cards[3:]
	}
	return b
}

// value returns the value of a full board against count boards of each rival, starting at from, or all foreseen if
// there are fewer, including the value of the fantasy that it brings.
func (t *thinking) value(f *final, from, count int) float32 {
	sum := t.bonus[f.fantasy]
	for i := range t.rivals {
		r := &t.rivals[i]
		if !r.counts {
			continue
		}
		n, points := min(count, len(r.finals)), int32(0)
		if r.draws != nil {
			n = 0
			for j, draws := range r.draws {
				points += draws * t.guide.pays(f, r, j)
				n += int(draws)
			}
		} else {
			for j := range n {
				points += t.guide.pays(f, r, (from+j)%len(r.finals))
			}
		}
		sum += float32(points) / float32(n)
	}
	return sum
}

// pays returns a rival's payment to a full board if his ends in a certain way, as far as stacks reach.
func (g *guide) pays(f *final, r *rival, end int) int32 {
	return max(-r.limit, min(r.limit, g.points(f, &r.finals[end])))
}

// points returns the result of two full boards for the first of them.
func (g *guide) points(a, b *final) int32 {
	if !a.lives || !b.lives {
		switch {
		case a.lives:
			return g.againstDead(a)
		case b.lives:
			return -g.againstDead(b)
		}
		return 0
	}
	lead, ties := int32(0), int32(0)
	for row := range a.rows {
		switch {
		case a.rows[row] > b.rows[row]:
			lead++
		case a.rows[row] < b.rows[row]:
			lead--
		default:
			ties++
		}
	}
	return rowPoints[ties][lead+3] + int32(a.pays) - int32(b.pays)
}

// rowPoints are the points of three rows, by the number of ties, and by the surplus of rows won.
var rowPoints = [4][7]int32{
	{0: -6, 2: -1, 4: 1, 6: 6},
	{1: -2, 5: 2},
	{2: -1, 4: 1},
}

func (g *guide) againstDead(a *final) int32 {
	if g.rules.DeadPays == poker.Six {
		return 6
	}
	return 6 + int32(a.pays)
}
