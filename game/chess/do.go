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

// Do makes a legal move and returns what is needed to take it back. A dice turn continues until it is complete. An
// illegal move leaves a meaningless position; use [Position.Check] first.
func (p *Position) Do(m Move) (u Undo) {
	u.state = p.state
	switch {
	case m.IsPass():
		p.endTurn()
	case m.Spot():
		doer{p, &u}.exchange(m)
	default:
		doer{p, &u}.move(m)
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
		p.replace(u.changed[i].square, u.changed[i].piece)
	}
	p.state = u.state
}

// made completes a move that captures no king and enters none: the turn ends, or its next move is due.
func (p *Position) made(to Square) {
	if p.left > 1 {
		p.key ^= zobrist.left[p.left]
		p.left--
		p.key ^= zobrist.left[p.left]
		if p.squares[to].Kind() != King || !p.dice.Equal() {
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
		p.Unroll()
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
