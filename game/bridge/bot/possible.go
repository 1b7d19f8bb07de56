package bot

import (
	"math"
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/ending"
	"github.com/superbridge/superbridge/game/card"
)

// pointDoubt is the factor by which a layout is less likely for each point that a hand is from what its holder has shown
// in the auction; a card of a suit counts as three.
const pointDoubt = 0.35

// Layouts returns layouts of the cards that a viewer can't see, in the play, with their weights: as likely as the auction
// and the cards played make them, in the player's view.
//
// If there are no more than most, 1 or more, all are returned and whole is true. Otherwise they are drawn by their
// weights out of many; those drawn repeatedly weigh so much more. They are always the same for the same view.
func (p Player) Layouts(v bridge.View, most int) (layouts []ending.Layout, whole bool) {
	return newDealer(newPosition(v, p.Cards), p.Without, p.Source).possible(most)
}

// possible is [Player.Layouts].
func (d *dealer) possible(most int) (layouts []ending.Layout, whole bool) {
	if all := d.every(most * tries); all != nil && len(all) <= most {
		return all, true
	} else if all != nil {
		return d.draw(all, most), false
	}
	dealt := make([]ending.Layout, most*tries)
	for i := range dealt {
		dealt[i] = d.weighed(d.anyhow())
	}
	return d.draw(dealt, most), false
}

// weighed returns a layout with its weight.
func (d *dealer) weighed(hands [4]card.Hand) ending.Layout {
	l := ending.Layout{Hands: hands, Weight: 1}
	for _, seat := range d.hidden {
		l.Weight *= math.Pow(pointDoubt, float64(d.told[seat].Miss(hands[seat].Union(d.played[seat]))))
	}
	for _, c := range d.clues {
		if c.unlike(hands[c.seat].Union(c.since)) {
			l.Weight *= float64(c.odds) / 100
		}
	}
	return l
}

// every returns all layouts, or nil if there may be more than most.
func (d *dealer) every(most int) (all []ending.Layout) {
	if len(d.hidden) != 2 || d.split != nil {
		return nil
	}
	first, second := d.hidden[0], d.hidden[1]
	need := d.holds[first] - d.fixed.hands[first].Len()
	if combinations(len(d.loose), need) > float64(most) {
		return nil
	}
	hands := d.fixed.hands
	var take func(rest []card.Card, need int)
	take = func(rest []card.Card, need int) {
		if len(rest) == 0 {
			all = append(all, d.weighed(hands))
			return
		}
		was, c := hands, rest[0]
		if need > 0 {
			hands[first] = hands[first].With(c)
			take(rest[1:], need-1)
			hands = was
		}
		if len(rest) > need {
			hands[second] = hands[second].With(c)
			take(rest[1:], need)
			hands = was
		}
	}
	take(d.loose, need)
	return all
}

// draw draws n layouts by their weights, at equal distances from a random start, which varies less than one by one.
func (d *dealer) draw(from []ending.Layout, n int) []ending.Layout {
	total := 0.0
	for _, l := range from {
		total += l.Weight
	}
	step := total / float64(n)
	next, sum := step*d.random.Float64(), 0.0
	var drawn []ending.Layout
	for _, l := range from {
		times := 0.0
		for sum += l.Weight; next < sum; next += step {
			times++
		}
		if times == 0 {
			continue
		}
		if i := slices.IndexFunc(drawn, func(o ending.Layout) bool { return o.Hands == l.Hands }); i >= 0 {
			drawn[i].Weight += times
		} else {
			drawn = append(drawn, ending.Layout{Hands: l.Hands, Weight: times})
		}
	}
	return drawn
}
