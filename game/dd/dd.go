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

import (
	"context"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

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

// AtLeast answers whether a side can take at least so many of the tricks that are not
// finished yet, [bridge.Table.Left] of them; the trick being played may have any number
// of cards. It tries at most nodes cards. It fails if the board is not in the play, and
// with the error of ctx soon after that is cancelled.
func AtLeast(ctx context.Context, b bridge.Board, side card.Side, tricks, nodes int) (Answer, error) {
	p, err := At(b)
	if err != nil {
		return Unknown, err
	}
	s := newSearch(36 << 20)
	s.set(p)
	return s.ask(ctx, side, tricks, nodes)
}

// Verdict says what a claim is worth against the best defence, all hands open.
type Verdict struct {
	// Good is Yes if the claimer's side can take what it claims, No if the defence can
	// prevent it, and Unknown if neither could be proved.
	Good Answer
	// Sure is how many tricks the claimer's side is proved to take; it may be able to
	// take more, but not more than Most. When a claim is refuted and both are the same,
	// that is what it should have claimed.
	Sure, Most int
}

// CheckClaim judges the claim of so many tricks by the player to act, as in
// [bridge.Claimed]. It tries at most nodes cards for that, and if the claim is refuted
// as many again to find what the claimer is sure of.
//
// The claimer's side sees all hands too: a claim that needs a finesse or a right guess
// is good here if that works as the cards lie.
//
// It fails with a [*bridge.RuleError] if the claim is not legal, and with the error of
// ctx soon after that is cancelled.
func CheckClaim(ctx context.Context, b bridge.Board, tricks, nodes int) (Verdict, error) {
	if err := b.Check(card.Hand{}, bridge.Claimed(tricks)); err != nil {
		return Verdict{}, err
	}
	side := b.Actor().Side()
	p, err := At(b)
	if err != nil {
		return Verdict{}, err
	}
	nodes = max(nodes, 1)
	s := newSearch(36 << 20)
	s.set(p)
	v := Verdict{Most: b.Left()}
	answer, err := s.ask(ctx, side, tricks, nodes)
	v.Good = answer
	switch answer {
	case Yes:
		v.Sure = tricks
		return v, err
	case Unknown:
		return v, err
	}
	for v.Most = tricks - 1; v.Sure < v.Most && nodes > 0; v.Most-- {
		before := s.nodes
		answer, err := s.ask(ctx, side, v.Most, nodes)
		switch {
		case answer == Yes:
			v.Sure = v.Most
			return v, nil
		case answer == Unknown:
			return v, err
		}
		nodes -= s.nodes - before
	}
	return v, nil
}
