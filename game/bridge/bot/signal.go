package bot

import (
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
)

// signal returns the card of suit s by which a defender who doesn't win the trick informs partner about the
// suit, and the reason if it isn't the lowest. He signals with the first card that he plays of a suit, but
// not in trumps:
//
//   - to partner's lead, and in discarding, a high card says that he likes the suit, or, with [bidding.LowLikes], that he doesn't;
//   - to the opponents' lead it says that he has an even number of it, or, with [bidding.LowEven], an odd one.
//
// High is the highest card that he can spare, and otherwise he plays the lowest.
func (m moment) signal(hand card.Hand, s card.Suit) (card.Card, Reason) {
	low := card.Card{Suit: s, Rank: hand[s].Bottom()}
	if !m.first[s] || m.trump(s) {
		return low, NoReason
	}
	high := card.Card{Suit: s, Rank: m.spare(hand[s], s).Top()}
	led, _ := m.trick.Led()
	switch {
	case m.out(s, hand[s]).Below(high.Rank).Len() < looksHigh || high == low:
		return low, NoReason
	case s == led && m.trick.Leader.Side() == m.side:
		switch even, reversed := hand[s].Len()%2 == 0, m.agreed.Plays(bidding.LowEven); {
		case even && !reversed:
			return high, ShowEven
		case !even && reversed:
			return high, ShowOdd
		}
	default:
		switch likes, reversed := m.likes(hand, s), m.agreed.Plays(bidding.LowLikes); {
		case likes && !reversed:
			return high, Encourage
		case likes:
			return low, EncourageLow
		case reversed:
			return high, Discourage
		}
	}
	return low, NoReason
}

// looksHigh is the number of lower cards that others must have for partner to see that a card is high.
const looksHigh = 2

// spare returns the cards of a holding that are unlikely to win anything: not honours, too low for the trick,
// and with at least as many higher cards in other hands as there are cards in the holding. (Double-dummy one
// in 300 costs a trick.)
func (m moment) spare(h card.Holding, s card.Suit) (spare card.Holding) {
	out := m.out(s, h)
	for r := range h.Ranks() {
		if !m.honour(r) && out.Above(r).Len() >= h.Len() && !m.tries(card.Card{Suit: s, Rank: r}) {
			spare = spare.With(r)
		}
	}
	return spare
}

// likes reports whether a defender would like partner to lead a suit: one of the two highest
// cards of it besides dummy's is an honour of his, or he can ruff its third round.
func (m moment) likes(hand card.Hand, s card.Suit) bool {
	out := m.out(s, m.dummy[s])
	top := out.Top()
	for _, r := range []card.Rank{top, out.Without(top).Top()} {
		if hand[s].Has(r) && m.honour(r) {
			return true
		}
	}
	trump, trumps := m.strain.Trump()
	led := m.trick.Cards[0]
	return trumps && hand[trump] != 0 && hand[s].Len() == 2 && led.Suit == s && led.Rank >= card.King
}

// present returns, of the cards of a suit equal to c, the one that tells partner most or hides most from the
// opponents, and the reason.
func (p *position) present(c card.Card, same card.Holding) (card.Card, Reason) {
	m := p.moment()
	led, follows := p.trick.Led()
	told, reason := c, NoReason
	switch {
	case p.declaring && follows && c.Suit == led && p.turn == p.view.Contract().Declarer:
		told.Rank, reason = hiding(same&p.touching(c)), Conceal
	case p.declaring:
	case !follows:
		told = defender{p}.customary(c.Suit)
	case !m.tries(c):
		told, reason = m.signal(p.hand, c.Suit)
	}
	if !same.Has(told.Rank) {
		return c, NoReason
	}
	return told, reason
}

// hiding returns the card of touching ones with which declarer follows: the highest reveals least about the
// others, but the ace would reveal that he can afford it.
func hiding(h card.Holding) card.Rank {
	if h.Has(card.Ace) && h.Has(card.King) {
		return card.King
	}
	return h.Top()
}

// customary returns the card of a suit that a defender leads by custom, such as the top of
// touching honours.
func (p defender) customary(s card.Suit) card.Card {
	switch {
	case len(p.view.Tricks()) > 0:
		return p.defendersLead(s).card
	case p.trumps:
		return p.leadAgainstTrumps(s).card
	}
	return p.leadAgainstNoTrump(s).card
}

// touching returns the cards of the hand that take the same number of tricks as c.
func (p *position) touching(c card.Card) (same card.Holding) {
	others := p.out[c.Suit]
	if p.declaring {
		others |= p.other[c.Suit]
	}
	for _, played := range p.trick.Cards[:p.trick.Len] {
		if played.Suit == c.Suit {
			others = others.With(played.Rank)
		}
	}
	for r := range p.hand[c.Suit].Ranks() {
		if between(others, min(r, c.Rank), max(r, c.Rank)) == 0 {
			same = same.With(r)
		}
	}
	return same
}
