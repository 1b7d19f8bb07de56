package condition

import (
	"context"
	"math"
	"slices"
	"sort"

	"github.com/superbridge/superbridge/game/card"
)

// count holds the number of deals of each kind, by the plan. A suit's kind is the number of its cards in each group,
// the class of these lengths, and the points. Suits are joined to halves, clubs with diamonds and hearts with spades,
// and each kind of the first half is combined with those of the second that make a deal as planned.
//
// Numbers of deals are floating point: they are sums of products without subtraction, so each is accurate to some 15
// digits, and zero is exactly zero.
type count struct {
	plan
	width  [4]int            // of the index of lengths, for all groups but the last
	stride [maxBasis]int     // of the index of points
	spans  [maxBasis]int     // number of values of a measure in half a deal
	points int               // number of combined point values
	forms  int               // number of classes
	joined []int             // class of two classes joined
	valid  []bool            // classes allowed for a deal
	window [maxBasis][][]int // by measure and value in half a deal: the values allowed in the other
	mixed  bool              // there are bounds on sums of measures
	suits  [4]*suitCount
	halves [2][]float64
	starts []start
	whole  float64 // number of deals, with the cards of a group not yet divided between its hands
}

// start is a kind of the first half from which a deal can be completed.
type start struct {
	kind int
	upTo float64 // deals of this kind and of those before it
}

// suitCount holds the kinds of one suit.
type suitCount struct {
	items  []item
	at     []int32 // by index of lengths: the item, or -1
	deals  []honourDeal
	former card.Suit // the first suit with the same requirements
}

// item is a division of the cards of a suit.
type item struct {
	length [4]int // by group
	index  int    // index of the lengths
	class  int
	extra  int // points for length, as an index
	at     []int
	ways   []float64 // ways to deal the cards with these points, for each of at
	dense  []float64 // the same by index of points
}

// honourDeal is a division of the honours of a suit: all ways with the same numbers and points.
type honourDeal struct {
	honours [4]int // by group
	points  int
	codes   []int
}

// newCount counts the deals of a plan. The error is that of ctx.
func newCount(ctx context.Context, p plan) (*count, error) {
	c := &count{plan: p}
	c.measure()
	var seen [4]*suitCount
	for _, s := range card.Suits {
		seen[s] = c.suit(s)
		c.suits[s] = seen[s]
	}
	for half, pair := range [2][2]card.Suit{{card.Clubs, card.Diamonds}, {card.Hearts, card.Spades}} {
		if half == 1 && c.suits[pair[0]].former == c.suits[card.Clubs].former && c.suits[pair[1]].former == c.suits[card.Diamonds].former {
			c.halves[1] = c.halves[0]
			break
		}
		var err error
		if c.halves[half], err = c.join(ctx, c.suits[pair[0]], c.suits[pair[1]]); err != nil {
			return nil, err
		}
	}
	return c, c.complete(ctx)
}

// measure computes the layout of the indexes.
func (c *count) measure() {
	width := 1
	for i := range c.groups[:len(c.groups)-1] {
		c.width[i] = width
		width *= c.room(i) + 1
	}
	c.points = 1
	most := c.mosts()
	for i := range c.spans {
		c.spans[i] = 1
		if i < len(c.basis) {
			c.spans[i] = 2*most[i] + 1
		}
		c.stride[i] = c.points
		c.points *= c.spans[i]
	}
	c.forms = 1
	for range c.classes {
		c.forms *= shapes
	}
	c.joined = make([]int, c.forms*c.forms)
	c.valid = make([]bool, c.forms)
	for a := range c.forms {
		c.valid[a] = true
		for b := range c.forms {
			to, scale := 0, 1
			for i := range c.classes {
				to += c.classes[i].join(a/scale%shapes, b/scale%shapes) * scale
				scale *= shapes
			}
			c.joined[a*c.forms+b] = to
		}
		scale := 1
		for i := range c.classes {
			c.valid[a] = c.valid[a] && c.classes[i].in.has(a/scale%shapes)
			scale *= shapes
		}
	}
	c.window = c.windows()
	for _, b := range c.bounds {
		signs := 0
		for _, sign := range b.sign {
			signs += int(sign * sign)
		}
		c.mixed = c.mixed || signs > 1
	}
}

