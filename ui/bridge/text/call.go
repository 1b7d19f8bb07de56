package text

import (
	"strconv"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Call returns a call as in 4♠, 3NT, Pass and Double.
func Call(c bridge.Call) string {
	switch c {
	case bridge.Pass:
		return text.T("call.pass")
	case bridge.Double:
		return text.T("call.double")
	case bridge.Redouble:
		return text.T("call.redouble")
	}
	return bid(c.Level(), c.Strain())
}

func bid(level int, strain bridge.Strain) string {
	if suit, ok := strain.Trump(); ok {
		return strconv.Itoa(level) + text.Suit(suit)
	}
	return text.T("call.no-trump", "Level", level)
}

// StrainSign returns ♣ ♦ ♥ ♠ or NT.
func StrainSign(s bridge.Strain) string {
	if suit, ok := s.Trump(); ok {
		return text.Suit(suit)
	}
	return text.T("board.no-trump")
}
