package table

import "github.com/superbridge/superbridge/game/bridge"

// Practice is a board whose deal has been played before: it is played again, or played on from
// a position of the record, after as many events as the session's Config.From says.
type Practice struct {
	Record bridge.Board // how it was played before, finished
	// Keep keeps what has been played, if the person wishes; nil if the session's journal does
	// that anyway. It is called in another goroutine.
	Keep     func(b bridge.Board) error
	OnReturn func() // leaves the table for the record
}
