// Package solve answers questions about the games of two hands when all cards are known: how many tricks does a player
// take when both play their best? There are three such games, nullo for two, Slam and Chinese bridge (bridge for two
// with dummies, for three and Booby have four hands, which is what game/bridge/dd is for).
//
// A question is about a [Position], in the middle of a trick too. [Solver.Value] says how many tricks the player to act
// takes, [Solver.Plays] the same for each card, both within a limit of nodes (cards tried) or of a context; what has
// been proved by then are [Bounds]. [Solver.Look] looks some tricks ahead and guesses the rest, for positions that are
// too large.
//
// In nullo the aim is turned round: a trick counts for the player who doesn't take it. What is said is still how many a
// player takes.
//
// The search is alpha-beta from trick to trick, with a table of what has been proved of positions at the start of one.
// Ranks are relative there at nullo for two and Slam, so that what is known of one layout holds in others; the
// closed cards of Chinese bridge, each under another card, tie it to one layout.
// Of cards that touch only one is tried.
//
// Endings of random play take, in the median of thirty and at most: nullo for two 0.75 and 7 ms from the first lead on, Slam as much,
// Chinese bridge with seven tricks left 2 and 25 ms, with eight 15 and some more than 200 ms, with nine half of them more than that
// (-bench Value, two busy cores).
package solve

// Bounds is what has been proved of a number of tricks: it is from Min to Max, both included.
type Bounds struct{ Min, Max int }

// Exact reports whether the number is known.
func (b Bounds) Exact() bool { return b.Min == b.Max }
