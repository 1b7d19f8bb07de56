package condition

import (
	"math/rand/v2"

	"github.com/superbridge/superbridge/game/card"
)

// drawer draws deals from those counted. It is for one goroutine.
type drawer struct {
	*count
	random *rand.Rand
	kinds  []choice
	cards  [4][]card.Card // by group
}

// choice is one of several things to draw from, with its weight.
type choice struct {
	one, other int
	upTo       float64
}

// draw returns a deal; all deals counted are equally likely. There must be one.
func (d *drawer) draw() card.Deal {
	first := d.find(d.random.Float64() * d.whole)
	second := d.second(first)
	for i := range d.cards {
		d.cards[i] = d.cards[i][:0]
	}
	d.half(first, card.Clubs, card.Diamonds)
	d.half(second, card.Hearts, card.Spades)
	var deal card.Deal
	for i, g := range d.groups {
		cards := d.cards[i]
		if g.len() > 1 {
			d.random.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
		}
		for _, seat := range card.Seats {
			if g.has(seat) {
				deal[seat] = card.HandOf(cards[:d.suitLen]...)
				cards = cards[d.suitLen:]
			}
		}
	}
	return deal
}

// pick draws one of the kinds.
func (d *drawer) pick() choice {
	n := d.random.Float64() * d.kinds[len(d.kinds)-1].upTo
	for _, k := range d.kinds {
		if k.upTo > n {
			return k
		}
	}
	return d.kinds[len(d.kinds)-1]
}

// offer adds a kind to draw from.
func (d *drawer) offer(one, other int, weight float64) {
	if weight == 0 {
		return
	}
	if n := len(d.kinds); n > 0 {
		weight += d.kinds[n-1].upTo
	}
	d.kinds = append(d.kinds, choice{one, other, weight})
}

// second draws the kind of the second half that completes the first.
func (d *drawer) second(first int) int {
	index, class, at := d.parts(first)
	full := 0
	for i := range d.groups[:len(d.groups)-1] {
		full += d.room(i) * d.width[i]
	}
	d.kinds = d.kinds[:0]
	for other := range d.forms {
		if !d.valid[d.joined[class*d.forms+other]] {
			continue
		}
		base := ((full-index)*d.forms + other) * d.points
		d.matches(at, func(points int) { d.offer(base+points, 0, d.halves[1][base+points]) })
	}
	return d.pick().one
}

// parts returns the indexes of lengths, class and points of a kind.
func (d *drawer) parts(kind int) (index, class, at int) {
	return kind / d.points / d.forms, kind / d.points % d.forms, kind % d.points
}

// half draws the cards of two suits that together are of a kind.
func (d *drawer) half(kind int, suit, other card.Suit) {
	index, class, at := d.parts(kind)
	a, b := d.suits[suit], d.suits[other]
	d.kinds = d.kinds[:0]
	for i := range a.items {
		one := &a.items[i]
		if !d.leaves(index, one.length) {
			continue
		}
		j := b.at[index-one.index]
		if j < 0 {
			continue
		}
		two := &b.items[j]
		if !d.fits(one.length, two.length) || d.joined[one.class*d.forms+two.class] != class {
			continue
		}
		for n, points := range one.at {
			if points <= at {
				d.offer(i, points, one.ways[n]*two.dense[at-points])
			}
		}
	}
	drawn := d.pick()
	one := &a.items[drawn.one]
	two := &b.items[b.at[index-one.index]]
	d.suit(suit, a, one, drawn.other)
	d.suit(other, b, two, at-drawn.other)
}

// leaves reports whether the groups have as many cards of both suits as they have of one of them.
func (d *drawer) leaves(index int, length [4]int) bool {
	for i := range d.groups[:len(d.groups)-1] {
		if index/d.width[i]%(d.room(i)+1) < length[i] {
			return false
		}
	}
	return true
}

// suit draws the cards of a suit, given its lengths and points.
func (d *drawer) suit(suit card.Suit, k *suitCount, it *item, at int) {
	d.kinds = d.kinds[:0]
	for i := range k.deals {
		if deal := &k.deals[i]; deal.points+it.extra == at {
			d.offer(i, 0, float64(len(deal.codes))*d.ways(it.length, deal.honours))
		}
	}
	deal := &k.deals[d.pick().one]
	code := deal.codes[d.random.IntN(len(deal.codes))]
	var small [lengths]card.Rank
	left := 0
	for i, r := 0, d.ranks; r != 0; i, r = i+1, r.Without(r.Top()) {
		if i < d.honours {
			group := code % len(d.groups)
			code /= len(d.groups)
			d.cards[group] = append(d.cards[group], card.Card{Suit: suit, Rank: r.Top()})
			continue
		}
		small[left] = r.Top()
		left++
	}
	for group := range d.groups {
		for range it.length[group] - deal.honours[group] {
			i := d.random.IntN(left)
			d.cards[group] = append(d.cards[group], card.Card{Suit: suit, Rank: small[i]})
			left--
			small[i] = small[left]
		}
	}
}
