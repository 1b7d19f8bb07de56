// Package lin reads and writes LIN, the notation in which clubs on the internet hand out the boards and matches that
// were played there.
//
// A text is a row of fields, each a name of two letters and a value, both ended by a bar, as in mb|1N|. Lines mean
// nothing. What is read:
//
//	vg  a match: its title, and the first and the last board
//	rs  the results of its boards, by turns of the open and the closed room
//	pn  the players: South, West, North, East; of a match those of the open and then those of the closed room
//	qx  a board begins: its room, o or c, and its number
//	md  the deal: the dealer, 1 to 4 for South, West, North, East, and the hands in this order, East's may be left out
//	ah  the board's heading, of which the number is read
//	sv  who is vulnerable: o nobody, n North-South, e East-West, b both
//	mb  a call, or several; an exclamation mark behind it says that it was alerted
//	pc  a card, or several
//	mc  declarer's tricks, where the rest was claimed
//
// Explanations (an) and comments (nt) are counted and left out, and so, uncounted, is every other name: most say how a
// page is to look.
//
// [Boards] reads boards and stops at the first mistake. [Game.Marshal] and [Match.Marshal] write.
//
// (Source: own knowledge of what the clubs write; the notation has no public standard.)
package lin

import "fmt"

// Error says in which line of a text something is wrong, and on which board.
type Error struct {
	Line  int // counted from 1
	Board int // as the text numbers it; 0 if it doesn't
	Err   error
}

func (e *Error) Error() string {
	return fmt.Sprintf("line %d: %v", e.Line, e.Unwrap())
}

// Unwrap returns what is wrong, with the board.
func (e *Error) Unwrap() error {
	if e.Board == 0 {
		return e.Err
	}
	return fmt.Errorf("board %d: %w", e.Board, e.Err)
}
