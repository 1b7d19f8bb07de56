package bot

import (
	"slices"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
)

// give rates some ways to give four cards away at Booby: those that shorten a suit, the lowest and the highest, and the
// lowest of each suit.
func (t *thinking) give() ([]Option, error) {
	layouts, err := t.layouts(bidLayouts[t.player.Level] / 3)
	if err != nil {
		return nil, err
	}
	hand := t.view.Seen(few.Place{Pile: few.Hand, Of: t.me})
	var options []Option
	for _, plan := range givePlans(hand, t.player.Level) {
		given := few.Given(plan)
		best, why := 0.0, Reason{Kind: GiveAway, Layouts: len(layouts)}
		o := outlook{t: t, known: map[few.Contract]float64{}}
		for _, b := range layouts {
			after, err := b.Apply(given)
			if err != nil {
				return nil, err
			}
			own, dummy := t.unseen().hands(after, t.me)
			dummy = t.completed(b, dummy)
			for _, s := range t.rules.Strains {
				tricks, spread := estimate(own, dummy, s)
				tricks += rivals(t.rules.Kind, s)
				spreadOver(tricks, spread, t.rules.Tricks, func(n int, c float64) { o.chance[t.me][s][n] += c / float64(len(layouts)) })
			}
		}
		for level := 1; level <= t.rules.Level; level++ {
			for _, s := range t.rules.Strains {
				c := few.Contract{Level: level, Strain: s, Declarer: t.me}
				if w := o.settled(c); w > best || why.Contract.Level == 0 {
					best, why.Contract, why.Strain, why.Tricks, why.Chance = w, c, s, o.tricks(c), o.makes(c)
				}
			}
		}
		options = append(options, Option{given, best + 0.5*handPoints(hand.Minus(plan)), why})
	}
	return options, nil
}

// completed returns dummy as it may be once the others have given too, with some of their cards.
func (t *thinking) completed(b few.Board, dummy card.Hand) card.Hand {
	for p := range few.Player(t.rules.Players()) {
		if p == t.me {
			continue
		}
		h := card.Hand{}
		for _, s := range b.Cards(few.Place{Pile: few.Hand, Of: p}) {
			h = h.With(s.Card)
		}
		if more := h.Len() - t.rules.Tricks; more > 0 {
			dummy = dummy.Union(gift(t.random, h, more))
		}
	}
	return dummy
}

// lowest returns the n lowest cards of a hand.
func lowest(h card.Hand, n int) card.Hand {
	cards := h.Cards()
	slices.SortStableFunc(cards, func(a, b card.Card) int { return int(a.Rank) - int(b.Rank) })
	return card.HandOf(cards[:n]...)
}

// highest returns the n highest cards of a hand.
func highest(h card.Hand, n int) card.Hand {
	cards := h.Cards()
	slices.SortStableFunc(cards, func(a, b card.Card) int { return int(b.Rank) - int(a.Rank) })
	return card.HandOf(cards[:n]...)
}

// givePlans returns ways to give four cards away: all cards of each short suit, with the lowest or the highest of the
// rest. A beginner considers fewer.
func givePlans(hand card.Hand, level Level) []card.Hand {
	plans := []card.Hand{lowest(hand, few.CardsGiven)}
	if level == Beginner {
		return plans
	}
	add := func(h card.Hand) {
		if h.Len() == few.CardsGiven && !slices.Contains(plans, h) {
			plans = append(plans, h)
		}
	}
	add(highest(hand, few.CardsGiven)) // for nullo
	for first := range hand {
		short := hand.Suit(card.Suit(first))
		if n := short.Len(); n <= few.CardsGiven {
			add(short.Union(lowest(hand.Minus(short), few.CardsGiven-n)))
			add(short.Union(highest(hand.Minus(short), few.CardsGiven-n)))
			for second := range first {
				other := hand.Suit(card.Suit(second))
				if both := n + other.Len(); both <= few.CardsGiven {
					add(short.Union(other).Union(lowest(hand.Minus(short).Minus(other), few.CardsGiven-both)))
				}
			}
		} else {
			add(lowest(short, few.CardsGiven))
			add(highest(short, few.CardsGiven))
		}
	}
	return plans
}
