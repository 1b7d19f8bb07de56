package chess

// material holds the number of pieces of each kind that each army has on the board.
type material [Armies][Pawn + 1]uint8

// Counted returns the number of pieces of a kind that an army has on the board.
func (m *material) Counted(a Army, k Kind) int { return int(m[a][k]) }

// Pool returns the pieces that an army's pawns may become.
func (m *material) Pool(a Army) Pool {
	var pool Pool
	for _, k := range exchanges {
		pool[k] = most[k] - m[a][k]
	}
	return pool
}

// poolEmpty reports whether an army's pawns may become nothing.
func (m *material) poolEmpty(a Army) bool {
	c := &m[a]
	return c[Queen]+c[Rook]+c[Bishop]+c[Knight] == 7
}
