package bidding

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// figuresGoren are the figures of 52 cards, but for those that Goren gives.
var figuresGoren = gorens(figures52)

func gorens(f figures) figures {
	f.openNT, f.twoNT, f.strong = Range{16, 18}, Range{21, 23}, 22
	f.preEmpt = Range{5, 9}
	f.respond, f.newTwo, f.force = 6, 10, 26
	f.overcall, f.overcallTo, f.jumpOver, f.overNT = 10, 10, 18, Range{16, 18}
	f.raiseOver = 0 // the points for trumps are few enough
	f.noTrump = []int{20, 20, 23, 26, 29, 31, 33, 37}
	f.trumps = []int{15, 18, 21, 24, 26, 29, 33, 37}
	return f
}

// gorenSecondSuits proposes opener's second suit, and behind it no-trump and the first suit again. A second suit that takes partner
// higher for the first needs more than the least (ruling).
func gorenSecondSuits(a *Auction) {
	first, theirs := a.last[a.me].Suit, a.last[a.partner].Suit
	a.suits(func(s card.Suit) {
		if s == first || s == theirs {
			return
		}
		m := a.any(SecondSuit).long(s, 4)
		m.GoodFives = true
		c := a.cheapest(bridge.Strain(s))
		if jump := c + bridge.Call(len(bridge.Strains)); jump < a.game() {
			strong := m
			strong.Points, strong.Forcing = Range{19, 21}, GameForcing
			a.put(jump, strong)
		}
		if m.Points = (Range{13, 18}); a.reverse(c) {
			m.Points = Range{16, 21}
			m.Forcing = OneRound
		}
		a.put(c, m)
	})
}
