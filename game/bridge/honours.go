package bridge

import "github.com/superbridge/superbridge/game/card"

// HonourBonus holds the scores for honours in one hand.
type HonourBonus struct {
	Four, Five int // of A K Q J T in trumps
	Aces       int // all four, in no-trump
}

// honours returns the line for the honours dealt, given the contract, or none: at most one hand can hold
// enough of them. Any of the four seats scores, whether the contract is made or not; a passed-out board has
// none.
func (r Rules) honours(c Contract, deal card.Deal) Score {
	if r.Honours == (HonourBonus{}) || c.PassedOut() {
		return nil
	}
	for _, seat := range card.Seats {
		count, points := 0, 0
		if trump, ok := c.Strain.Trump(); ok {
			for _, rank := range [...]card.Rank{card.Ace, card.King, card.Queen, card.Jack, card.Ten} {
				if deal[seat][trump].Has(rank) {
					count++
				}
			}
			points = map[int]int{4: r.Honours.Four, 5: r.Honours.Five}[count]
		} else {
			for _, holding := range deal[seat] {
				if holding.Has(card.Ace) {
					count++
				}
			}
			points = map[int]int{4: r.Honours.Aces}[count]
		}
		if points != 0 {
			return Score{{Item: Honours, Count: count, Side: seat.Side(), Seat: seat, Points: points}}
		}
	}
	return nil
}
