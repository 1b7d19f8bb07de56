package few

import "github.com/superbridge/superbridge/game/card"

// Held is the cards of one hand as the deal was played with them, and the player to whom it belongs: dummy's belong to its owner.
type Held struct {
	Owner Player
	Cards card.Hand
}

// honours are those of a suit.
var honours = [...]card.Rank{card.Ace, card.King, card.Queen, card.Jack, card.Ten}

// HonoursIn returns what honours in one hand are worth, by a contract: four or five of A K Q J T of trumps, or four aces at
// no-trump. At nullo, and in a passed-out deal, they are worth nothing. (Rules: bridge-few, The sheet.)
func (s Sheet) HonoursIn(h card.Hand, c Contract) int {
	if c.Level == 0 || c.Strain == Nullo {
		return 0
	}
	if trump, ok := c.Strain.Trump(); ok {
		count := 0
		for _, rank := range honours {
			if h[trump].Has(rank) {
				count++
			}
		}
		return [len(honours) + 1]int{4: s.Honours.Four, 5: s.Honours.Five}[count]
	}
	for _, holding := range h {
		if !holding.Has(card.Ace) {
			return 0
		}
	}
	return s.Honours.Aces
}

// Scored returns what a deal scores: [Setup.Score], and honours in the hands that were played with.
func (s Setup) Scored(c Contract, tricks int, hands []Held) Score {
	score := s.Score(c, tricks)
	for _, h := range hands {
		if points := s.Rules.Sheet.HonoursIn(h.Cards, c); points > 0 {
			score = score.with(Line{s.Side(h.Owner), HonoursItem, points})
		}
	}
	return score
}
