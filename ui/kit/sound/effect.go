// Package sound makes the sounds of a table: paper on felt, a knuckle on wood, pieces on a board, and a few soft tones
// when a contract is over. Nothing is recorded. Each effect is computed from noise and damped vibrations when it is
// first needed, in several variants, because the same noise a thousand times over tires the ear long before the same
// picture tires the eye.
//
// The [Player] plays effects. Without a sound device, or after losing it, it is silent.
package sound

import "time"

// Effect is something that is heard at the table.
type Effect int

// The effects.
const (
	Shuffle Effect = iota // the pack is riffled before the deal
	Deal                  // all cards go to the players
	Card                  // a card lands on the felt
	Gather                // a trick is swept off the table
	Call                  // a call, passes too
	Double                // a double or a redouble
	Made                  // the contract is made
	Down                  // the contract fails
	Rubber                // the user's side has won the rubber; one that is lost ends with Down
	Piece                 // a piece of wood is set down on a board
	Capture               // a piece captures another
)

// Durations of effects that accompany something on the screen.
const (
	ShuffleTime = 420 * time.Millisecond
	DealTime    = 740 * time.Millisecond
)

// String returns the name of the effect in lower case.
func (e Effect) String() string {
	return [...]string{"shuffle", "deal", "card", "gather", "call", "double", "made", "down", "rubber", "piece", "capture"}[e]
}

// Variants returns the number of the effect's variants. The most frequent effects have the most.
func (e Effect) Variants() int {
	switch e {
	case Card, Piece:
		return 8
	case Call, Gather, Capture:
		return 6
	case Shuffle, Deal, Double:
		return 4
	}
	return 3
}

// Level is the volume of the player.
type Level string

// The levels. They differ by 6 dB each.
const (
	Off    Level = "off"
	Quiet  Level = "quiet"
	Normal Level = "normal"
	Loud   Level = "loud"
)

// gain returns the factor of a level; 1 leaves effects as they were computed.
func (l Level) gain() float64 {
	switch l {
	case Quiet:
		return 0.25
	case Normal:
		return 0.5
	case Loud:
		return 1
	}
	return 0
}
