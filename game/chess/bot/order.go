package bot

import "github.com/superbridge/superbridge/game/chess"

// ordering remembers which moves have proved good, so that these are tried first.
type ordering struct {
	killers [mostPly + 1][2]chess.Move
	history [4][7][chess.Squares]int32 // by army and kind of the piece, and by its destination
}

// Ranks of moves, the highest first.
const (
	rankHint    = 1 << 30
	rankEntry   = 1 << 29
	rankKing    = 1 << 28 // captures a king
	rankCapture = 1 << 24
	rankKiller  = 1 << 23
	mostHistory = 1 << 20
)

// order ranks kinds for captures: the most valuable first, by the least valuable.
var order = [7]int32{chess.Pawn: 1, chess.Knight: 3, chess.Bishop: 5, chess.Rook: 6, chess.Queen: 11, chess.King: 40}

// loud reports whether a move captures, enters the Castle with a king, or exchanges a pawn.
func (o *ordering) loud(p *chess.Position, m chess.Move) bool {
	return m.Takes || m.TakesVia || m.Becomes != chess.NoKind || !m.IsPass() && m.To.Castle() && p.At(m.From).Kind() == chess.King
}

// rank appends the ranks of moves.
func (o *ordering) rank(p *chess.Position, moves []chess.Move, hint chess.Move, ply int, ranks []int32) []int32 {
	killers := &o.killers[ply]
	for _, m := range moves {
		if m.IsPass() {
			ranks = append(ranks, 0)
			continue
		}
		piece := p.At(m.From)
		kind := piece.Kind()
		var rank int32
		switch {
		case m == hint:
			rank = rankHint
		case kind == chess.King && m.To.Castle():
			rank = rankEntry
		case m.Takes || m.TakesVia:
			var taken int32
			if m.Takes {
				taken += order[p.At(m.To).Kind()]
			}
			if m.TakesVia {
				taken += order[p.At(m.Via).Kind()]
			}
			rank = rankCapture + 64*taken - order[kind]
			if taken >= order[chess.King] {
				rank = rankKing + taken
			}
		case m.Becomes != chess.NoKind:
			rank = rankCapture + 64*order[m.Becomes]
		case m == killers[0]:
			rank = rankKiller + 1
		case m == killers[1]:
			rank = rankKiller
		default:
			rank = o.history[piece.Army()][kind][m.To]
		}
		ranks = append(ranks, rank)
	}
	return ranks
}

// pick moves the best of the moves from i on to index i, and returns it. Of equal ones it picks the first, so that the
// result doesn't depend on earlier sorting.
func pick(moves []chess.Move, ranks []int32, i int) chess.Move {
	best := i
	for j := i + 1; j < len(moves); j++ {
		if ranks[j] > ranks[best] {
			best = j
		}
	}
	moves[i], moves[best] = moves[best], moves[i]
	ranks[i], ranks[best] = ranks[best], ranks[i]
	return moves[i]
}

// cut records that a quiet move was good enough, and that those before it were not.
func (o *ordering) cut(p *chess.Position, m chess.Move, before []chess.Move, ply, depth int) {
	if m.IsPass() {
		return
	}
	if k := &o.killers[ply]; k[0] != m {
		k[0], k[1] = m, k[0]
	}
	o.note(p, m, int32(depth*depth))
	for _, b := range before {
		if !o.loud(p, b) && !b.IsPass() {
			o.note(p, b, -int32(depth*depth)/4)
		}
	}
}

func (o *ordering) note(p *chess.Position, m chess.Move, by int32) {
	piece := p.At(m.From)
	h := &o.history[piece.Army()][piece.Kind()][m.To]
	*h = min(max(*h+by, -mostHistory), mostHistory)
}
