package bot

import "github.com/superbridge/superbridge/game/chess"

// An outlook is what an evaluation sees of a position.
type outlook struct {
	attacks [chess.Armies]chess.SquareSet // what the pieces of each army hit, pieces of their own side among it
	sides   [chess.Armies]chess.ArmySet
	worth   [chess.Armies]int // the material of each army
	score   [chess.Armies]int // what each army is worth, all in all, in hundredths of a pawn
}

// look takes in a position.
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

// army takes in what an army has, whatever the others do.
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

// slide adds what a slider attacks: along files and ranks from direction 0 on, diagonally from direction 1 on.
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

// bestOf returns what the best piece of a pool is worth above a pawn.
func bestOf(pool chess.Pool, w *weights) int {
	best := 0
	for kind := chess.Queen; kind <= chess.Rook; kind++ {
		if pool.Has(kind) {
			best = max(best, w.piece[kind]-w.piece[chess.Pawn])
		}
	}
	return best
}

// against returns the squares that enemies of an army attack, and of these the ones where they may capture its king.
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

// capturesKings reports whether an army may capture kings: in A2 none does that has lost its own.
func capturesKings(p *chess.Position, a chess.Army) bool {
	return p.Variant().Mode != chess.A2 || p.King(a) != chess.NoSquare
}
