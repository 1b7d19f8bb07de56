package results

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/field"
)

// Session is what is known of a session with a field: the boards that the person has finished, in their order. What is
// said of a board before would tell of its hands.
type Session struct {
	Boards []Board
}

// Board is a board of a session, with what the tables have made of it.
type Board struct {
	Number    int          // where it comes from, or in the session, from 1
	ID        int64        // where it is kept
	Board     bridge.Board // the person's own, finished
	Traveller field.Traveller
}

// Travellers returns those of the boards.
func (s Session) Travellers() []field.Traveller {
	var all []field.Traveller
	for _, b := range s.Boards {
		all = append(all, b.Traveller)
	}
	return all
}

// Complete reports whether the results of all tables are in.
func (s Session) Complete() bool {
	for _, b := range s.Boards {
		if !b.Traveller.Complete() {
			return false
		}
	}
	return true
}
