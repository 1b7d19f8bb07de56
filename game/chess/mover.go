package chess

// mover is a piece whose moves are listed, compulsory exchanges apart.
type mover struct {
	*Position
	from Square
	army Army
	prey uint32 // as in sides
}

// mover returns the piece on a square.
func (p *Position) mover(s Square) mover {
	a := p.squares[s].army()
	return mover{p, s, a, p.prey[a]}
}

// takes reports whether the piece may capture the one on a square. Nothing is captured in the Castle.
func (m mover) takes(s Square) bool { return m.prey>>m.squares[s]&1 != 0 && !geometry.castle[s] }

// add appends a move to a square.
func (m mover) add(moves []Move, to Square, takes bool) []Move {
	moves = append(moves, Move{})
	last := &moves[len(moves)-1] // filled in place, which is faster than a copy
	last.From, last.Via, last.To, last.Takes = m.from, NoSquare, to, takes
	return moves
}

// moves appends all moves.
func (m mover) moves(moves []Move) []Move {
	switch m.squares[m.from].Kind() {
	case King:
		r := &geometry.king[m.from]
		open := m.TourDone(m.army)
		for _, t := range r.to[:r.n] {
			if open || !geometry.castle[t] {
				moves = m.step(moves, t)
			}
		}
	case Queen:
		for d := range directions {
			moves = m.slide(moves, d)
		}
	case Rook:
		for d := 0; d < directions; d += 2 {
			moves = m.slide(moves, d)
		}
	case Bishop:
		for d := 0; d < directions; d += 2 {
			moves = m.step(moves, geometry.next[d][m.from])
		}
		for d := 1; d < directions; d += 2 {
			moves = m.slide(moves, d)
		}
	case Knight:
		moves = m.leap(moves, false)
	case Pawn:
		t := geometry.pawn[m.army][m.from]
		if m.squares[t] == Empty {
			moves = m.add(moves, t, false)
			moves = m.arrive(moves, t)
		}
		moves = m.hit(moves)
	}
	return moves
}

// step appends the move to a square within reach, if it is empty or holds what the piece may capture.
func (m mover) step(moves []Move, t Square) []Move {
	if takes := m.takes(t); takes || m.squares[t] == Empty {
		return m.add(moves, t, takes)
	}
	return moves
}

// slide appends the moves along one direction.
func (m mover) slide(moves []Move, direction int) []Move {
	next := &geometry.next[direction]
	t := next[m.from]
	for m.squares[t] == Empty {
		moves = m.add(moves, t, false)
		if geometry.castle[t] && m.rules.CastlePassage == CastleStops {
			return moves
		}
		t = next[t]
	}
	if m.takes(t) {
		moves = m.add(moves, t, true)
	}
	return moves
}

// leap appends a knight's leaps: single ones, and from its start square double ones, each after its first leap. (Rules:
// octagonal-chess, DoubleLeap.)
func (m mover) leap(moves []Move, captures bool) []Move {
	double := m.Fresh(m.from) && m.rules.DoubleLeap == DoubleLeapAllowed
	r := &geometry.knight[m.from]
	for _, via := range r.to[:r.n] {
		takes := m.squares[via] != Empty
		if takes && !m.takes(via) {
			continue
		}
		if takes || !captures {
			moves = m.add(moves, via, takes)
		}
		if !double || m.squares[via].Kind() == King {
			continue
		}
		second := &geometry.knight[via]
		for _, t := range second.to[:second.n] {
			if m.squares[t] == Empty {
				if takes || !captures {
					moves = append(moves, Move{From: m.from, Via: via, To: t, TakesVia: takes})
				}
			} else if m.takes(t) {
				moves = append(moves, Move{From: m.from, Via: via, To: t, Takes: true, TakesVia: takes})
			}
		}
	}
	return moves
}

// arrive appends the pieces that a pawn may become by a step into the Castle.
func (m mover) arrive(moves []Move, t Square) []Move {
	if !geometry.castle[t] || geometry.castle[m.from] {
		return moves
	}
	pool := m.Pool(m.army)
	for _, k := range exchanges {
		if pool[k] > 0 {
			moves = append(moves, Move{From: m.from, Via: NoSquare, To: t, Becomes: k})
		}
	}
	return moves
}

// hit appends a pawn's captures. (Rules: octagonal-chess, PawnCapture.)
func (m mover) hit(moves []Move) []Move {
	hits := &geometry.hits[m.army]
	if m.rules.PawnCapture == CaptureAcross {
		hits = &geometry.aslant[m.army]
	}
	for i := range hits {
		if t := hits[i][m.from]; m.takes(t) {
			moves = m.add(moves, t, true)
		}
	}
	return moves
}

// captures appends the captures, a king's entries and a pawn's exchanges on arrival.
func (m mover) captures(moves []Move) []Move {
	from, until := 0, 0 // the directions in which it slides
	stride := 1
	switch m.squares[m.from].Kind() {
	case King:
		r := &geometry.king[m.from]
		for _, t := range r.to[:r.n] {
			if m.takes(t) {
				moves = m.add(moves, t, true)
			} else if geometry.castle[t] && m.squares[t] == Empty && m.TourDone(m.army) {
				moves = m.add(moves, t, false)
			}
		}
	case Queen:
		until = directions
	case Rook:
		until, stride = directions, 2
	case Bishop:
		for d := 0; d < directions; d += 2 {
			if t := geometry.next[d][m.from]; m.takes(t) {
				moves = m.add(moves, t, true)
			}
		}
		from, until, stride = 1, directions, 2
	case Knight:
		return m.leap(moves, true)
	case Pawn:
		if t := geometry.pawn[m.army][m.from]; m.squares[t] == Empty {
			moves = m.arrive(moves, t)
		}
		return m.hit(moves)
	}
	for d := from; d < until; d += stride {
		next := &geometry.next[d]
		t := next[m.from]
		for m.squares[t] == Empty && !(geometry.castle[t] && m.rules.CastlePassage == CastleStops) {
			t = next[t]
		}
		if m.takes(t) {
			moves = m.add(moves, t, true)
		}
	}
	return moves
}
