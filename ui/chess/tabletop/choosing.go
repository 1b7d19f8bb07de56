package tabletop

import (
	"slices"

	"github.com/superbridge/superbridge/game/chess"
)

// Choosing is a move in the making: squares, and a kind for a pawn's exchange. It is a value: each step returns the
// next one. [Choose] returns an empty one; the zero Choosing has no moves.
type Choosing struct {
	position      chess.Position
	moves         []chess.Move
	from, via, to chess.Square // NoSquare: not chosen
	kind          chess.Kind   // NoKind: not chosen; Pawn: it stays one
}

// Choose begins with the legal moves of a position. If it has none but a pass, nothing can be chosen.
func Choose(p chess.Position) Choosing {
	c := Choosing{position: p, moves: p.Moves()}
	if len(c.moves) > 0 && c.moves[0].IsPass() {
		c.moves = nil
	}
	return c.none()
}

// NoChoice returns a choice among no moves, as when the game is over.
func NoChoice() Choosing { return Choosing{}.none() }

// none is the choice with nothing chosen.
func (c Choosing) none() Choosing {
	c.from, c.via, c.to, c.kind = chess.NoSquare, chess.NoSquare, chess.NoSquare, chess.NoKind
	return c
}

// Empty reports whether nothing is chosen.
func (c Choosing) Empty() bool { return len(c.moves) == 0 || c.from == chess.NoSquare }

// From returns the square of the chosen piece, and NoSquare if there is none.
func (c Choosing) From() chess.Square { return c.or(c.from) }

// To returns its target, and NoSquare if there is none.
func (c Choosing) To() chess.Square { return c.or(c.to) }

func (c Choosing) or(s chess.Square) chess.Square {
	if c.Empty() {
		return chess.NoSquare
	}
	return s
}

// Ready returns the squares of the pieces that can be chosen.
func (c Choosing) Ready() (ready chess.SquareSet) {
	for _, m := range c.moves {
		ready = ready.With(m.From)
	}
	return ready
}

// Put continues with a square: it chooses the piece there, or moves the chosen one there. Any other square drops the
// piece, and so does its own.
func (c Choosing) Put(s chess.Square) Choosing {
	switch {
	case c.Empty() || c.to != chess.NoSquare:
		return c.pick(s)
	case c.via != chess.NoSquare:
		return c.leapOn(s)
	case s == c.from:
		return c.none()
	case slices.ContainsFunc(c.moves, func(m chess.Move) bool { return m.From == c.from && m.Via == s }):
		c.via = s
		return c
	case slices.ContainsFunc(c.moves, func(m chess.Move) bool { return m.From == c.from && m.Via == chess.NoSquare && m.To == s }):
		c.to = s
		return c
	}
	return c.pick(s)
}

// pick chooses the piece on a square, if it can move. A pawn that must be exchanged in place is already at its target.
func (c Choosing) pick(s chess.Square) Choosing {
	c = c.none()
	if !c.Ready().Has(s) {
		return c
	}
	c.from = s
	if slices.ContainsFunc(c.moves, func(m chess.Move) bool { return m.From == s && m.Spot() }) {
		c.to = s
	}
	return c
}

// leapOn continues after the first of two leaps: the move ends there, or there is a second one.
func (c Choosing) leapOn(s chess.Square) Choosing {
	second := func(m chess.Move) bool { return m.From == c.from && m.Via == c.via && m.To == s }
	switch {
	case s == c.via && c.mayStop():
		c.via, c.to = chess.NoSquare, s
		return c
	case slices.ContainsFunc(c.moves, second):
		c.to = s
		return c
	case s == c.from:
		c.via = chess.NoSquare
		return c
	}
	return c.pick(s)
}

// mayStop reports whether a double leap may end after its first leap.
func (c Choosing) mayStop() bool {
	return slices.ContainsFunc(c.moves, func(m chess.Move) bool {
		return m.From == c.from && m.Via == chess.NoSquare && m.To == c.via
	})
}

