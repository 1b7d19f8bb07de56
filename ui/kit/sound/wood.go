package sound

import "math/rand/v2"

// knock is a knuckle on the table's rim. The size is that of the piece of wood that
// answers: 1 is the usual one, a larger one is deeper. Hardness from 0 to 1 is how much of
// the bright parts the knuckle wakes.
func knock(r *rand.Rand, size, hardness float64) signal {
	const start = 0.002
	s := silence(0.16)
	lowest := between(r, 290, 330) / size
	// A plank's modes lie apart like squares of odd numbers, but no plank is even: their
	// places, and where it is struck, differ each time.
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
