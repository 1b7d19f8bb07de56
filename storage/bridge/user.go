package bridge

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// User returns the user's part in the board. If only computers played he watches from South.
func (b Board) User() bridge.User {
	if b.Watched {
		return bridge.User{Seat: card.South, Watches: true}
	}
	return bridge.User{Seat: b.Seat, BothHands: b.BothHands}
}

// userOf returns the user of a board from its columns; without a user he watches.
func userOf(person *card.Seat, both bool) bridge.User {
	if person == nil {
		return bridge.User{Watches: true}
	}
	return bridge.User{Seat: *person, BothHands: both}
}
