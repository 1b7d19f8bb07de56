package pieces

import (
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/chess"
)

// What the figures stand on, and the step above it.
var (
	foot = vector.Mirrored("M0 83L26.5 83C30 83 33 85.6 33 88.4L33 89.8C33 91.2 32 92.2 30.5 92.2L0 92.2")
	step = vector.Mirrored("M0 77.4L21 77.4C23.4 77.4 25 78.8 25 80.6L25 83.4L0 83.4")
)

// collar returns the ring between body and head: so wide from the middle on, about a height.
func collar(half, y float64) vector.Path {
	const thick = 3.3
	return vector.RoundRect(-half, y-thick, half, y+thick, thick)
}

// gown returns the body of a figure, so wide from the middle on at the collar and at the step.
func gown(above, below float64) vector.Path {
	var p vector.Path
	p.MoveTo(vector.Pt(-above, 48))
	p.LineTo(vector.Pt(above, 48))
	p.CubeTo(vector.Pt(above+.6, 60), vector.Pt(below-6, 70), vector.Pt(below, 78))
	p.LineTo(vector.Pt(-below, 78))
	p.CubeTo(vector.Pt(6-below, 70), vector.Pt(-above-.6, 60), vector.Pt(-above, 48))
	p.Close()
	return p
}

// figures are all kinds, indexed by kind.
var figures = [...]figure{
	chess.King: {
		parts: []part{
			{ivory, vector.Mirrored("M0 4.4L4 4.4L4 9L9.6 9L9.6 16L4 16L4 27L0 27")},
			{body, gown(12, 21.4)}, {body, step}, {base, foot},
			{body, vector.Mirrored("M0 26C3 20 9 18 15 18C23.5 18 28.4 23.6 27.2 30.6C26 37.6 18 42 16 48L0 48")},
			{ivory, collar(19, 49)},
		},
		folds: vector.Outline("M0 26.6L0 44.6M11 24.6C14.6 29.6 12.4 37.6 8.6 44.4M-11 24.6C-14.6 29.6 -12.4 37.6 -8.6 44.4"),
		shine: vector.Outline("M-22.8 29.4C-22.8 26 -20.6 23.8 -17.2 23.4M-10.8 56.6C-11.4 62.6 -13.8 68.4 -16.4 72.8"),
		sign:  vector.Pt(0, 65.6),
	},
	chess.Queen: {
		parts: []part{
			{body, gown(11.8, 21.4)}, {body, step}, {base, foot},
			{body, vector.Mirrored("M0 12L6.2 30L14.6 15L17.6 31.6L29 21L17 48L0 48")},
			{ivory, joined(dot(0, 9.6, 4.5), dot(15.4, 12.4, 4.5), dot(-15.4, 12.4, 4.5), dot(30, 19.6, 4.5), dot(-30, 19.6, 4.5))},
			{ivory, collar(18.8, 49)},
		},
		folds: vector.Outline("M-19 39.6C-8 36.6 8 36.6 19 39.6"),
		shine: vector.Outline("M-21 30L-19.2 34.2M-10.6 56.6C-11.2 62.6 -13.6 68.4 -16.2 72.8"),
		sign:  vector.Pt(0, 65.6),
	},
	chess.Bishop: {
		parts: []part{
			{body, gown(11, 20.6)}, {body, step}, {base, foot},
			{body, vector.Mirrored("M0 13C9 20 17.6 28.4 17.6 37.4C17.6 42 15 45.6 12.4 48L0 48")},
			{ivory, dot(0, 9.8, 4.7)},
			{ivory, collar(17.6, 49)},
		},
		folds: vector.Outline("M10.4 22.8L1.4 36.4"),
		shine: vector.Outline("M-12 38.4C-12 32.6 -9.4 28 -5.4 23.8M-9.8 56.6C-10.4 62.6 -12.8 68.4 -15.4 72.8"),
		sign:  vector.Pt(0, 65.6),
	},
	chess.Knight: {
		parts: []part{
			{deep, vector.Outline("M-2 12C7 10 13.6 13 15 18.6C20.6 18.6 24.8 23.4 24.4 29.4C29 31.6 31.6 37.6 29.8 42.8C33 46.4 33.8 52.6 31 57C33 61 32.6 67 29.4 70.6L16 77L4 30Z")},
			{body, vector.Outline("M-5.4 7.4L2.4 18.4C15 23.4 23.4 40 22.4 60C22.2 66 22.4 72 23.4 78L-21 78C-20.6 68.4 -13.6 61.6 -5.6 55C-2 52 0 49.4 0 46.4" +
				"C-5 50.6 -11 51.6 -15.8 51.2C-18.8 55.8 -24.8 59 -29.2 56.4C-33.6 53.6 -33.8 48 -30.6 43.4C-26.2 36.6 -22.6 31 -19.8 25.4C-17.6 20.6 -13.4 16.8 -9.6 15.8Z")},
			{body, step}, {base, foot},
		},
		folds: vector.Outline("M-27 54.2C-24 53.8 -21.8 52.2 -20.4 50.2M-3.6 18.6C-3.4 16 -4 13.8 -5 12" + // mouth, ear
			"M15.4 24.6C17 22.8 17 20.4 15 18.6M22.4 36C24.8 34.6 25.6 32 24.4 29.4M25.6 47.6C28.6 47.4 30.2 45.6 29.8 42.8M26.4 60C28.6 60.4 30.4 59.2 31 57"), // mane
		shine: vector.Outline("M-27 44.6C-23 38.2 -18.8 31.6 -15.6 25.6M-15 72.8C-13 67.6 -7.6 62.6 -2.4 58.2"),
		dots:  joined(dot(-10, 29.6, 2.9), dot(-26.8, 48.6, 1.6)), // eye, nostril
		sign:  vector.Pt(6.4, 65),
	},
	chess.Rook: {
		parts: []part{
			{body, vector.Mirrored("M0 42L16.6 42C17 56 18.4 67 21.6 78L0 78")}, {body, step}, {base, foot},
			{body, vector.Mirrored("M0 13.4L6.4 13.4L6.4 21L13.6 21L13.6 13.4L26.6 13.4L26.6 29C26.6 33.6 20.6 36 18.6 41L0 41")},
			{ivory, collar(20.4, 42)},
		},
		folds: vector.Outline("M-26.6 28.4L26.6 28.4"),
		shine: vector.Outline("M-21.8 18.8L-21.8 23.4M-14.4 50.6C-14.8 58.6 -15.8 66 -17 72.6"),
		sign:  vector.Pt(0, 62),
	},
	chess.Pawn: {
		parts: []part{
			{body, gown(9.6, 18.6)}, {body, step.Transform(vector.Scale(.88, 1))}, {base, foot.Transform(vector.Scale(.88, 1))},
			{body, dot(0, 33.4, 13.6)},
			{ivory, collar(15.6, 49)},
		},
		shine: vector.Outline("M-8.4 35.4C-8.6 30.4 -6 26.6 -2 25.4"),
		sign:  vector.Pt(0, 65.6),
	},
}

func dot(x, y, r float64) vector.Path { return vector.Circle(vector.Pt(x, y), r) }

// joined returns the contours of all the paths.
func joined(all ...vector.Path) (p vector.Path) {
	for _, q := range all {
		p.Join(q)
	}
	return p
}
