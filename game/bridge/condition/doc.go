// Package condition is conditions on deals: it reads and prints them, says whether a deal meets one, and deals hands that do.
//
// # Text form
//
// A condition is a list of parts with commas between them; a deal has to meet each:
//
//	N.points 15-17, N balanced, S.spades 5+, NS.points 33+, not NS slam
//
// N, E, S and W are hands, NS and EW the two hands of a side together. A part is one of these:
//
//	N.points 15-17     high-card points, of a hand or of a side: 4 for an ace to 1 for a jack (40 in the pack), with 68
//	                   cards 5 for an ace to 1 for a maid (60)
//	N.spades 5+        cards of a suit, of a hand or of a side; spades, hearts, diamonds, clubs
//	N.longest 7+       cards of the longest suit of a hand, or of a side
//	N.shortest 0       cards of the shortest suit of a hand, or of a side
//	N balanced         2 to 5 cards in each suit and 2 in one at most; with 68 cards 3 to 6, and 3 in one at most
//	NS fit             8 cards of a suit between the two hands, with 68 cards 10
//	NS slam            the side can make a small slam when all hands are open and everybody plays his best
//	S opens 1N         what the players of the program open with the hand, if nobody has bid before; S opens is any bid
//
// Numbers are 5, 5+ (5 or more) or 5-7 (from 5 to 7). With "not" in front a part holds where it otherwise doesn't. A condition without
// a part is met by every deal.
//
// # Dealing
//
// Deals that meet a condition are all equally likely ([Deals.Next]), and rare ones are found as quickly as common ones. That
// isn't a matter of trying: how many deals there are with certain lengths and points is counted suit by suit (count.go),
// lengths and points are drawn in proportion to these counts, and then the cards in proportion to what they can be (draw.go).
// The same count says how rare the condition is, and whether it is impossible.
//
// Some things can't be counted in this way: what the solver says, and exactly what is opened. Others could, but together with the rest they would
// take long: the points of all four hands at once. For these a deal that meets the rest is drawn
// until it meets them too, which doesn't change that all are equally likely (plan.go says what is counted).
package condition
