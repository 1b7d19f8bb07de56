package chess

import "slices"

// Check returns nil if the move is legal, otherwise a *RuleError that says which rule it would break.
func (p *Position) Check(m Move) error {
	if slices.Contains(p.Moves(), m) {
		return nil
	}
	e := &RuleError{What: m.String(), Army: p.turn, Square: NoSquare}
	e.Rule = p.broken(m, e)
	return e
}

// broken returns the rule that an illegal move breaks, and fills in the square in e.
func (p *Position) broken(m Move, e *RuleError) Rule {
	switch {
	case p.won != 0:
		return GameIsOver
	case p.Rolling():
		return RollDue
	case m.IsPass():
		return MustMove
	}
	piece := p.At(m.From)
	e.Piece, e.Square = piece, m.From
	bound := p.bound(p.own())
	switch {
	case piece == Empty:
		return NoPiece
	case !p.Movable().Has(piece.Army()):
		return OutOfTurn
	case p.left > 0 && p.moved.Has(m.From):
		return MovedAlready
	case m.Spot() && bound&castleBit(m.From) != 0:
		return PoolLacks
	case bound != 0:
		for _, s := range CastleSquares() {
			if bound&castleBit(s) != 0 {
				e.Piece, e.Square = p.board[s], s
				break
			}
		}
		return Compulsion
	case m.Spot():
		return SpotNotDue
	}
	return p.brokenOnTheWay(m, e)
}

// brokenOnTheWay returns the rule broken on the path of a piece that may move.
func (p *Position) brokenOnTheWay(m Move, e *RuleError) Rule {
	piece := e.Piece
	if m.Via != NoSquare {
		switch {
		case piece.Kind() != Knight || !p.Fresh(m.From) || p.rules.DoubleLeap == NoDoubleLeap:
			return FreshKnight
		case m.From == m.To:
			return BackToStart
		}
		if r := p.brokenAt(m.Via, m.TakesVia, e); r != 0 {
			return r
		}
		if p.At(m.Via).Kind() == King {
			return AfterKing
		}
	}
	if r := p.brokenAt(m.To, m.Takes, e); r != 0 {
		return r
	}
	e.Square = m.To
	arrives := piece.Kind() == Pawn && m.To.Castle() && !m.From.Castle()
	switch {
	case piece.Kind() == King && m.To.Castle() && !p.TourDone(piece.Army()) && p.reaches(m):
		e.Number = p.Tour(piece.Army())
		return TourDue
	case m.Becomes != NoKind && !arrives:
		return ArrivalOnly
	case m.Becomes != NoKind && !p.Pool(piece.Army()).Has(m.Becomes):
		return PoolLacks
	}
	return PieceMove
}

// reaches reports whether a king's move is one step.
func (p *Position) reaches(m Move) bool {
	return slices.Contains(geometry.king[m.From].to[:geometry.king[m.From].n], m.To)
}

// brokenAt returns the rule that a landing breaks, 0 if none.
func (p *Position) brokenAt(s Square, takes bool, e *RuleError) Rule {
	e.Square = s
	there, mover := p.At(s), e.Piece.Army()
	switch {
	case there == Empty && takes:
		return NothingToTake
	case there == Empty:
		return 0
	case p.allied(mover, there.Army()):
		return OwnSide
	case s.Castle():
		return CastleHolds
	case !p.takes(mover, s):
		return KingBan
	case !takes:
		return CaptureSign
	}
	return 0
}

// Attackers returns the squares of enemies that could capture the piece on a square if it were their turn: none if the
// square is empty or in the Castle. An army that must first exchange a pawn captures nothing.
func (p *Position) Attackers(s Square) []Square {
	if p.At(s) == Empty || s.Castle() {
		return nil
	}
	var found SquareSet
	p.imagine(func(q *Position) {
		if q.allied(q.turn, p.board[s].army()) {
			return
		}
		for _, m := range q.AppendCaptures(nil) {
			if m.Takes && m.To == s || m.TakesVia && m.Via == s {
				found.add(m.From)
			}
		}
	})
	return slices.Collect(found.All())
}

// Entries returns the squares of the Castle that an army's king could enter if it were its turn.
func (p *Position) Entries(a Army) []Square {
	var found SquareSet
	p.imagine(func(q *Position) {
		for _, m := range q.AppendCaptures(nil) {
			if m.From == p.kings[a] && m.To.Castle() {
				found.add(m.To)
			}
		}
	})
	return slices.Collect(found.All())
}

// imagine calls look with the position as it would be in the turn of each army that gets turns, with one move left of
// any dice.
func (p *Position) imagine(look func(*Position)) {
	if p.won != 0 {
		return
	}
	q := *p
	q.moved = SquareSet{}
	if q.rules.Dice {
		q.left = 1
	}
	for a := range Army(Armies) {
		if p.control[a] == a || p.rules.Mode != A1 && p.control[a] != NoArmy {
			q.turn = a
			look(&q)
		}
	}
}
