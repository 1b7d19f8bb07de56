package results

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/field"
)

// Session holds the boards of a session with a field that the user has finished, in order. Data on other boards would
// give away their hands.
type Session struct {
	Boards []Board
}

// Board is a board of a session, with all tables' results.
type Board struct {
	Number    int          // in its source, or in the session, from 1
	ID        int64        // in the store
	Board     bridge.Board // the user's own, finished
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
