package text

import "github.com/superbridge/superbridge/game/card"

// Seat returns the name of a seat, SeatLetter its letter.
func Seat(s card.Seat) string       { return T("seat." + s.String()) }
func SeatLetter(s card.Seat) string { return T("seat.letter." + s.String()) }

// Side returns the name of a partnership, as short as it goes.
func Side(s card.Side) string { return T("side." + s.String()) }

// SideOf names a side for a person who sits on one: You (N-S), They (E-W).
func SideOf(s, person card.Side) string {
	if s == person {
		return T("side.you", "Side", Side(s))
	}
	return T("side.they", "Side", Side(s))
}
