package bot

import "github.com/superbridge/superbridge/game/chess"

// outlook is an evaluation's view of a position.
type outlook struct {
	attacks [chess.Armies]chess.SquareSet // squares that the pieces of each army attack, including those of their own side
	sides   [chess.Armies]chess.ArmySet
	worth   [chess.Armies]int // the material of each army
	score   [chess.Armies]int // total value of each army, in hundredths of a pawn
}

// look evaluates a position.
func (o *outlook) look(p *chess.Position, w *weights) {
	for a := range chess.Army(chess.Armies) {
		o.army(p, w, a)
	}
	for a := range chess.Army(chess.Armies) {
		if o.sides[a] != 0 {
			o.enemies(p, w, a)
		}
	}
}

// army evaluates the parts of an army that don't depend on the others.
func (o *outlook) army(p *chess.Position, w *weights, a chess.Army) {
	o.sides[a] = p.Side(a)
	best := bestOf(p.Pool(a), w)
	worth, score := 0, 0
	var attacks chess.SquareSet
	for sq := range p.Army(a).All() {
		kind := p.At(sq).Kind()
		hits := hitsOf(p, a, kind, sq)
		attacks = attacks.Or(hits)
		worth += w.piece[kind]
		score += w.mobility[kind] * hits.Len()
		if sq.Castle() {
			score += w.blocker
		}
		if kind == chess.Pawn {
			way := min(board.pawnWay[a][sq], len(w.pawn)-1)
			score += w.pawn[way] + w.exchange[way]*best/100
		}
	}
	o.attacks[a], o.worth[a] = attacks, worth
	o.score[a] = score + worth + w.ring*attacks.And(board.ring).Len()
}

// hitsOf returns the squares that a piece attacks.
func hitsOf(p *chess.Position, a chess.Army, kind chess.Kind, sq chess.Square) (hits chess.SquareSet) {
	switch kind {
	case chess.Pawn:
		return board.pawn[a][sq]
	case chess.King:
		return board.king[sq]
	case chess.Knight:
		return board.knight[sq]
	case chess.Bishop:
		hits = board.beside[sq]
		slide(p, sq, 1, &hits)
	case chess.Rook:
		slide(p, sq, 0, &hits)
	case chess.Queen:
		slide(p, sq, 0, &hits)
		slide(p, sq, 1, &hits)
	}
	return hits
}

// slide adds a slider's attacks: along files and ranks from direction 0, diagonally from direction 1.
func slide(p *chess.Position, sq chess.Square, from int, hits *chess.SquareSet) {
	for d := from; d < len(directions); d += 2 {
		for _, to := range board.rays[sq][d] {
			hits[to>>6] |= 1 << (to & 63)
			if p.At(to) != chess.Empty {
				break
			}
		}
	}
}

// bestOf returns the value of the best piece of a pool, minus a pawn.
func bestOf(pool chess.Pool, w *weights) int {
	best := 0
	for kind := chess.Queen; kind <= chess.Rook; kind++ {
		if pool.Has(kind) {
			best = max(best, w.piece[kind]-w.piece[chess.Pawn])
		}
	}
	return best
}

// against returns the squares that an army's enemies attack, and those of them on which they may capture its king.
func (o *outlook) against(p *chess.Position, a chess.Army) (all, deadly chess.SquareSet) {
	for e := range chess.Army(chess.Armies) {
		if o.sides[e] == 0 || o.sides[a].Has(e) {
			continue
		}
		all = all.Or(o.attacks[e])
		if capturesKings(p, e) {
			deadly = deadly.Or(o.attacks[e])
		}
	}
	return all, deadly
}

// capturesKings reports whether an army may capture kings: in A2 an army without its own king doesn't.
func capturesKings(p *chess.Position, a chess.Army) bool {
	return p.Variant().Mode != chess.A2 || p.King(a) != chess.NoSquare
}
