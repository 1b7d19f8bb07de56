package few

import "github.com/superbridge/superbridge/game/card"

// Held is a hand as it was played, and its owner, who also owns dummy's cards.
type Held struct {
	Owner Player
	Cards card.Hand
}

// honours are the honours of a suit.
var honours = [...]card.Rank{card.Ace, card.King, card.Queen, card.Jack, card.Ten}

// HonoursIn returns the points for honours in one hand under a contract: four or five of A K Q J T of trumps, or four
// aces in no-trump. At nullo, and in a passed-out deal, it is 0. (Rules: bridge-few, The sheet.)
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

// Scored returns the score of a deal: [Setup.Score], and honours in the hands with which it was played.
func (s Setup) Scored(c Contract, tricks int, hands []Held) Score {
	score := s.Score(c, tricks)
	for _, h := range hands {
		if points := s.Rules.Sheet.HonoursIn(h.Cards, c); points > 0 {
			score = score.with(Line{s.Side(h.Owner), HonoursItem, points})
		}
	}
	return score
}
