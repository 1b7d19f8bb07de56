// Package chessboard draws the board of Octagonal chess from vectors, with or without a position on it, and knows where its squares are in
// every view.
package chessboard

import (
	"iter"
	"math"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/chess"
)

// Side is the side of a square in the units of the drawings.
const Side = 10.0

// RimWidth is the width of the wood round the octagon, in squares.
const RimWidth = 0.62

// The octagon about its middle, in squares: it ends half across, half high, and where the distances along files and ranks add up to
// slant.
const (
	half  = 7
	slant = 11
)

// View is the orientation of the board: Quarters says which army is at the bottom, 0 for red to 3 for green, as a
// quarter turn each. In the corner view its stairs are at the bottom and its pawns go straight up; else its corner is
// at the bottom left. Any number of quarters will do.
type View struct {
	Corner   bool
	Quarters int
}

// degrees returns the anticlockwise rotation of the board.
func (v View) degrees() float64 {
	d := float64(v.Quarters&3) * 90
	if v.Corner {
		d += 45
	}
	return d
}

// Size returns the width and height of the octagon with its rim, in units.
func (v View) Size() float64 {
	if v.Corner {
		return (2*slant/math.Sqrt2 + 2*RimWidth) * Side
	}
	return (2*half + 2*RimWidth) * Side
}

// Matrix returns the map from the board, where square a1 would be from 0, 0 to 1, 1 and y points up, to the drawing.
func (v View) Matrix() vector.Matrix {
	middle := v.Size() / 2
	return vector.Move(-half, -half).Then(vector.Scale(Side, -Side)).Then(vector.Turn(-v.degrees())).Then(vector.Move(middle, middle))
}

// Centre returns the middle of a square of the board.
func (v View) Centre(s chess.Square) vector.Point {
	return v.Matrix().Apply(vector.Pt(float64(s.X())-0.5, float64(s.Y())-0.5))
}

// SquareAt returns the square in which a point is, or NoSquare.
func (v View) SquareAt(p vector.Point) chess.Square {
	middle := v.Size() / 2
	back := vector.Move(-middle, -middle).Then(vector.Turn(v.degrees())).Then(vector.Scale(1/Side, -1/Side)).Then(vector.Move(half, half))
	p = back.Apply(p)
	if !(p.X >= 0 && p.Y >= 0 && p.X < 2*half && p.Y < 2*half) { // nor what isn't a number
		return chess.NoSquare
	}
	return chess.SquareAt(int(p.X)+1, int(p.Y)+1)
}

// Square returns the outline of a square of the board, smaller by inset units on all sides.
func (v View) Square(s chess.Square, inset float64) vector.Path {
	i := inset / Side
	x, y := float64(s.X()), float64(s.Y())
	return box(x-1+i, y-1+i, x-i, y-i).Transform(v.Matrix())
}

// Octagon returns the outline of the octagon round the squares, larger by margin units on all sides.
func (v View) Octagon(margin float64) vector.Path {
	return octagon(margin / Side).Transform(v.Matrix())
}

// octagon returns the octagon on the board, larger by m squares on all sides.
func octagon(m float64) vector.Path {
	long, short := half+m, slant-half+m*(math.Sqrt2-1)
	return polygon([][2]float64{{-short, -long}, {short, -long}, {long, -short}, {long, short}, {short, long}, {-short, long}, {-long, short}, {-long, -short}})
}

// polygon returns a closed path through points given from the middle of the board.
func polygon(points [][2]float64) vector.Path {
	var p vector.Path
	for i, a := range points {
		at := vector.Pt(half+a[0], half+a[1])
		if i == 0 {
			p.MoveTo(at)
		} else {
			p.LineTo(at)
		}
	}
	p.Close()
	return p
}

func box(x0, y0, x1, y1 float64) vector.Path {
	return polygon([][2]float64{{x0 - half, y0 - half}, {x1 - half, y0 - half}, {x1 - half, y1 - half}, {x0 - half, y1 - half}})
}

// Label is the text on the rim at the end of a file or rank, and its middle.
type Label struct {
	Text string // a to n, 1 to 14
	At   vector.Point
}

// Labels yields the labels of all files and ranks, at both ends of each: on the middle line of the rim.
func (v View) Labels() iter.Seq[Label] {
	return func(yield func(Label) bool) {
		m := v.Matrix()
		for n := range 2 * half {
			along := float64(n) + 0.5 - half
			end := min(half+RimWidth/2, slant+RimWidth/2*math.Sqrt2-math.Abs(along)) // where the line leaves the middle of the rim
			for _, side := range []float64{-end, end} {
				if !yield(Label{string(rune('a' + n)), m.Apply(vector.Pt(half+along, half+side))}) ||
					!yield(Label{ranks[n], m.Apply(vector.Pt(half+side, half+along))}) {
					return
				}
			}
		}
	}
}

var ranks = [2 * half]string{"1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14"}
