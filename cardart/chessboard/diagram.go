package chessboard

import (
	"cmp"
	"image/color"
	"slices"

	"github.com/superbridge/superbridge/cardart/pieces"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/chess"
)

// Options control how a diagram shows a position. The zero value is the grid view of red without labels.
type Options struct {
	View   View
	Labels bool
	Marks  []Mark // the last moves
}

// Mark is a move that is marked in the colour of an army. A square that is NoSquare isn't marked.
type Mark struct {
	Army          chess.Army
	From, Via, To chess.Square
}

// MarkOf returns the mark of a move of an army. A pass has none.
func MarkOf(a chess.Army, m chess.Move) Mark {
	if m.IsPass() {
		return Mark{a, chess.NoSquare, chess.NoSquare, chess.NoSquare}
	}
	return Mark{a, m.From, m.Via, m.To}
}

// Diagram returns a position as a picture: the board, the moves that are marked, and the pieces, upright in every view. Those of an army
// that another one commands have a rim in its colour.
func Diagram(p chess.Position, o Options) vector.Drawing {
	d := Board(o.View, o.Labels)
	for _, m := range o.Marks {
		mark(&d, o.View, m)
	}
	size := 0.98 * Side
	if o.View.Corner {
		size = 0.9 * Side
	}
	scale := vector.Scale(size/pieces.Size, size/pieces.Size)
	for _, s := range standing(p, o.View) {
		piece, at := p.At(s), o.View.Centre(s)
		d.Place(pieces.DrawTaken(piece.Kind(), piece.Army(), p.Control(piece.Army())).Shapes, scale.Then(vector.Move(at.X-size/2, at.Y-size/2)))
	}
	return d
}

// standing returns the squares with pieces, those further down later: there pieces cover what is behind them.
func standing(p chess.Position, v View) []chess.Square {
	var all []chess.Square
	for s := range p.Pieces() {
		all = append(all, s)
	}
	slices.SortStableFunc(all, func(a, b chess.Square) int { return cmp.Compare(v.Centre(a).Y, v.Centre(b).Y) })
	return all
}

// mark draws a move: the squares that it left and touched, and those where it ended.
func mark(d *vector.Drawing, v View, m Mark) {
	c := pieces.Colour(m.Army)
	for _, s := range []chess.Square{m.From, m.Via, m.To} {
		if s >= chess.Squares {
			continue
		}
		wash := color.NRGBA{c.R, c.G, c.B, 0x38}
		if s == m.To {
			wash.A = 0x60
		}
		d.Fill(v.Square(s, 0), vector.Plain(wash))
		d.Stroke(v.Square(s, 0.45), vector.Plain(c), 0.7)
	}
}
