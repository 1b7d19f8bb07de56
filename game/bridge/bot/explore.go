package bot

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// Option is a call that a rule of the system proposes.
type Option struct {
	Call    bridge.Call
	Meaning Meaning
	// Tier is the order of the rules, from 0: the lowest that has a call for a hand is the one
	// that counts, and of several in it the call about the longest suit.
	Tier int
}

// Options lists what the rules propose to the player whose turn it is, in their order. When the
// auction is over that is nothing. Of other calls no rule speaks; [Explain] says how they are
// taken.
func Options(r bridge.Rules, before bridge.Auction) []Option {
	var options []Option
	last := 0 // tier of the one before; a tier may have turned out empty
	for i, c := range read(&bridge.Table{Rules: r}, before).candidates {
		o := Option{Call: c.call, Meaning: c.meaning}
		if i > 0 {
			o.Tier = options[i-1].Tier
			if c.tier != last {
				o.Tier++
			}
		}
		last = c.tier
		options = append(options, o)
	}
	return options
}

// Points returns how many points a hand counts for its high cards and its long suits.
func Points(r bridge.Rules, hand card.Hand) int { return figuresFor(r).points(hand) }

// Count is how the system counts a hand. It is one table with what the rules go by.
type Count struct {
	Honours  int    // points for an ace; each rank below is a point less, down to 1
	Suit     int    // cards of a suit that count nothing; each further one is a point
	Short    [3]int // points for a void, a singleton and a doubleton, with a fit
	Fit      int    // trumps between the two hands that make one
	Balanced Range  // cards in each suit of a balanced hand; one suit at most has the fewest
}

// Counting returns how hands are counted by the given rules.
func Counting(r bridge.Rules) Count {
	f := figuresFor(r)
	return Count{Honours: f.honours, Suit: f.suit, Short: f.short, Fit: f.fit, Balanced: f.balance}
}
