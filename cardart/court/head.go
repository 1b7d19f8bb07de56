package court

import "github.com/superbridge/superbridge/cardart/vector"

// A head is drawn about the middle between its eyes, looking to the right.

// headAt is where the eyes of all figures are.
var headAt = vector.Pt(0, -23.6)

// look is where a figure looks: the way in which its head is placed.
type look float64

const (
	right look = 1
	left  look = -1
)

// head returns where a head goes.
func (l look) head() vector.Matrix {
	return vector.Scale(float64(l), 1).Then(vector.Move(headAt.X, headAt.Y))
}

var (
	faceOutline = vector.Outline("M-4.7 -6C-5 -2.6 -4.9 .8 -4.4 2.6C-3.7 5 -1.5 6.7 .6 6.7C2.7 6.7 4.3 4.8 4.7 2.4C5 .4 5 -2.6 4.7 -6Z")
	faceShade   = vector.Outline("M-4.5 -6C-4.7 -2.6 -4.6 .8 -4.1 2.6C-3.4 4.8 -1.4 6.4 .5 6.4C-1.6 5.4 -2.9 3.9 -3.3 2C-3.7 0 -3.6 -3 -3.3 -6Z")
	neck        = vector.Mirrored("M0 3L2.9 3C2.7 6 2.9 7.4 4.4 9L0 10.5")
	neckShade   = vector.Outline("M-2.5 5.4C-1 7.4 1.6 7.6 2.5 6L2.6 7.2C1.4 9 -1.4 8.6 -2.6 7.2Z")

	nearEye   = vector.Outline("M-3.3 .2C-2.6 -1 -1.3 -1.1 -.3 .2C-1.2 .8 -2.4 .8 -3.3 .2Z")
	farEye    = vector.Outline("M1.6 .2C2.2 -1 3.3 -1 3.9 .1C3.3 .75 2.3 .75 1.6 .2Z")
	irises    = dots(.62, vector.Pt(-1.5, -.1), vector.Pt(2.95, -.1))
	nearLid   = brush("M-3.7 .4C-2.7 -1.3 -1.2 -1.4 0 .3", .62)
	farLid    = brush("M1.4 .3C2.1 -1.3 3.4 -1.3 4.2 .2", .58)
	lowerLids = joined(brush("M-2.9 .6C-2.2 1 -1.4 1 -.7 .6", .2), brush("M1.9 .55C2.5 .95 3.1 .9 3.6 .5", .2))
	manBrow   = brush("M-4 -1.4C-3 -2.7 -1.3 -2.7 .1 -1.8", .78)
	womanBrow = brush("M-3.9 -1.7C-3 -2.9 -1.3 -2.9 0 -2.1", .44)
	lash      = joined(brush("M-3.3 -.1C-3.8 -.2 -4.1 -.4 -4.3 -.7", .34), brush("M3.9 -.2C4.2 -.3 4.4 -.4 4.6 -.7", .3))
	nose      = brush("M4.1 -1.5C3.3 -2.5 1.7 -2.7 1.35 -1.5C1.2 -.4 1.7 .7 2.2 1.9C2.3 2.7 1.5 2.8 .8 2.5", .46)
	noseShade = vector.Outline("M.6 2.6C.9 2.1 1.5 2.2 1.9 2.6C1.6 3 1 3 .6 2.6Z")
	cheek     = dots(.9, vector.Pt(-2.35, 2.3))
	upperLip  = vector.Outline("M-.6 4.2C-.1 3.9 .5 3.6 .9 3.8C1.3 3.6 1.9 3.9 2.4 4.2C1.5 4.5 .2 4.5 -.6 4.2Z")
	lowerLip  = vector.Outline("M0 4.45C.5 5.2 1.4 5.2 1.9 4.45C1.2 4.6 .6 4.6 0 4.45Z")
	mouth     = brush("M-.9 4.1C0 4.5 1.8 4.5 2.6 4.1", .26)
	chin      = brush("M.2 5.75C.7 5.95 1.2 5.95 1.6 5.7", .22)
)

// features are what all faces have but for the mouth, which a beard may cover.
func features(brow vector.Path) (s sketch) {
	s.flat(shade, faceShade, noseShade)
	s.flat(blush, cheek)
	s.flat(linen, nearEye, farEye)
	s.flat(ink, irises, nearLid, farLid, lowerLids, brow, nose)
	return s
}

// woman is the face of a queen or a maid.
func woman() (s sketch) {
	s.area(skin, faceOutline)
	s.add(features(womanBrow))
	s.flat(ink, lash)
	s.add(lipsOf())
	s.flat(ink, chin)
	return s
}

// youth is the face of a jack: a stronger brow, paler lips.
func youth() (s sketch) {
	s.area(skin, faceOutline)
	s.add(features(manBrow))
	s.flat(blush, upperLip, lowerLip)
	s.flat(ink, mouth, chin)
	return s
}

func lipsOf() (s sketch) {
	s.flat(lips, upperLip, lowerLip)
	s.flat(ink, mouth)
	return s
}

var (
	profileOutline = vector.Outline("M-4 -6L3.5 -6C4 -4.6 4.2 -3.2 3.8 -1.8C3.8 -.8 4.6 .4 5.7 2C6 2.6 5.4 2.9 4.7 2.9C4.6 3.2 5.1 3.5 5 3.9" +
		"C4.9 4.1 4.7 4.2 4.5 4.2C4.8 4.4 4.8 4.9 4.4 5.1C4.7 5.9 4.4 7 3.2 7C1 7.2 -1.4 6 -2.8 4.6L-4.4 2Z")
	profileShade = vector.Outline("M-1 3.6C.2 5.6 1.6 6.4 3.2 6.7C1 6.9 -1.2 5.8 -2.6 4.4L-4 2Z")
	profileEye   = vector.Outline("M1.2 .4C1.7 -.8 2.8 -1 3.5 -.5C3.5 .2 3 .7 2.2 .8Z")
	profileLines = joined(joined(brush("M.6 .7C1.4 -1.2 2.8 -1.4 3.8 -.6", .6), brush("M.3 -1.7C1.4 -2.9 3 -2.8 4 -1.9", .6)),
		joined(brush("M3.9 2.7C4 2 4.6 2 4.9 2.4", .3), brush("M2.7 4.3C3.4 4.5 4.2 4.4 4.8 4", .3)))
	profileIris = dots(.6, vector.Pt(2.9, -.1))
	profileLips = vector.Outline("M3 4.2C3.8 3.6 4.6 3.5 4.9 3.8C4.8 4.2 4.6 4.2 4.3 4.2C4.7 4.5 4.6 4.9 4.2 5C3.8 5 3.3 4.7 3 4.2Z")
)

// profile is a face seen from the side.
func profile() (s sketch) {
	s.area(skin, profileOutline)
	s.flat(shade, profileShade)
	s.flat(blush, dots(.95, vector.Pt(1.2, 2.7)))
	s.flat(lips, profileLips)
	s.flat(linen, profileEye)
	s.flat(ink, profileIris, profileLines)
	return s
}

// throat is the neck below a face.
func throat() (s sketch) {
	s.area(skin, neck)
	s.flat(shade, neckShade)
	return s
}
