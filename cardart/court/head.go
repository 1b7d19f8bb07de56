package court

import "github.com/superbridge/superbridge/cardart/vector"

// A head is drawn about the middle between its eyes, looking to the right.

// headAt is the position of the eyes of all figures.
var headAt = vector.Pt(0, -23.6)

// look is the direction in which a figure looks, and so the placement of its head.
type look float64

const (
	right look = 1
	left  look = -1
)

// head returns the placement of a head.
func (l look) head() vector.Matrix {
	return vector.Scale(float64(l), 1).Then(vector.Move(headAt.X, headAt.Y))
}

var (
	faceOutline = vector.Outline("M-4.7 -6C-5 -2.6 -4.9 .8 -4.4 2.6C-3.7 5 -1.5 6.7 .6 6.7C2.7 6.7 4.3 4.8 4.7 2.4C5 .4 5 -2.6 4.7 -6Z")
	faceShade   = vector.Outline("M-4.5 -6C-4.7 -2.6 -4.6 .8 -4.1 2.6C-3.4 4.8 -1.4 6.4 .5 6.4C-1.6 5.4 -2.9 3.9 -3.3 2C-3.7 0 -3.6 -3 -3.3 -6Z")
	noseShade   = vector.Outline("M.6 2.6C.9 2.1 1.5 2.2 1.9 2.6C1.6 3 1 3 .6 2.6Z")
	cheek       = dots(.9, vector.Pt(-2.35, 2.3))
	chin        = brush("M.2 5.75C.7 5.95 1.2 5.95 1.6 5.7", .22)
	neck        = vector.Mirrored("M0 3L2.9 3C2.7 6 2.9 7.4 4.4 9L0 10.5")
	neckShade   = vector.Outline("M-2.5 5.4C-1 7.4 1.6 7.6 2.5 6L2.6 7.2C1.4 9 -1.4 8.6 -2.6 7.2Z")
)

// throat is the neck below a face.
func throat() (s sketch) {
	s.area(skin, neck)
	s.flat(shade, neckShade)
	return s
}
