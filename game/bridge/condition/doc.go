// Package condition implements conditions on deals: it reads and prints them, checks whether a deal meets one, and
// deals hands that do.
//
// # Text form
//
// A condition is a list of parts separated by commas, all of which a deal must meet:
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
// Numbers are 5, 5+ (5 or more) or 5-7 (from 5 to 7). A part preceded by "not" holds if it otherwise doesn't. Every
// deal meets a condition without parts.
//
// # Dealing
//
// Deals that meet a condition are all equally likely ([Deals.Next]), and rare ones are found as quickly as common ones.
// That isn't done by trial and error: the deals with certain lengths and points are counted suit by suit (count.go),
// lengths and points are drawn in proportion to these counts, and then the cards accordingly (draw.go). The same count
// tells how rare the condition is, and whether it is impossible.
//
// Some things can't be counted in this way: the solver's results, and the exact opening bids. Others could, but would
// take long together with the rest: the points of all four hands at once. For these, deals that meet the rest are drawn
// until one meets them too, so that all are still equally likely (plan.go decides what is counted).
package condition
