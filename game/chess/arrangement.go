package chess

// Arrangement holds what a position is made of, whether or not that can occur in a game, for setting one up piece by
// piece. It is a value: what changes it returns another one. Arrangements compare with ==.
type Arrangement struct {
	Rules    Rules
	Pieces   [Squares]Piece
	Turn     Army
	Control  [Armies]Army // as in [Position.Control]
	Fresh    SquareSet    // knights that have never moved
	Tours    [Armies]int  // as in [Position.Tour]
	Count    int          // as in [Position.Count]
	Number   int          // of the turn, from 1
	Declined SquareSet    // pawns in the Castle that declined to be exchanged
}

// NewArrangement returns an empty board, with the first army in turn.
func NewArrangement(r Rules) Arrangement {
	return Arrangement{Rules: r, Turn: lowest(r.Armies()), Number: 1}.commanded()
}

// Arrange returns what a position is made of. Like the text form it leaves out a dice turn in progress.
func Arrange(p Position) Arrangement {
	a := Arrangement{Rules: p.rules, Pieces: *p.Board(), Turn: p.turn, Control: p.control, Fresh: p.freshSquares(),
		Count: int(p.count), Number: int(p.number), Declined: p.decliners()}
	for army, tour := range p.tours {
		a.Tours[army] = int(tour)
	}
	return a
}

// Position returns the position, or a *[PositionError] if it can't occur in an unfinished game. What is noted of knights
// and pawns of armies that aren't in the game doesn't count.
func (a Arrangement) Position() (Position, error) {
	r := reader{empty(a.Rules)}
	for s, piece := range a.Pieces {
		if piece != Empty {
			if err := r.place(Square(s), piece); err != nil {
				return Position{}, err
			}
		}
	}
	r.turn, r.control, r.number, r.count = a.Turn, a.Control, int32(a.Number), int32(a.Count)
	for army, tour := range a.Tours {
		r.tours[army] = int32(tour)
	}
	for _, check := range []func() error{
		r.known,
		func() error { return r.within(a.Count, 0) },
		func() error { return r.within(a.Number, 1) },
		r.fits,
		r.toursFit,
		func() error { return r.refresh(a.playing(a.Fresh)) },
		func() error { return r.readDecliners(a.playing(a.Declined)) },
	} {
		if err := check(); err != nil {
			return Position{}, err
		}
	}
	r.settle()
	return r.Position, nil
}

// playing returns the squares of a set on which no piece of an army is that isn't in the game.
func (a Arrangement) playing(squares SquareSet) SquareSet {
	for s := range squares.All() {
		if army := a.Pieces[s].Army(); army != NoArmy && a.Control[army] == NoArmy {
			squares.remove(s)
		}
	}
	return squares
}

// known returns an error if the turn or a commander isn't an army.
func (r *reader) known() error {
	if r.turn >= Armies {
		return r.fault(NoTurn, r.turn)
	}
	for army, by := range r.control {
		if by >= Armies && by != NoArmy {
			return r.fault(OwnCommander, Army(army))
		}
	}
	return nil
}

// within returns an error if a number isn't from least to what a text form may have.
func (r *reader) within(n, least int) error {
	if n < least || n > farthest {
		return r.faultOf(OutOfRange, NoArmy, n)
	}
	return nil
}

// Put returns the arrangement with a piece, or Empty, in place of what is on a square. A knight on a start square of its
// army has never moved, and a king's tour has led from its own territory clockwise to its square.
func (a Arrangement) Put(s Square, piece Piece) Arrangement {
	return a.put(s, piece).commanded()
}

// put is Put without a look at the commanders.
func (a Arrangement) put(s Square, piece Piece) Arrangement {
	was := a.Pieces[s]
	a.Pieces[s] = piece
	a.Fresh, a.Declined = a.Fresh.Without(s), a.Declined.Without(s)
	if piece.Kind() == Knight && startsAt(piece, s) {
		a.Fresh.add(s)
	}
	for _, p := range [...]Piece{was, piece} {
		if p.Kind() == King {
			a.Tours[p.army()] = a.tour(p.army())
		}
	}
	return a
}

// Move returns the arrangement with what is on one square on another one.
func (a Arrangement) Move(from, to Square) Arrangement {
	piece := a.Pieces[from]
	if from == to {
		return a
	}
	return a.put(from, Empty).put(to, piece).commanded()
}

// Under returns the arrangement under other rules. If the army in turn doesn't play in their variant, the first one is in turn.
func (a Arrangement) Under(r Rules) Arrangement {
	tours := a.Rules.Dice == r.Dice && a.Rules.Tour == r.Tour
	a.Rules = r
	if !r.Armies().Has(a.Turn) {
		a.Turn = lowest(r.Armies())
	}
	for army := range Army(Armies) {
		if !tours {
			a.Tours[army] = a.tour(army)
		}
	}
	if r.Declined != DeclinedFree {
		a.Declined = SquareSet{}
	}
	return a.commanded()
}

// Kings returns the armies of the variant that have a king.
func (a Arrangement) Kings() ArmySet {
	var set ArmySet
	for _, piece := range a.Pieces {
		if army := piece.Army(); piece.Kind() == King && a.Rules.Armies().Has(army) {
			set = set.With(army)
		}
	}
	return set
}

// king returns the first square of a king of an army, or NoSquare.
func (a Arrangement) king(army Army) Square {
	for s, piece := range a.Pieces {
		if piece == PieceOf(army, King) {
			return Square(s)
		}
	}
	return NoSquare
}

// tour returns the territories that a king has gone round on the shortest way clockwise to its square.
func (a Arrangement) tour(army Army) int {
	king := a.king(army)
	if !a.Rules.Dice || a.Rules.Tour == NoTour || king == NoSquare || king.Castle() {
		return 0
	}
	return (king.Territory() - army.Number() + round) % round
}

// commanded returns the arrangement with commanders that fit: in B, or with a king, an army commands itself. Without one
// it stays under an army that has a king, and otherwise it isn't in the game.
func (a Arrangement) commanded() Arrangement {
	for army := range Army(Armies) {
		by := a.Control[army]
		switch {
		case !a.Rules.Armies().Has(army):
			by = NoArmy
		case a.Rules.Mode == B || a.king(army) != NoSquare:
			by = army
		case by == NoArmy || !a.Rules.Armies().Has(by) || a.king(by) == NoSquare:
			by = NoArmy
		}
		a.Control[army] = by
	}
	return a
}
