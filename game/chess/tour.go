package chess

// Tour returns the number of territories that an army's king has gone round, at most 4; 0 without dice or without a
// king. It is negative if the king has gone the wrong way round. (Rules: octagonal-chess, Tour.)
func (p *Position) Tour(a Army) int { return int(p.tours[a]) }

// TourDone reports whether an army's king may enter the Castle. Without dice it is always true.
func (p *Position) TourDone(a Army) bool {
	switch {
	case !p.rules.Dice || p.rules.Tour == NoTour:
		return true
	case p.rules.Tour == TourEither && p.tours[a] == -round:
		return true
	}
	return p.tours[a] == round
}

// round is the number of territories in a tour.
const round = 4

// travel counts a king's step across the border between two territories. (Rules: octagonal-chess, Tour.)
func (p *Position) travel(a Army, from, to Square) {
	t, u := geometry.territory[from], geometry.territory[to]
	if t == u || t == 0 || u == 0 || p.rules.Tour == NoTour || p.TourDone(a) {
		return
	}
	step := int32(-1)
	if u == t%round+1 {
		step = 1
	}
	p.setTour(a, p.tours[a]+step)
}

func (p *Position) setTour(a Army, count int32) {
	p.key ^= zobrist.ofTour(a, p.tours[a])
	p.tours[a] = count
	p.key ^= zobrist.ofTour(a, count)
}

// enter brings a king into the Castle: it wins, or enemy queens yield and it goes home. (Rules: octagonal-chess,
// QueensYield.)
func (p *Position) enter(u *Undo, a Army) {
	yielded := false
	if p.rules.Dice && p.rules.QueensYield == QueensLeave {
		yielded = p.yield(u, a)
	}
	if yielded {
		at := p.kings[a]
		p.set(u, at, Empty)
		home := p.home(a)
		p.set(u, home, PieceOf(a, King))
		p.kings[a] = home
		p.setTour(a, 0)
		p.progressed()
	} else {
		p.won, p.how = p.winners(a), ByCastle
	}
	p.endTurn()
}

// yield takes the enemy queens off the board and reports whether there were any.
func (p *Position) yield(u *Undo, a Army) bool {
	any := false
	for other := range Army(Armies) {
		if p.counts[other][Queen] == 0 || p.allied(a, other) {
			continue
		}
		for s := range p.armies[other].All() {
			if p.board[s].Kind() == Queen {
				p.set(u, s, Empty)
				any = true
			}
		}
	}
	return any
}

// home returns the square to which a king is sent home: its start square, else the first free start square of its army,
// else of its territory, else of the board.
func (p *Position) home(a Army) Square {
	for _, placed := range starts[p.rules.Layout][a] {
		if p.board[placed.Square] == Empty {
			return placed.Square
		}
	}
	fallback := NoSquare
	for s := range Square(Squares) {
		if p.board[s] != Empty || s.Castle() {
			continue
		}
		if s.Territory() == a.Number() {
			return s
		}
		if fallback == NoSquare {
			fallback = s
		}
	}
	return fallback
}

// tourFits reports whether the tour count of an army's king is possible on its square. (Rules: octagonal-chess, Tour.)
func (p *Position) tourFits(a Army) bool {
	n := p.tours[a]
	switch {
	case p.kings[a] == NoSquare || p.rules.Tour == NoTour:
		return n == 0
	case n > round || p.rules.Tour == TourEither && n < -round:
		return false
	case p.TourDone(a):
		return true
	}
	return (int(n)+a.Number()-p.kings[a].Territory())%round == 0
}
