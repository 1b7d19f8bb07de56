package text

import "github.com/superbridge/superbridge/game/card"

// Seat returns the name of a seat.
func Seat(s card.Seat) string { return T("seat." + s.String()) }

// SeatLetter returns the letter of a seat.
func SeatLetter(s card.Seat) string { return T("seat.letter." + s.String()) }

// Side returns the shortest name of a partnership.
func Side(s card.Side) string { return T("side." + s.String()) }

// SideOf names a side for the user, who sits on side person: You (N-S), They (E-W).
func SideOf(s, person card.Side) string {
	if s == person {
		return T("side.you", "Side", Side(s))
	}
	return T("side.they", "Side", Side(s))
}
