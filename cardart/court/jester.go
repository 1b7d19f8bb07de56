package court

import "github.com/superbridge/superbridge/cardart/vector"

// jester is the joker: a fool in clothes of two colours and a cap with three points, who laughs. He holds three cards, and
// a stick with his own head on it. He is of no suit: his signs are stars.
func jester() (f figure) {
	f.behind.place(hood(), right.head())
	f.garment = motley()
	f.things.place(marotte(), vector.Scale(.9, .92).Then(at(holds.X-.1, holds.Y)))
	f.things.place(fist(), inRight())
	f.things.place(heldCards(), at(-holds.X+.3, holds.Y))
	f.things.place(fist(), inLeft())
	f.head.place(laughing.shaven(faceOutline), right.head())
	f.head.place(foolsCap(), right.head())
	return f
}

var laughing = face{
	eyes:  eyes{open: 1.75, under: -.1, slant: .35, lid: .5, up: .2, heavy: true, young: true},
	brows: brows{inner: .25, outer: .8, arch: 1.1, width: .62},
	nose:  hookedNose,
	mouth: mouth{wide: 2.15, smile: .72, upper: .3, lower: .6, open: .95, lips: lips},
	lines: joined(brush("M-1.9 2.6C-2.3 3.2 -2.3 3.8 -1.9 4.4", .26), brush("M-3.9 .8C-4.1 1 -4.3 1.1 -4.6 1.1", .24)),
}

var (
	motleyHalf  = vector.Outline("M0 -16.4L4 -16.4C8 -17.8 14 -17.6 18.6 -14L18.6 0L0 0Z")
	motleyFolds = pair(joined(brush("M9.2 -9C8.8 -6 8.8 -3 9 0", .4), brush("M7.3 -8.6C7 -6 7 -3 7.2 0", .34)))
	motleySeam  = vector.RoundRect(-.3, -14, .3, 0, 0)
	motleyStar  = vector.Mirrored("M0 -1.7L.4 -.55L1.62 -.53L.65 .21L1 1.38L0 .68") // a lozenge would be read as a diamond
	// collarPoints are one side of the collar, from the middle outward: each point has a bell at its end.
	collarPoints = []vector.Path{
		vector.Outline("M-1.4 -17.6L4.4 -17.6C4.2 -14.4 3.4 -11.4 1.7 -8.4C.4 -11.4 -1 -14.4 -1.4 -17.6Z"),
		vector.Outline("M3 -18L7.6 -17.6C8 -14.8 7.8 -12.4 6.9 -10C4.9 -12 3.6 -14.8 3 -18Z"),
		vector.Outline("M4.6 -18.4C8.4 -18.4 11 -17 13.2 -13.2C9.8 -13.2 6.4 -14.8 4.2 -17Z"),
	}
	collarBells = []vector.Point{vector.Pt(1.7, -7.6), vector.Pt(7, -9.2), vector.Pt(13.7, -12.6)}
)

// motley is the jester's body: each half in another colour, with stars, and a collar of points.
func motley() (s sketch) {
	s.area(main, motleyHalf.Transform(mirror))
	s.area(crimson, motleyHalf)
	s.flat(ink, motleyFolds)
	s.flat(gold, row(motleyStar, 2, 4.3, -6.6, 0, 4), row(motleyStar, 2, -4.3, -6.6, 0, 4))
	s.area(ink, motleySeam)
	s.add(fools(main, crimson))
	s.place(throat(), at(headAt.X, headAt.Y))
	for i := len(collarPoints) - 1; i >= 0; i-- {
		tones := [2]tone{gold, linen}
		s.area(tones[i%2], collarPoints[i], collarPoints[i].Transform(mirror))
	}
	for _, b := range collarBells {
		s.place(bell(.95), at(b.X, b.Y))
		s.place(bell(.95), at(-b.X, b.Y))
	}
	return s
}

// fools are both sleeves: each has the colour of the other side, and a cuff of gold.
func fools(rightCloth, leftCloth tone) (s sketch) {
	arm := func(cloth tone) (a sketch) {
		a.area(cloth, sleeveShape)
		a.flat(ink, sleeveFolds)
		a.area(gold, cuffShape)
		a.flat(ink, dots(.5, vector.Pt(11.4, -5.8), vector.Pt(13.4, -7.8), vector.Pt(15.4, -9.8)))
		return a
	}
	s.add(arm(rightCloth))
	s.place(arm(leftCloth), mirror)
	return s
}

// bell is a small round bell with its slit.
func bell(r float64) (s sketch) {
	s.area(gold, vector.Circle(vector.Pt(0, 0), r))
	s.flat(ink, dots(.24*r, vector.Pt(0, .1*r)), vector.RoundRect(-.1*r, .1*r, .1*r, .86*r, 0))
	return s
}

