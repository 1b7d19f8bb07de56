package chess

import "slices"

// Check returns nil if the move is legal, otherwise a *RuleError that says which rule it would break.
func (p *Position) Check(m Move) error {
	if slices.Contains(p.Moves(), m) {
		return nil
	}
	e := &RuleError{What: m.String(), Army: p.turn, Square: NoSquare}
	e.Rule = refusal{p, m, e}.rule()
	return e
}

// refusal finds the rule that an illegal move breaks, and fills in the error's piece, square and number.
type refusal struct {
	p    *Position
	move Move
	e    *RuleError
}

// rule returns the rule that is broken.
func (r refusal) rule() Rule {
	p, m, e := r.p, r.move, r.e
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
				e.Piece, e.Square = p.squares[s], s
				break
			}
		}
		return Compulsion
	case m.Spot():
		return SpotNotDue
	}
	return r.onTheWay()
}

// onTheWay returns the rule broken on the path of a piece that may move.
func (r refusal) onTheWay() Rule {
	p, m, e := r.p, r.move, r.e
	piece := e.Piece
	if m.Via != NoSquare {
		switch {
		case piece.Kind() != Knight || !p.Fresh(m.From) || p.rules.DoubleLeap == NoDoubleLeap:
			return FreshKnight
		case m.From == m.To:
			return BackToStart
		}
		if rule := r.landing(m.Via, m.TakesVia); rule != 0 {
			return rule
		}
		if p.At(m.Via).Kind() == King {
			return AfterKing
		}
	}
	if rule := r.landing(m.To, m.Takes); rule != 0 {
		return rule
	}
	e.Square = m.To
	arrives := piece.Kind() == Pawn && m.To.Castle() && !m.From.Castle()
	switch {
	case piece.Kind() == King && m.To.Castle() && !p.TourDone(piece.Army()) && oneStep(m):
		e.Number = p.Tour(piece.Army())
		return TourDue
	case m.Becomes != NoKind && !arrives:
		return ArrivalOnly
	case m.Becomes != NoKind && !p.Pool(piece.Army()).Has(m.Becomes):
		return PoolLacks
	}
	return PieceMove
}

// oneStep reports whether a king's move is one step.
func oneStep(m Move) bool {
	return slices.Contains(geometry.king[m.From].to[:geometry.king[m.From].n], m.To)
}

// landing returns the rule that a landing breaks, 0 if none.
func (r refusal) landing(s Square, takes bool) Rule {
	r.e.Square = s
	there := r.p.At(s)
	switch {
	case there == Empty && takes:
		return NothingToTake
	case there == Empty:
		return 0
	case r.p.allied(r.e.Piece.Army(), there.Army()):
		return OwnSide
	case s.Castle():
		return CastleHolds
	case !r.p.mover(r.move.From).takes(s):
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
		if q.allied(q.turn, p.squares[s].army()) {
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
		if p.hasTurns(a) {
			q.turn = a
			look(&q)
		}
	}
}
