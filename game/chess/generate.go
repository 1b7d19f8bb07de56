package chess

import "math/bits"

// Moves returns the legal moves: only Pass if there is no other, none when the game is over or a roll is due. Their
// order is determined by the position: by square of departure, then by kind of move, direction and square.
func (p *Position) Moves() []Move {
	if p.won != 0 || p.Rolling() {
		return nil
	}
	return p.AppendMoves(make([]Move, 0, 64))
}

// AppendMoves appends the moves that Moves returns.
func (p *Position) AppendMoves(moves []Move) []Move {
	if p.won != 0 || p.Rolling() {
		return moves
	}
	before := len(moves)
	own := p.own()
	if bound := p.bound(own); bound != 0 {
		return p.appendExchanges(moves, bound)
	}
	for w, word := range own {
		for ; word != 0; word &= word - 1 {
			moves = p.appendFrom(moves, Square(w<<6+bits.TrailingZeros64(word)))
		}
	}
	if len(moves) == before || p.mayPass() {
		moves = append(moves, Pass)
	}
	return moves
}

// AppendCaptures appends the legal moves that capture, bring a king into the Castle or exchange a pawn, in the order of
// Moves, for the quiescence search. There may be none.
func (p *Position) AppendCaptures(moves []Move) []Move {
	if p.won != 0 || p.Rolling() {
		return moves
	}
	own := p.own()
	if bound := p.bound(own); bound != 0 {
		return p.appendExchanges(moves, bound)
	}
	for w, word := range own {
		for ; word != 0; word &= word - 1 {
			moves = p.appendCapturesFrom(moves, Square(w<<6+bits.TrailingZeros64(word)))
		}
	}
	return moves
}

// mayPass reports whether passing is legal even if there are other moves. (Rules: octagonal-chess, Pass, DiceTurn.)
func (p *Position) mayPass() bool {
	return p.rules.Pass == PassFree || p.rules.DiceTurn == DiceTurnFree && p.rules.Dice && int(p.left) < p.dice.Moves()
}

// own returns the squares of the pieces that may move now.
func (p *Position) own() SquareSet {
	own := p.armies[p.turn]
	if p.rules.Mode == A1 {
		for a := range Army(Armies) {
			if p.control[a] == p.turn {
				own = own.Or(p.armies[a])
			}
		}
	}
	if p.left > 0 {
		own = own.Minus(p.moved)
	}
	return own
}

// bound returns, by castleBit, those pawns among own that must be exchanged on the spot. (Rules: octagonal-chess,
// ExchangeIsTheMove, DeclinedToo.)
func (p *Position) bound(own SquareSet) uint8 {
	if own[1]&castleWord == 0 {
		return 0
	}
	var bound uint8
	for i, s := range CastleSquares() {
		if piece := p.board[s]; piece.Kind() == Pawn && own.Has(s) && p.declined>>i&1 == 0 && !p.poolEmpty(piece.army()) {
			bound |= 1 << i
		}
	}
	return bound
}

// castleWord is the Castle in the middle word of a SquareSet.
const castleWord = 1<<(g7-64) | 1<<(g8-64) | 1<<(h7-64) | 1<<(h8-64)

// castleBit returns the bit of a square of the Castle, in the order of CastleSquares.
func castleBit(s Square) uint8 {
	switch s {
	case g7:
		return 1
	case g8:
		return 2
	case h7:
		return 4
	case h8:
		return 8
	}
	return 0
}

func (p *Position) appendExchanges(moves []Move, bound uint8) []Move {
	for i, s := range CastleSquares() {
		if bound>>i&1 == 0 {
			continue
		}
		pool := p.Pool(p.board[s].army())
		for _, k := range exchanges {
			if pool[k] > 0 {
				moves = append(moves, Move{From: s, Via: NoSquare, To: s, Becomes: k})
			}
		}
	}
	return moves
}

// appendFrom appends the moves of the piece on a square, ignoring compulsory exchanges.
func (p *Position) appendFrom(moves []Move, s Square) []Move {
	piece := p.board[s]
	a := piece.army()
	switch piece.Kind() {
	case King:
		r := &geometry.king[s]
		open := p.TourDone(a)
		for _, t := range r.to[:r.n] {
			if p.board[t] == Empty {
				if open || !geometry.castle[t] {
					moves = append(moves, Move{From: s, Via: NoSquare, To: t})
				}
			} else if p.takes(a, t) {
				moves = append(moves, Move{From: s, Via: NoSquare, To: t, Takes: true})
			}
		}
	case Queen:
		for d := range directions {
			moves = p.slide(moves, s, a, d)
		}
	case Rook:
		for d := 0; d < directions; d += 2 {
			moves = p.slide(moves, s, a, d)
		}
	case Bishop:
		for d := 0; d < directions; d += 2 {
			t := geometry.next[d][s]
			if p.board[t] == Empty {
				moves = append(moves, Move{From: s, Via: NoSquare, To: t})
			} else if p.takes(a, t) {
				moves = append(moves, Move{From: s, Via: NoSquare, To: t, Takes: true})
			}
		}
		for d := 1; d < directions; d += 2 {
			moves = p.slide(moves, s, a, d)
		}
	case Knight:
		moves = p.leap(moves, s, a, false)
	case Pawn:
		t := geometry.pawn[a][s]
		if p.board[t] == Empty {
			moves = append(moves, Move{From: s, Via: NoSquare, To: t})
			moves = p.arrive(moves, s, t, a)
		}
		moves = p.hit(moves, s, a)
	}
	return moves
}

