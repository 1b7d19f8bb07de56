package tabletop

import (
	"slices"

	"github.com/superbridge/superbridge/game/chess"
)

// Model is the content of the board. It is a value; [NewModel] returns an empty one.
type Model struct {
	Facing  Facing
	Pieces  [chess.Squares]chess.Piece
	Rims    [chess.Armies]chess.Army // the commander or leader of an army, shown on its pieces; itself or NoArmy: none
	Playing chess.ArmySet            // those in the game: the stairs of others have no colour
	Lit     chess.ArmySet            // the armies in turn

	Cursor chess.Square    // of the keyboard, or NoSquare
	Chosen chess.Square    // the piece that has been picked up, or NoSquare
	Stop   chess.Square    // square where a double leap may end after its first leap, or NoSquare
	Ready  chess.SquareSet // the pieces that can be picked up
	Dots   chess.SquareSet // targets of the piece
	Rings  chess.SquareSet // captures
	Crowns chess.SquareSet // entries of the Castle that win
	Moved  chess.SquareSet // pieces that have moved in the dice turn in progress, and may not again

	Attackers [chess.Armies]chess.SquareSet // of the king of each army: it has a halo if there are any
	Entering  chess.ArmySet                 // armies whose king may enter the Castle next
	Last      []Trail                       // the last move of each army
	Arrows    []Arrow                       // hints, the best first
}

// Trail is the way of a move that has been made.
type Trail struct {
	Army          chess.Army
	From, Via, To chess.Square // Via is NoSquare but for a double leap
}

// Arrow points from one square to another.
type Arrow struct {
	From, To chess.Square
	Rank     int // 0 is the best
}

// NewModel returns an empty board.
func NewModel() Model {
	return Model{Cursor: chess.NoSquare, Chosen: chess.NoSquare, Stop: chess.NoSquare,
		Rims: [chess.Armies]chess.Army{chess.Red, chess.Blue, chess.Yellow, chess.Green}}
}

// Of returns the content of a position by itself: pieces, their commanders, and the army in turn.
func Of(p chess.Position) Model {
	m := NewModel()
	for s, piece := range p.Pieces() {
		m.Pieces[s] = piece
	}
	for a := range chess.Army(chess.Armies) {
		if p.Playing(a) {
			m.Playing = m.Playing.With(a)
			m.Rims[a] = p.Control(a)
		}
	}
	if _, over := p.Result(); !over {
		m.Lit = m.Lit.With(p.Turn())
	}
	for s := range chess.Square(chess.Squares) {
		if p.Moved(s) {
			m.Moved = m.Moved.With(s)
		}
	}
	return m
}

// Warn returns the model with the kings marked that can be taken, and those that may enter the Castle next.
func (m Model) Warn(p chess.Position) Model {
	for a := range chess.Army(chess.Armies) {
		m.Attackers[a] = chess.SquareSet{}
		if king := p.King(a); king != chess.NoSquare {
			for _, s := range p.Attackers(king) {
				m.Attackers[a] = m.Attackers[a].With(s)
			}
			if len(p.Entries(a)) > 0 {
				m.Entering = m.Entering.With(a)
			}
		}
	}
	return m
}

// TrailOf returns the way of a move. Of an exchange on the spot it is that square, and of a pass there is none.
func TrailOf(a chess.Army, move chess.Move) (trail Trail, ok bool) {
	return Trail{a, move.From, move.Via, move.To}, !move.IsPass()
}

// Same reports whether two models look the same.
func (m Model) Same(o Model) bool {
	if !slices.Equal(m.Last, o.Last) || !slices.Equal(m.Arrows, o.Arrows) {
		return false
	}
	return m.still() == o.still()
}

// still is the comparable part of a model.
type still struct {
	Facing                            Facing
	Pieces                            [chess.Squares]chess.Piece
	Rims                              [chess.Armies]chess.Army
	Playing, Lit, Entering            chess.ArmySet
	Cursor, Chosen, Stop              chess.Square
	Ready, Dots, Rings, Crowns, Moved chess.SquareSet
	Attackers                         [chess.Armies]chess.SquareSet
}

func (m Model) still() still {
	return still{m.Facing, m.Pieces, m.Rims, m.Playing, m.Lit, m.Entering, m.Cursor, m.Chosen, m.Stop,
		m.Ready, m.Dots, m.Rings, m.Crowns, m.Moved, m.Attackers}
}

// king returns the square of an army's king, or NoSquare.
func (m Model) king(a chess.Army) chess.Square {
	if i := slices.Index(m.Pieces[:], chess.PieceOf(a, chess.King)); i >= 0 {
		return chess.Square(i)
	}
	return chess.NoSquare
}

// endangered returns the king on a square that can be taken.
func (m Model) endangered(s chess.Square) (king chess.Army, ok bool) {
	if s >= chess.Squares || m.Pieces[s].Kind() != chess.King {
		return chess.NoArmy, false
	}
	king = m.Pieces[s].Army()
	return king, !m.Attackers[king].Empty()
}

// rim returns the commander of a piece if that is another army, or NoArmy.
func (m Model) rim(piece chess.Piece) chess.Army {
	a := piece.Army()
	if a == chess.NoArmy || m.Rims[a] == a {
		return chess.NoArmy
	}
	return m.Rims[a]
}

// target reports whether the chosen piece can go to a square.
func (m Model) target(s chess.Square) bool {
	return m.Dots.Has(s) || m.Rings.Has(s) || m.Crowns.Has(s) || m.Stop == s && s != chess.NoSquare
}
