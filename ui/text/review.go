package text

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/review"
)

// MomentTitle says when a moment was: in which round of the auction or in which trick, and
// in whose hand if that wasn't the person's own.
func MomentTitle(m review.Moment, person card.Seat) string {
	switch {
	case m.Did.Kind == bridge.CallKind:
		return T("review.round", "N", m.Round)
	case m.Did.Kind == bridge.PlayKind && m.Seat != person:
		return T("review.trick-from", "N", m.Round, "Seat", Seat(m.Seat))
	}
	return T("review.trick", "N", m.Round)
}

// Moment tells the person what he did and what would have been better, and why.
func Moment(m review.Moment) string {
	switch m.Kind {
	case review.OtherCall:
		return T("review.your-call", "Call", Call(m.Did.Call), "Meaning", Meaning(m.Meaning),
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
		return T("review.hint", "What", T(id, "Card", Card(m.Did.Card)), "Hint", Reason(m.Advice))
	}
	return TN("review.claimed", m.Cost.Cost, "Tricks", m.Did.Tricks)
}

// cost says what a card cost.
func cost(m review.Moment) string {
	id := "review.cost"
	if m.Cost.Unknown {
		id = "review.cost-at-least"
	}
	return TN(id, m.Cost.Cost, "Card", Card(m.Did.Card))
}

func missed(m review.Moment) string {
	what := T("review.hint", "What", cost(m), "Hint", Reason(m.Advice))
	if m.Saves < m.Cost.Cost {
		return TN("review.keeps", m.Saves, "What", what)
	}
	return what
}

func hidden(m review.Moment) string {
	what := T("review.hidden-other", "What", cost(m), "Mine", Card(m.Advice.Event.Card))
	if m.Advice.Event == m.Did {
		what = T("review.hidden-same", "What", cost(m))
	}
	return TN("review.open", m.Cost.Cost, "What", what, "Cards", lowest(m.Cost.Better[m.Cost.Cost-1]))
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
		name := Card(card.Card{Suit: suit, Rank: hand[suit].Bottom()})
		if words != "" {
			name = T("review.or", "One", words, "Other", name)
		}
		words = name
	}
	return words
}
