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
			moves = p.mover(Square(w<<6 + bits.TrailingZeros64(word))).moves(moves)
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
			moves = p.mover(Square(w<<6 + bits.TrailingZeros64(word))).captures(moves)
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
		if piece := p.squares[s]; piece.Kind() == Pawn && own.Has(s) && p.declined>>i&1 == 0 && !p.poolEmpty(piece.army()) {
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
		pool := p.Pool(p.squares[s].army())
		for _, k := range exchanges {
			if pool[k] > 0 {
				moves = append(moves, Move{From: s, Via: NoSquare, To: s, Becomes: k})
			}
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
			if len(p.mover(Square(w<<6+bits.TrailingZeros64(word))).moves(buffer[:0])) > 0 {
				return true
			}
		}
	}
	return false
}
