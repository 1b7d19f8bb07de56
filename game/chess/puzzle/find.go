package puzzle

import (
	"context"
	"errors"
	"slices"

	"github.com/superbridge/superbridge/game/chess"
)

// Seek says what to look for in games, and how long.
type Seek struct {
	Kinds []Kind
	// Moves is the largest number of moves that the proof of one position may take; 0 is as many as it takes.
	Moves int
}

// In returns the first puzzle of each kind in a game without dice. The error is that of ctx. Only
// positions are looked at in which the king of the player in turn is his own, and none of an alliance with teams that change.
func (s Seek) In(ctx context.Context, g chess.Game) (all []Puzzle, err error) {
	if v := g.Rules(); v.Dice || v.Mode == chess.A2 || v != chess.Usual(v.Variant) {
		return nil, nil
	}
	found := map[Kind]bool{}
	for _, turn := range g.Turns() {
		at := g.At(turn.From).Position()
		if at.King(at.Turn()) == chess.NoSquare {
			continue
		}
		for _, kind := range s.Kinds {
			if found[kind] {
				continue
			}
			p, ok, err := s.at(ctx, at, kind)
			if err != nil {
				return all, err
			}
			if ok {
				all, found[kind] = append(all, p), true
			}
		}
	}
	return all, nil
}

// at returns the puzzle that a position is, if it is one of a kind.
func (s Seek) at(ctx context.Context, at chess.Position, kind Kind) (p Puzzle, ok bool, err error) {
	most := MostTurns
	if kind == SaveKing {
		if most = 1; !threatened(&at) {
			return p, false, nil
		}
	} else if rivals(&at) > 1 {
		most = 2 // longer proofs take too long
	}
	v := newProver(ctx, kind, at.Turn(), s.limit())
	turns := 1
	if kind != SaveKing {
		if turns = s.forced(ctx, at, kind, most); turns < 2 {
			return p, false, ctx.Err()
		}
	}
	if v.easier(&at, turns) || len(v.solutions(&at, turns, 2)) != 1 || v.err != nil {
		return p, false, v.stopped()
	}
	line, unique := v.line(&at, turns)
	return Puzzle{kind, turns, at, line}, unique && v.err == nil && !plain(at, line[0]), v.stopped()
}

// forced returns the fewest turns in which the goal is reached by moves that all threaten to reach it at once, 0 if it isn't. It is
// found quickly, whatever else there may be.
func (s Seek) forced(ctx context.Context, at chess.Position, kind Kind, longest int) int {
	const most = 30_000 // moves: longer ones are seldom found
	v := newProver(ctx, kind, at.Turn(), most)
	v.forcing = true
	for turns := 1; turns <= longest; turns++ {
		if v.solves(&at, turns) {
			return turns
		}
	}
	return 0
}

func (s Seek) limit() int {
	if s.Moves == 0 {
		return -1
	}
	return s.Moves
}

// stopped returns the error that stopped the search, unless it was only too large.
func (v *prover) stopped() error {
	if errors.Is(v.err, ErrTooLarge) {
		return nil
	}
	return v.err
}

// plain reports whether a solution is too easy to see: it is one of few moves, or captures a queen that is there to be taken.
func plain(at chess.Position, m chess.Move) bool {
	const fewest = 12
	return len(at.Moves()) < fewest || m.Takes && at.At(m.To).Kind() == chess.Queen
}

// rivals returns the number of armies that have turns besides the one in turn.
func rivals(p *chess.Position) (n int) {
	at := *p
	for at.Skip(); at.Turn() != p.Turn(); at.Skip() {
		n++
	}
	return n
}

// threatened reports whether a rival attacks the king of the army in turn.
func threatened(p *chess.Position) bool { return len(p.Attackers(p.King(p.Turn()))) > 0 }

// line returns the solution with the replies that hold out until the last turn, after which again only one move goes on; unique is
// false if there are none.
func (v *prover) line(p *chess.Position, turns int) (line []chess.Move, unique bool) {
	solutions := v.solutions(p, turns, 2)
	if len(solutions) != 1 {
		return nil, false
	}
	line = solutions
	if turns == 1 {
		return line, true
	}
	undo := v.do(p, line[0])
	defer p.Undo(undo)
	return v.longest(p, turns-1, line)
}

// longest appends the replies and the rest of the solution.
func (v *prover) longest(p *chess.Position, turns int, line []chess.Move) ([]chess.Move, bool) {
	if v.err != nil {
		return nil, false
	}
	if p.Turn() == v.solver {
		if v.easier(p, turns) {
			return nil, false
		}
		rest, unique := v.line(p, turns)
		return append(slices.Clip(line), rest...), unique
	}
	moves := p.Moves()
	slices.SortStableFunc(moves, func(a, b chess.Move) int { return urgency(p, b) - urgency(p, a) })
	for _, m := range moves {
		undo := v.do(p, m)
		all, unique := v.longest(p, turns, append(slices.Clip(line), m))
		p.Undo(undo)
		if unique {
			return all, true
		}
	}
	return nil, false
}

// urgency orders replies by how natural they are: the king runs, something is captured, the rest.
func urgency(p *chess.Position, m chess.Move) int {
	switch {
	case m.IsPass():
		return 0
	case p.At(m.From).Kind() == chess.King:
		return 2
	case m.Takes:
		return 1
	}
	return 0
}
