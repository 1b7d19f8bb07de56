// Package dd answers double-dummy questions: how many tricks can a side take when all
// four hands are open and everybody plays his best?
//
// Each question is "at least so many, yes or no?", because that is what a contract or
// a claim asks, and it is far quicker to answer than "how many?". A question about a
// whole deal can take very long; so each comes with a number of nodes (cards tried)
// after which the answer is [Unknown], and can be cancelled.
//
// The search is alpha-beta with a window of nothing between two numbers of tricks. Four
// things make it fast:
//
//   - What has been proved at the start of a trick is remembered together with what
//     mattered to the proof: the owners of the highest places of each suit. It holds
//     wherever the lower cards are (table.go).
//   - Of touching cards in one hand only one is tried; and when a card has failed to which
//     its place didn't matter, neither are the others of its suit that don't (search.go).
//   - Tricks that can be counted at once end the search early: those that a side can cash,
//     trumps that are sure, what a side must lose once it has lost the lead (sure.go).
//   - Leads are tried in the order of what they promise, which the search learns (order.go).
package dd

// Answer is the answer to a yes-or-no question. The zero Answer is Unknown.
type Answer uint8

// The answers.
const (
	Unknown Answer = iota // the nodes were used up first
	Yes
	No
)

// String returns Unknown, Yes or No.
func (a Answer) String() string { return [...]string{"Unknown", "Yes", "No"}[a] }