var (
	hoodLeft  = vector.Outline("M0 -9C-5 -9 -7.2 -5 -7 0C-6.9 4 -6 7.4 -4.2 9.2L0 9.2Z")
	capLeft   = vector.Outline("M-5.4 -3.4C-6.4 -6 -7.4 -8.6 -9.6 -8.6C-11.8 -8.4 -12.8 -6 -12.4 -2.4C-14.6 -6 -14.6 -11.4 -11 -13C-6.6 -14.8 -2.2 -11.8 0 -6Z")
	capMiddle = vector.Outline("M-4.2 -4.6C-4.6 -9 -3.4 -13.8 .8 -14.7C4.6 -15.2 6.8 -12.4 6.2 -8.8C5.2 -10.4 3.8 -10.8 3.2 -9.6C2.6 -8.2 3.4 -6.4 4.4 -4.6Z")
	capBorder = vector.Outline("M-6.2 -2.2C-5.6 -4.6 -3.2 -6.4 0 -6.4C3.2 -6.4 5.4 -4.6 6 -2.2C4.6 -3.8 2.6 -4.6 0 -4.6C-2.6 -4.6 -4.8 -3.8 -6.2 -2.2Z")
	capLines  = joined(pair(brush("M-6.4 -6.2C-7.4 -9.4 -9.6 -10.8 -11.8 -9", .36)), brush("M-1.8 -7C-1.8 -10 -.4 -12.4 2.2 -12.6", .36))
)

// hood draws the parts of the cap around the face and behind it.
func hood() (s sketch) {
	s.area(main, hoodLeft)
	s.area(crimson, hoodLeft.Transform(mirror))
	return s
}

// foolsCap has three points, each with a bell.
func foolsCap() (s sketch) {
	s.area(main, capLeft)
	s.area(crimson, capLeft.Transform(mirror))
	s.area(gold, capMiddle)
	s.flat(ink, capLines)
	s.area(linen, capBorder)
	s.place(bell(1.25), at(-12.5, -1.5))
	s.place(bell(1.25), at(12.5, -1.5))
	s.place(bell(1.25), at(6.3, -7.9))
	return s
}

var (
	marotteFace  = vector.Outline("M-2.6 -14C-2.6 -10.8 -1.4 -9 .2 -9C1.8 -9 2.6 -10.8 2.6 -14Z")
	marotteHood  = vector.Mirrored("M0 -17C3 -17 4.2 -14.4 3.8 -11C3.6 -9 2.6 -7.8 1.4 -7.2L0 -7.2")
	marotteHorn  = vector.Outline("M-3.4 -12.6C-4.4 -14.6 -5.6 -13.8 -5.4 -11C-7.4 -14 -6.6 -17.8 -3.8 -17.8C-2 -17.8 -.6 -16.4 0 -14.6Z")
	marotteLook  = joined(dots(.34, vector.Pt(-1, -12.6), vector.Pt(1.1, -12.6)), brush("M-1.3 -11.1C-.5 -10 .7 -10 1.4 -11.1", .4))
	marotteRuff  = vector.Mirrored("M0 -8L2.6 -7.8L1.9 -6.3L3.2 -5.4L1.6 -4.8L1.4 -3.4L0 -4.4")
	marotteBells = []vector.Point{vector.Pt(-5.2, -10.4), vector.Pt(5.2, -10.4)}
)

// marotte is a fool's stick with a fool's head.
func marotte() (s sketch) {
	s.area(brown, rod(-7, 8))
	s.area(crimson, marotteHood)
	s.area(skin, marotteFace)
	s.flat(ink, marotteLook)
	s.area(main, marotteHorn)
	s.area(gold, marotteHorn.Transform(mirror))
	s.area(linen, marotteRuff)
	for _, b := range marotteBells {
		s.place(bell(.8), at(b.X, b.Y))
	}
	return s
}

var (
	heldCard = vector.RoundRect(-2.9, -12.6, 2.9, -2.6, .7)
	heldStar = vector.Mirrored("M0 -2L.47 -.65L1.9 -.62L.76 .25L1.18 1.62L0 .8")
)

// heldCards draws three cards, fanned: the first shows that there is another joker.
func heldCards() (s sketch) {
	for _, degrees := range []float64{-19, 2, 23} {
		var c sketch
		c.area(linen, heldCard)
		c.flat(suit, row(heldStar, 1, 0, -9.4, 0, 0))
		s.place(c, turned(degrees, 0, .5))
	}
	return s
}
