// Package bot plays progressive poker at three levels. It knows what its seat may see, a [poker.View], and nothing else.
//
// # How it thinks
//
// A [Beginner] goes by rules of thumb. The other levels compare the acts that seem best on how hands go on from there: the
// cards that nobody can see come in many orders, the same for all acts, and a quick player, who goes by an estimate of boards
// that aren't full, plays all seats to the end. In the last two streets it goes through all cards that may come. A fantasy is
// set by going through all settings.
//
// What counts is points against all other players, as far as stacks reach, and what the fantasy is worth that the hand brings.
//
// # Chance
//
// What is left to chance follows from the player's seed and from what the seat sees: with the same view and seed he acts
// alike, on any number of processors.
package bot
