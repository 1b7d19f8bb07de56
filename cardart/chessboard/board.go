package chessboard

import (
	"image/color"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/chess"
)

// The colours of squares: of pale wood, and of stone in the Castle. They are nearly grey, since the armies have the colours.
var (
	Light       = vector.RGB(0xf1e6cd)
	Dark        = vector.RGB(0xbba27f)
	CastleLight = vector.RGB(0xe6eaee)
	CastleDark  = vector.RGB(0xa3b0bd)
)

// What is round the squares.
var (
	woodLight = vector.RGB(0x7d5230)
	woodDark  = vector.RGB(0x4a2d18)
	gold      = vector.RGB(0xdcb257)
	goldDark  = vector.RGB(0x8f6a1e)
	letterInk = vector.RGB(0xf4e3b8)
	line      = vector.RGB(0x2a1c10)
)

// Ground returns the colour of a square.
func Ground(s chess.Square) color.NRGBA {
	switch {
	case s.Castle() && s.Light():
		return CastleLight
	case s.Castle():
		return CastleDark
	case s.Light():
		return Light
	}
	return Dark
}

// Board returns the empty board: squares with the Castle marked, in a rim of wood, with letters and numbers if wanted. Outside the rim
// the drawing is transparent.
func Board(v View, labels bool) vector.Drawing {
	d := vector.Drawing{Width: v.Size(), Height: v.Size()}
	wood(&d, v)
	for s := range chess.Square(chess.Squares) {
		d.Fill(v.Square(s, -0.02), vector.Plain(Ground(s)))
	}
	d.Stroke(stairs().Transform(v.Matrix()), vector.Plain(line), 0.5)
	castle(&d, v)
	if labels {
		for l := range v.Labels() {
			d.Stroke(written(l.Text, l.At, 2.7), vector.Plain(letterInk), 0.42)
		}
	}
	return d
}

// wood draws the rim, and the wood between the stairs.
func wood(d *vector.Drawing, v View) {
	down := func(from, to color.NRGBA) vector.Paint {
		return vector.Gradient(from, to, vector.Pt(0, 0), vector.Pt(d.Width*0.4, d.Height))
	}
	const rim = RimWidth * Side
	d.Fill(v.Octagon(rim), vector.Plain(line))
	d.Fill(v.Octagon(rim-0.35), down(vector.Blend(woodLight, letterInk, 0.25), woodDark))
	d.Fill(v.Octagon(rim-0.9), down(woodLight, woodDark))
	d.Stroke(v.Octagon(rim-1.1), vector.Plain(vector.Blend(goldDark, gold, 0.5)), 0.3)
}

// stairs returns the outline of all squares together, on the board.
func stairs() vector.Path {
	var corner [][2]float64 // the upper right one, from the right side on
	for i := range half - (slant - half) {
		x, y := float64(half-i), float64(slant-half+i)
		corner = append(corner, [2]float64{x, y}, [2]float64{x - 1, y})
	}
	corner = append(corner, [2]float64{slant - half, half})
	var all [][2]float64
	for range 4 {
		all = append(all, corner...)
		for i, a := range corner {
			corner[i] = [2]float64{-a[1], a[0]}
		}
	}
	return polygon(all)
}

// castle draws the frame of the Castle: walls of gold with a tower at each corner.
func castle(d *vector.Drawing, v View) {
	m := v.Matrix()
	wall := box(6, 6, 8, 8).Transform(m)
	d.Stroke(wall, vector.Plain(line), 0.95)
	d.Stroke(wall, vector.Plain(gold), 0.55)
	for _, x := range []float64{6, 8} {
		for _, y := range []float64{6, 8} {
			const r = 0.11
			tower := box(x-r, y-r, x+r, y+r).Transform(m)
			d.Stroke(tower, vector.Plain(line), 0.5)
			d.Fill(tower, vector.Plain(gold))
		}
	}
}
