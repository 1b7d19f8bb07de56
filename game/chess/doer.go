package chess

// doer makes a move and records what takes it back.
type doer struct {
	*Position
	undo *Undo
}

// set puts a piece, or Empty, on a square and records the square's previous piece.
func (d doer) set(s Square, piece Piece) {
	u := d.undo
	u.changed[u.n].square, u.changed[u.n].piece = s, d.squares[s]
	u.n++
	if d.squares[s] != Empty {
		d.lift(s)
	}
	if piece != Empty {
		d.put(s, piece)
	}
}

// exchange makes an exchange on the spot. (Rules: octagonal-chess, ExchangeIsTheMove.)
func (d doer) exchange(m Move) {
	a := d.squares[m.From].army()
	d.set(m.To, PieceOf(a, m.Becomes))
	d.progressed()
	if d.rules.Exchange == ExchangeIsTheMove {
		d.made(m.To)
	} else if d.left > 0 && !d.mobile() {
		d.endTurn()
	}
}

// move makes a move from one square to another.
func (d doer) move(m Move) {
	piece := d.squares[m.From]
	a := piece.army()
	var taken Piece
	if m.TakesVia {
		taken = d.capture(m.Via)
	}
	if m.Takes {
		if k := d.capture(m.To); taken.Kind() != King {
			taken = k
		}
	}
	d.set(m.From, Empty)
	if d.Fresh(m.From) {
		d.spoil(m.From)
	}
	if d.declined != 0 {
		d.decline(d.declined &^ castleBit(m.From))
	}
	if piece.Kind() == Pawn {
		d.progressed()
		if m.Becomes != NoKind {
			piece = PieceOf(a, m.Becomes)
		} else if geometry.castle[m.To] && d.rules.Declined == DeclinedFree && !d.poolEmpty(a) {
			d.decline(d.declined | castleBit(m.To))
		}
	}
	d.set(m.To, piece)
	if piece.Kind() == King {
		d.kings[a] = m.To
		if d.rules.Dice {
			d.travel(a, m.From, m.To)
		}
		if geometry.castle[m.To] {
			d.enter(a)
			return
		}
	}
	if taken.Kind() == King {
		d.dethrone(taken.army(), a)
		d.endTurn()
		return
	}
	d.made(m.To)
}

// capture takes an enemy off the board and returns it.
func (d doer) capture(s Square) Piece {
	piece := d.squares[s]
	d.set(s, Empty)
	if d.Fresh(s) {
		d.spoil(s)
	}
	d.progressed()
	return piece
}

// enter brings a king into the Castle: it wins, or enemy queens yield and it goes home. (Rules: octagonal-chess,
// QueensYield.)
func (d doer) enter(a Army) {
	yielded := false
	if d.rules.Dice && d.rules.QueensYield == QueensLeave {
		yielded = d.yield(a)
	}
	if yielded {
		at := d.kings[a]
		d.set(at, Empty)
		home := d.home(d.rules.Layout, a)
		d.set(home, PieceOf(a, King))
		d.kings[a] = home
		d.setTour(a, 0)
		d.progressed()
	} else {
		d.won, d.how = d.Winners(a), ByCastle
	}
	d.endTurn()
}

// yield takes the enemy queens off the board and reports whether there were any.
func (d doer) yield(a Army) bool {
	any := false
	for other := range Army(Armies) {
		if d.material[other][Queen] == 0 || d.allied(a, other) {
			continue
		}
		for s := range d.armies[other].All() {
			if d.squares[s].Kind() == Queen {
				d.set(s, Empty)
				any = true
			}
		}
	}
	return any
}
