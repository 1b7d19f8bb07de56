package poker

import (
	"fmt"

	"github.com/superbridge/superbridge/game/fault"
)

// Seat is a place at the table, 1 to 6 clockwise. The zero Seat means no seat.
type Seat uint8

// Seats is the number of places at the table. (Rules: progressive-poker, Table.)
const Seats = 6

// Valid reports whether s is a place at the table.
func (s Seat) Valid() bool { return 1 <= s && s <= Seats }

// String returns the text form, as 5.
func (s Seat) String() string { return fmt.Sprint(uint8(s)) }

// ParseSeat reads a seat's text form.
func ParseSeat(text string) (Seat, error) {
	if len(text) == 1 && '1' <= text[0] && text[0] <= '0'+Seats {
		return Seat(text[0] - '0'), nil
	}
	return 0, fault.Errorf("%q is not a seat: want 1 to %d", text, Seats)
}

// after returns the distance of s from button, clockwise: 1 for the seat on its left, 6 for the button itself.
func (s Seat) after(button Seat) int { return (int(s)-int(button)+2*Seats-1)%Seats + 1 }

// Pair is two players who settle with each other. When a hand is settled, the first is earlier in the order; when a
// player leaves, he is the first; in a list of suspended pairs, the lower seat is.
type Pair struct{ First, Second Seat }

// String returns the text form, as 5-2.
func (p Pair) String() string { return p.First.String() + "-" + p.Second.String() }

// ParsePair reads a pair's text form.
func ParsePair(text string) (Pair, error) {
	if len(text) == 3 && text[1] == '-' {
		first, err := ParseSeat(text[:1])
		second, err2 := ParseSeat(text[2:])
		if err == nil && err2 == nil && first != second {
			return Pair{first, second}, nil
		}
	}
	return Pair{}, fault.Errorf("%q is not a pair: want two seats, as 5-2", text)
}

// pairOf returns the pair of two seats with the lower one first.
func pairOf(a, b Seat) Pair { return Pair{min(a, b), max(a, b)} }
