// Package bot plays octagonal chess at three levels.
//
// # How it thinks
//
// A [Beginner] weighs the moves of this turn alone and overlooks things. The other levels look ahead: an alpha-beta search,
// deeper and deeper, at whose end captures are played out. It knows two camps, the side of the army to move and everybody else;
// who is with whom is asked in each position, since a captured king changes it. With more than two sides, one rival replies to a
// move, whichever can do it best, and the others pass (best-reply search, Schadd and Winands 2011). Before that the levels see to
// the race: a king that reaches the Castle wins, so that they prove whether one of the kings near it can be stopped, and play only
// what stops it.
//
// With dice a player takes a king where the roll allows it. Else it goes through the moves of the turn, piece by piece, and keeps
// the turns that look best. It compares these by what rivals make of them on average over all rolls, each by a turn that it finds
// in the same way.
//
// # What counts
//
// An evaluation adds up material, squares that pieces hit, above all round the Castle, the way of kings and pawns to it, and
// how exposed kings are. All that is in weights, in hundredths of a pawn.
//
// # Chance
//
// Effort is counted in positions, never in time, and what is left to chance follows from the player's seed and the position:
// the same game, level and seed give the same move on any machine.
package bot
