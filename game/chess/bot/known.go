package bot

import "github.com/superbridge/superbridge/game/chess"

// remnant is a board with two kings and at most one other piece.
type remnant struct {
	own, other, piece chess.Square // the kings of the army in turn and of the other side; NoSquare if there is no piece
	kind              chess.Kind
	alone             bool // the king of the army in turn has no piece
}

// remnantOf returns the remnant; ok is false if there is more, or under other rules or with dice.
func remnantOf(p *chess.Position) (r remnant, ok bool) {
	n := p.Occupied().Len()
	own := p.King(p.Turn())
	if n > 3 || own == chess.NoSquare || p.Variant().Dice || p.Rules() != chess.Usual(p.Variant()) {
		return r, false
	}
	if p.Variant().Mode != chess.A1 && everybody(p).Len() > 2 {
		return r, false // an army without pieces passes in between
	}
	r = remnant{own: own, other: chess.NoSquare, piece: chess.NoSquare}
	side := p.Side(p.Turn())
	for sq, piece := range p.Pieces() {
		switch {
		case piece.Kind() != chess.King:
			r.piece, r.kind, r.alone = sq, piece.Kind(), !side.Has(piece.Army())
		case sq != own:
			r.other = sq
		}
	}
	return r, r.other != chess.NoSquare && (r.piece == chess.NoSquare) == (n == 2) && r.kind != chess.Pawn && !p.Fresh(r.piece)
}

// value returns the turns to a win, the negative of the turns to a loss, or 0 for a draw; ok is false if the ending
// isn't known.
func (r remnant) value(e *ending) (turns int, ok bool) {
	switch {
	case r.piece == chess.NoSquare:
		return int(duels()[r.own][r.other]), true
	case e == nil || e.kind != r.kind:
		return 0, false
	case r.alone:
		return int(e.values[index(r.other, r.own, r.piece, 1)]), true
	}
	return int(e.values[index(r.own, r.other, r.piece, 0)]), true
}

// known returns the exact value of a position for the side in turn, if it is a known ending.
func (s *searcher) known(ply int) (value int, ok bool) {
	r, ok := remnantOf(&s.p)
	if !ok {
		return 0, false
	}
	turns, ok := r.value(s.ending)
	switch {
	case turns > 0:
		return Won - ply - turns, ok
	case turns < 0:
		return ply - turns - Won, ok
	}
	return 0, ok
}
