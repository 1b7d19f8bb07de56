package chesstest

// Rulings are the rulings that a table may change. The zero value is the choice of
// docs/rules/octagonal-chess.md.
type Rulings struct {
	Anticlockwise  bool // turns go r g y b
	PartnersBeside bool // in B red and blue play against yellow and green
	CaptureAcross  bool // pawns capture on the diagonal squares at right angles to their step
	NoDoubleLeap   bool
	CastleStops    bool // sliders don't pass over empty squares of the Castle
	KinglessMayNot bool // in B no army without king captures kings
	NoTour         bool // with dice any king may enter the Castle, and tours stay at 0
	TourEither     bool // with dice a tour the other way, to -4, also counts
	KingWins       bool // with dice enemy queens don't send a king home
	Repetitions    int  // number that draws, 3 if 0
	Limit          int  // turns per army that draw, 50 if 0
	Length         int  // in A1 turns after which the pieces decide, no limit if 0
}

// partner returns an army's partner in B.
func (p *Position) partner(army byte) byte {
	if p.rulings.PartnersBeside {
		return map[byte]byte{'r': 'b', 'b': 'r', 'y': 'g', 'g': 'y'}[army]
	}
	return map[byte]byte{'r': 'y', 'y': 'r', 'b': 'g', 'g': 'b'}[army]
}

// captures returns the steps by which a pawn captures.
func (p *Position) captures(army byte) []step {
	if p.rulings.CaptureAcross {
		forward := pawnStep[army]
		return []step{{forward.x, -forward.y}, {-forward.x, forward.y}}
	}
	return pawnCaptures[army]
}

// order returns the armies in the order of their turns.
func (p *Position) order() string {
	if p.rulings.Anticlockwise {
		return "rgyb"
	}
	return armies
}

// toured reports whether a king with a tour count may enter the Castle.
func (r Rulings) toured(count int) bool {
	return r.NoTour || count == 4 || r.TourEither && count == -4
}

func (r Rulings) repetitions() int {
	if r.Repetitions > 0 {
		return r.Repetitions
	}
	return 3
}

func (r Rulings) limit() int {
	if r.Limit > 0 {
		return r.Limit
	}
	return 50
}
