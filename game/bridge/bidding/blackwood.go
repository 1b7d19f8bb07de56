package bidding

import (
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// aceQuestion returns the bid that asks for aces, in no-trump, low enough to play a major below slam after any answer.
func aceQuestion(r bridge.Rules) bridge.Call {
	return bridge.Bid(SlamLevel(r)-2, bridge.NoTrump)
}

// kingQuestion returns the call that asks for kings.
func kingQuestion(r bridge.Rules) bridge.Call {
	return aceQuestion(r) + bridge.Call(len(bridge.Strains))
}

// asksKeys reports whether a row's call asks for key cards: it asks for aces, and the pair plays key cards.
func (r *row) asksKeys(v *view) bool {
	return r.call.goal == "ask" && v.base() != Own && v.plays(KeyCards)
}

// acesAsked reports whether partner's last call asks for aces, and must be answered.
func acesAsked(v *view) bool {
	return v.forced && v.last[v.partner].Purpose == AceQuestion && v.bid == aceQuestion(v.rules)
}

// acesTold reports whether partner has answered the player's ace question: by a bid, or over the opponents' bid by a
// pass or a double.
func acesTold(v *view) bool {
	n := len(v.Calls)
	over := n >= 2 && v.Calls[n-1] == bridge.Pass && (v.Calls[n-2] == bridge.Pass || v.Calls[n-2] == bridge.Double)
	return v.last[v.me].Purpose == AceQuestion && v.last[v.partner].Purpose == AceAnswer && (v.ours || over)
}

// askedAbout returns the suit of a question about aces, kings or top trumps by the player or his partner. A question in a
// suit, as four clubs over no-trump, is about none.
func askedAbout(v *view) (card.Suit, bool) {
	for i, seat := range [2]card.Seat{v.me, v.partner} {
		if p := v.last[seat].Purpose; p == AceQuestion || p == KingQuestion || p == TrumpQuestion {
			_, inSuit := v.Calls[len(v.Calls)-4+2*i].Strain().Trump()
			return v.last[seat].Suit, !inSuit
		}
	}
	return 0, false
}

// trumpsToAsk returns the suit that an ace question would be about: a major with a known fit, one that partner has
// opened, or one that he has shown opposite a strong opening.
func trumpsToAsk(v *view) (s card.Suit, ok bool) {
	if s, ok = v.agreed(); ok {
		return s, s.Major()
	}
	opened := v.last[v.partner]
	if v.ours && (opened.Purpose == Opening && v.turns[v.me] == 0 || opened.Purpose == NewSuit && opened.Forcing == GameForcing && v.first[v.me] == StrongOpening) {
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
				return false, fault.New("there are no more")
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

// byAnswer reports whether the kind's number of aces depends on an answer, partner's or its own.
func (k *kind) byAnswer() bool { return k.allAces || k.oneMissing || k.moreAces }

// tell adds to a meaning what the kind says about aces, kings, the queen of trumps and the three top trumps.
// ok is false if no hand can have that.
func (k *kind) tell(v *view, m *Meaning) (ok bool) {
	had := v.last[v.me]
	m.Keys = m.Keys || k.keys || had.Keys && k.byAnswer()
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
		if (k.allAces || k.oneMissing) && n+fewest(v.last[v.partner].Aces, n, all) >= all-missing {
			m.Aces |= 1 << n
		}
		if k.allKings && n+fewest(v.last[v.partner].Kings, n, 4) == 4 {
			m.Kings |= 1 << n
		}
		if k.moreAces && had.Aces.Has(n) {
			if lower {
				m.Aces |= 1 << n
			}
			lower = true
		}
	}
	return (m.Aces != 0 || !k.byAnswer()) && (m.Kings != 0 || !k.allKings)
}
