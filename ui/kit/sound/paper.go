package sound

import "math/rand/v2"

// between returns a number between low and high.
func between(r *rand.Rand, low, high float64) float64 { return low + (high-low)*r.Float64() }

// slide is the sound of paper brushing over felt: noise without depth or edge, that swells and fades.
func slide(r *rand.Rand, hertz, seconds float64) signal {
	return noise(r, seconds).
		through(bandPass(hertz, 0.6), highPass(hertz*0.45, 0.71), lowPass(hertz*1.8, 0.71)).
		shape(hump(seconds*between(r, 0.3, 0.5), seconds))
}

// landing is the sound of a card coming to rest: a dull pat, as the felt absorbs high tones, and a trace of the wood
// below.
func landing(r *rand.Rand, weight float64) signal {
	s := silence(0.11)
	pat := noise(r, 0.07).through(lowPass(between(r, 750, 1000), 0.6), highPass(130, 0.71)).
		shape(burst(0.0025, between(r, 0.05, 0.065)))
	s.add(pat, 0, 1)
	edge := noise(r, 0.03).through(bandPass(between(r, 1500, 2000), 0.8)).shape(burst(0.001, 0.022))
	s.add(edge, 0, 0.4)
	wood := between(r, 150, 190)
	s.ring(0.001, wood, 0.07, 0.16*weight)
	s.ring(0.001, wood*between(r, 2.1, 2.4), 0.04, 0.07*weight)
	return s
}

// card is one card played: a short slide, and down.
func card(r *rand.Rand) signal {
	s := silence(0.13)
	before := between(r, 0.018, 0.030)
	s.add(slide(r, between(r, 2200, 3000), before+0.022), 0, between(r, 0.13, 0.20))
	s.add(landing(r, between(r, 0.8, 1.2)), before, 1)
	return s
}

// gather is the sound of a trick swept to its winner: four cards in one long slide that gets duller as they get closer,
// and a pat at the end.
func gather(r *rand.Rand) signal {
	const length = 0.30
	s := silence(length)
	end := between(r, 0.20, 0.225)
	high := between(r, 2300, 2800)
	bright := noise(r, end).through(bandPass(high, 0.7), lowPass(5200, 0.71)).shape(hump(end*0.3, end*0.8))
	dull := noise(r, end).through(bandPass(high*0.45, 0.7)).shape(hump(end*0.7, end))
	s.add(bright, 0, 0.8)
	s.add(dull, 0, 1.1)
	for i := range 3 { // card on card
		at := end * (0.25 + 0.25*float64(i) + between(r, -0.05, 0.05))
		s.add(slide(r, between(r, 2200, 3200), 0.02), at, between(r, 0.3, 0.6))
	}
	s.add(landing(r, 0.7), end-0.015, 0.55)
	return s
}

// deal is 68 cards flying to four players. 68 pats would be a rattle: half of them are
// heard, as light slides.
func deal(r *rand.Rand) signal {
	length := DealTime.Seconds()
	s := silence(length + 0.05)
	const heard = 34
	for i := range heard {
		at := (float64(i) + between(r, -0.3, 0.3)) / heard * (length - 0.06)
		strength := between(r, 0.45, 0.8)
		if i >= heard-4 {
			strength *= 0.8
		}
		s.add(slide(r, between(r, 2000, 3400), between(r, 0.020, 0.032)), max(at, 0), strength)
		if i%2 == 1 {
			s.add(landing(r, 0.3), max(at, 0)+0.012, between(r, 0.12, 0.22))
		}
	}
	return s
}

// shuffle is one riffle: the corners of two halves snap past the thumbs, faster and faster,
// and the pack is pushed together.
func shuffle(r *rand.Rand) signal {
	length := ShuffleTime.Seconds()
	s := silence(length + 0.04)
	const riffle = 0.30
	at, gap := 0.004, between(r, 0.0120, 0.0135)
	for at < riffle {
		snap := noise(r, 0.010).through(bandPass(between(r, 2000, 3400), 1.1), lowPass(6500, 0.71)).
			shape(burst(0.0008, between(r, 0.007, 0.010)))
		s.add(snap, at, between(r, 0.5, 1)*(0.7+0.3*at/riffle))
		at += gap * between(r, 0.75, 1.25)
		gap = max(gap*0.965, 0.0055)
	}
	s.add(slide(r, between(r, 1700, 2100), 0.11), riffle-0.02, 0.5)
	s.add(landing(r, 1), length-0.075, 0.8)
	return s
}
