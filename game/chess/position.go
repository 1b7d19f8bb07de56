package chess

import "iter"

// Position is what stands where, who commands whom, and whose turn it is. It is a value without pointers: copying it
// copies everything. The zero Position isn't valid; [Start] and [ParsePosition] return positions.
//
// It is large for a value, so its methods take a pointer. None but Do, Undo, Roll and Unroll changes it.
type Position struct {
	board [256]Piece // by Square; rim on NoSquare
	rules Rules
	state
}

// state is what a move may change besides the board. Undo puts it back as a whole.
type state struct {
	armies  [Armies]SquareSet       // where each army stands
	fresh   SquareSet               // knights that have never moved
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
func (p *Position) King(a Army) Square { return p.kings[a] }

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
func (p *Position) Playing(a Army) bool { return p.control[a] != NoArmy }

// Control returns who commands an army (A1), who leads its team (A2), or the army itself (B), and NoArmy for one that is
// not in the game.
func (p *Position) Control(a Army) Army { return p.control[a] }

// Side returns the armies that never capture each other: those commanded together (A1), a team (A2), or a pair (B). It is
// empty for an army that is not in the game.
func (p *Position) Side(a Army) ArmySet {
	var s ArmySet
	for other := Red; other <= Green; other++ {
		if p.allied(a, other) {
			s = s.With(other)
		}
	}
	return s
}

// allied reports whether two armies in the game are of one side.
func (p *Position) allied(a, other Army) bool {
	if p.control[a] == NoArmy || p.control[other] == NoArmy {
		return false
	}
	return p.control[a] == p.control[other] || p.rules.Partner(a) == other
}

// Movable returns the armies whose pieces may be moved in this turn: in A1 all that are commanded, else the one in turn.
func (p *Position) Movable() ArmySet { return p.commanded(p.turn) }

// commanded returns the armies that move in the turn of an army.
func (p *Position) commanded(turn Army) ArmySet {
	if p.rules.Mode == A1 {
		return p.Side(turn)
	}
	return ArmySet(0).With(turn)
}

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
func (p *Position) Fresh(s Square) bool { return p.fresh.Has(s) }

// Tour returns how many territories an army's king has gone round, 4 at most; 0 without dice or without a king. It is
// below 0 for a king that has gone round the wrong way. (Ruling Tour.)
func (p *Position) Tour(a Army) int { return int(p.tours[a]) }

// TourDone reports whether an army's king may enter the Castle. Without dice it always may.
func (p *Position) TourDone(a Army) bool {
	switch {
	case !p.rules.Dice || p.rules.Tour == NoTour:
		return true
	case p.rules.Tour == TourEither && p.tours[a] == -round:
		return true
	}
	return p.tours[a] == round
}

// round is how many territories a tour has.
const round = 4

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

// next returns the army after one that has the turn: in A1 the next with a king, else the next in the game.
func (p *Position) next(a Army) Army {
	for range Armies {
		a = p.rules.after(a)
		if p.control[a] == a || p.rules.Mode != A1 && p.control[a] != NoArmy {
			return a
		}
	}
	return a
}

// huntAll works out what each army may capture. It is due whenever control or the kings have changed.
func (p *Position) huntAll() {
	const kings = 1<<King | 1<<(King+1<<3) | 1<<(King+2<<3) | 1<<(King+3<<3)
	for a := range Army(Armies) {
		p.prey[a] = 0
		if p.control[a] == NoArmy {
			continue
		}
		for other := range Army(Armies) {
			if !p.allied(a, other) {
				p.prey[a] |= 0x7e << (other << 3)
			}
		}
		if p.kings[a] == NoSquare && (p.rules.Mode == A2 || p.rules.Mode == B && p.rules.KinglessB == KinglessMayNot) {
			p.prey[a] &^= kings
		}
	}
}

// takes reports whether an army may capture what stands on a square. Nothing is captured in the Castle.
func (p *Position) takes(a Army, s Square) bool {
	return p.prey[a]>>p.board[s]&1 != 0 && !geometry.castle[s]
}
