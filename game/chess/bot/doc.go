// Package bot plays octagonal chess at three levels.
//
// # How it thinks
//
// A [Beginner] weighs only the moves of this turn, and overlooks things. The other levels look ahead: an alpha-beta
// search, deeper and deeper, at whose end captures are played out. It knows two camps, the side of the army to move and
// everybody else; they are determined in each position, since a captured king changes them. With more than two sides,
// one rival, the one with the best reply, answers a move, and the others pass (best-reply search, Schadd and Winands
// 2011). Before that the levels consider the race: a king that reaches the Castle wins, so they prove whether kings
// near it can be stopped, and play only moves that stop them.
//
// With dice a player takes a king if the roll allows it. Otherwise it builds the turn move by move, and keeps the turns
// that look best. It compares these by the rivals' best replies, averaged over all rolls and found in the same way.
//
// # What counts
//
// A value is the logarithm of the odds of the points. The features of an army, such as its pieces, the squares that they
// attack, and the way of pawns to the Castle, add up to its strength; the logarithm of the strength of a side, and
// features of its king, add up to the odds of the side. The weights depend on the class of the position. Those of
// judgements were learnt from the results of games, so that of the positions said to be won in seven games out of ten,
// about seven in ten are. Searches use steeper ones where only two sides are left, since a good player loses no more of
// what he has.
//
// Where a side plays on after losing a king, a player plays for its own king or for the result: see [Aim].
//
// # Chance
//
// Effort is counted in positions, never in time, and chance is derived from the player's seed and the position: the
// same game, level and seed give the same move on any machine. In the first turns of a game values are a little off, by
// the seed, so that games begin in different ways.
package bot
