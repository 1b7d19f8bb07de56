// Package emblem draws the pictures of octagonal chess: its table among the games, and its pieces alone.
package emblem

import (
	"image/color"

	"github.com/superbridge/superbridge/cardart/chessboard"
	"github.com/superbridge/superbridge/cardart/pieces"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/kit/miniature"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// Width and Height are the measures of the picture among the games, in its own units.
const (
	Width  = miniature.Width
	Height = miniature.Height
)

// standing is a piece beside the board, from the back to the front: its place, and its height.
type standing struct {
	kind   chess.Kind
	army   chess.Army
	x, y   float64 // of the middle of its foot
	height float64
}

var beside = []standing{
	{chess.Queen, chess.Green, 141, 55, 35},
	{chess.Rook, chess.Yellow, 102, 58, 32},
	{chess.King, chess.Red, 121, 75, 50},
	{chess.Knight, chess.Blue, 142, 86, 36},
	{chess.Pawn, chess.Yellow, 102, 88, 27},
}

// Of returns the picture: the board as a game of four begins, and pieces beside it.
func Of(p theme.Palette) vector.Drawing {
	t := miniature.New(p)
	const size, left = 80.0, 9.0
	v := chessboard.View{Corner: true}
	start := chess.Start(chess.Usual(chess.Variant{Mode: chess.A1, Persons: 4}))
	scale := size / v.Size()
	m := vector.Scale(scale, scale).Then(vector.Move(left, (Height-size)/2))
	shadow(&t.Drawing, v, m)
	t.Place(chessboard.Diagram(start, chessboard.Options{View: v}).Shapes, m)
	for _, s := range beside {
		s.draw(&t.Drawing)
	}
	return t.Drawing
}

// shadow draws the soft shadow of the board.
func shadow(d *vector.Drawing, v chessboard.View, m vector.Matrix) {
	for i := range 8 {
		edge := chessboard.RimWidth*chessboard.Side + 0.9*float64(i) - 1.2
		d.Fill(v.Octagon(edge).Transform(m.Then(vector.Move(0.3, 0.9))), vector.Plain(color.NRGBA{A: 13}))
	}
}

// draw draws the piece on its foot, with a shadow.
func (s standing) draw(d *vector.Drawing) {
	scale := s.height / pieces.Size
	for i := range 6 {
		w, h := (0.36-0.02*float64(i))*s.height, (0.1-0.012*float64(i))*s.height
		d.Fill(vector.Circle(vector.Pt(0, 0), 1).Transform(vector.Scale(w, h).Then(vector.Move(s.x+0.02*s.height, s.y-0.06*s.height))), vector.Plain(color.NRGBA{A: 16}))
	}
	d.Place(pieces.Draw(s.kind, s.army).Shapes, vector.Scale(scale, scale).Then(vector.Move(s.x-s.height/2, s.y-0.96*s.height)))
}

// row are the pieces side by side in the picture of the equipment, the last ones in front.
var row = []standing{
	{chess.Rook, chess.Green, 30, 92, 72}, {chess.Rook, chess.Blue, 270, 92, 72},
	{chess.Bishop, chess.Blue, 68, 93, 78}, {chess.Bishop, chess.Green, 231, 93, 78},
	{chess.Knight, chess.Yellow, 106, 95, 82}, {chess.Queen, chess.Yellow, 194, 95, 86},
	{chess.King, chess.Red, 150, 96, 96},
}

// Pieces returns a row of pieces on no ground: three times as wide as high.
func Pieces() vector.Drawing {
	d := vector.Drawing{Width: 300, Height: 100}
	for _, s := range row {
		s.draw(&d)
	}
	return d
}
