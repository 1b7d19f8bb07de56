package bot

import (
	"cmp"
	"math/rand/v2"
	"slices"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/solve"
)

// Of eight kinds of reserves compared on 60 deals with all cards open, the lowest trumps did best with trumps, and
// without trumps the cards of middle height: those that win rarely, but can.

// usualReserve returns the reserve that a hand is assumed to make.
func usualReserve(h card.Hand, s few.Strain) card.Hand {
	trump, ok := s.Trump()
	if !ok {
		return leastOf(h, func(c card.Card) int { return apart(c, card.Ten) })
	}
	return leastOf(h, func(c card.Card) int {
		if c.Suit == trump {
			return int(c.Rank)
		}
		return 100 - int(c.Rank)
	})
}

// apart returns the distance of a card from a middle rank, on either side.
func apart(c card.Card, middle card.Rank) int {
	at := func(r card.Rank) int { return card.Deck32.Ranks.Below(r).Len() }
	d := at(c.Rank) - at(middle)
	return max(d, -d)
}

// leastOf returns the three cards of a hand that come first by a key.
func leastOf(h card.Hand, key func(card.Card) int) card.Hand {
	cards := h.Cards()
	slices.SortStableFunc(cards, func(a, b card.Card) int { return cmp.Compare(key(a), key(b)) })
	return card.HandOf(cards[:min(few.CardsReserved, len(cards))]...)
}

// reserves returns candidate reserves of a hand: the usual one, the lowest, the highest, those of each suit, and then
// random ones.
func reserves(random *rand.Rand, h card.Hand, s few.Strain, n int) []card.Hand {
	var all []card.Hand
	add := func(r card.Hand) {
		if len(all) < n && r.Len() == few.CardsReserved && !slices.Contains(all, r) {
			all = append(all, r)
		}
	}
	add(usualReserve(h, s))
	add(leastOf(h, func(c card.Card) int { return -int(c.Rank) }))
	add(leastOf(h, func(c card.Card) int { return int(c.Rank) }))
	add(leastOf(h, func(c card.Card) int { return apart(c, card.Jack) }))
	for suit := range h {
		add(leastOf(h.Suit(card.Suit(suit)), func(c card.Card) int { return int(c.Rank) }))
		add(leastOf(h.Suit(card.Suit(suit)), func(c card.Card) int { return -int(c.Rank) }))
	}
	cards := h.Cards()
	for tries := 0; len(all) < n && tries < 4*n; tries++ {
		random.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
		add(card.HandOf(cards[:few.CardsReserved]...))
	}
	return all
}

// reserve rates reserves. By then all cards are known by subtraction, except those that the opponent reserves.
func (t *thinking) reserve() ([]Option, error) {
	e := efforts[t.player.Level]
	contract := t.view.Contract()
	mine := t.view.Seen(few.Place{Pile: few.Hand, Of: t.me})
	his := t.view.Unseen()
	theirs := reserves(t.random, his, contract.Strain, max(2, e.plans/3))
	nodes := 0
	if e.exact {
		nodes = e.nodes / 4
	}
	s := solve.NewSolver(thoughtMemory)
	var options []Option
	for _, own := range reserves(t.random, mine, contract.Strain, e.plans) {
		worth, tricks := 0.0, 0.0
		for _, aside := range theirs {
			if err := t.ctx.Err(); err != nil {
				return nil, err
			}
			p := solve.Position{Kind: few.Slam, TakenUp: t.rules.Options.ReserveTakenUp, Strain: contract.Strain, Leader: 1 - contract.Declarer}
			p.Hands[t.me], p.Reserves[t.me] = mine.Minus(own), own
			p.Hands[t.other()], p.Reserves[t.other()] = his.Minus(aside), aside
			n, err := t.declarerTricks(s, p, nodes)
			if err != nil {
				return nil, err
			}
			if contract.Declarer != t.me {
				n = float64(t.rules.Tricks) - n
			}
			worth += t.come(n)
			tricks += n
		}
		n := float64(len(theirs))
		options = append(options, Option{few.Reserved(own), worth / n, Reason{Kind: KeepBack, Contract: contract, Strain: contract.Strain,
			Tricks: tricks / n, Layouts: len(theirs)}})
	}
	return options, nil
}
