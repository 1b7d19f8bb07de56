package bot

import (
	"math/rand/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
)

// asGood is the difference, in hundredths of a trick, within which a player by rules of thumb considers another lead as
// good as the best.
const asGood = 8

// ofChance returns a player's random source at a view; ok is false if he has no seed of his own, or thinks: then only
// his layouts depend on it.
func (e effort) ofChance(v bridge.View) (r *rand.Rand, ok bool) {
	if e.source == 0 || e.nodes > 0 {
		return nil, false
	}
	return rand.New(rand.NewPCG(seedOf(v)+e.source, 2)), true
}

// otherwise returns the call of the rules or, one time in three, another true call, if there is one.
func otherwise(a *bidding.Auction, r *rand.Rand, hand card.Hand, rules bidding.Option) bidding.Option {
	if others := a.Others(hand, rules.Call, rules.Meaning); len(others) > 0 && r.IntN(3) == 0 {
		return others[r.IntN(len(others))]
	}
	return rules
}

// leadByChance returns one of a defender's leads that seem about as good as the best.
func (p defender) leadByChance(r *rand.Rand) (card.Card, Reason) {
	in := p.defendersLead
	if len(p.view.Tricks()) == 0 {
		in = p.openingLeadIn
	}
	var all []option
	best := 0
	for _, s := range card.Suits {
		if p.hand[s] != 0 {
			all = append(all, in(s))
			if all[best].worth < all[len(all)-1].worth {
				best = len(all) - 1
			}
		}
	}
	least := all[best].worth - asGood
	for {
		if o := all[r.IntN(len(all))]; o.worth >= least {
			return o.card, o.reason
		}
	}
}
