package chess

import "iter"

// Position holds the pieces on the board, who commands whom, and whose turn it is. It is a value without pointers:
// copying it copies everything. The zero Position isn't valid; [Start] and [ParsePosition] return positions.
//
// It is large for a value, so its methods take a pointer. Only Do, Undo, Skip, Roll and Unroll change it.
type Position struct {
	board  [256]Piece        // by Square; rim on NoSquare
	armies [Armies]SquareSet // squares of each army
	rules  Rules
	state
}

// state is the part of a position that a move may change besides board and armies. Undo restores it as a whole, so it
// is kept small.
type state struct {
	moved   SquareSet               // pieces that have moved in the dice turn in progress
	key     uint64                  // Zobrist
	prey    [Armies]uint32          // a bit for each Piece that the army may capture, on squares where capturing is allowed
	counts  [Armies][Pawn + 1]uint8 // number of pieces of each kind of the army
	kings   [Armies]Square          // NoSquare if there is none
	control [Armies]Army            // its commander, the leader of its team, or itself; NoArmy if it isn't in the game
	tours   [Armies]int32           // progress of the kings' tours
	number  int32                   // number of the turn, from 1
	count   int32                   // consecutive turns that count towards the limit
	turn    Army
	dice    Dice
	fresh   uint8 // by freshBit, knights that have never moved
	left    uint8 // moves left in the dice turn in progress
	// progress says whether the turn in progress has done something that resets count to 0.
	progress bool
	declined uint8 // by castleBit, pawns that declined on arrival; only with DeclinedFree
	won      ArmySet
	how      How
}

// Rules returns the rules of the position.
func (p *Position) Rules() Rules { return p.rules }

// Variant returns the variant of the rules.
func (p *Position) Variant() Variant { return p.rules.Variant }

// Turn returns the army whose turn it is.
func (p *Position) Turn() Army { return p.turn }

// Number returns the number of the turn, from 1.
func (p *Position) Number() int { return int(p.number) }

// Count returns the number of consecutive turns without capture, pawn move, exchange, king sent home or resignation.
func (p *Position) Count() int { return int(p.count) }

// At returns the piece on a square, Empty for NoSquare too.
func (p *Position) At(s Square) Piece {
	if s >= Squares {
		return Empty
	}
	return p.board[s]
}

// Board returns the piece on each square. Callers must not change it.
func (p *Position) Board() *[Squares]Piece { return (*[Squares]Piece)(p.board[:Squares]) }

// Pieces yields all pieces in the order of their squares.
func (p *Position) Pieces() iter.Seq2[Square, Piece] {
	return func(yield func(Square, Piece) bool) {
		for s := range p.Occupied().All() {
			if !yield(s, p.board[s]) {
				return
			}
		}
	}
}

// Occupied returns the squares with pieces.
func (p *Position) Occupied() SquareSet {
	return p.armies[Red].Or(p.armies[Blue]).Or(p.armies[Yellow]).Or(p.armies[Green])
}

// Army returns the squares of an army's pieces.
func (p *Position) Army(a Army) SquareSet { return p.armies[a] }

// Counted returns the number of pieces of a kind that an army has on the board.
func (p *Position) Counted(a Army, k Kind) int { return int(p.counts[a][k]) }

// King returns the square of an army's king, NoSquare if it has none.
func (p *Position) King(a Army) Square {
	if a >= Armies {
		return NoSquare
	}
	return p.kings[a]
}

// Kings returns the armies that have a king.
func (p *Position) Kings() ArmySet {
	var s ArmySet
	for a, at := range p.kings {
		if at != NoSquare {
			s = s.With(Army(a))
		}
	}
	return s
}

// Playing reports whether an army is in the game.
func (p *Position) Playing(a Army) bool { return p.Control(a) != NoArmy }

// Pool returns the pieces that an army's pawns may become.
func (p *Position) Pool(a Army) Pool {
	var pool Pool
	for _, k := range exchanges {
		pool[k] = most[k] - p.counts[a][k]
	}
	return pool
}

func (p *Position) poolEmpty(a Army) bool {
	c := &p.counts[a]
	return c[Queen]+c[Rook]+c[Bishop]+c[Knight] == 7
}

// Fresh reports whether a knight on a square has never moved.
func (p *Position) Fresh(s Square) bool { return p.fresh&geometry.freshBit[s] != 0 }

// Dice returns the roll of the turn in progress, none between turns.
func (p *Position) Dice() Dice { return p.dice }

// Left returns the number of moves left in the dice turn in progress, 0 between turns and without dice.
func (p *Position) Left() int { return int(p.left) }

// Moved reports whether the piece on a square has moved in the dice turn in progress and may not move again.
func (p *Position) Moved(s Square) bool { return p.moved.Has(s) }

// Rolling reports whether the dice must be rolled before a move.
func (p *Position) Rolling() bool { return p.rules.Dice && p.left == 0 && p.won == 0 }

// Key returns a hash of all that counts for repetition: placement, turn, control, fresh knights, tour counts. In a dice
// turn it also covers the dice and the pieces that have moved.
func (p *Position) Key() uint64 { return p.key }

// Result returns the winners, by kings or in the Castle, and whether there are any. Draws are up to the [Game].
func (p *Position) Result() (Result, bool) { return Result{p.won, p.how}, p.won != 0 }

// put places a piece on an empty square.
func (p *Position) put(s Square, piece Piece) {
	a := piece.army()
	p.board[s] = piece
	p.armies[a].add(s)
	p.counts[a][piece.Kind()]++
	p.key ^= zobrist.piece[piece][s]
}

// lift takes a piece off its square.
func (p *Position) lift(s Square) Piece {
	piece := p.board[s]
	a := piece.army()
	p.board[s] = Empty
	p.armies[a].remove(s)
	p.counts[a][piece.Kind()]--
	p.key ^= zobrist.piece[piece][s]
	return piece
}

// takes reports whether an army may capture the piece on a square. Nothing is captured in the Castle.
func (p *Position) takes(a Army, s Square) bool {
	return p.prey[a]>>p.board[s]&1 != 0 && !geometry.castle[s]
}