// room returns the maximum number of cards of a group in half a deal.
func (c *count) room(group int) int { return c.groups[group].len() * c.suitLen }

// windows returns, for each measure and each value that it can have in half a deal, the values allowed in the other
// half.
func (c *count) windows() (windows [maxBasis][][]int) {
	for i, span := range c.spans {
		in := between(0, setLen-1)
		for _, b := range c.bounds {
			alone := sum{in: b.in}
			if alone.sign[i] = 1; i < len(c.basis) && b.sign == alone.sign {
				in[0] &= b.in[0]
				in[1] &= b.in[1]
			}
		}
		windows[i] = make([][]int, span)
		for had := range span {
			for n := range span {
				if in.has(had + n) {
					windows[i][had] = append(windows[i][had], n)
				}
			}
		}
	}
	return windows
}

// suit counts the kinds of one suit.
func (c *count) suit(s card.Suit) *suitCount {
	for former := range s {
		if c.alike(former, s) {
			return c.suits[former]
		}
	}
	k := &suitCount{former: s, deals: c.honourDeals()}
	states := 1
	for i := range c.groups[:len(c.groups)-1] {
		states *= c.room(i) + 1
	}
	k.at = make([]int32, states)
	for i := range k.at {
		k.at[i] = -1
	}
	c.tuples(s, func(l [4]int) {
		it := item{length: l, dense: make([]float64, c.points)}
		for i := range c.groups[:len(c.groups)-1] {
			it.index += l[i] * c.width[i]
		}
		scale := 1
		for i := range c.classes {
			it.class += int(c.classes[i].of[c.of(c.classes[i].seats, l)]) * scale
			scale *= shapes
		}
		for i, m := range c.basis {
			if m.long {
				it.extra += max(0, c.of(m.seats, l)-c.free) * c.stride[i]
			}
		}
		for _, d := range k.deals {
			it.dense[d.points+it.extra] += float64(len(d.codes)) * c.ways(l, d.honours)
		}
		for at, ways := range it.dense {
			if ways > 0 {
				it.at, it.ways = append(it.at, at), append(it.ways, ways)
			}
		}
		k.at[it.index] = int32(len(k.items))
		k.items = append(k.items, it)
	})
	return k
}

// alike reports whether two suits have the same requirements.
func (c *count) alike(one, other card.Suit) bool {
	asked := func(s card.Suit) map[cell]int {
		m := map[cell]int{}
		for _, cell := range c.cells {
			if cell.suit == s {
				cell.suit = 0
				m[cell]++
			}
		}
		return m
	}
	a, b := asked(one), asked(other)
	for cell := range a {
		if b[cell] == 0 {
			return false
		}
	}
	return len(a) == len(b)
}

// honourDeals lists the divisions of the honours of a suit.
func (c *count) honourDeals() []honourDeal {
	type key struct {
		honours [4]int
		points  int
	}
	var deals []honourDeal
	where := map[key]int{}
	c.honourCodes(func(code int) {
		var k key
		for i, n := range c.plan.points(code) {
			k.points += n * c.stride[i]
		}
		for rest, i := code, 0; i < c.honours; i++ {
			k.honours[rest%len(c.groups)]++
			rest /= len(c.groups)
		}
		i, ok := where[k]
		if !ok {
			i = len(deals)
			where[k] = i
			deals = append(deals, honourDeal{honours: k.honours, points: k.points})
		}
		deals[i].codes = append(deals[i].codes, code)
	})
	return deals
}

// ways returns the number of ways to deal the small cards of a suit to groups with these lengths and honours.
func (c *count) ways(length, honours [4]int) float64 {
	left := c.suitLen - c.honours
	ways := 1.0
	for i := range c.groups {
		n := length[i] - honours[i]
		if n < 0 || n > left {
			return 0
		}
		ways *= binomial(left, n)
		left -= n
	}
	return ways
}

