package sitting

import "github.com/superbridge/superbridge/game/fault"

// ErrNotAsked is returned for an event of the user out of turn.
var ErrNotAsked = fault.New("it is not your turn")

// Now is the present state of a game. It is read and changed under the lock of its sitting.
type Now[S, E any, T Thinker] struct {
	State S
	// Event is the user's event on its way to the game, or nil. It may come before the user is asked.
	Event *E
	// Thoughts is zero before the first stretch, and once one has been stopped.
	Thoughts T

	note   func(state *S, asked bool)
	answer chan E // takes the user's event; nil while none is asked for
}

// Asked reports whether the user is asked for an event.
func (n *Now[S, E, T]) Asked() bool { return n.answer != nil }

// Ask asks the user for an event, and returns the channel that it comes from.
func (n *Now[S, E, T]) Ask() <-chan E {
	n.answer = make(chan E, 1)
	n.note(&n.State, true)
	return n.answer
}

// Dismiss stops asking the user.
func (n *Now[S, E, T]) Dismiss() {
	n.answer = nil
	n.note(&n.State, false)
}

// MayAct returns ErrNotAsked if nothing is played, or an event is on its way.
func (n *Now[S, E, T]) MayAct() error {
	var none T
	if n.Thoughts == none || n.Event != nil {
		return ErrNotAsked
	}
	return nil
}

// Take sends an event of the user to the game.
func (n *Now[S, E, T]) Take(event E) {
	n.Event = &event
	if answer := n.answer; answer != nil {
		n.Dismiss()
		answer <- event
	}
}
