// Package bot plays progressive poker at three levels. It knows only what its seat may see, a [poker.View].
//
// # How it thinks
//
// A [Beginner] goes by rules of thumb. The other levels compare the acts that seem best by playing hands on from there:
// the unseen cards are dealt in many orders, the same for all acts, and a quick player, which uses an estimate of
// incomplete boards, plays all seats to the end. In the last two streets it goes through all cards that may come. A
// fantasy is set by an exhaustive search.
//
// The aim is points against all other players, as far as stacks reach, plus the value of the fantasy that the hand
// brings.
//
// # Chance
//
// Chance is derived from the player's seed and view: with the same view and seed he acts the same, on any number of
// processors.
package bot
