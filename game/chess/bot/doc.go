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
// An evaluation adds up material, squares that pieces hit, above all round the Castle, the way of kings and pawns to
// it, and how exposed kings are. All these are weights, in hundredths of a pawn.
//
// # Chance
//
// Effort is counted in positions, never in time, and chance is derived from the player's seed and the position: the
// same game, level and seed give the same move on any machine.
package bot
