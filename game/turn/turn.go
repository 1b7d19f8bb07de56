// Package turn plays any game to its end, one event after another: it asks who is to act, checks the answer, keeps it, and then shows it.
package turn

import "context"

// State is a game at one moment: a board, a deal, a hand. It is a value, which events don't change.
type State[S, E any] interface {
	// Over reports whether the game has ended.
	Over() bool
	// Apply returns the state after an event. The error is a rule error if the event is illegal.
	Apply(event E) (S, error)
}

// Player decides for somebody at the table: a person at a window, or a program. V is what the player sees.
type Player[V, E any] interface {
	// Act returns the player's next event. It is called only in the player's turn. It returns the error of ctx soon after that is
	// cancelled.
	Act(ctx context.Context, view V) (E, error)
}

// Journal keeps a game durably: when a method returns nil, the news must survive a crash. An error stops the game.
type Journal[S any] interface {
	// Begin receives each new state, before its first event.
	Begin(s S) error
	// Append receives the state after each event that has been checked, before anyone sees it.
	Append(s S) error
}

// Table asks, keeps and shows while a game is played.
type Table[S State[S, E], E any] struct {
	// Ask returns the next event of a state that isn't over.
	Ask func(ctx context.Context, s S) (E, error)
	// Append keeps the state after each event, as [Journal] has it. It may be nil.
	Append func(s S) error
	// Watch is shown each state that has been kept, in the goroutine that plays. An error stops the game. It may be nil.
	Watch func(ctx context.Context, s S) error
}

// Play plays a game on from a state to its end. When something stops it, it returns the last state that was kept, with the error:
// that of ctx, that of Ask, the rule error of an illegal event, or that of Append or Watch.
func (t Table[S, E]) Play(ctx context.Context, s S) (S, error) {
	for !s.Over() {
		if err := ctx.Err(); err != nil {
			return s, err
		}
		event, err := t.Ask(ctx, s)
		if err != nil {
			return s, err
		}
		next, err := s.Apply(event)
		if err != nil {
			return s, err
		}
		// An event that comes after the cancellation doesn't count: whoever cancelled takes the game to be as it was.
		if err := ctx.Err(); err != nil {
			return s, err
		}
		if t.Append != nil {
			if err := t.Append(next); err != nil {
				return s, err
			}
		}
		s = next
		if t.Watch != nil {
			if err := t.Watch(ctx, s); err != nil {
				return s, err
			}
		}
	}
	return s, nil
}
