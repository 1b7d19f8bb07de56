package sound

import "math/rand/v2"

// knock is a knuckle on the table's rim. Size is that of the resonating piece of wood: 1 is the usual one, a larger one
// is deeper. Hardness, from 0 to 1, is the strength of the high tones.
func knock(r *rand.Rand, size, hardness float64) signal {
	const start = 0.002
	s := silence(0.16)
	lowest := between(r, 290, 330) / size
	// A plank's modes are spaced like squares of odd numbers, but no plank is even: their frequencies and the point of
	// the stroke differ each time.
	for _, mode := range []struct{ ratio, decay, gain float64 }{
		{1, 0.085, 0.8},
		{2.3, 0.065, 0.6},
		{3.9, 0.045, 0.25 + 0.25*hardness},
		{6.1, 0.030, 0.08 + 0.2*hardness},
	} {
		s.ring(start, lowest*mode.ratio*between(r, 0.94, 1.06), mode.decay*between(r, 0.9, 1.1), mode.gain*between(r, 0.8, 1.2))
	}
	skin := noise(r, 0.02).through(bandPass(1100+900*hardness, 0.6)).shape(burst(0.001, 0.013))
	s.add(skin, start, 0.5+0.4*hardness)
	return s
}

// call is a soft knock.
func call(r *rand.Rand) signal {
	return knock(r, between(r, 0.88, 1.12), between(r, 0.1, 0.35))
}

// double is two firm knocks, the second the stronger.
func double(r *rand.Rand) signal {
	s := silence(0.29)
	size := between(r, 0.84, 0.92)
	s.add(knock(r, size, 0.6), 0, between(r, 0.72, 0.8))
	s.add(knock(r, size*between(r, 0.98, 1.02), 0.7), between(r, 0.105, 0.12), 1)
	return s
}

// piece is a turned piece with felt under its foot that is set down on a board: the board answers, and is
// quiet sooner than the rim of a table.
func piece(r *rand.Rand) signal {
	const start = 0.002
	s := silence(0.12)
	board := between(r, 240, 330)
	for _, mode := range []struct{ ratio, decay, gain float64 }{
		{1, 0.055, 0.6},
		{2.1, 0.045, 0.6},
		{3.6, 0.030, 0.3},
	} {
		s.ring(start, board*mode.ratio*between(r, 0.9, 1.1), mode.decay*between(r, 0.8, 1.2), mode.gain*between(r, 0.6, 1.4))
	}
	foot := noise(r, 0.02).through(lowPass(between(r, 900, 1300), 0.6)).shape(burst(0.0015, 0.014))
	s.add(foot, start, 0.7)
	return s
}

// capture is two pieces that touch, bright and short, and the capturing one that is set down.
func capture(r *rand.Rand) signal {
	s := silence(0.2)
	touch := silence(0.03)
	touch.ring(0.001, between(r, 880, 1040), 0.018, 0.3)
	s.add(touch, 0, 1)
	s.add(piece(r), between(r, 0.055, 0.07), 1)
	return s
}
