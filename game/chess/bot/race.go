package bot

import "github.com/superbridge/superbridge/game/chess"

// racer proves whether a king reaches the Castle by its own moves, whatever its rivals do. Armies of its own side, and
// those not in stops, don't move.
type racer struct {
	p      *chess.Position
	king   chess.Army
	stops  chess.ArmySet // the armies that try to stop it
	nodes  int
	limit  int // of nodes; 0 for none
	failed bool
	moves  [4 * mostRace][]chess.Move // by depth
	depth  int
	best   chess.Move // the last move that stopped it, which is tried first
}

// mostRace is the maximum number of the king's turns in a proof.
const mostRace = 8

// wins returns the king's first move, if the king is in turn and gets to the Castle within a number of its own turns.
func (r *racer) wins(turns int) (chess.Move, bool) {
	for _, m := range r.kingMoves() {
		if r.move(m, turns) {
			return m, !r.failed
		}
	}
	return chess.Move{}, false
}

// kingMoves returns the moves of the king, entries first.
func (r *racer) kingMoves() []chess.Move {
	from := r.p.King(r.king)
	moves := r.list()
	own := moves[:0]
	for _, m := range moves {
		if m.From == from {
			own = append(own, m)
			if m.To.Castle() {
				own[0], own[len(own)-1] = own[len(own)-1], own[0]
			}
		}
	}
	return own
}

// list returns the legal moves in the buffer of this depth.
func (r *racer) list() []chess.Move {
	list := r.p.AppendMoves(r.moves[r.depth][:0])
	r.moves[r.depth] = list
	return list
}

// move reports whether the king wins the race with this move.
func (r *racer) move(m chess.Move, turns int) bool {
	if m.To.Castle() {
		return true
	}
	if turns == 1 || board.steps[m.To] >= turns || r.spent() {
		return false
	}
	undo := r.p.Do(m)
	r.depth++
	ok := !r.over() && !canTake(r.p, r.king, r.stops) && r.holds(turns-1)
	r.depth--
	r.p.Undo(undo)
	return ok
}

// over reports whether the race is over without an entry, since the king is gone or the game decided.
func (r *racer) over() bool {
	_, over := r.p.Result()
	return over || r.p.King(r.king) == chess.NoSquare
}

func (r *racer) spent() bool {
	r.nodes++
	if r.limit > 0 && r.nodes > r.limit {
		r.failed = true
	}
	return r.failed
}

// holds reports whether the race is won within a number of the king's turns whatever the armies before it do.
func (r *racer) holds(turns int) bool {
	turn := r.p.Turn()
	if turn == r.king {
		_, ok := r.wins(turns)
		return ok
	}
	if !r.stops.Has(turn) {
		return r.skipped(turns)
	}
	moves := r.list()
	for i, m := range moves {
		if m == r.best {
			moves[0], moves[i] = moves[i], moves[0]
		}
	}
	idle := false
	for _, m := range moves {
		if turns == 1 && !r.late(m) {
			idle = true
		} else if !r.against(m, turns) {
			r.best = m
			return false
		}
	}
	return !idle || r.skipped(turns)
}

// skipped reports whether the race is won if the army in turn does nothing about it.
func (r *racer) skipped(turns int) bool {
	undo := r.p.Skip()
	ok := r.holds(turns)
	r.p.Undo(undo)
	return ok
}

// late reports whether a move can stop a king that is about to enter.
func (r *racer) late(m chess.Move) bool {
	return m.IsPass() || m.To.Castle() || m.Via != chess.NoSquare && m.Via.Castle() || r.p.At(m.From).Kind() == chess.King ||
		r.takesKing(m)
}

func (r *racer) takesKing(m chess.Move) bool {
	return m.Takes && r.p.At(m.To).Kind() == chess.King || m.TakesVia && r.p.At(m.Via).Kind() == chess.King
}

// against reports whether the race is won in spite of a move.
func (r *racer) against(m chess.Move, turns int) bool {
	if r.spent() {
		return false
	}
	undo := r.p.Do(m)
	r.depth++
	ok := !r.over() && r.holds(turns)
	r.depth--
	r.p.Undo(undo)
	return ok
}

// Limits of the proofs. With few rival moves in between the turns are searched whatever that takes.
const (
	sureTurns  = 3
	sureRivals = 2
)

// racer returns a racer for a king against rivals that each move once per round.
func (t *thinking) racer(p *chess.Position, king chess.Army, stops chess.ArmySet, turns int) *racer {
	r := &racer{p: p, king: king, stops: stops}
	if turns > sureTurns || (turns-1)*stops.Len() > sureRivals {
		r.limit = t.effort.race
	}
	return r
}

// ownRace returns the move with which the king of the army in turn gets to the Castle whatever the others do, and the
// number of its turns. With more than two sides too much may happen in between: then only the entry counts.
func (t *thinking) ownRace() (m chess.Move, turns int, ok bool) {
	p := t.p
	king := p.Turn()
	if p.King(king) == chess.NoSquare {
		return m, 0, false
	}
	most := sureTurns + 1
	if sides(&p) > 2 {
		most = 1
	}
	for turns = max(1, board.steps[p.King(king)]); turns <= most; turns++ {
		if m, ok = t.racer(&p, king, everybody(&p)&^p.Side(king), turns).wins(turns); ok {
			return m, turns, true
		}
	}
	return m, 0, false
}

// threatened reports whether a rival's king gets to the Castle soon if nothing is done.
func (t *thinking) threatened() bool {
	p := t.p
	own := p.Side(p.Turn())
	p.Skip()
	return t.loses(&p, own)
}

// safe returns the moves after which every rival's king can be stopped. It ends early once it has found some and the
// rest would take too long, and in any case at a limit.
func (t *thinking) safe(moves []chess.Move) []chess.Move {
	var safe []chess.Move
	for _, m := range moves {
		if tired := 8 * t.effort.race; t.ctx.Err() != nil || t.raced > tired && len(safe) > 0 || t.raced > 2*tired {
			break
		}
		if t.stands(m) {
			safe = append(safe, m)
		}
	}
	return safe
}

// stands reports whether after a move no rival's king wins by its race alone.
func (t *thinking) stands(m chess.Move) bool {
	p := t.p
	own := p.Side(p.Turn())
	p.Do(m)
	if _, over := p.Result(); over {
		return true
	}
	return !t.loses(&p, own)
}

// loses reports whether a rival's king gets to the Castle within a few of its own turns, whatever these armies do to
// stop it.
func (t *thinking) loses(p *chess.Position, own chess.ArmySet) bool {
	turns := sureTurns
	if sides(p) > 2 {
		turns-- // others must watch it as well
	}
	for a := range (p.Kings() &^ own).All() {
		if board.steps[p.King(a)] > turns {
			continue
		}
		r := t.racer(p, a, own, turns)
		lost := r.holds(turns)
		if t.raced += r.nodes; lost {
			return true
		}
	}
	return false
}
