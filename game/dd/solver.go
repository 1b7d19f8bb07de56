package dd

import "context"

// Solver answers questions about many positions that are alike, such as the layouts that a
// player can imagine. What it has proved of one holds in the others where the lengths of the
// suits and the high cards are the same; so the next ones take less and less. It is for one
// goroutine at a time.
type Solver struct{ search *search }

// NewSolver returns a solver whose table takes so many bytes at most; 0 or less is
// [DefaultMemory].
func NewSolver(memory int) *Solver {
	return &Solver{newSearch(Options{Memory: memory}.memory())}
}

// Plays is as the function [Plays], but nodes are for all plays together; 0 or less is no
// limit. Another strain than before makes the solver forget.
func (s *Solver) Plays(ctx context.Context, p Position, nodes int) ([]Play, error) {
	if err := p.Check(); err != nil {
		return nil, err
	}
	s.search.most = 0
	if nodes > 0 {
		s.search.most = s.search.nodes + nodes
	}
	return s.search.plays(ctx, p, 0)
}

// Nodes returns how many cards have been tried since the solver was made.
func (s *Solver) Nodes() int { return s.search.nodes }
