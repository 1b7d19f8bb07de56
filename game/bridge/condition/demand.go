package condition

import (
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
)

// seats is a set of seats.
type seats uint8

const allSeats seats = 1<<4 - 1

// has reports whether a seat is in the set.
func (s seats) has(seat card.Seat) bool { return s>>seat&1 != 0 }

// len returns how many seats are in the set.
func (s seats) len() (n int) {
	for _, seat := range card.Seats {
		if s.has(seat) {
			n++
		}
	}
	return n
}

// demands are a part's requirements on a deal that can be counted.
type demands struct {
	cells   []cell
	classes []class
	bounds  []bound
	// whole says that a deal with all this meets the part. Otherwise all deals that meet it have this, and maybe others
	// too.
	whole bool
}

// cell is the set of lengths of one suit allowed in some hands together.
type cell struct {
	seats
	suit card.Suit
	in   set
}

// class restricts the shape of some hands together. Each suit has a class by its length, from 0 to 2, and these are
// joined to the class of the shape.
type class struct {
	seats
	of  [lengths]uint8 // by length
	sum bool           // classes are added, up to 2; otherwise the highest counts
	in  set
}

// lengths is the number of lengths, 0 to 17.
const lengths = 18

// shapes is the number of classes.
const shapes = 3

// join returns the class of two classes joined.
func (c *class) join(a, b int) int {
	if c.sum {
		return min(a+b, shapes-1)
	}
	return max(a, b)
}

// joined returns the class of a hand with these lengths.
func (c *class) joined(l [4]int) (shape int) {
	for _, n := range l {
		shape = c.join(shape, int(c.of[n]))
	}
	return shape
}

// bound is the set of values allowed for a measure.
type bound struct {
	measure
	in set
}

// measure is a quantity that adds up card by card: the points of some hands together.
type measure struct {
	seats
	// long says that it is for one hand, with a point for each card of a suit beyond those that count nothing.
	long bool
}

// classes returns the class of each length.
func classesOf(of func(length int) uint8) (classes [lengths]uint8) {
	for n := range classes {
		classes[n] = of(n)
	}
	return classes
}

// demandsOf returns the demands of a part. Each is about one side, as the other side has the remaining points and
// lengths.
func (j *judge) demandsOf(p Part) demands {
	d := demands{whole: true}
	who, suitLen := p.Who.seats(), j.rules.Tricks()
	in := between(p.Range.Min, p.Range.Max)
	shape := func(of func(int) uint8, sum bool, in set) {
		if p.Not {
			in = in.without(shapes - 1)
		}
		d.classes = append(d.classes, class{who, classesOf(of), sum, in})
	}
	switch p.What {
	case Points:
		all := total(j.count)
		if p.Not {
			in = in.without(all)
		}
		if p.Who == EW {
			who, in = NS.seats(), in.from(all)
		}
		d.bounds = append(d.bounds, bound{measure{seats: who}, in})
	case Length:
		if p.Not {
			in = in.without(suitLen)
		}
		d.cells = append(d.cells, cell{who, p.Suit, in})
	case Longest, Shortest:
		shape(func(n int) uint8 {
			switch {
			case p.Range.Has(n):
				return 1
			case (n < p.Range.Min) == (p.What == Longest):
				return 0
			}
			return 2
		}, false, between(1, 1))
	case Fit:
		shape(func(n int) uint8 {
			if n < j.count.Fit {
				return 0
			}
			return 1
		}, false, between(1, 2))
	case Balanced:
		shape(func(n int) uint8 {
			switch {
			case !j.count.Balanced.Has(n):
				return 2
			case n == j.count.Balanced.Min:
				return 1
			}
			return 0
		}, true, between(0, 1))
	case Slam:
		d.whole = false
	case Opens:
		d = j.opensDemands(p)
	}
	return d
}

// opensDemands returns what all hands that open with a bid have in common. It returns nothing for an opening with any
// bid, or for its negation.
func (j *judge) opensDemands(p Part) (d demands) {
	if p.Not || !p.Call.IsBid() {
		return d
	}
	who := p.Who.seats()
	for _, o := range opener(j.rules, j.cards, card.Seat(p.Who)).Options() {
		if o.Call != p.Call {
			continue
		}
		boxes := o.Meaning.Boxes()
		all := boxes[0]
		for i, b := range boxes {
			if b.GoodFives { // a hand has at most two five-card suits that aren't good, and no other suit counts
				b.Points.Max += 2
			}
			if i == 0 {
				all.Points = b.Points
			}
			all.Points = bidding.Range{Min: min(all.Points.Min, b.Points.Min), Max: max(all.Points.Max, b.Points.Max)}
			all.Balanced = all.Balanced && b.Balanced
			for s, l := range b.Length {
				all.Length[s] = bidding.Range{Min: min(all.Length[s].Min, l.Min), Max: max(all.Length[s].Max, l.Max)}
			}
		}
		if all.Balanced {
			d = j.demandsOf(Part{Who: p.Who, What: Balanced})
			d.whole = false
		}
		for _, s := range card.Suits {
			if l := all.Length[s]; l.Min > 0 || l.Max < j.rules.Tricks() {
				d.cells = append(d.cells, cell{who, s, between(l.Min, l.Max)})
			}
		}
		if !o.Meaning.Support {
			d.bounds = append(d.bounds, bound{measure{who, true}, between(all.Points.Min, all.Points.Max)})
		}
		return d
	}
	d.bounds = append(d.bounds, bound{measure: measure{seats: who}}) // no hand opens with that
	return d
}
