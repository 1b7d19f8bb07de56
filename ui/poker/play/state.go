package play

import (
	"slices"

	"github.com/superbridge/superbridge/game/poker"
)

// State is a game as the table shows it. It is a value.
type State struct {
	Game       poker.Game       // after the hands that are over and what came between them
	Hand       poker.Hand       // the newest one
	Asked      bool             // the user is to act
	Ready      *poker.Act       // the act that the user has decided before his turn, or nil
	Settlement poker.Settlement // of the hand, once it is over
	Laid       bool             // its cards lie, so that it can be settled
	Settled    int              // how many of its pairs have been shown
	After      []poker.Event    // since the hand is over
	Ended      bool             // the user has left, or all have
	Err        error            // the error that stopped the game, or nil
}

// Settling reports whether there are pairs of the settlement that have not been shown.
func (s State) Settling() bool { return s.Settled < len(s.Settlement.Pairs) }

// Settles reports whether the pair that is settled now includes a player.
func (s State) Settles(seat poker.Seat) bool {
	if !s.Settling() {
		return false
	}
	pair := s.Settlement.Pairs[s.Settled].Pair
	return pair.First == seat || pair.Second == seat
}

// MayLeave reports whether the user may leave now: the hand is over, and nobody has bought chips or joined since. Leaving
// comes first between two hands.
func (s State) MayLeave() bool {
	return s.Hand.Over() && !s.Ended && !slices.ContainsFunc(s.After, func(e poker.Event) bool { return e.Kind != poker.Leave })
}

// MustBuy reports whether the user must buy chips before the next hand, or leave.
func (s State) MustBuy(person poker.Seat) bool {
	return s.Hand.Over() && !s.Ended && slices.Contains(s.Game.MustAct(), person)
}

// in returns the state at a hand that may be over, before which the game was as given, and after which something came.
func in(before poker.Game, h poker.Hand, after []poker.Event) (State, error) {
	s := State{Game: before, Hand: h, After: after}
	if !h.Over() {
		return s, nil
	}
	s.Settlement = h.Settle()
	var err error
	if s.Game, err = before.Played(h); err != nil {
		return State{}, err
	}
	for i, e := range after {
		if s.Game, s.After[i], err = s.Game.Apply(e); err != nil {
			return State{}, err
		}
	}
	return s, nil
}
