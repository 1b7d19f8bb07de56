// Package dd answers double-dummy questions: how many tricks can a side take when all four hands are open and everybody
// plays his best?
//
// A question is about a [Position], of a deck of either size and down to the last card, in the middle of a trick too.
// [AtLeast] answers "at least n tricks, yes or no?", the question of a contract or a claim, and far quicker than
// [Solve] answers "how many?". [Plays] does the same for each playable card, [Table] for each declarer and strain, and
// [Par] for everybody bidding his best as well. [CheckClaim] judges a claim on a board. With [Position.Nullo] the aim
// is reversed: each side wants to take the fewest tricks. Answers are still the numbers of tricks taken; a side that
// must stay below n doesn't take at least n.
//
// Whole deals can take long, those of 68 cards seconds and more. So a question can be cancelled by its context, which
// ends it within 10 ms as long as not many more of them than processors are asked at once, and [Options] limit its
// nodes (cards tried). The answer is then only what has been proved, as [Unknown] or as [Bounds] that aren't exact;
// only solvers made by [NewEstimator] give estimates instead. All functions may be called from several goroutines at
// the same time. Their answers don't depend on earlier questions or on the number of threads, unless a context ends
// them.
//
// The search is alpha-beta with a null window between two numbers of tricks. Five things make it fast:
//
//   - What has been proved at the start of a trick is remembered together with what
//     mattered to the proof: the owners of the highest places of each suit. It holds
//     wherever the lower cards are. Such patterns stand under the lengths of the suits, the leader
//     and the tricks wanted, in decision trees that ask for the owner of one place after another. When its memory
//     is full a table forgets what it hasn't used for long (table.go).
//   - Ranks are relative: a card is known by how many higher ones of its suit are left, so
//     that touching cards are neighbours, and what is remembered of the one pack holds for
//     the other (position.go).
//   - Of touching cards in one hand only one is tried; and when a card has failed to which
//     its place didn't matter, neither are the others of its suit that don't (search.go).
//   - Tricks that can be counted at once end the search early: those that a side can cash,
//     trumps that are sure, what a side must lose once it has lost the lead (sure.go).
//   - Leads are tried in the order of what they promise, by weights that were fitted to the
//     results of searches (lead.go), and by what was right before in positions that are
//     alike. A card that was right after another one, of leads or of the cards that follow, is tried
//     first the next time (order.go).
//
// With several threads, all of them work on a question that turns out to be hard: an idle one tries leads that another
// would have tried later (split.go), or answers the next question (ahead.go). They share one table, in which look-ups
// never wait (table.go). The answers are the same, but the nodes aren't.
package dd

// Answer is the answer to a yes-or-no question. The zero Answer is Unknown.
type Answer uint8

// The answers.
const (
	Unknown Answer = iota // a limit was reached first
	Yes
	No
)

// String returns Unknown, Yes or No.
func (a Answer) String() string { return [...]string{"Unknown", "Yes", "No"}[a] }
