package bot

import "github.com/superbridge/superbridge/game/chess"

// outlook is an evaluation's view of a position.
type outlook struct {
	view
	strength [chess.Armies]int // of each army, in hundredths of a pawn
	odds     [chess.Armies]int // of the side of each army that has a king, or of each army in B; see logit
}

// look evaluates a position for a search.
func (o *outlook) look(p *chess.Position) { o.with(p, weightsFor(p)) }

// with evaluates a position with the given weights.
func (o *outlook) with(p *chess.Position, w *weights) {
	o.view.look(p)
	var stands [chess.Armies]int
	for a := range chess.Army(chess.Armies) {
		if o.sides[a] != 0 {
			o.strength[a], stands[a] = w.rate(&o.of[a])
		}
	}
	for a := range chess.Army(chess.Armies) {
		if o.sides[a] == 0 {
			continue
		}
		strength, stand := 0, 0
		for own := range o.sides[a].All() {
			strength += o.strength[own]
			stand += stands[own]
		}
		o.odds[a] = w.odds(strength) + stand
	}
}

// rate returns the strength that the features make up, and what counts besides.
func (w *weights) rate(f *features) (strength, stand int) {
	for i := range forces {
		strength += int(f[i]) * int(w.of[i])
	}
	for i := forces; i < allFeatures; i++ {
		stand += int(f[i]) * int(w.of[i])
	}
	return strength, stand
}

// odds returns the log-odds for the strength of a side.
func (w *weights) odds(strength int) int { return w.steep * logOf(strength) / logFactor }

// piece returns the value of a piece in hundredths of a pawn.
func (w *weights) piece(kind chess.Kind) int {
	if kind < chess.Queen {
		return 0
	}
	return int(w.of[pieceFeature+int(kind-chess.Queen)])
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

// capturesKings reports whether an army may capture kings: in A2 an army without its own king doesn't.
func capturesKings(p *chess.Position, a chess.Army) bool {
	return p.Variant().Mode != chess.A2 || p.King(a) != chess.NoSquare
}

// territorySteps is the number of ranks or files of a territory on a tour.
const territorySteps = 7

// ahead returns how far a touring king has advanced within its territory, 0 to 6.
func ahead(king chess.Square, a chess.Army, tour int) int {
	switch (int(a) + tour) & 3 {
	case 0:
		return king.Y() - 1
	case 1:
		return king.X() - 1
	case 2:
		return 14 - king.Y()
	}
	return 14 - king.X()
}
