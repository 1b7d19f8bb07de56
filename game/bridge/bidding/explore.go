package bidding

import (
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// Option is a call that a rule of the system proposes.
type Option struct {
	Call    bridge.Call
	Meaning Meaning
	// Tier ranks the rules, from 0: a hand makes a call of the lowest tier that has one for it, and of several there
	// the one about its longest suit.
	Tier int
}

// Options lists the calls that the rules propose to the player to call, in their order. It is empty once the auction is
// over. No rule is about other calls; [Explain] says how they are understood.
func Options(r bridge.Rules, before bridge.Auction) []Option {
	return Read(&bridge.Table{Rules: r}, before).Options()
}

// Options lists the calls that the rules propose to the player to call, in their order.
func (p *proposals) Options() []Option {
	var options []Option
	last := 0 // tier of the previous option; a tier may have turned out empty
	for _, c := range p.candidates {
		if slices.ContainsFunc(options, func(o Option) bool { return o.Call == c.call }) {
			continue
		}
		o := Option{Call: c.call, Meaning: c.said()}
		if n := len(options); n > 0 {
			o.Tier = options[n-1].Tier
			if c.tier != last {
				o.Tier++
			}
		}
		last = c.tier
		options = append(options, o)
	}
	return options
}

// Points returns a hand's points for high cards and long suits.
func Points(r bridge.Rules, hand card.Hand) int { return figuresFor(r).Points(hand) }

// Explain returns the meaning of a call that could be made next in an auction on a board on its own. It has an answer
// for any legal call in any auction.
func Explain(r bridge.Rules, before bridge.Auction, c bridge.Call) Meaning {
	return ExplainAt(bridge.Table{Rules: r}, before, c)
}

// ExplainAt returns the meaning of a call that could be made next in an auction at a table, where a carried part-score
// can make a lower bid game. It uses only the rules and the standing of the table.
func ExplainAt(t bridge.Table, before bridge.Auction, c bridge.Call) Meaning {
	return Cards{}.ExplainAt(t, before, c)
}

// ExplainAt is like the function of that name, with the sides bidding by these cards.
func (c Cards) ExplainAt(t bridge.Table, before bridge.Auction, call bridge.Call) Meaning {
	return c.Read(&t, before).Explain(call)
}

// Count is the system's way of counting a hand. The rules use the same figures.
type Count struct {
	Honours  int    // points for an ace; each rank below is a point less, down to 1
	Suit     int    // number of cards of a suit that count nothing; each further one is a point
	Short    [3]int // points for a void, a singleton and a doubleton, with a fit
	Fit      int    // trumps in both hands that make a fit
	Balanced Range  // cards in each suit of a balanced hand; at most one suit has the fewest
	Open     int    // points to open one of a suit
	// Holds limits the points that shape adds in support to those of the high cards, and takes a point off a singleton
	// king, queen or jack.
	Holds bool
}

// Counting returns the way of counting hands under the given rules.
func Counting(r bridge.Rules) Count { return figuresFor(r).Count }

// High returns the points of a suit's high cards.
func (c Count) High(h card.Holding) int {
	sum := 0
	for p := range c.Honours {
		if h.Has(card.Ace - card.Rank(p)) {
			sum += c.Honours - p
		}
	}
	return sum
}

// Points returns a hand's strength: its high cards, and a point for each card of a suit beyond those that count
// nothing.
func (c Count) Points(hand card.Hand) int {
	sum := 0
	for _, h := range hand {
		sum += c.High(h) + max(0, h.Len()-c.Suit)
	}
	return sum
}

// Good reports whether a suit is good: it has two of the three highest cards, or three of the five highest, the fifth
// being the maid where she counts a point, and the ten elsewhere. (Rules: lessons, Counting a hand.)
func (c Count) Good(h card.Holding) bool {
	below := card.Ten - 1
	if card.Ace-card.Rank(c.Honours) < card.Maid {
		below = card.Maid - 1
	}
	return h.Above(card.Jack).Len() >= 2 || h.Above(below).Len() >= 3
}

// Even reports whether a hand is balanced: it has no long suit and at most one short one.
func (c Count) Even(hand card.Hand) bool {
	short := 0
	for _, h := range hand {
		if !c.Balanced.Has(h.Len()) {
			return false
		}
		if h.Len() == c.Balanced.Min {
			short++
		}
	}
	return short <= 1
}

// Support returns a hand's strength in support of partner's trump suit: short suits count, as they will be ruffed, and
// so does each trump above the promised ones.
func (c Count) Support(hand card.Hand, trump card.Suit, promised int) int {
	high, lone := 0, 0
	shape := max(0, hand[trump].Len()-promised)
	for _, s := range card.Suits {
		n := hand[s].Len()
		high += c.High(hand[s])
		shape += max(0, n-c.Suit)
		if s != trump && n < len(c.Short) {
			shape += c.Short[n]
		}
		if s != trump && n == 1 && c.High(hand[s]) > 0 && !hand[s].Has(card.Ace) {
			lone++
		}
	}
	if c.Holds {
		return high - lone + min(shape, high)
	}
	return high + shape
}
