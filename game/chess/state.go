package chess

// state is the part of a position that a move may change besides the board. Undo restores it as a whole, so it is kept
// small.
type state struct {
	moved SquareSet // pieces that have moved in the dice turn in progress
	key   uint64    // Zobrist
	sides
	material
	tours  [Armies]int32 // progress of the kings' tours
	number int32         // number of the turn, from 1
	count  int32         // consecutive turns that count towards the limit
	turn   Army
	dice   Dice
	fresh  uint8 // by freshBit, knights that have never moved
	left   uint8 // moves left in the dice turn in progress
	// progress says whether the turn in progress has done something that resets count to 0.
	progress bool
	declined uint8 // by castleBit, pawns that declined on arrival; only with DeclinedFree
	won      ArmySet
	how      How
}

// Turn returns the army whose turn it is.
func (s *state) Turn() Army { return s.turn }

// Number returns the number of the turn, from 1.
func (s *state) Number() int { return int(s.number) }

// Count returns the number of consecutive turns without capture, pawn move, exchange, king sent home or resignation.
func (s *state) Count() int { return int(s.count) }

// progressed records that the turn in progress resets the count to 0.
func (s *state) progressed() { s.progress, s.count = true, 0 }

// Key returns a hash of all that counts for repetition: placement, turn, control, fresh knights, tour counts. In a dice
// turn it also covers the dice and the pieces that have moved.
func (s *state) Key() uint64 { return s.key }

// Result returns the winners, by kings or in the Castle, and whether there are any. Draws are up to the [Game].
func (s *state) Result() (Result, bool) { return Result{s.won, s.how}, s.won != 0 }

// Dice returns the roll of the turn in progress, none between turns.
func (s *state) Dice() Dice { return s.dice }

// Left returns the number of moves left in the dice turn in progress, 0 between turns and without dice.
func (s *state) Left() int { return int(s.left) }

// Moved reports whether the piece on a square has moved in the dice turn in progress and may not move again.
func (s *state) Moved(q Square) bool { return s.moved.Has(q) }

// Roll starts a dice turn. It must be called when Rolling reports true.
func (s *state) Roll(d Dice) {
	s.key ^= zobrist.left[s.left]
	s.dice, s.left = d, uint8(d.Moves())
	s.key ^= zobrist.left[s.left]
	if d.Equal() {
		s.key ^= zobrist.equal
	}
}

// Unroll takes back a roll after which no move has been made.
func (s *state) Unroll() {
	if s.left > 0 && s.dice.Equal() {
		s.key ^= zobrist.equal
	}
	s.key ^= zobrist.left[s.left]
	s.dice, s.left = Dice{}, 0
}

// Fresh reports whether a knight on a square has never moved.
func (s *state) Fresh(q Square) bool { return s.fresh&geometry.freshBit[q] != 0 }

// freshSquares returns the squares of knights that have never moved.
func (s *state) freshSquares() SquareSet {
	var set SquareSet
	for _, at := range knightStarts {
		if q := SquareAt(at[0], at[1]); s.Fresh(q) {
			set.add(q)
		}
	}
	return set
}

// spoil takes away a knight's right to leap twice.
func (s *state) spoil(q Square) {
	s.fresh &^= geometry.freshBit[q]
	s.key ^= zobrist.fresh[q]
}

// decliners returns the squares of pawns that have declined, with DeclinedFree.
func (s *state) decliners() SquareSet {
	var set SquareSet
	for _, q := range CastleSquares() {
		if s.declined&castleBit(q) != 0 {
			set.add(q)
		}
	}
	return set
}

// decline records the pawns that have declined, by castleBit.
func (s *state) decline(pawns uint8) {
	s.key ^= zobrist.declined[s.declined] ^ zobrist.declined[pawns]
	s.declined = pawns
}

// command puts an army under a commander or leader, or takes it out of the game.
func (s *state) command(a, by Army) {
	s.key ^= zobrist.ofControl(a, s.control[a]) ^ zobrist.ofControl(a, by)
	s.control[a] = by
}

// Tour returns the number of territories that an army's king has gone round, at most 4; 0 without dice or without a
// king. It is negative if the king has gone the wrong way round. (Rules: octagonal-chess, Tour.)
func (s *state) Tour(a Army) int { return int(s.tours[a]) }

// setTour records the count of an army's tour.
func (s *state) setTour(a Army, count int32) {
	s.key ^= zobrist.ofTour(a, s.tours[a]) ^ zobrist.ofTour(a, count)
	s.tours[a] = count
}
