package bot

import (
	"cmp"
	"math"
	"slices"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/solve"
)

// duoBid rates the calls of nullo for two and of Chinese bridge, by some layouts.
func (t *thinking) duoBid() ([]Option, error) {
	layouts, err := t.survey()
	if err != nil {
		return nil, err
	}
	options := t.weigh(t.outlookOf(layouts), few.NoPacket)
	for i := range options {
		options[i].Why.Layouts = len(layouts)
	}
	return options, nil
}

// plan is a way to exchange: the cards thrown, and the strain aimed at.
type plan struct {
	thrown card.Hand
	aim    few.Strain
}

// exchangePlans returns ways to exchange cards of a hand: for each aim the least useful cards, some or many of them.
func exchangePlans(hand card.Hand, level Level) []plan {
	aims := []few.Strain{few.Nullo, few.NoTrump, longest(hand)}
	counts := []int{6}
	if level > Beginner {
		counts = []int{3, 5, 7, 9}
	}
	if level == Expert {
		aims = []few.Strain{few.Nullo, few.NoTrump}
		for _, suit := range card.Suits {
			if hand[suit].Len() >= 3 {
				aims = append(aims, few.Strain(suit))
			}
		}
		counts = []int{4, 6, 8, 10}
	}
	plans := []plan{{aim: few.NoTrump}}
	for _, aim := range aims {
		cards := hand.Cards()
		slices.SortStableFunc(cards, func(a, b card.Card) int { return cmp.Compare(serves(hand, a, aim), serves(hand, b, aim)) })
		for _, n := range counts {
			plans = append(plans, plan{card.HandOf(cards[:n]...), aim})
		}
	}
	return plans
}

// longest returns a hand's longest suit.
func longest(h card.Hand) few.Strain {
	best := card.Clubs
	for _, suit := range card.Suits {
		if h[suit].Len() > h[best].Len() {
			best = suit
		}
	}
	return few.Strain(best)
}

// serves returns the usefulness of a card of a hand for an aim.
func serves(hand card.Hand, c card.Card, aim few.Strain) float64 {
	high := height(c)
	switch {
	case aim == few.Nullo:
		return -high
	case aim == few.Strain(c.Suit):
		return 1 + high
	case aim == few.NoTrump:
		return high + 0.04*float64(hand[c.Suit].Len())
	}
	return high - 0.02*float64(hand[c.Suit].Len()) // a short suit can be ruffed
}

// exchange rates the cards that can be thrown: over some layouts of the stock and of the opponent's hand, by the best
// contract in the strain aimed at.
func (t *thinking) exchange() ([]Option, error) {
	e := efforts[t.player.Level]
	hand := t.view.Seen(few.Place{Pile: few.Hand, Of: t.me})
	plans := exchangePlans(hand, t.player.Level)
	layouts := max(e.calls*3/4, 4)
	nodes := 0
	if e.exact {
		nodes = e.nodes / 4
	}
	outlooks := make([]*outlook, len(plans))
	for i := range outlooks {
		outlooks[i] = &outlook{t: t, known: map[few.Contract]float64{}}
	}
	s := solve.NewSolver(thoughtMemory)
	other := len(t.view.Cards(few.Place{Pile: few.Hand, Of: t.other()}))
	for range layouts {
		cards := t.drawn(t.view.Unseen(), other)
		for i, plan := range plans {
			if err := t.ctx.Err(); err != nil {
				return nil, err
			}
			p := solve.Position{Kind: few.NulloForTwo, Strain: plan.aim, Leader: t.other()}
			p.Hands[t.other()] = card.HandOf(cards[:other]...)
			p.Hands[t.me] = hand.Minus(plan.thrown).Union(card.HandOf(cards[other : other+plan.thrown.Len()]...))
			tricks, err := t.declarerTricks(s, p, nodes)
			if err != nil {
				return nil, err
			}
			chances := &outlooks[i].chance[t.me][plan.aim]
			spreadOver(tricks, duoSpread, t.rules.Tricks, func(n int, c float64) { chances[n] += c / float64(layouts) })
		}
	}
	var options []Option
	for i, plan := range plans {
		best, why := math.Inf(-1), Reason{Kind: Exchange, Strain: plan.aim, Layouts: layouts}
		for level := 1; level <= t.rules.Level; level++ {
			c := few.Contract{Level: level, Strain: plan.aim, Declarer: t.me}
			if w := outlooks[i].settled(c); w > best {
				best, why.Contract, why.Tricks, why.Chance = w, c, outlooks[i].tricks(c), outlooks[i].makes(c)
			}
		}
		options = append(options, Option{few.Thrown(plan.thrown), best, why})
	}
	return options, nil
}
