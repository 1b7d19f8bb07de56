package chess

// worths are the values of pieces where the board decides, in pawns. A king counts nothing. (Rules: octagonal-chess,
// Length.)
var worths = [...]float64{Queen: 11.5, Bishop: 5.5, Knight: 3, Rook: 6, Pawn: 1}

// Worth returns the value in pawns of all pieces on the board that a king's owner commands, which decides a short game;
// 0 for other armies. It is a multiple of ½.
func (p *Position) Worth(owner Army) float64 {
	if p.King(owner) == NoSquare {
		return 0
	}
	sum := 0.0
	for a := range p.Side(owner).All() {
		for kind, worth := range worths {
			sum += worth * float64(p.material[a][kind])
		}
	}
	return sum
}

// best returns the owners of kings whose pieces are worth the most.
func (p *Position) best() (owners ArmySet) {
	most := -1.0
	for a := range p.Kings().All() {
		switch worth := p.Worth(a); {
		case worth > most:
			owners, most = ArmiesOf(a), worth
		case worth == most:
			owners = owners.With(a)
		}
	}
	return owners
}

// counted returns the result after the last turn of a short game.
func (p *Position) counted() Result {
	if best := p.best(); best.Len() == 1 {
		return Result{best, ByPoints}
	}
	return Result{How: Level}
}
