package text

import (
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

// noBreak is a space at which no line breaks.
const noBreak = "\u00a0"

// Cards names cards by suit, in the order in which the suits are held. Those of a suit stay on one line where it has room.
func Cards(hand card.Hand, order [4]card.Suit) string {
	var suits []string
	for _, suit := range order {
		if hand[suit] != 0 {
			suits = append(suits, Suit(suit)+strings.ReplaceAll(Holding(hand[suit]), " ", noBreak))
		}
	}
	return strings.Join(suits, ", ")
}

// Tricks returns a number of tricks as far as it is known: 9, 9–10, or nothing where it may be
// any up to most.
func Tricks(b dd.Bounds, most int) string {
	switch {
	case b.Exact():
		return Points(b.Min)
	case b.Min <= 0 && b.Max >= most:
		return ""
	}
	return Points(b.Min) + "–" + Points(b.Max)
}

// StrainSign returns ♣ ♦ ♥ ♠ or NT.
func StrainSign(s bridge.Strain) string {
	if suit, ok := s.Trump(); ok {
		return Suit(suit)
	}
	return T("board.no-trump")
}

// Gain returns points with their sign: +30, –30 or 0.
func Gain(points int) string {
	if points > 0 {
		return "+" + Points(points)
	}
	return Points(points)
}

// ContractName returns a contract without its declarer, as in 4♠×.
func ContractName(c bridge.Contract) string {
	return bid(c.Level, c.Strain) + strings.Repeat("×", int(c.Doubling))
}
