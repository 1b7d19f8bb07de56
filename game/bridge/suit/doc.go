// Package suit finds the best way to play one suit: declarer's and dummy's cards are known, those of the defenders are not.
//
// # Model
//
// Declarer plays one line, which depends only on the cards seen so far. The defenders see all cards and know the line; each
// layout of the missing cards yields the fewest tricks that they can hold the line to. A line's chance is the weight of the
// layouts in which it takes enough. This is the usual model for combinations of one suit. The defenders never lead the
// suit; with unlimited entries either hand may lead to any trick.
//
// # Weights
//
// A layout in which West holds k certain cards of the m missing ones weighs as many deals as there are for the rest:
// (v+w−m) choose (v−k), where v and w are the vacant places of West and East, those for the cards of the suit among them.
//
// # Search
//
// A position yields a front: the plans of which none is as good as another in every layout. A front is the union over
// declarer's cards; over a defender's cards it has every combination of plans, one for each card, and a layout is won if it
// is won after each card that can be played in it.
//
// # Bets
//
// When the fronts take long, the goal alone is searched for. Each layout with a number of tricks is a bet. Those that declarer
// would lose even if he saw all cards are lost; a plan counts only if it loses at most a limit of the weight of the others, and
// the limit grows by 1.3 until a plan keeps to it. A plan is dropped if another loses no more weight, whatever is lost in other
// branches: only the bets that are open in several branches are compared one by one. Doubling the limit and
// searching every way to begin up to it, instead of up to the best line found, took 96 s without an answer for
// J95 opposite KQML721; together the two changes took it to 2.7 s (which of them did most wasn't measured).
//
// The goal of a number of tricks is mostly fast this way. The average is not always: with 7 or more missing of 17 cards
// some suits still take more than 10 s or have no exact answer (QZT96 opposite M731, K964 opposite ML8321).
//
// The best line against defenders who don't see isn't searched for; [Line.Blind] judges a line that is best against seeing ones.
//
// # Equal cards
//
// Missing cards between which declarer's side has none are one group from the beginning, and a layout says only how many of
// each West holds. Nothing is lost by this: let a line treat cards of a group differently. Declarer may instead call West's
// cards of the group, in the order in which they appear, by the names p1, p2 …, and East's by pn, pn−1 …, for any order p.
// This line holds a layout of the group at least as well as the first one holds the arrangement that p makes of it, and over
// all p each arrangement comes equally often; so for some p it is at least as good. Groups that come to touch later are
// not joined, for then their arrangements may no longer be worth the same.
package suit
