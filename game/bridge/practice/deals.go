package practice

import (
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// glanced returns the strain in which a technique may be what makes a contract of South's, as far as a glance at the hands says. For an endplay or a
// squeeze strength is enough.
func glanced(t Technique, r bridge.Rules, deal card.Deal) (bridge.Strain, bool) {
	if t != Endplay && t != Squeeze {
		return suits(t, r, deal)
	}
	south, north, more := deal[card.South], deal[card.North], r.Deck.HandLen()-13
	if bridge.HCP(south)+bridge.HCP(north) < 22 {
		return 0, false
	}
	if trump, ok := fit(south, north, more); ok {
		return bridge.Strain(trump), true
	}
	return bridge.NoTrump, !majors(south, north, more)
}

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
	case Unblock, Duck:
		if high < 19 || high > 31 || majors(south, north, more) || !slices.ContainsFunc(card.Suits[:], func(s card.Suit) bool { return sourceOf(t, deal, s, more) }) {
			return 0, false
		}
		return bridge.NoTrump, true
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

// sourceOf reports whether a suit is a source of tricks in dummy, which has at most one other high card to come in with: for an unblock South has few cards of
// it with an honour, for a duck dummy has its ace or king and the opponents a trick.
func sourceOf(t Technique, deal card.Deal, s card.Suit, more int) bool {
	long, short := deal[card.North][s], deal[card.South][s]
	entries := 0
	for o := range deal[card.North] {
		if card.Suit(o) != s {
			entries += deal[card.North][o].Above(card.Queen).Len()
		}
	}
	if long.Len() < 5+more/4 || short.Len() < 2 || short.Len() > 3+more/4 || entries > 1 {
		return false
	}
	ours := long | short
	if t == Unblock {
		return short.Above(card.Ten) != 0 && long.Above(card.Ten) != 0 && ours.Above(card.Ten).Len() >= 3
	}
	return long.Above(card.Queen) != 0 && ours.Above(card.Ten).Len() <= 3 && short.Above(card.Queen) == 0
}
