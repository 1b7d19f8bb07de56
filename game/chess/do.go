package chess

// Undo holds the data for taking a move back.
type Undo struct {
	state   state
	changed [changes]struct {
		square Square
		piece  Piece
	}
	n uint8
}

// changes is the maximum number of squares that a move changes: a king enters, is sent home, and three queens leave.
const changes = 8

// set puts a piece, or Empty, on a square and records the square's previous piece.
func (p *Position) set(u *Undo, s Square, piece Piece) {
	u.changed[u.n].square, u.changed[u.n].piece = s, p.board[s]
	u.n++
	if p.board[s] != Empty {
		p.lift(s)
	}
	if piece != Empty {
		p.put(s, piece)
	}
}

// Do makes a legal move and returns what is needed to take it back. A dice turn continues until it is complete. An
// illegal move leaves a meaningless position; use [Position.Check] first.
func (p *Position) Do(m Move) Undo {
	u := Undo{state: p.state}
	switch {
	case m.IsPass():
		p.endTurn()
	case m.Spot():
		p.exchange(&u, m)
	default:
		p.move(&u, m)
	}
	return u
}

// Skip passes the turn to the next army although there are moves, and returns what is needed to take that back: the
// null move of a search. It ends a dice turn in progress.
func (p *Position) Skip() Undo {
	u := Undo{state: p.state}
	p.endTurn()
	return u
}

// Undo takes back the move that returned u. Moves are taken back in the reverse order.
func (p *Position) Undo(u Undo) {
	for i := int(u.n) - 1; i >= 0; i-- {
		s, piece := u.changed[i].square, u.changed[i].piece
		if now := p.board[s]; now != Empty {
			p.armies[now.army()].remove(s)
		}
		if piece != Empty {
			p.armies[piece.army()].add(s)
		}
		p.board[s] = piece
	}
	p.state = u.state
}

// Roll starts a dice turn. It must be called when Rolling reports true.
func (p *Position) Roll(d Dice) {
	p.key ^= zobrist.left[p.left]
	p.dice, p.left = d, uint8(d.Moves())
	p.key ^= zobrist.left[p.left]
	if d.Equal() {
		p.key ^= zobrist.equal
	}
}

// Unroll takes back a roll after which no move has been made.
func (p *Position) Unroll() { p.clearDice() }

func (p *Position) clearDice() {
	if p.left > 0 && p.dice.Equal() {
		p.key ^= zobrist.equal
	}
	p.key ^= zobrist.left[p.left]
	p.dice, p.left = Dice{}, 0
}

// exchange makes an exchange on the spot. (Rules: octagonal-chess, ExchangeIsTheMove.)
func (p *Position) exchange(u *Undo, m Move) {
	a := p.board[m.From].army()
	p.set(u, m.To, PieceOf(a, m.Becomes))
	p.progressed()
	if p.rules.Exchange == ExchangeIsTheMove {
		p.made(m.To)
	} else if p.left > 0 && !p.mobile() {
		p.endTurn()
	}
}

// move makes a move from one square to another.
func (p *Position) move(u *Undo, m Move) {
	piece := p.board[m.From]
	a := piece.army()
	var taken Piece
	if m.TakesVia {
		taken = p.capture(u, m.Via)
	}
	if m.Takes {
		if k := p.capture(u, m.To); taken.Kind() != King {
			taken = k
		}
	}
	p.set(u, m.From, Empty)
	if p.Fresh(m.From) {
		p.spoil(m.From)
	}
	if p.declined != 0 {
		p.undecline(m.From)
	}
	if piece.Kind() == Pawn {
		p.progressed()
		if m.Becomes != NoKind {
			piece = PieceOf(a, m.Becomes)
		} else if geometry.castle[m.To] && p.rules.Declined == DeclinedFree && !p.poolEmpty(a) {
			p.decline(m.To)
		}
	}
	p.set(u, m.To, piece)
	if piece.Kind() == King {
		p.kings[a] = m.To
		if p.rules.Dice {
			p.travel(a, m.From, m.To)
		}
		if geometry.castle[m.To] {
			p.enter(u, a)
			return
		}
	}
	if taken.Kind() == King {
		p.dethrone(taken.army(), a)
		p.endTurn()
		return
	}
	p.made(m.To)
}

// capture takes an enemy off the board and returns it.
func (p *Position) capture(u *Undo, s Square) Piece {
	piece := p.board[s]
	p.set(u, s, Empty)
	if p.Fresh(s) {
		p.spoil(s)
	}
	p.progressed()
	return piece
}

// spoil takes away a knight's right to leap twice.
func (p *Position) spoil(s Square) {
	p.fresh &^= geometry.freshBit[s]
	p.key ^= zobrist.fresh[s]
}

func (p *Position) decline(s Square) {
	p.key ^= zobrist.declined[p.declined]
	p.declined |= castleBit(s)
	p.key ^= zobrist.declined[p.declined]
}

func (p *Position) undecline(s Square) {
	p.key ^= zobrist.declined[p.declined]
	p.declined &^= castleBit(s)
	p.key ^= zobrist.declined[p.declined]
}

// progressed records that the turn in progress resets the count to 0.
func (p *Position) progressed() { p.progress, p.count = true, 0 }

// made completes a move that captures no king and enters none: the turn ends, or its next move is due.
func (p *Position) made(to Square) {
	if p.left > 1 {
		p.key ^= zobrist.left[p.left]
		p.left--
		p.key ^= zobrist.left[p.left]
		if p.board[to].Kind() != King || !p.dice.Equal() {
			p.moved.add(to)
			p.key ^= zobrist.moved[to]
		}
		if p.mobile() {
			return
		}
	}
	p.endTurn()
}

// endTurn passes the turn to the next army.
func (p *Position) endTurn() {
	if p.left > 0 {
		for s := range p.moved.All() {
			p.key ^= zobrist.moved[s]
		}
		p.moved = SquareSet{}
		p.clearDice()
	}
	if !p.progress {
		p.count++
	}
	p.progress = false
	p.number++
	p.key ^= zobrist.turn[p.turn]
	p.turn = p.next(p.turn)
	p.key ^= zobrist.turn[p.turn]
}
