package text

import (
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// purposeWords describes the purpose of a call. If a purpose covers several kinds of calls, what the call shows decides
// the words.
func purposeWords(m bidding.Meaning) string {
	if m.Said != "" {
		return m.Said
	}
	name := m.Purpose.String()
	switch m.Purpose {
	case bidding.Content:
		if m.Theirs {
			name = bidding.NothingToAdd.String()
		}
	case bidding.Compete:
		if !m.Support {
			name += "-no-trump"
		}
	case bidding.Invitation:
		if m.Forcing != bidding.NotForcing {
			name += "-forcing"
		}
	case bidding.CueBid:
		if !m.Support {
			name += "-strong"
		}
	case bidding.Transfer:
		if !showsFive(m) {
			name += "-minor"
		}
	case bidding.Answer:
		name += answered(m)
	}
	return text.T("purpose." + name)
}

// showsFive reports whether a call promises five cards in some suit.
func showsFive(m bidding.Meaning) bool {
	for _, suit := range card.Suits {
		all := true
		for _, b := range m.Boxes() {
			all = all && b.Length[suit].Min >= 5
		}
		if all {
			return true
		}
	}
	return false
}

// answered returns the ending of the message's id for an answer, or "" if only the figures tell its meaning.
func answered(m bidding.Meaning) string {
	length := m.Length[m.Suit]
	switch {
	case !m.Artificial && m.Suit.Major() && length.Min == 3 && length.Max == 3:
		return "-support"
	case !m.Artificial && m.Suit.Major() && length.Min == 4:
		return "-major"
	case !m.Artificial:
		return ""
	case m.Length[card.Spades].Max <= 3 && m.Length[card.Hearts].Max <= 3:
		return "-no-major"
	}
	for _, l := range m.Length {
		if l.Max <= 1 {
			return "-short"
		}
	}
	return ""
}
