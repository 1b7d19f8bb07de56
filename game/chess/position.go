package chess

// Position holds the pieces on the board, who commands whom, and whose turn it is. It is a value without pointers:
// copying it copies everything. The zero Position isn't valid; [Start] and [ParsePosition] return positions.
//
// It is large for a value, so its methods take a pointer. Only Do, Undo, Skip, Roll and Unroll change it.
type Position struct {
	board
	rules Rules
	state
}

// Rules returns the rules of the position.
func (p *Position) Rules() Rules { return p.rules }

// Variant returns the variant of the rules.
func (p *Position) Variant() Variant { return p.rules.Variant }

// Rolling reports whether the dice must be rolled before a move.
func (p *Position) Rolling() bool { return p.rules.Dice && p.left == 0 && p.won == 0 }

// put places a piece on an empty square.
func (p *Position) put(s Square, piece Piece) {
	a := piece.army()
	p.squares[s] = piece
	p.armies[a].add(s)
	p.material[a][piece.Kind()]++
	p.key ^= zobrist.piece[piece][s]
}

// lift takes a piece off its square.
func (p *Position) lift(s Square) Piece {
	piece := p.squares[s]
	a := piece.army()
	p.squares[s] = Empty
	p.armies[a].remove(s)
	p.material[a][piece.Kind()]--
	p.key ^= zobrist.piece[piece][s]
	return piece
}
