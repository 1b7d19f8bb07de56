package tabletop

import (
	"cmp"
	"math"
	"slices"

	"github.com/superbridge/superbridge/game/chess"
)

// Cursor is the square of the arrow keys. It remembers the column in which it moves up and down, like the cursor in a
// text: in the corner view the squares of each row are between those of the next.
type Cursor struct {
	Square chess.Square // or NoSquare
	column float64      // in sides of a square from the middle
}

// CursorOn returns the cursor on a square.
func (g Geometry) CursorOn(s chess.Square) Cursor {
	if s == chess.NoSquare {
		return Cursor{Square: s}
	}
	column, _ := g.spot(s)
	return Cursor{s, column}
}

// Step moves a cursor on the screen, by -1, 0 or 1 to the right and up. Right and left move along its row, up and down
// to the square of the next row that is nearest to its column, and diagonally to the nearest square of the next row on
// that side. At the edge it stays. A cursor without a square moves to the middle of the lowest row.
func (g Geometry) Step(c Cursor, right, up int) Cursor {
	if c.Square == chess.NoSquare {
		return g.CursorOn(g.lowest())
	}
	x, y := g.spot(c.Square)
	switch {
	case up == 0:
		if s := g.beside(x, y, right); s != chess.NoSquare {
			return g.CursorOn(s)
		}
		return c
	case right != 0:
		row := slices.DeleteFunc(g.row(g.next(y, up)), func(s chess.Square) bool {
			sx, _ := g.spot(s)
			return float64(right)*(sx-x) < tiny
		})
		if len(row) == 0 {
			return c
		}
		return g.CursorOn(g.nearest(row, x))
	}
	if row := g.row(g.next(y, up)); len(row) > 0 {
		c.Square = g.nearest(row, c.column)
	}
	return c
}

// tiny is less than squares are ever apart, and more than a sum is wrong.
const tiny = 1e-6

// spot returns the middle of a square on the screen, in sides of a square from the middle of the board, to the right
// and up.
func (g Geometry) spot(s chess.Square) (x, y float64) {
	across, up := g.seen(s)
	if g.Facing.View == Corner {
		return (across - up) / math.Sqrt2, (across + up) / math.Sqrt2
	}
	return across, up
}

// next returns the y of the row above or below one.
func (g Geometry) next(y float64, up int) float64 {
	if g.Facing.View == Corner {
		return y + float64(up)/math.Sqrt2
	}
	return y + float64(up)
}

// row returns the squares of the row at a height, from left to right.
func (g Geometry) row(at float64) (row []chess.Square) {
	for s := range chess.Square(chess.Squares) {
		if _, y := g.spot(s); math.Abs(y-at) < tiny {
			row = append(row, s)
		}
	}
	slices.SortFunc(row, func(a, b chess.Square) int {
		ax, _ := g.spot(a)
		bx, _ := g.spot(b)
		return cmp.Compare(ax, bx)
	})
	return row
}

// nearest returns the square of a row that is nearest to a column; of two, the one nearer to the middle of the board,
// and then the right one.
func (g Geometry) nearest(row []chess.Square, column float64) chess.Square {
	return slices.MinFunc(row, func(a, b chess.Square) int {
		ax, _ := g.spot(a)
		bx, _ := g.spot(b)
		if near := math.Abs(ax-column) - math.Abs(bx-column); math.Abs(near) > tiny {
			return cmp.Compare(near, 0)
		}
		if middle := math.Abs(ax) - math.Abs(bx); math.Abs(middle) > tiny {
			return cmp.Compare(middle, 0)
		}
		return cmp.Compare(bx, ax)
	})
}

// beside returns the next square of the row at y, to the right of x or to the left.
func (g Geometry) beside(x, y float64, right int) chess.Square {
	found, far := chess.NoSquare, math.Inf(1)
	for _, s := range g.row(y) {
		sx, _ := g.spot(s)
		if d := float64(right) * (sx - x); d > tiny && d < far {
			found, far = s, d
		}
	}
	return found
}

// lowest returns the square in the middle of the lowest row.
func (g Geometry) lowest() chess.Square {
	low := math.Inf(1)
	for s := range chess.Square(chess.Squares) {
		_, y := g.spot(s)
		low = min(low, y)
	}
	return g.nearest(g.row(low), 0)
}
