// Package lin reads and writes LIN, the notation in which online clubs publish the boards and matches played there.
//
// A text is a sequence of fields, each a name of two letters and a value, both ended by a bar, as in mb|1N|. Line
// breaks mean nothing. These fields are read:
//
//	vg  a match: its title, and the first and the last board
//	rs  the results of its boards, by turns of the open and the closed room; a room whose board doesn't come has this result
//	bn  the numbers of these boards, where they don't follow on each other
//	mp  what each of them scored
//	pn  the players: South, West, North, East; of a match those of the open and then those of the closed room
//	qx  a board begins: its room, o or c, and its number
//	md  the deal: the dealer, 1 to 4 for South, West, North, East, and the hands in this order, East's may be left out
//	ah  the board's heading, of which the number is read
//	sv  who is vulnerable: o nobody, n North-South, e East-West, b both
//	mb  a call, or several; an exclamation mark behind it says that it was alerted
//	pc  a card, or several
//	mc  declarer's tricks, where the rest was claimed
//
//	an  what explains the call before it
//	nt  a comment, and so is at
//
// Most other names are about page layout; those that may be something else are reported as faults. A line that starts
// with a per cent sign is ignored. The address of a page that shows a board counts as one, with LIN in it or with the
// hands and calls as separate parts: see [Link]. Whatever is wrong with a board, the good parts are kept, and the next
// one is read. Information about a board besides its deal, calls and cards is kept in PBN's words.
//
// [Boards] reads. [Game.Marshal] and [Match.Marshal] write.
//
// (Source: own knowledge of what the clubs write; the notation has no public standard.)
package lin
