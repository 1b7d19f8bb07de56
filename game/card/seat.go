package card

import (
	"fmt"

	"github.com/superbridge/superbridge/game/fault"
)

// Seat is a place at the table. The four seats go clockwise.
type Seat uint8

// The seats, clockwise.
const (
	North Seat = iota
	East
	South
	West
)

// Seats lists the four seats, clockwise from North.
var Seats = [4]Seat{North, East, South, West}

const seatLetters = "NESW"

// String returns the seat's letter: N, E, S or W.
func (s Seat) String() string {
	if int(s) >= len(seatLetters) {
		return fmt.Sprintf("Seat(%d)", uint8(s))
	}
	return seatLetters[s : s+1]
}

// Next returns the seat on the left, n places on clockwise; n may be negative.
func (s Seat) Next(n int) Seat { return Seat((int(s) + n) & 3) }

// Left returns the next seat clockwise.
func (s Seat) Left() Seat { return s.Next(1) }

// Partner returns the seat opposite.
func (s Seat) Partner() Seat { return s.Next(2) }

// Side returns the partnership that sits at s.
func (s Seat) Side() Side { return Side(s & 1) }

// ParseSeat reads a seat's letter, in either case.
func ParseSeat(text string) (Seat, error) {
	if i := index(seatLetters, text); i >= 0 {
		return Seat(i), nil
	}
	return 0, &ParseError{What: fault.Say("seat"), Text: text, Why: fault.Say("want N, E, S or W")}
}

// Side is a partnership: North-South or East-West.
type Side uint8

// The two sides.
const (
	NS Side = iota
	EW
)

// Sides lists the two sides.
var Sides = [2]Side{NS, EW}

// String returns NS or EW.
func (s Side) String() string {
	if s == NS {
		return "NS"
	}
	return "EW"
}

// Other returns the opposing side.
func (s Side) Other() Side { return s ^ 1 }

// ParseSide reads NS or EW, in capitals.
func ParseSide(text string) (Side, error) {
	for _, s := range Sides {
		if text == s.String() {
			return s, nil
		}
	}
	return 0, &ParseError{What: fault.Say("side"), Text: text, Why: fault.Say("want NS or EW")}
}
