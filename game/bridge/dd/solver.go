package dd

import (
	"context"
	"fmt"

	"github.com/superbridge/superbridge/game/card"
)

// Solver answers questions about many similar positions, such as the layouts of a player. What it has proved
// in one holds in others with the same suit lengths and high cards, so they get faster and faster. It is for
// one goroutine at a time.
type Solver struct{ search *search }

// NewSolver returns a solver whose table takes at most the given number of bytes; 0 or less is
// [DefaultMemory].
func NewSolver(memory int) *Solver {
	return &Solver{newSearch(Options{Memory: memory}.memory())}
}

// Plays is like the function [Plays], but nodes are for all plays together; 0 or less for no limit. A change
// of strain empties the solver.
func (s *Solver) Plays(ctx context.Context, p Position, nodes int) ([]Play, error) {
	if err := p.Check(); err != nil {
		return nil, err
	}
	s.limit(nodes)
	return s.search.plays(ctx, p, 0)
}

// Reach returns for each legal card, like [Plays], whether the side that plays it takes at least the given
// number of unfinished tricks with it: the bounds are no closer than that. nodes are for all plays together,
// 0 or less is no limit.
func (s *Solver) Reach(ctx context.Context, p Position, tricks, nodes int) ([]Play, error) {
	if err := p.Check(); err != nil {
		return nil, err
	}
	s.limit(nodes)
	plays := p.plays()
	side := p.Trick.Turn().Side()
	for i := range plays {
		next, won := p.after(plays[i].top())
		s.search.set(next)
		answer, err := s.search.ask(ctx, side, tricks-won, 0)
		switch b := &plays[i].Tricks; answer {
		case Yes:
			b.Min = max(b.Min, tricks)
		case No:
			b.Max = min(b.Max, tricks-1)
		}
		if err != nil {
			return plays, err
		}
	}
	return plays, nil
}

// AtLeast is as the function [AtLeast], within a limit of nodes; 0 or less is no limit.
func (s *Solver) AtLeast(ctx context.Context, p Position, side card.Side, tricks, nodes int) (Answer, error) {
	if err := p.Check(); err != nil {
		return Unknown, err
	}
	if side > card.EW {
		return Unknown, fmt.Errorf("dd: there is no side %d", uint8(side))
	}
	s.limit(nodes)
	s.search.set(p)
	return s.search.ask(ctx, side, tricks, 0)
}

// Solve is as the function [Solve], within a limit of nodes; 0 or less is no limit.
func (s *Solver) Solve(ctx context.Context, p Position, nodes int) (Bounds, error) {
	if err := p.Check(); err != nil {
		return Bounds{}, err
	}
	s.limit(nodes)
	s.search.set(p)
	left := p.Left()
	return s.search.value(ctx, p.Trick.Turn().Side(), Bounds{0, left}, left/2, 0)
}

// limit makes the search stop after a number of nodes.
func (s *Solver) limit(nodes int) {
	s.search.most = 0
	if nodes > 0 {
		s.search.most = s.search.nodes + nodes
	}
}

// Nodes returns the number of cards tried since the solver was made.
func (s *Solver) Nodes() int { return s.search.nodes }
