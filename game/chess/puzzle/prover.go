package puzzle

import (
	"context"
	"errors"

	"github.com/superbridge/superbridge/game/chess"
)

// ErrTooLarge is the error of a proof that takes more moves than it may.
var ErrTooLarge = errors.New("the proof is too large")

// prover goes through all moves. See the package's comment for what it proves.
type prover struct {
	ctx    context.Context
	kind   Kind
	solver chess.Army
	known  map[place]bool
	killer map[killed]chess.Move // the reply that refuted a move last
	left   int                   // moves that may still be made; below 0 there is no limit
	// forcing leaves out the solver's moves that don't threaten to reach the goal in his next turn: for finding, not for proving.
	forcing bool
	err     error // why the search has stopped; then nothing is known
}

// place is a position in which the solver is to move, with the turns that he has left.
type place struct {
	key   uint64
	turns int
}

// killed is whose reply it is, with the turns that the solver has left.
type killed struct {
	army  chess.Army
	turns int
}

func newProver(ctx context.Context, kind Kind, solver chess.Army, most int) *prover {
	return &prover{ctx: ctx, kind: kind, solver: solver, known: map[place]bool{}, killer: map[killed]chess.Move{}, left: most}
}

// do makes a move and counts it.
func (v *prover) do(p *chess.Position, m chess.Move) chess.Undo {
	const checked = 4096 // moves between two looks at the context
	if v.left--; v.left == 0 {
		v.err = ErrTooLarge
	}
	if v.left%checked == 0 && v.err == nil {
		v.err = v.ctx.Err()
	}
	return p.Do(m)
}

// solves reports whether the solver, who is to move, reaches the goal in a number of turns.
func (v *prover) solves(p *chess.Position, turns int) bool {
	if turns <= 0 {
		return false
	}
	at := place{p.Key(), turns}
	if known, ok := v.known[at]; ok {
		return known
	}
	solved := false
	for _, m := range v.tries(p, turns) {
		if solved = v.works(p, m, turns); solved || v.err != nil {
			break
		}
	}
	if v.err == nil {
		v.known[at] = solved
	}
	return solved
}

// tries returns the moves that can reach the goal in a number of turns. In the last one only those can that do so at once.
func (v *prover) tries(p *chess.Position, turns int) []chess.Move {
	if turns > 1 || v.kind == SaveKing {
		return p.Moves()
	}
	return p.AppendCaptures(nil) // with entries of the Castle
}

// works reports whether a move of the solver reaches the goal at once, or does so in the turns that are left whatever the others do.
func (v *prover) works(p *chess.Position, m chess.Move, turns int) bool {
	takes := takesKing(p, m)
	undo := v.do(p, m)
	defer p.Undo(undo)
	if v.err != nil {
		return false
	}
	result, over := p.Result()
	switch {
	case v.kind == WinKing && takes, v.kind == EnterCastle && over && result.How == chess.ByCastle, v.kind == SaveKing && over:
		return true
	case over || turns == 1 && v.kind != SaveKing, v.forcing && turns > 1 && !v.threatens(p):
		return false
	}
	return v.holds(p, turns-1)
}

// threatens reports whether the solver, who has just moved, could reach the goal if the others did nothing.
func (v *prover) threatens(p *chess.Position) bool {
	at := *p
	for at.Turn() != v.solver {
		at.Skip()
	}
	return v.solves(&at, 1)
}

// holds reports whether the solver reaches the goal in a number of turns whatever those do who move before him.
func (v *prover) holds(p *chess.Position, turns int) bool {
	if _, over := p.Result(); over || p.King(v.solver) == chess.NoSquare {
		return false
	}
	if p.Turn() == v.solver {
		return v.kind == SaveKing || v.solves(p, turns)
	}
	by := killed{p.Turn(), turns}
	for _, m := range v.replies(p, by) {
		undo := v.do(p, m)
		held := v.err == nil && v.holds(p, turns)
		p.Undo(undo)
		if !held {
			v.killer[by] = m
			return false
		}
	}
	return true
}

// replies returns all legal moves of an army. Those that capture the solver's king come first, then the one that has refuted
// another move.
func (v *prover) replies(p *chess.Position, by killed) []chess.Move {
	moves, king, first := p.Moves(), p.King(v.solver), 0
	killer, known := v.killer[by]
	for i, m := range moves {
		if m.To == king || m.Via == king {
			moves[first], moves[i] = moves[i], moves[first]
			first++
		}
	}
	if known && first < len(moves) {
		for i := first; i < len(moves); i++ {
			if moves[i] == killer {
				moves[first], moves[i] = moves[i], moves[first]
				break
			}
		}
	}
	return moves
}

// takesKing reports whether a move captures a king.
func takesKing(p *chess.Position, m chess.Move) bool {
	return m.Takes && p.At(m.To).Kind() == chess.King || m.TakesVia && p.At(m.Via).Kind() == chess.King
}
