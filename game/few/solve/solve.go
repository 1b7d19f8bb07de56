// Package solve answers questions about the games of two hands when all cards are known: how many tricks does a player
// take if both play their best? There are three such games, nullo for two, Slam and Chinese bridge (bridge for two with
// dummies, for three and Booby have four hands, which game/bridge/dd handles).
//
// A question is about a [Position], even in the middle of a trick. [Solver.Value] returns the tricks of the player to
// act, [Solver.Plays] the same for each card, both within a limit of nodes (cards tried) or of a context; they return
// what has been proved by then as [Bounds]. [Solver.Look] looks some tricks ahead and guesses the rest, for positions
// that are too large.
//
// In nullo the aim is reversed: a trick counts for the player who doesn't take it. Answers are still the numbers of
// tricks taken.
//
// The search is alpha-beta from trick to trick, with a table of proved results for positions at the start of a trick.
// At nullo for two and Slam its ranks are relative, so that results for one layout hold in others; the closed cards of
// Chinese bridge, each under another card, tie it to one layout. Of touching cards only one is tried.
//
// Endings of random play take, in the median of thirty and at most: nullo for two 0.75 and 7 ms from the first lead on,
// Slam as much, Chinese bridge with seven tricks left 2 and 25 ms, with eight 15 and some more than 200 ms, with nine
// half of them more than that (-bench Value, two busy cores).
package solve

// Bounds are the proved bounds on a number of tricks: from Min to Max, inclusive.
type Bounds struct{ Min, Max int }

// Exact reports whether the number is known.
func (b Bounds) Exact() bool { return b.Min == b.Max }
