package condition

import (
	"context"
	"slices"

	"github.com/superbridge/superbridge/game/card"
)

// clashes reports whether no deal can do what one part asks with as much of the rest as can be counted with it.
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
	if !j.points(asked) {
		return true, nil
	}
	counted, err := newCount(ctx, p)
	return err == nil && counted.whole == 0, err
}

// points reports whether the points that all parts ask can be there at once, whatever the lengths.
func (j *judge) points(asked []asking) bool {
	all := total(j.count)
	var hands [4]set
	sides := [2]set{between(0, all), between(0, all)}
	for i := range hands {
		hands[i] = between(0, all)
	}
	for _, a := range asked {
		for _, b := range a.bounds {
			if b.long {
				continue
			}
			if b.seats == NS.seats() {
				sides[card.NS] = sides[card.NS].and(b.in)
			}
			for _, seat := range card.Seats {
				if b.seats == 1<<seat {
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

// and returns the numbers of both sets.
func (s set) and(t set) set { return set{s[0] & t[0], s[1] & t[1]} }

// plus returns the sums of a number of one set and one of the other, as far as a set goes.
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

// contradiction returns the parts that contradict each other, none of which could be left out. It returns nil if ctx ends.
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

// impossible reports whether it can be seen that no deal does what is asked.
func (j *judge) impossible(ctx context.Context, asked []asking) (bool, error) {
	p, rest := j.plan(asked, quick)
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
