package bot

import "github.com/superbridge/superbridge/game/chess"

// canTake reports whether one of the armies could capture an army's king if it were its turn.
func canTake(p *chess.Position, victim chess.Army, by chess.ArmySet) bool {
	king := p.King(victim)
	if king == chess.NoSquare {
		return false
	}
	for a := range by.All() {
		if !capturesKings(p, a) {
			by = by.Without(a)
		}
	}
	return hit(p, king, by&^p.Side(victim))
}

// hit reports whether a piece of one of the armies attacks a square.
func hit(p *chess.Position, at chess.Square, by chess.ArmySet) bool {
	for d := range board.rays[at] {
		for n, sq := range board.rays[at][d] {
			piece := p.At(sq)
			if piece == 0 {
				continue
			}
			if by.Has(piece.Army()) && reaches(piece.Kind(), d, n == 0) {
				return true
			}
			break
		}
	}
	for _, sq := range board.leaps[at] {
		if piece := p.At(sq); piece.Kind() == chess.Knight && by.Has(piece.Army()) {
			return true
		}
	}
	for a := range by.All() {
		pawn := chess.PieceOf(a, chess.Pawn)
		for _, sq := range board.hit[a][at] {
			if p.At(sq) == pawn {
				return true
			}
		}
	}
	return false
}

// reaches reports whether a kind of piece, other than knight and pawn, captures along a direction, from the next square
// or from afar.
func reaches(kind chess.Kind, direction int, next bool) bool {
	switch kind {
	case chess.Queen:
		return true
	case chess.King:
		return next
	case chess.Rook:
		return direction%2 == 0
	case chess.Bishop:
		return next || direction%2 == 1
	}
	return false
}

// canEnter reports whether an army's king could enter the Castle if it were its turn.
func canEnter(p *chess.Position, a chess.Army) bool {
	king := p.King(a)
	return king != chess.NoSquare && board.steps[king] == 1 && len(p.Entries(a)) > 0
}

// danger reports whether the side in turn must act at once: a king of its own can be taken, or another king may enter
// the Castle.
func danger(p *chess.Position) bool {
	side := p.Side(p.Turn())
	enemies := everybody(p) &^ side
	for a := range chess.Army(chess.Armies) {
		if side.Has(a) && canTake(p, a, enemies) || !side.Has(a) && canEnter(p, a) {
			return true
		}
	}
	return false
}
