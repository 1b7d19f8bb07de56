package court

import "github.com/superbridge/superbridge/cardart/vector"

// Two show their side: the king of diamonds, who is old, and the jack of spades, who isn't.

var (
	oldProfile = vector.Outline("M-4 -6L3.5 -6C4 -4.6 4.2 -3.2 3.7 -2C4.4 -1.4 5.5 -.4 6 1.5C6.4 2.7 5.5 3.2 4.7 2.9C4.6 3.2 5.1 3.5 5 3.9" +
		"C4.9 4.1 4.7 4.2 4.5 4.2C4.8 4.4 4.8 4.9 4.4 5.1C4.7 5.9 4.4 7 3.2 7C1 7.2 -1.4 6 -2.8 4.6L-4.4 2Z")
	oldEye   = vector.Outline("M1.3 .5C1.7 -.4 2.7 -.6 3.3 -.2C3.3 .4 2.9 .8 2.2 .9Z")
	oldLines = joined(joined(brush("M.6 .7C1.4 -.8 2.7 -1 3.7 -.4", .6), brush("M1.4 1.6C2 1.9 2.6 1.8 3.1 1.4", .26)),
		joined(joined(brush("M.5 .4C.1 .4 -.3 .2 -.6 -.2", .24), brush("M.5 .9C.1 1 -.3 1.1 -.8 1", .24)), joined(brush("M1.2 -3.6C2 -3.8 2.8 -3.8 3.6 -3.5", .26), brush("M3.8 2.9C3.9 2.1 4.6 1.9 5 2.4", .3))))
	oldBrow = brush("M.2 -1.2C1.2 -2.6 3 -2.7 4.3 -1.5", 1.1)
	oldLips = vector.Outline("M3 4.2C3.8 3.6 4.6 3.5 4.9 3.8C4.8 4.2 4.6 4.2 4.3 4.2C4.7 4.5 4.6 4.9 4.2 5C3.8 5 3.3 4.7 3 4.2Z")

	youngProfile = vector.Outline("M-4 -6L3.5 -6C4 -4.6 4.1 -3.2 3.7 -1.8C3.6 -.8 4.3 .1 5.5 1.1C6 1.7 5.4 2.4 4.6 2.5C4.5 2.8 4.9 3.1 4.8 3.5C4.7 3.7 4.5 3.8 4.3 3.8" +
		"C4.6 4 4.6 4.5 4.2 4.7C4.4 5.5 4 6.5 2.9 6.6C.9 6.8 -1.4 5.9 -2.8 4.6L-4.4 2Z")
	youngEye   = vector.Outline("M1 .5C1.5 -1.1 2.8 -1.3 3.5 -.6C3.6 .2 3 .9 2.2 1Z")
	youngLines = joined(joined(brush("M.5 .8C1.3 -1.5 2.8 -1.7 3.8 -.8", .56), brush("M.2 -2C1.3 -3.2 2.9 -3.2 3.8 -2.4", .5)),
		joined(brush("M3.8 2.3C3.9 1.7 4.4 1.6 4.7 1.9", .28), brush("M2.4 3.7C3.1 4.2 3.9 4.1 4.6 3.7", .3)))
	youngLips = vector.Outline("M2.8 3.8C3.6 3.3 4.4 3.2 4.7 3.5C4.6 3.8 4.4 3.8 4.1 3.8C4.5 4.1 4.4 4.5 4 4.6C3.6 4.6 3.1 4.3 2.8 3.8Z")

	profileShade = vector.Outline("M-1 3.6C.2 5.6 1.6 6.4 3 6.5C1 6.7 -1.2 5.8 -2.6 4.4L-4 2Z")
)

// oldSide is the face of a king from the side, with a brow like his hair.
func oldSide(hair tone) (s sketch) {
	s.area(skin, oldProfile)
	s.flat(shade, profileShade)
	s.flat(blush, dots(.95, vector.Pt(1.2, 2.9)))
	s.flat(lips, oldLips)
	s.flat(linen, oldEye)
	s.flat(ink, dots(.52, vector.Pt(2.8, .05)), oldLines, oldBrow)
	s.flat(hair, brush("M.5 -1.35C1.4 -2.4 3 -2.5 4 -1.6", .56))
	return s
}

// youngSide is the face of a jack from the side.
func youngSide() (s sketch) {
	s.area(skin, youngProfile)
	s.flat(shade, profileShade)
	s.flat(blush, dots(1.05, vector.Pt(1.2, 2.7)), youngLips)
	s.flat(linen, youngEye)
	s.flat(ink, dots(.7, vector.Pt(2.8, -.15)))
	s.flat(linen, dots(.22, vector.Pt(2.6, -.35)))
	s.flat(ink, youngLines)
	return s
}