// slide appends the moves along one direction.
func (p *Position) slide(moves []Move, s Square, a Army, direction int) []Move {
	next := &geometry.next[direction]
	t := next[s]
	for p.board[t] == Empty {
		moves = append(moves, Move{From: s, Via: NoSquare, To: t})
		if geometry.castle[t] && p.rules.CastlePassage == CastleStops {
			return moves
		}
		t = next[t]
	}
	if p.takes(a, t) {
		moves = append(moves, Move{From: s, Via: NoSquare, To: t, Takes: true})
	}
	return moves
}

// leap appends a knight's leaps: single ones, and from its start square double ones, each after its first leap. (Rules:
// octagonal-chess, DoubleLeap.)
func (p *Position) leap(moves []Move, s Square, a Army, captures bool) []Move {
	double := p.Fresh(s) && p.rules.DoubleLeap == DoubleLeapAllowed
	r := &geometry.knight[s]
	for _, via := range r.to[:r.n] {
		takes := p.board[via] != Empty
		if takes && !p.takes(a, via) {
			continue
		}
		if takes || !captures {
			moves = append(moves, Move{From: s, Via: NoSquare, To: via, Takes: takes})
		}
		if !double || p.board[via].Kind() == King {
			continue
		}
		second := &geometry.knight[via]
		for _, t := range second.to[:second.n] {
			if p.board[t] == Empty {
				if takes || !captures {
					moves = append(moves, Move{From: s, Via: via, To: t, TakesVia: takes})
				}
			} else if p.takes(a, t) {
				moves = append(moves, Move{From: s, Via: via, To: t, Takes: true, TakesVia: takes})
			}
		}
	}
	return moves
}

// arrive appends the pieces that a pawn may become by a step into the Castle.
func (p *Position) arrive(moves []Move, s, t Square, a Army) []Move {
	if !geometry.castle[t] || geometry.castle[s] {
		return moves
	}
	pool := p.Pool(a)
	for _, k := range exchanges {
		if pool[k] > 0 {
			moves = append(moves, Move{From: s, Via: NoSquare, To: t, Becomes: k})
		}
	}
	return moves
}

// hit appends a pawn's captures. (Rules: octagonal-chess, PawnCapture.)
func (p *Position) hit(moves []Move, s Square, a Army) []Move {
	hits := &geometry.hits[a]
	if p.rules.PawnCapture == CaptureAcross {
		hits = &geometry.aslant[a]
	}
	for i := range hits {
		if t := hits[i][s]; p.takes(a, t) {
			moves = append(moves, Move{From: s, Via: NoSquare, To: t, Takes: true})
		}
	}
	return moves
}

// appendCapturesFrom appends the captures of the piece on a square, a king's entries and a pawn's exchanges on arrival.
func (p *Position) appendCapturesFrom(moves []Move, s Square) []Move {
	piece := p.board[s]
	a := piece.army()
	from, until := 0, 0 // the directions in which it slides
	stride := 1
	switch piece.Kind() {
	case King:
		r := &geometry.king[s]
		for _, t := range r.to[:r.n] {
			if p.takes(a, t) {
				moves = append(moves, Move{From: s, Via: NoSquare, To: t, Takes: true})
			} else if geometry.castle[t] && p.board[t] == Empty && p.TourDone(a) {
				moves = append(moves, Move{From: s, Via: NoSquare, To: t})
			}
		}
	case Queen:
		until = directions
	case Rook:
		until, stride = directions, 2
	case Bishop:
		for d := 0; d < directions; d += 2 {
			if t := geometry.next[d][s]; p.takes(a, t) {
				moves = append(moves, Move{From: s, Via: NoSquare, To: t, Takes: true})
			}
		}
		from, until, stride = 1, directions, 2
	case Knight:
		return p.leap(moves, s, a, true)
	case Pawn:
		if t := geometry.pawn[a][s]; p.board[t] == Empty {
			moves = p.arrive(moves, s, t, a)
		}
		return p.hit(moves, s, a)
	}
	for d := from; d < until; d += stride {
		next := &geometry.next[d]
		t := next[s]
		for p.board[t] == Empty && !(geometry.castle[t] && p.rules.CastlePassage == CastleStops) {
			t = next[t]
		}
		if p.takes(a, t) {
			moves = append(moves, Move{From: s, Via: NoSquare, To: t, Takes: true})
		}
	}
	return moves
}

// mobile reports whether there is a legal move other than Pass.
func (p *Position) mobile() bool {
	own := p.own()
	if p.bound(own) != 0 {
		return true
	}
	var buffer [72]Move // a knight that leaps twice has 8 moves and 64; no piece has more
	for w, word := range own {
		for ; word != 0; word &= word - 1 {
			if len(p.appendFrom(buffer[:0], Square(w<<6+bits.TrailingZeros64(word)))) > 0 {
				return true
			}
		}
	}
	return false
}
