package sound

import (
	"math"
	"math/rand/v2"
)

// note is a tone in a figure.
type note struct {
	at    float64 // seconds from its start
	pitch int     // semitones above the middle c
	gain  float64
}

// hertz returns the frequency of a pitch in equal temperament.
func hertz(pitch int) float64 { return 261.63 * math.Pow(2, float64(pitch)/12) }

// bar adds a wooden bar over a tube, struck with a wound mallet. Such bars are cut so that their overtones are two and
// more than three octaves higher; these fade at once and leave something close to a pure, warm tone.
func (s signal) bar(r *rand.Rand, n note, decay float64) {
	f := hertz(n.pitch)
	s.ring(n.at, f, decay, n.gain)
	s.ring(n.at, f*1.003, decay*0.8, 0.25*n.gain) // the tube is never quite in tune
	s.ring(n.at, f*4, decay*0.18, 0.07*n.gain)
	s.ring(n.at, f*9.8, decay*0.07, 0.025*n.gain)
	thump := noise(r, 0.03).through(lowPass(f*1.6, 0.6)).shape(burst(0.003, 0.025))
	s.add(thump, n.at, 0.12*n.gain)
}

// figure plays notes on bars.
func figure(r *rand.Rand, notes []note, decay, length float64) signal {
	s := silence(length)
	for _, n := range notes {
		n.at *= between(r, 0.98, 1.02)
		s.bar(r, n, decay)
	}
	return s
}

// made rises: three notes of a major chord. The variants turn the chord, so that none
// becomes a signature tune.
func made(r *rand.Rand, variant int) signal {
	pitches := [...][3]int{{7, 12, 16}, {9, 14, 18}, {5, 10, 14}}[variant%3]
	return figure(r, []note{{0.002, pitches[0], 0.7}, {0.105, pitches[1], 0.8}, {0.21, pitches[2], 1}}, 0.55, 0.85)
}

// down falls by a third or a fourth, low and damped by a hand. It states the result and doesn't mock.
func down(r *rand.Rand, variant int) signal {
	pitches := [...][2]int{{11, 7}, {9, 5}, {12, 7}}[variant%3]
	s := figure(r, []note{{0.002, pitches[0], 1}, {0.17, pitches[1], 0.9}}, 0.24, 0.5)
	return s.through(lowPass(1400, 0.6))
}

// rubber is the one longer figure: up through a chord, and the chord once more.
func rubber(r *rand.Rand, variant int) signal {
	up := [...][4]int{{7, 12, 16, 19}, {5, 9, 12, 17}, {9, 14, 18, 21}}[variant%3]
	var notes []note
	for i, p := range up {
		notes = append(notes, note{0.002 + 0.12*float64(i), p, 0.7 + 0.05*float64(i)})
	}
	for i, p := range up[1:] {
		notes = append(notes, note{0.62 + 0.014*float64(i), p, 0.62})
	}
	return figure(r, notes, 1.0, 1.8)
}
