package condition

import (
	"context"
	"slices"

	"github.com/superbridge/superbridge/game/card"
)

// clashes reports whether no deal meets one part's requirements together with as much of the rest as can be counted
// with them.
func (j *judge) clashes(ctx context.Context, asked []asking, one asking) (bool, error) {
	p, ok := plan{pack: j.pack()}.with(one.demands)
	if !ok {
		return false, nil
	}
	for _, a := range asked {
		if a.at == one.at {
			continue
		}
		more, ok := p.with(a.demands)
		if !ok {
			continue
		}
		if takes, states := more.effort(); takes <= quick && states <= maxStates {
			p = more
		}
	}
	counted, err := newCount(ctx, p)
	return err == nil && counted.whole == 0, err
}

// hopeless reports whether no deal has the lengths that all parts require, whatever the points, or the points, whatever
// the lengths. That is quick, even if everything at once can't be counted.
func (j *judge) hopeless(ctx context.Context, asked []asking) (bool, error) {
	p, _ := plan{pack: j.pack()}.with(demands{})
	for _, a := range asked {
		more, ok := p.with(demands{cells: a.cells, classes: a.classes})
		if !ok {
			more, ok = p.with(demands{cells: a.cells})
		}
		if takes, states := more.effort(); ok && takes <= quick && states <= maxStates {
			p = more
		}
	}
	counted, err := newCount(ctx, p)
	return err == nil && (counted.whole == 0 || !j.points(asked)), err
}

// points reports whether the points that all parts require are possible together.
func (j *judge) points(asked []asking) bool {
	all := total(j.count)
	var hands [4]set
	sides := [2]set{between(0, all), between(0, all)}
	for i := range hands {
		hands[i] = between(0, j.most())
	}
	for _, a := range asked {
		for _, b := range a.bounds {
			for side, who := range [2]Who{NS, EW} {
				if b.seats == who.seats() {
					sides[side] = sides[side].and(b.in)
				}
			}
			for _, seat := range card.Seats {
				switch {
				case b.seats != 1<<seat:
				case b.long:
					hands[seat] = hands[seat].and(j.high(a, b.in))
				default:
					hands[seat] = hands[seat].and(b.in)
				}
			}
		}
	}
	for _, side := range card.Sides {
		sides[side] = sides[side].and(hands[side].plus(hands[card.Seat(side).Partner()]))
	}
	return sides[card.NS].and(sides[card.EW].from(all)) != set{}
}

// most returns the points of the best hand.
func (j *judge) most() (points int) {
	left := j.rules.Tricks()
	for worth := j.count.Honours; worth > 0 && left > 0; worth-- {
		points += worth * min(left, len(card.Suits))
		left -= len(card.Suits)
	}
	return points
}

// high returns the high-card points that a hand may have if its points including length are in a set.
func (j *judge) high(a asking, in set) (high set) {
	p, _ := plan{pack: j.pack()}.with(a.demands)
	var extra set // points for length of hands with such lengths
	var l [4]int
	var next func(suit card.Suit, left, points int)
	next = func(suit card.Suit, left, points int) {
		for n := range left + 1 {
			if suit == card.Spades && n < left {
				continue
			}
			l[suit] = n
			more := points + max(0, n-j.count.Suit)
			switch {
			case !p.allows(suit, [4]int{n, p.suitLen - n}):
			case suit < card.Spades:
				next(suit+1, left-n, more)
			case !slices.ContainsFunc(a.classes, func(c class) bool { return !c.in.has(c.joined(l)) }):
				extra = extra.or(between(more, more))
			}
		}
	}
	next(card.Clubs, p.suitLen, 0)
	for n := range setLen {
		for m := range n + 1 {
			if in.has(n) && extra.has(m) {
				high = high.or(between(n-m, n-m))
			}
		}
	}
	return high
}

// and returns the intersection of both sets.
func (s set) and(t set) set { return set{s[0] & t[0], s[1] & t[1]} }

// or returns the union of both sets.
func (s set) or(t set) set { return set{s[0] | t[0], s[1] | t[1]} }

// plus returns the sums of one number from each set, within the limits of a set.
func (s set) plus(t set) (sums set) {
	for n := range setLen {
		for m := 0; s.has(n) && m+n < setLen; m++ {
			if t.has(m) {
				sums[(n+m)>>6] |= 1 << ((n + m) & 63)
			}
		}
	}
	return sums
}

// contradiction returns an error with the parts that contradict each other, none of which could be left out, or nil if
// ctx ends.
func (j *judge) contradiction(ctx context.Context, asked []asking) error {
	left := slices.Clone(asked)
	for i := len(left) - 1; i >= 0; i-- {
		without := slices.Delete(slices.Clone(left), i, i+1)
		impossible, err := j.impossible(ctx, without)
		if err != nil {
			return err
		}
		if impossible {
			left = without
		}
	}
	e := &Impossible{}
	for _, a := range left {
		if a.at < 0 {
			e.Even = true
		} else {
			e.Parts = append(e.Parts, a.Part)
		}
	}
	return e
}

// impossible reports whether it can be shown that no deal meets the requirements.
func (j *judge) impossible(ctx context.Context, asked []asking) (bool, error) {
	p, rest := j.plan(asked, quick)
	if len(rest) > 0 {
		if none, err := j.hopeless(ctx, asked); none || err != nil {
			return none, err
		}
	}
	counted, err := newCount(ctx, p)
	if err != nil || counted.whole == 0 {
		return err == nil, err
	}
	for _, a := range rest {
		if clash, err := j.clashes(ctx, asked, a); clash || err != nil {
			return clash, err
		}
	}
	return false, nil
}
