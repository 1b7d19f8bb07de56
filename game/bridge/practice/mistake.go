package practice

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/assess"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/review"
)

// FromMoment makes an exercise of a moment that a review has found on a board: to find the call or the card that would have been
// better. ok is false for claims, for choices of a contract, and for what nobody could have known.
func FromMoment(b bridge.Board, m review.Moment, cards bidding.Cards) (e Exercise, ok bool) {
	if m.Event < 0 || m.Event >= len(b.Events()) || m.Advice.Event == m.Did {
		return Exercise{}, false
	}
	e = Exercise{Kind: Mistake, Level: 1, Board: b.Prefix(m.Event).Alone(), Cards: cards, Done: m.Did, Best: m.Advice.Event,
		Reason: m.Advice.Reason, Suit: m.Advice.Suit}
	e.Seat = e.Board.Actor()
	switch {
	case m.Kind == review.OtherCall && m.Did.Kind == bridge.CallKind:
		return e, true
	case m.Kind == review.Missed && len(m.Cost.Better) > 0:
		e.Right, e.Level = m.Cost.Better[0], min(1+m.Cost.Cost, Levels)
		return e, true
	case m.Kind == review.Behind:
		e.Right = touching(e.Board, m.Advice.Event.Card)
		return e, true
	}
	return Exercise{}, false
}

// FromCard makes an exercise of a card that cost tricks with all hands open, as kept analyses have it. Right are the cards that are
// better, and best is one of those that are better by most. ok is false if it cost nothing, or is no card; and if the better cards can't
// have been played there, as in an analysis of another board.
func FromCard(b bridge.Board, act assess.Judged, cards bidding.Cards) (e Exercise, ok bool) {
	if act.Event < 0 || act.Event >= len(b.Events()) || act.Cost <= 0 || len(act.Better) == 0 || b.Events()[act.Event].Kind != bridge.PlayKind {
		return Exercise{}, false
	}
	most := act.Better[len(act.Better)-1].Cards()
	if len(most) == 0 {
		return Exercise{}, false
	}
	e = Exercise{Kind: Mistake, Level: min(1+act.Cost, Levels), Board: b.Prefix(act.Event).Alone(), Cards: cards, Done: b.Events()[act.Event],
		Right: act.Better[0], Best: bridge.Played(most[0])}
	e.Seat = e.Board.Actor()
	return e, e.wrong() == nil && !e.Right.Has(e.Done.Card)
}
