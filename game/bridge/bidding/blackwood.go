package bidding

import (
	"errors"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// question returns the bid that asks for aces, in no-trump, low enough to play a major below slam after any answer.
func (a *Auction) question() bridge.Call {
	return bridge.Bid(SlamLevel(a.rules)-2, bridge.NoTrump)
}

// kingQuestion returns the call that asks for kings.
func (a *Auction) kingQuestion() bridge.Call { return a.question() + bridge.Call(len(bridge.Strains)) }

// asksKeys reports whether a row's call asks for key cards: it asks for aces, and the pair plays key cards.
func (a *Auction) asksKeys(r *row) bool {
	return r.call.goal == "ask" && a.system() != Own && a.plays(KeyCards)
}

// asked reports whether partner's last call asks for aces, and must be answered.
func (a *Auction) asked() bool {
	return a.forced && a.last[a.partner].Purpose == AceQuestion && a.bid == a.question()
}

// answered reports whether partner has answered the player's ace question: by a bid, or over the opponents' bid by a
// pass or a double.
func (a *Auction) answered() bool {
	n := len(a.Calls)
	over := n >= 2 && a.Calls[n-1] == bridge.Pass && (a.Calls[n-2] == bridge.Pass || a.Calls[n-2] == bridge.Double)
	return a.last[a.me].Purpose == AceQuestion && a.last[a.partner].Purpose == AceAnswer && (a.ours || over)
}

// askedAbout returns the suit of a question about aces, kings or top trumps by the player or his partner. A question in a
// suit, as four clubs over no-trump, is about none.
func (a *Auction) askedAbout() (card.Suit, bool) {
	for i, seat := range [2]card.Seat{a.me, a.partner} {
		if p := a.last[seat].Purpose; p == AceQuestion || p == KingQuestion || p == TrumpQuestion {
			_, inSuit := a.Calls[len(a.Calls)-4+2*i].Strain().Trump()
			return a.last[seat].Suit, !inSuit
		}
	}
	return 0, false
}

// trumpsToAsk returns the suit that an ace question would be about: a major with a known fit, one that partner has
// opened, or one that he has shown opposite a strong opening.
func (a *Auction) trumpsToAsk() (s card.Suit, ok bool) {
	if s, ok = a.agreed(); ok {
		return s, s.Major()
	}
	opened := a.last[a.partner]
	if a.ours && (opened.Purpose == Opening && a.turns[a.me] == 0 || opened.Purpose == NewSuit && opened.Forcing == GameForcing && a.first[a.me] == StrongOpening) {
		return opened.Suit, opened.Suit.Major()
	}
	return 0, false
}

// honours parses a word about aces, kings, the queen of trumps or the three top trumps. ok is false if it is some other
// word.
func (k *kind) honours(word string) (ok bool, err error) {
	what, counts, colon := strings.Cut(word, ":")
	switch word {
	case "aces:all":
		k.allAces = true
	case "aces:all-1":
		k.oneMissing = true
	case "aces:more":
		k.moreAces = true
	case "kings:all":
		k.allKings = true
	case "queen":
		k.queen = Has
	case "no-queen":
		k.queen = Lacks
	default:
		most := map[string]int{"aces": 4, "kings": 4, "keys": 5, "tops": 3}[what]
		if !colon || most == 0 {
			return false, nil
		}
		var all Aces
		for _, n := range counts {
			if n < '0' || int(n-'0') > most {
				return false, errors.New("there are no more")
			}
			all |= 1 << (n - '0')
		}
		switch what {
		case "kings":
			k.kings |= all
		case "tops":
			k.tops |= all
		case "keys":
			k.keys = true
			k.aces |= all
		default:
			k.aces |= all
		}
	}
	return true, nil
}

// honours adds to a meaning what a kind of hand says about aces, kings, the queen of trumps and the three top trumps.
// ok is false if no hand can have that.
func (a *Auction) honours(k *kind, m *Meaning) (ok bool) {
	had := a.last[a.me]
	m.Keys = m.Keys || k.keys || had.Keys && (k.allAces || k.oneMissing)
	m.Aces |= k.aces
	m.Kings |= k.kings
	m.Tops |= k.tops
	if k.queen != Unsaid {
		m.Queen = k.queen
	}
	all := 4
	if had.Keys {
		all = 5
	}
	missing := 0
	if k.oneMissing {
		missing = 1
	}
	lower := false
	for n := range all + 1 {
		if (k.allAces || k.oneMissing) && n+fewest(a.last[a.partner].Aces, n, all) >= all-missing {
			m.Aces |= 1 << n
		}
		if k.allKings && n+fewest(a.last[a.partner].Kings, n, 4) == 4 {
			m.Kings |= 1 << n
		}
		if k.moreAces && had.Aces.Has(n) {
			if lower {
				m.Aces |= 1 << n
			}
			lower = true
		}
	}
	return (m.Aces != 0 || !k.allAces && !k.oneMissing && !k.moreAces) && (m.Kings != 0 || !k.allKings)
}
