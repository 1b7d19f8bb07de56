package bidding

import (
	"github.com/superbridge/superbridge/game/card"
)

// hasSuit reports whether a player has shown any suit.
func (a *Auction) hasSuit(seat card.Seat) bool {
	for _, s := range card.Suits {
		if a.showed(seat, s) {
			return true
		}
	}
	return false
}

// eachSuit calls propose for each suit that partner has shown, majors first.
func (a *Auction) eachSuit(propose func(card.Suit)) {
	a.suits(func(s card.Suit) {
		if a.showed(a.partner, s) {
			propose(s)
		}
	})
}

// least returns the points for an answer: as many more than partner's opening takes as he may have fewer for an overcall where a pass would
// have ended the auction.
func (a *Auction) least() int {
	least := a.figures.respond
	if has, _, _ := a.expected(); a.last[a.partner].Purpose == Overcall {
		least += max(0, a.figures.overcall-has)
	}
	return least
}

// newSuitPoints returns the points for a new suit at a level: a step less if the opponents have bid, since passing may lose the suit.
func (a *Auction) newSuitPoints(level int) int {
	points := a.least()
	if level > 1 {
		points += a.newTwo - a.figures.respond + (level-2)*a.newStep
		if a.contested() {
			points -= a.newStep
		}
	}
	return points
}
