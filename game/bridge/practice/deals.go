package practice

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// suits returns the strain in which a technique may be what makes a contract of South's, as far as a glance at the hands says.
func suits(t Technique, r bridge.Rules, deal card.Deal) (bridge.Strain, bool) {
	south, north, west := deal[card.South], deal[card.North], deal[card.West]
	high := bridge.HCP(south) + bridge.HCP(north)
	more := r.Deck.HandLen() - 13 // cards that a hand has more than with 52
	switch t {
	case HoldUp:
		if high < 21 || high > 30 || majors(south, north, more) {
			return 0, false
		}
		for _, s := range card.Suits {
			ours := south[s] | north[s]
			if ours.Has(card.Ace) && ours.Above(card.Jack).Len() == 1 && ours.Len() <= 6+more/2 && west[s].Len() >= 5 && longer(west, s) {
				stop := south[s]
				if north[s].Has(card.Ace) {
					stop = north[s]
				}
				if stop.Len() >= 2 {
					return bridge.NoTrump, true
				}
			}
		}
	case Finesse:
		if high < 20 || high > 32 {
			return 0, false
		}
		for _, s := range card.Suits {
			for _, seat := range [2]card.Seat{card.South, card.North} {
				behind := seat.Next(-1) // the seat that plays before the tenace
				h, other := deal[seat][s], deal[seat.Partner()][s]
				if h.Has(card.Ace) && !h.Has(card.King) && h.Has(card.Queen) && other.Len() >= 2 && !other.Has(card.King) &&
					deal[behind][s].Has(card.King) && deal[behind][s].Len() >= 3 {
					if trump, ok := fit(south, north, more); ok && trump != s {
						return bridge.Strain(trump), true
					}
					return bridge.NoTrump, !majors(south, north, more)
				}
			}
		}
	case DrawTrumps:
		if trump, ok := fit(south, north, more); ok && high >= 19 {
			return bridge.Strain(trump), true
		}
	case RuffInDummy:
		trump, ok := fit(south, north, more)
		if !ok || high < 17 || north[trump].Len() < 2 || north[trump].Len() >= south[trump].Len() {
			return 0, false
		}
		for _, s := range card.Suits {
			if s != trump && north[s].Len() <= 2 && south[s].Len() >= north[s].Len()+2 {
				return bridge.Strain(trump), true
			}
		}
	case SafetyPlay:
		if high < 22 || majors(south, north, more) {
			return 0, false
		}
		for _, s := range card.Suits {
			ours := south[s] | north[s]
			if n := ours.Len(); n >= 7+more/2 && n <= 9+more/2 && ours.Has(card.Ace) && ours.Above(card.Ten).Len() >= 2 && ours.Above(card.Jack).Len() < 3 {
				return bridge.NoTrump, true
			}
		}
	}
	return 0, false
}

// longer reports whether a suit is the longest of a hand.
func longer(h card.Hand, s card.Suit) bool {
	for t := range h {
		if card.Suit(t) != s && h[t].Len() >= h[s].Len() {
			return false
		}
	}
	return true
}

// fit returns the suit of which two hands have enough trumps, South five at least, the longest.
func fit(south, north card.Hand, more int) (best card.Suit, ok bool) {
	most := 7 + more/2
	for _, s := range card.Suits {
		if n := south[s].Len() + north[s].Len(); n > most && south[s].Len() >= 5 {
			best, most, ok = s, n, true
		}
	}
	return best, ok
}

// majors reports whether two hands have so many cards of a major suit, nine with 52 cards, that they wouldn't play
// without trumps.
func majors(south, north card.Hand, more int) bool {
	return max(south[card.Hearts].Len()+north[card.Hearts].Len(), south[card.Spades].Len()+north[card.Spades].Len()) >= 9+more/2
}
