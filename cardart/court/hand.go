package court

import "github.com/superbridge/superbridge/cardart/vector"

// A hand is drawn about the place where it holds its thing, the wrist at the lower right.

var (
	fistOutline = vector.Outline("M-1.4 -2.5C-.4 -3 1.2 -3 2.2 -2.1C3.2 -1 4.1 .8 4.8 2.4L2.5 4.8C1.7 3.6 .6 2.9 -.8 2.7" +
		"C-2 2.7 -2.4 1.9 -2 1.4C-2.7 1.1 -2.7 .3 -2.1 0C-2.8 -.3 -2.7 -1.1 -2 -1.3C-2.5 -1.9 -2 -2.4 -1.4 -2.5Z")
	fistFingers = joined(joined(brush("M-2 1.4C-1 1.5 0 1.4 .9 .9", .3), brush("M-2.1 0C-1 .1 .2 0 1 -.5", .3)),
		brush("M-2 -1.3C-1 -1.2 0 -1.3 .8 -1.8", .3))

	palmOutline = vector.Outline("M5 2.2L2.8 4.8C1.4 4 -.2 3.6 -1.6 3.2C-2.8 3 -3.6 2.4 -3.2 1.8C-4.4 1.6 -4.8 .8 -4.2 .4C-5 -.2 -5 -.9 -4.2 -1.2" +
		"C-4.6 -1.9 -4 -2.5 -3.2 -2.1C-1.8 -1.7 -.6 -1.4 .2 -1.4C.2 -2.4 .6 -3.6 1.5 -3.6C2.4 -3.4 2 -2.2 2.6 -1.2C3.4 -.2 4.2 1 5 2.2Z")
	palmFingers = joined(joined(brush("M-3.2 1.8C-2 1.9 -1 2 -.2 1.8", .3), brush("M-4.2 .4C-2.8 .6 -1.4 .8 -.2 .6", .3)),
		brush("M-4.2 -1.2C-2.8 -.9 -1.4 -.6 0 -.6", .3))
)

// fist is a hand around a staff.
func fist() (s sketch) {
	s.area(skin, fistOutline)
	s.flat(ink, fistFingers)
	return s
}

// palm is an open hand laid on something.
func palm() (s sketch) {
	s.area(skin, palmOutline)
	s.flat(ink, palmFingers)
	return s
}

// holds is the position of a figure's right hand; the left one is at its mirror image.
var holds = vector.Pt(12, -10)

// inRight puts a thing or a hand where the hand on the viewer's right is.
func inRight() vector.Matrix { return at(holds.X, holds.Y) }

// inLeft puts a thing where the hand on the viewer's left is, mirrored.
func inLeft() vector.Matrix { return inRight().Then(mirror) }
