package chess

// Start returns the position at the start of a game.
func Start(r Rules) Position {
	p := empty(r)
	for a := range r.Armies().All() {
		p.control[a] = a
		for _, placed := range r.Start(a) {
			p.put(placed.Square, PieceOf(a, placed.Kind))
			switch placed.Kind {
			case King:
				p.kings[a] = placed.Square
			case Knight:
				p.fresh |= geometry.freshBit[placed.Square]
			}
		}
	}
	p.settle()
	return p
}

// empty returns a board without pieces or playing armies.
func empty(r Rules) Position {
	p := Position{rules: r}
	p.squares[NoSquare] = rim
	for a := range Armies {
		p.kings[a], p.control[a] = NoSquare, NoArmy
	}
	p.number = 1
	return p
}

// settle computes the derived parts: what each army may capture, and the key.
func (p *Position) settle() {
	p.huntAll()
	p.key = p.hash()
}
