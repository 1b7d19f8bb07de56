package suit

import "slices"

// prize says what each layout of a yield is worth, a number for each bit of it.
type prize []float64

// value returns what a yield is worth.
func (p prize) value(yield set) float64 { return p.sums().value(yield) }

// sums has what each byte of a yield is worth, for each of its values.
type sums [][256]float64

func (p prize) sums() sums {
	s := make(sums, len(p)/8)
	for i := range s {
		for b := 1; b < 256; b++ {
			low := b & -b
			s[i][b] = s[i][b-low] + p[i*8+trailing(uint64(low))]
		}
	}
	return s
}

func (s sums) value(yield set) float64 {
	v := 0.0
	for i, w := range yield {
		for j := i * 8; w != 0; j++ {
			v += s[j][w&255]
			w >>= 8
		}
	}
	return v
}

// best returns the plan of the greatest value among those that take one plan of each front.
func (p prize) best(s *search, fronts []front) *plan {
	b := chooser{search: s, sums: p.sums(), floor: -1}
	for _, f := range fronts {
		f = slices.Clone(f)
		worth := make(map[*plan]float64, len(f))
		for _, q := range f {
			worth[q] = b.sums.value(q.yield)
		}
		slices.SortStableFunc(f, func(q, r *plan) int {
			switch {
			case worth[q] > worth[r]:
				return -1
			case worth[q] < worth[r]:
				return 1
			}
			return 0
		})
		b.fronts = append(b.fronts, f)
	}
	slices.SortStableFunc(b.fronts, func(f, g front) int { return len(f) - len(g) })
	n := len(p) / 64
	hope := full(n)
	b.hopes = make([]set, len(b.fronts)+1)
	b.hopes[len(b.fronts)] = hope
	for i := len(b.fronts) - 1; i >= 0; i-- {
		union := make(set, n)
		for _, q := range b.fronts[i] {
			for j, w := range q.yield {
				union[j] |= w
			}
		}
		hope = hope.and(union)
		b.hopes[i] = hope
	}
	b.choose(0, full(n))
	return b.found
}

// chooser looks for the best choice of one plan of each front.
type chooser struct {
	search *search
	sums   sums
	fronts []front
	hopes  []set // what no choice from front i on can exceed
	chosen []*plan
	floor  float64
	found  *plan
}

// choose goes on from front i, when the plans chosen so far have this yield together.
func (c *chooser) choose(i int, yield set) {
	if c.search.spend(len(yield)); c.search.left <= 0 {
		return
	}
	if c.sums.value(yield.and(c.hopes[i])) <= c.floor {
		return
	}
	if i == len(c.fronts) {
		c.floor = c.sums.value(yield)
		c.found = combine(c.chosen, yield)
		return
	}
	for _, q := range c.fronts[i] {
		c.chosen = append(c.chosen, q)
		c.choose(i+1, yield.and(q.yield))
		c.chosen = c.chosen[:i]
	}
}

// combine makes one plan of one for each card of second hand.
func combine(plans []*plan, yield set) *plan {
	p := &plan{yield: yield, hand: plans[0].hand, card: plans[0].card}
	for _, q := range plans {
		b := *q.branches
		b.prev = p.branches
		p.branches = &b
	}
	return p
}