// join counts the kinds of two suits together.
func (c *count) join(ctx context.Context, a, b *suitCount) ([]float64, error) {
	half := make([]float64, len(a.at)*c.forms*c.points)
	for i := range a.items {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		one := &a.items[i]
		for j := range b.items {
			other := &b.items[j]
			if !c.fits(one.length, other.length) {
				continue
			}
			class := c.joined[one.class*c.forms+other.class]
			to := half[((one.index+other.index)*c.forms+class)*c.points:][:c.points]
			for n, at := range one.at {
				ways, row := one.ways[n], to[at:]
				for m, more := range other.at {
					row[more] += ways * other.ways[m]
				}
			}
		}
	}
	return half, nil
}

// fits reports whether no group has more cards than it can hold.
func (c *count) fits(one, other [4]int) bool {
	for i := range c.groups {
		if one[i]+other[i] > c.room(i) {
			return false
		}
	}
	return true
}

// complete counts the ways to complete each kind of the first half.
func (c *count) complete(ctx context.Context) error {
	full := 0
	for i := range c.groups[:len(c.groups)-1] {
		full += c.room(i) * c.width[i]
	}
	together := make([]float64, c.points)
	for index := range c.suits[0].at {
		if err := ctx.Err(); err != nil {
			return err
		}
		for class := range c.forms {
			first := c.halves[0][(index*c.forms+class)*c.points:][:c.points]
			if empty(first) {
				continue
			}
			clear(together)
			for other := range c.forms {
				if c.valid[c.joined[class*c.forms+other]] {
					for i, n := range c.halves[1][((full-index)*c.forms+other)*c.points:][:c.points] {
						together[i] += n
					}
				}
			}
			if empty(together) {
				continue
			}
			for at, ways := range first {
				if ways == 0 {
					continue
				}
				more := 0.0
				c.matches(at, func(other int) { more += together[other] })
				if more > 0 {
					c.whole += ways * more
					c.starts = append(c.starts, start{(index*c.forms+class)*c.points + at, c.whole})
				}
			}
		}
	}
	return nil
}

// empty reports whether all numbers are 0.
func empty(numbers []float64) bool {
	return !slices.ContainsFunc(numbers, func(n float64) bool { return n != 0 })
}

// matches yields the indexes of points of the second half that go with those of the first.
func (c *count) matches(at int, yield func(other int)) {
	var had [maxBasis]int
	for i := range had {
		had[i] = at / c.stride[i] % c.spans[i]
	}
	for _, z := range c.window[2][had[2]] {
		for _, y := range c.window[1][had[1]] {
			row := z*c.stride[2] + y*c.stride[1]
			for _, x := range c.window[0][had[0]] {
				if c.mixed && !c.holds([maxBasis]int{had[0] + x, had[1] + y, had[2] + z}) {
					continue
				}
				yield(row + x)
			}
		}
	}
}

// holds reports whether the measures of a deal satisfy the plan.
func (c *count) holds(points [maxBasis]int) bool {
	for i := range c.bounds {
		b, n := &c.bounds[i], 0
		for j, sign := range b.sign {
			n += int(sign) * points[j]
		}
		if !b.in.has(n) {
			return false
		}
	}
	return true
}

// share returns the share of all deals that the plan allows, 0 to 1.
func (c *count) share() float64 {
	hand := lgamma(c.suitLen)
	deals := lgamma(4*c.suitLen) - 4*hand
	split := 0.0
	for i := range c.groups {
		split += lgamma(c.room(i)) - float64(c.groups[i].len())*hand
	}
	return min(1, c.whole*math.Exp(split-deals))
}

// lgamma returns the logarithm of n!.
func lgamma(n int) float64 {
	value, _ := math.Lgamma(float64(n + 1))
	return value
}

// binomial returns the number of ways to choose k of n things, for n up to 17.
func binomial(n, k int) float64 { return binomials[n][k] }

var binomials = func() (rows [lengths][lengths]float64) {
	for n := range rows {
		rows[n][0] = 1
		for k := 1; k <= n; k++ {
			rows[n][k] = rows[n-1][k-1] + rows[n-1][k]
		}
	}
	return rows
}()

// find returns the kind of the n-th deal, counted from 0 and in fractions.
func (c *count) find(n float64) int {
	i := sort.Search(len(c.starts), func(i int) bool { return c.starts[i].upTo > n })
	return c.starts[min(i, len(c.starts)-1)].kind
}