// Back takes the last step back, as Escape does.
func (c Choosing) Back() Choosing {
	spot := c.to == c.from
	switch {
	case c.to != chess.NoSquare && !spot:
		c.to = chess.NoSquare
		return c
	case c.via != chess.NoSquare:
		c.via = chess.NoSquare
		return c
	}
	return c.none()
}

// Kinds returns the possible exchanges of the pawn that has arrived in the Castle, in the order of the legal moves;
// Pawn means that it stays one. It is empty unless only the exchange is missing.
func (c Choosing) Kinds() (kinds []chess.Kind) {
	if c.To() == chess.NoSquare || c.kind != chess.NoKind {
		return nil
	}
	for _, m := range c.ways() {
		if m.Becomes == chess.NoKind {
			kinds = append(kinds, chess.Pawn)
		} else {
			kinds = append(kinds, m.Becomes)
		}
	}
	if len(kinds) == 1 && kinds[0] == chess.Pawn {
		return nil
	}
	return kinds
}

// ways returns the moves between the squares that have been chosen.
func (c Choosing) ways() (ways []chess.Move) {
	for _, m := range c.moves {
		if m.From == c.from && m.Via == c.via && m.To == c.to {
			ways = append(ways, m)
		}
	}
	return ways
}

// Become chooses the exchange of the pawn: one of [Choosing.Kinds].
func (c Choosing) Become(k chess.Kind) Choosing {
	if slices.Contains(c.Kinds(), k) {
		c.kind = k
	}
	return c
}

// Move returns the move once all of it has been chosen.
func (c Choosing) Move() (move chess.Move, ok bool) {
	if c.To() == chess.NoSquare || len(c.Kinds()) > 0 {
		return chess.Move{}, false
	}
	becomes := c.kind
	if becomes == chess.Pawn {
		becomes = chess.NoKind
	}
	for _, m := range c.ways() {
		if m.Becomes == becomes {
			return m, true
		}
	}
	return chess.Move{}, false
}

// Show returns a model of the position with the chosen piece and its targets. After the first of two leaps the knight
// is shown there.
func (c Choosing) Show(m Model) Model {
	m.Ready = c.Ready()
	m.Dots, m.Rings, m.Crowns = chess.SquareSet{}, chess.SquareSet{}, chess.SquareSet{}
	m.Chosen, m.Stop = c.From(), chess.NoSquare
	if c.Empty() {
		return m
	}
	if c.to != chess.NoSquare {
		m.move(c.from, c.to)
		m.Chosen = c.to
		return m
	}
	if c.via != chess.NoSquare {
		m.move(c.from, c.via)
		m.Chosen = c.via
		if c.mayStop() {
			m.Stop = c.via
		}
	}
	for _, move := range c.moves {
		if move.From == c.from {
			c.mark(&m, move)
		}
	}
	return m
}

// mark marks the next target of a move of the chosen piece.
func (c Choosing) mark(m *Model, move chess.Move) {
	to, takes := move.To, move.Takes
	switch {
	case c.via == chess.NoSquare && move.Via != chess.NoSquare:
		to, takes = move.Via, move.TakesVia
	case c.via != move.Via:
		return
	}
	switch {
	case takes:
		m.Rings = m.Rings.With(to)
	case c.wins(move):
		m.Crowns = m.Crowns.With(to)
	default:
		m.Dots = m.Dots.With(to)
	}
}

// wins reports whether a move wins by entering the Castle.
func (c Choosing) wins(move chess.Move) bool {
	if !move.To.Castle() || c.position.At(move.From).Kind() != chess.King {
		return false
	}
	after := c.position
	after.Do(move)
	result, over := after.Result()
	return over && result.How == chess.ByCastle
}

// move shows a piece on another square.
func (m *Model) move(from, to chess.Square) {
	if from != to {
		m.Pieces[to], m.Pieces[from] = m.Pieces[from], chess.Empty
	}
}
