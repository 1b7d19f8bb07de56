package chess

import "iter"

// Position is what stands where, who commands whom, and whose turn it is. It is a value without pointers: copying it
// copies everything. The zero Position isn't valid; [Start] and [ParsePosition] return positions.
//
// It is large for a value, so its methods take a pointer. Only Do, Undo, Skip, Roll and Unroll change it.
type Position struct {
	board  [256]Piece        // by Square; rim on NoSquare
	armies [Armies]SquareSet // where each army stands
	rules  Rules
	state
}

// state is what a move may change besides the board and where armies stand. Undo puts it back as a whole: it is kept small.
type state struct {
	moved   SquareSet               // pieces that have moved in the dice turn in progress
	key     uint64                  // Zobrist
	prey    [Armies]uint32          // a bit for each Piece that the army may capture, where it may capture
	counts  [Armies][Pawn + 1]uint8 // how many of a kind the army has
	kings   [Armies]Square          // NoSquare without one
	control [Armies]Army            // who commands it, leads its team, or itself; NoArmy if not in the game
	tours   [Armies]int32           // how far the kings' tours are
	number  int32                   // of the turn, from 1
	count   int32                   // turns in a row that the limit counts
	turn    Army
	dice    Dice
	fresh   uint8 // by freshBit, knights that have never moved
	left    uint8 // moves left in the dice turn in progress
	// progress is whether the turn in progress has done what sets count to 0.
	progress bool
	declined uint8 // by castleBit, pawns that declined on arrival; only with DeclinedFree
	won      ArmySet
	how      How
}

// Rules returns what the position is played by.
func (p *Position) Rules() Rules { return p.rules }

// Variant returns the variant of the rules.
func (p *Position) Variant() Variant { return p.rules.Variant }

// Turn returns the army whose turn it is.
func (p *Position) Turn() Army { return p.turn }

// Number returns the number of the turn, from 1.
func (p *Position) Number() int { return int(p.number) }

// Count returns how many turns in a row were without capture, pawn move, exchange, king sent home or resignation.
func (p *Position) Count() int { return int(p.count) }

// At returns what stands on a square, Empty on NoSquare too.
func (p *Position) At(s Square) Piece {
	if s >= Squares {
		return Empty
	}
	return p.board[s]
}

// Board returns what stands on each square, for reading.
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

// Occupied returns the squares on which pieces stand.
func (p *Position) Occupied() SquareSet {
	return p.armies[Red].Or(p.armies[Blue]).Or(p.armies[Yellow]).Or(p.armies[Green])
}

// Army returns the squares on which an army stands.
func (p *Position) Army(a Army) SquareSet { return p.armies[a] }

// Counted returns how many pieces of a kind an army has on the board.
func (p *Position) Counted(a Army, k Kind) int { return int(p.counts[a][k]) }

// King returns where an army's king stands, NoSquare without one.
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

// Pool returns what an army's pawns may become.
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

// Fresh reports whether a knight that has never moved stands on a square.
func (p *Position) Fresh(s Square) bool { return p.fresh&geometry.freshBit[s] != 0 }

// Dice returns the roll of the turn in progress, none between turns.
func (p *Position) Dice() Dice { return p.dice }

// Left returns how many moves are left in the dice turn in progress, 0 between turns and without dice.
func (p *Position) Left() int { return int(p.left) }

// Moved reports whether what stands on a square has moved in the dice turn in progress and may not move again.
func (p *Position) Moved(s Square) bool { return p.moved.Has(s) }

// Rolling reports whether the dice have to be rolled before a move.
func (p *Position) Rolling() bool { return p.rules.Dice && p.left == 0 && p.won == 0 }

// Key returns a hash of all that repetition names: placement, turn, control, fresh knights, tour counts. In a dice turn it
// covers the dice, too, and which pieces have moved.
func (p *Position) Key() uint64 { return p.key }

// Result returns who has won, by kings or in the Castle, and whether anybody has. Draws are a matter of the [Game].
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

// takes reports whether an army may capture what stands on a square. Nothing is captured in the Castle.
func (p *Position) takes(a Army, s Square) bool {
	return p.prey[a]>>p.board[s]&1 != 0 && !geometry.castle[s]
}
