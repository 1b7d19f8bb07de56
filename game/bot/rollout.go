package bot

import (
	"context"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/dd"
)

// rollOut returns what the legal cards score in a layout when everybody plays on by rules
// of thumb until so many tricks are left, and with all cards open from there. ok is false if
// the nodes are used up first.
func (p *position) rollOut(ctx context.Context, solver *dd.Solver, l layout, cards []card.Card, left, nodes int) (scores []float64, ok bool, err error) {
	v := p.view
	deal := l.deal(v)
	start, err := bridge.NewBoard(v.Rules, deal, v.Dealer, v.Vul)
	if err != nil {
		return nil, false, err
	}
	if start, err = start.Replay(v.Events()); err != nil {
		return nil, false, err
	}
	end := solver.Nodes() + nodes
	for _, c := range cards {
		b, err := start.Apply(bridge.Played(c))
		if err != nil {
			return nil, false, err
		}
		for b.Phase() != bridge.Finished && (b.Left() > left || b.Trick().Len > 0) {
			next, _ := newPosition(b.View(b.Actor())).choose()
			if b, err = b.Apply(bridge.Played(next)); err != nil {
				return nil, false, err
			}
		}
		tricks := b.Won(p.turn.Side()) - v.Won(p.turn.Side())
		if b.Phase() != bridge.Finished {
			more, err := p.openTricks(ctx, solver, b, end-solver.Nodes())
			if err != nil || !more.Exact() {
				return nil, false, err
			}
			tricks += more.Min
		}
		scores = append(scores, p.score(tricks))
	}
	return scores, true, nil
}

// openTricks returns how many of the tricks left on a board the side to play at p takes when
// all cards are open.
func (p *position) openTricks(ctx context.Context, solver *dd.Solver, b bridge.Board, nodes int) (dd.Bounds, error) {
	if nodes <= 0 {
		return dd.Bounds{Max: b.Left()}, nil
	}
	at, err := dd.At(b)
	if err != nil {
		return dd.Bounds{}, err
	}
	bounds, err := solver.Solve(ctx, at, nodes)
	if b.Turn().Side() != p.turn.Side() {
		bounds = dd.Bounds{Min: b.Left() - bounds.Max, Max: b.Left() - bounds.Min}
	}
	return bounds, err
}

// deal returns the deal of a layout: with what has been played.
func (l layout) deal(v bridge.View) card.Deal {
	var deal card.Deal
	for _, seat := range card.Seats {
		deal[seat] = l.hands[seat].Union(v.Played(seat))
	}
	return deal
}
