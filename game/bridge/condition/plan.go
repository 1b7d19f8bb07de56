package condition

import (
	"slices"

	"github.com/superbridge/superbridge/game/card"
)

// plan holds the measures to count, for groups of seats: hands without separate requirements are combined.
type plan struct {
	pack
	groups  []seats // each seat is in one; the largest is the last
	basis   []measure
	cells   []cell
	classes []class
	bounds  []sum
}

// pack holds a plan's data about the cards.
type pack struct {
	ranks   card.Holding // of a suit
	suitLen int          // also the length of a hand
	honours int          // points of the highest, each following one a point less
	free    int          // cards of a suit that count nothing for length
}

// sum is a bound on a sum of counted measures, each added, left out or subtracted.
type sum struct {
	sign [maxBasis]int8
	in   set
}

const (
	maxBasis   = 3
	maxClasses = 4
	maxStates  = 3_000_000 // of half a deal
)

// with returns the plan with a part's demands added; ok is false if there is no room for them.
func (p plan) with(d demands) (more plan, ok bool) {
	more = plan{pack: p.pack, cells: slices.Concat(p.cells, d.cells), classes: slices.Concat(p.classes, d.classes),
		bounds: slices.Clone(p.bounds), basis: slices.Clone(p.basis)}
	for _, b := range d.bounds {
		s, ok := more.express(b.measure)
		if !ok {
			if len(more.basis) == maxBasis {
				return p, false
			}
			s = sum{}
			s.sign[len(more.basis)] = 1
			more.basis = append(more.basis, b.measure)
		}
		s.in = b.in
		more.bounds = append(more.bounds, s)
	}
	more.groups = more.divide()
	return more, len(more.classes) <= maxClasses
}

// express returns a measure as a sum of counted ones; ok is false if it isn't one.
func (p *plan) express(m measure) (s sum, ok bool) {
	for i, had := range p.basis {
		if had == m {
			s.sign[i] = 1
			return s, true
		}
	}
	for i, one := range p.basis {
		for j, other := range p.basis {
			if m.long || one.long || other.long || i == j {
				continue
			}
			switch {
			case one.seats&other.seats == 0 && one.seats|other.seats == m.seats:
				s.sign[i], s.sign[j] = 1, 1
				return s, true
			case other.seats&^one.seats == 0 && one.seats&^other.seats == m.seats:
				s.sign[i], s.sign[j] = 1, -1
				return s, true
			}
		}
	}
	return s, false
}

// divide groups the hands that always have the same requirements.
func (p *plan) divide() []seats {
	groups := []seats{allSeats}
	apart := func(s seats) {
		for i, g := range groups {
			if in, out := g&s, g&^s; in != 0 && out != 0 {
				groups[i] = in
				groups = append(groups, out)
			}
		}
	}
	for _, c := range p.cells {
		apart(c.seats)
	}
	for _, c := range p.classes {
		apart(c.seats)
	}
	for _, m := range p.basis {
		apart(m.seats)
	}
	slices.SortStableFunc(groups, func(a, b seats) int { return a.len() - b.len() })
	return groups
}

// effort returns the approximate number of products for counting, and of states of half a deal.
func (p *plan) effort() (products, states int) {
	points := 1
	most := p.mosts()
	for i := range p.basis {
		points *= most[i] + 1
	}
	points = min(points, p.vectors())
	var tuples [4]int
	for _, s := range card.Suits {
		tuples[s] = 0
		p.tuples(s, func([4]int) { tuples[s]++ })
	}
	products = points * points * (tuples[0]*tuples[1] + tuples[2]*tuples[3])
	states = 1
	for _, g := range p.groups[:len(p.groups)-1] {
		states *= min(g.len(), 2)*p.suitLen + 1
	}
	for range p.classes {
		states *= shapes
	}
	for i := range p.basis {
		states *= 2*most[i] + 1
	}
	return products, states
}

// mosts returns the maximum of each counted measure in one suit.
func (p *plan) mosts() (most [maxBasis]int) {
	p.honourCodes(func(code int) {
		for i, n := range p.points(code) {
			most[i] = max(most[i], n)
		}
	})
	for i, m := range p.basis {
		if m.long {
			most[i] += p.suitLen - p.free
		}
	}
	return most
}

// vectors returns the number of different values that the counted measures can have by the honours of a suit.
func (p *plan) vectors() int {
	seen := map[[maxBasis]int]bool{}
	p.honourCodes(func(code int) { seen[p.points(code)] = true })
	return len(seen)
}

// honourCodes yields each way to deal the honours of a suit to the groups that can still satisfy the bounds, as a
// number: the ace's group is its lowest digit, base the number of groups.
func (p *plan) honourCodes(yield func(code int)) {
	all := 1
	for range p.honours {
		all *= len(p.groups)
	}
	for code := range all {
		if p.keeps(p.points(code)) {
			yield(code)
		}
	}
}

// keeps reports whether a suit whose honours have these points leaves room for the bounds: a bounded measure doesn't
// exceed its total, and the other hands don't have what it needs.
func (p *plan) keeps(points [maxBasis]int) bool {
	suit := p.honours * (p.honours + 1) / 2
	for i := range p.bounds {
		b, n, long := &p.bounds[i], 0, false
		for j, sign := range b.sign {
			n += int(sign) * points[j]
			long = long || sign != 0 && p.basis[j].long
		}
		if n > b.in.high() || !long && suit-n > len(card.Suits)*suit-b.in.low() {
			return false
		}
	}
	return true
}

// points returns the value of the honours in each of the counted measures.
func (p *plan) points(code int) (points [maxBasis]int) {
	for i := range p.honours {
		group := p.groups[code%len(p.groups)]
		code /= len(p.groups)
		for j, m := range p.basis {
			if group&^m.seats == 0 {
				points[j] += p.honours - i
			}
		}
	}
	return points
}

// tuples yields the lengths that the groups may have in a suit.
func (p *plan) tuples(s card.Suit, yield func(l [4]int)) {
	var l [4]int
	var next func(group, left int)
	next = func(group, left int) {
		if group == len(p.groups)-1 {
			l[group] = left
			if p.allows(s, l) {
				yield(l)
			}
			return
		}
		for n := range left + 1 {
			l[group] = n
			next(group+1, left-n)
		}
	}
	next(0, p.suitLen)
}

// allows reports whether the groups may have these lengths in a suit.
func (p *plan) allows(s card.Suit, l [4]int) bool {
	for _, c := range p.cells {
		if c.suit == s && !c.in.has(p.of(c.seats, l)) {
			return false
		}
	}
	for i := range p.classes {
		if c := &p.classes[i]; int(c.of[p.of(c.seats, l)]) > c.in.high() {
			return false
		}
	}
	return true
}

// of returns the combined length of some hands.
func (p *plan) of(s seats, l [4]int) (n int) {
	for i, g := range p.groups {
		if g&^s == 0 {
			n += l[i]
		}
	}
	return n
}
