package puzzle

import (
	"context"
	"errors"
	"fmt"

	"github.com/superbridge/superbridge/game/chess"
)

// Prove returns nil if the puzzle is what the package's comment says, an error that says what is wrong with it, or that of ctx.
func (p Puzzle) Prove(ctx context.Context) error {
	v := newProver(ctx, p.Kind, p.Solver(), -1)
	fault := func(format string, values ...any) error {
		if v.err != nil {
			return v.err
		}
		return fmt.Errorf("puzzle %v: %w", p, fmt.Errorf(format, values...))
	}
	at, turns := p.Start, p.Turns
	if v.easier(&at, turns) || v.err != nil {
		return fault("it is solved in fewer turns")
	}
	for i, m := range p.Line {
		if at.Turn() != v.solver {
			at.Do(m)
			continue
		}
		if turns == 0 {
			return fault("its line goes on after the last turn")
		}
		if i > 0 && (v.easier(&at, turns) || v.err != nil) {
			return fault("before %v it is solved sooner", m)
		}
		solutions := v.solutions(&at, turns, 2)
		if v.err != nil || len(solutions) != 1 || solutions[0] != m {
			return fault("instead of %v the solutions are %v", m, solutions)
		}
		at.Do(m)
		turns--
	}
	if turns > 0 {
		return fault("its line ends %d turns too soon", turns)
	}
	return nil
}

// easier reports whether a position is solved in fewer turns; if the own king is to be saved, whether there is no need to.
func (v *prover) easier(p *chess.Position, turns int) bool {
	if v.kind != SaveKing {
		return v.solves(p, turns-1)
	}
	undo := p.Skip()
	defer p.Undo(undo)
	return v.holds(p, 0)
}

// solutions returns the first moves that reach the goal in a number of turns, as many as are wanted at most.
func (v *prover) solutions(p *chess.Position, turns, most int) (all []chess.Move) {
	for _, m := range v.tries(p, turns) {
		if len(all) < most && v.err == nil && v.works(p, m, turns) && v.err == nil {
			all = append(all, m)
		}
	}
	return all
}

// ErrSolved is the error of a refutation where there is none, since the move solves the puzzle too.
var ErrSolved = errors.New("the move solves it")

// Refute returns the replies of the others to a move in a position of the puzzle after which the solver, who made it, can't reach
// the goal any more in the turns that were left before it. There are none if that move ends the game, or if it was the last turn. It
// returns ErrSolved if the goal is reached all the same, a [*chess.RuleError] if the move is illegal, and the error of ctx.
func (p Puzzle) Refute(ctx context.Context, at chess.Position, m chess.Move, turns int) ([]chess.Move, error) {
	if err := at.Check(m); err != nil {
		return nil, err
	}
	v := newProver(ctx, p.Kind, p.Solver(), -1)
	switch solved := v.works(&at, m, turns); {
	case v.err != nil:
		return nil, v.err
	case solved:
		return nil, ErrSolved
	}
	at.Do(m)
	if _, over := at.Result(); over || turns == 1 && p.Kind != SaveKing {
		return nil, nil
	}
	var line []chess.Move
	if !v.refuted(&at, turns-1, &line) {
		return nil, v.err
	}
	return line, v.err
}

// refuted appends replies after which the solver can't reach the goal in a number of turns, and reports whether there are any.
func (v *prover) refuted(p *chess.Position, turns int, line *[]chess.Move) bool {
	if _, over := p.Result(); over || p.King(v.solver) == chess.NoSquare {
		return true
	}
	if p.Turn() == v.solver {
		return v.kind != SaveKing && !v.solves(p, turns) && v.err == nil
	}
	for _, m := range v.replies(p, killed{p.Turn(), turns}) {
		undo := v.do(p, m)
		*line = append(*line, m)
		found := v.err == nil && v.refuted(p, turns, line)
		p.Undo(undo)
		if found || v.err != nil {
			return found
		}
		*line = (*line)[:len(*line)-1]
	}
	return false
}
