package dd

import (
	"context"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// Verdict is the double-dummy judgement of a claim against the best defence.
type Verdict struct {
	// Good is Yes if the claimer's side can take what it claims, No if the defence can
	// prevent it, and Unknown if neither could be proved.
	Good Answer
	// Sure is the number of tricks that the claimer's side is proved to take; it may be able to take more, up
	// to Most. If a claim is refuted and both are equal, that is what it should have claimed.
	Sure, Most int
}

// CheckClaim judges the claim of a number of tricks by the player to act, as in [bridge.Claimed]. It uses at
// most nodes nodes, 1 or more, and if the claim is refuted as many again to find what the claimer is sure of.
//
// The claimer's side sees all hands too: a claim that needs a finesse or a guess is good if that works as the
// cards lie.
//
// It fails with a [*bridge.RuleError] if the claim is not legal, and with the error of ctx soon after that is
// cancelled.
func CheckClaim(ctx context.Context, b bridge.Board, tricks, nodes int) (Verdict, error) {
	if err := b.Check(card.Hand{}, bridge.Claimed(tricks)); err != nil {
		return Verdict{}, err
	}
	p, err := At(b)
	if err != nil {
		return Verdict{}, err
	}
	side := b.Actor().Side()
	s := borrow(DefaultMemory)
	defer giveBack(s)
	s.set(p)
	v := Verdict{Most: b.Left()}
	nodes = max(nodes, 1)
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
