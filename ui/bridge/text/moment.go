package text

import (
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/review"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// MomentTitle describes when a moment of a board was: the round of the auction or the trick, the hand if it wasn't the
// user's own, and the others' preceding acts.
func MomentTitle(b bridge.Board, m review.Moment, person card.Seat) string {
	before := b.Prefix(m.Event)
	var when string
	var done []string
	did := func(seat card.Seat, act string) {
		done = append(done, text.T("review.act", "Seat", text.Seat(seat), "Act", act))
	}
	switch {
	case m.Did.Kind == bridge.ChooseKind:
		when = text.T("choice.when")
	case m.Did.Kind == bridge.CallKind:
		when = text.T("review.round", "N", m.Round)
		a := before.Auction()
		for i := max(0, len(a.Calls)-3); i < len(a.Calls); i++ {
			did(a.Caller(i), Call(a.Calls[i]))
		}
	case m.Seat != person && m.Did.Kind == bridge.PlayKind:
		when = text.T("review.trick-from", "N", m.Round, "Seat", text.Seat(m.Seat))
	default:
		when = text.T("review.trick", "N", m.Round)
	}
	trick := before.Trick()
	for i, c := range trick.Cards[:trick.Len] {
		did(trick.Leader.Next(i), text.Card(c))
	}
	if len(done) == 0 {
		return when
	}
	return text.T("review.after", "When", when, "Acts", strings.Join(done, ", "))
}

// Looked names the call, card or claim of a board being reviewed.
func Looked(b bridge.Board, event int) string {
	did := b.Events()[event]
	switch calls := b.Opening(); did.Kind {
	case bridge.ChooseKind:
		return text.T("choice.now", "Call", Call(did.Call))
	case bridge.CallKind:
		return text.T("review.now-call", "Call", Call(did.Call), "N", event/4+1)
	case bridge.PlayKind:
		return text.T("review.now-card", "Card", text.Card(did.Card), "N", (event-calls)/4+1)
	}
	return text.T("review.now-claim")
}

// CallCount describes how many calls of a board have been reviewed, or that the choice of the contract has.
func CallCount(r bridge.Rules, n int) string {
	if r.Choices && n > 0 {
		return text.T("choice.looked")
	}
	if n == 0 {
		return text.T("review.no-calls")
	}
	return text.TN("review.calls", n)
}

// CardCount describes how many cards have been reviewed.
func CardCount(n int) string {
	if n == 0 {
		return text.T("review.no-cards")
	}
	return text.TN("review.cards", n)
}

// Moment describes the user's act, what would have been better, and why.
func Moment(m review.Moment) string {
	switch m.Kind {
	case review.OtherCall:
		if m.Did.Kind == bridge.ChooseKind {
			return text.T("choice.moment", "Call", Call(m.Did.Call), "Mine", Call(m.Advice.Event.Call), "Why", Reason(m.Advice))
		}
		return text.T("review.your-call", "Call", Call(m.Did.Call), "Meaning", Meaning(m.Meaning),
			"Mine", Call(m.Advice.Event.Call), "MyMeaning", Meaning(m.Advice.Meaning))
	case review.Missed:
		return missed(m)
	case review.Hidden:
		return hidden(m)
	case review.Behind:
		id := "review.behind"
		if m.Cost.Unknown {
			id = "review.behind-unknown"
		}
		return text.T("review.hint", "What", text.T(id, "Card", text.Card(m.Did.Card)), "Hint", hint(m))
	}
	return text.TN("review.claimed", m.Cost.Cost, "Tricks", m.Did.Tricks)
}

// cost describes what a card cost.
func cost(m review.Moment) string {
	id := "review.cost"
	if m.Cost.Unknown {
		id = "review.cost-at-least"
	}
	return text.TN(id, m.Cost.Cost, "Card", text.Card(m.Did.Card))
}

func missed(m review.Moment) string {
	what := text.T("review.hint", "What", cost(m), "Hint", hint(m))
	if m.Saves < m.Cost.Cost {
		return text.TN("review.keeps", m.Saves, "What", what)
	}
	return what
}

// hint returns the hint for a moment. The next best act is left out, unless it is what the user did.
func hint(m review.Moment) string {
	a := m.Advice
	if m.Kind != review.Behind && a.NextBest != m.Did.Card {
		a.Behind = 0
	}
	return Reason(a)
}

func hidden(m review.Moment) string {
	what := text.T("review.hidden-other", "What", cost(m), "Mine", text.Card(m.Advice.Event.Card))
	if m.Advice.Event == m.Did {
		what = text.T("review.hidden-same", "What", cost(m))
	}
	return text.TN("review.open", m.Cost.Cost, "What", what, "Cards", lowest(m.Cost.Better[m.Cost.Cost-1]))
}

// lowest names the lowest card of each suit of a hand, as in "♠3 or ♦12": of cards that are
// worth the same it is the one to play.
func lowest(hand card.Hand) string {
	words := ""
	for i := range card.Suits {
		suit := card.Spades - card.Suit(i)
		if hand[suit] == 0 {
			continue
		}
		name := text.Card(card.Card{Suit: suit, Rank: hand[suit].Bottom()})
		if words != "" {
			name = text.T("review.or", "One", words, "Other", name)
		}
		words = name
	}
	return words
}
