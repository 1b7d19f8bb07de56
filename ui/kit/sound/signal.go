package sound

import (
	"math"
	"math/rand/v2"
)

// Rate is the number of samples per second and channel.
const Rate = 48000

// signal is a stretch of sound, a sample after the other. Full scale is 1.
type signal []float64

// samples returns the number of samples in a time in seconds.
func samples(seconds float64) int { return int(math.Round(seconds * Rate)) }

func silence(seconds float64) signal { return make(signal, samples(seconds)) }

// noise returns white noise between -1 and 1.
func noise(r *rand.Rand, seconds float64) signal {
	s := silence(seconds)
	for i := range s {
		s[i] = 2*r.Float64() - 1
	}
	return s
}

// add mixes other into s, from a time in seconds on. The part beyond the end is dropped.
func (s signal) add(other signal, at, gain float64) {
	for i, start := 0, samples(at); i < len(other) && start+i < len(s); i++ {
		s[start+i] += gain * other[i]
	}
}

// shape multiplies s by an envelope, a function of the time in seconds.
func (s signal) shape(envelope func(t float64) float64) signal {
	for i := range s {
		s[i] *= envelope(float64(i) / Rate)
	}
	return s
}

// burst is the envelope of something that is struck: a soft rise, then an exponential
// fall to 1/1000 within the decay. Both in seconds.
func burst(rise, decay float64) func(t float64) float64 {
	return func(t float64) float64 {
		if t < rise {
			return (1 - math.Cos(math.Pi*t/rise)) / 2
		}
		return math.Pow(10, -3*(t-rise)/decay)
	}
}

// hump is the envelope of something that brushes past: it rises and falls once, with its
// top at a time.
func hump(top, end float64) func(t float64) float64 {
	return func(t float64) float64 {
		switch {
		case t >= end:
			return 0
		case t < top:
			return (1 - math.Cos(math.Pi*t/top)) / 2
		}
		return (1 + math.Cos(math.Pi*(t-top)/(end-top))) / 2
	}
}

// filter is a second-order filter: two poles, two zeros.
type filter struct{ b0, b1, b2, a1, a2 float64 }

// The designs are the bilinear transforms of the analogue prototypes. A q of 0.71 has no
// resonance.

func newFilter(b0, b1, b2, a0, a1, a2 float64) filter {
	return filter{b0 / a0, b1 / a0, b2 / a0, a1 / a0, a2 / a0}
}

func turn(hertz, q float64) (cos, alpha float64) {
	w := 2 * math.Pi * hertz / Rate
	return math.Cos(w), math.Sin(w) / (2 * q)
}

func lowPass(hertz, q float64) filter {
	c, a := turn(hertz, q)
	return newFilter((1-c)/2, 1-c, (1-c)/2, 1+a, -2*c, 1-a)
}

func highPass(hertz, q float64) filter {
	c, a := turn(hertz, q)
	return newFilter((1+c)/2, -1-c, (1+c)/2, 1+a, -2*c, 1-a)
}

// bandPass lets its middle through unchanged.
func bandPass(hertz, q float64) filter {
	c, a := turn(hertz, q)
	return newFilter(a, 0, -a, 1+a, -2*c, 1-a)
}

// through returns s after the filters, one after the other.
func (s signal) through(filters ...filter) signal {
	out := append(signal(nil), s...)
	for _, f := range filters {
		var x1, x2, y1, y2 float64
		for i, x := range out {
			y := f.b0*x + f.b1*x1 + f.b2*x2 - f.a1*y1 - f.a2*y2
			x1, x2, y1, y2 = x, x1, y, y1
			out[i] = y
		}
	}
	return out
}

// ring adds a vibration that starts at a time and dies away to 1/1000 within the decay,
// all in seconds. It starts softly, over about a millisecond, as nothing that is touched
// by a finger, paper or a mallet begins at once.
func (s signal) ring(at, hertz, decay, gain float64) {
	const soft = 0.0012
	start, n := samples(at), samples(decay*1.2)
	step := 2 * math.Pi * hertz / Rate
	// A rotating vector: cheaper by far than a sine for each sample.
	shrink := math.Pow(10, -3/(decay*Rate))
	c, d := shrink*math.Cos(step), shrink*math.Sin(step)
	re, im := 1.0, 0.0
	for i := 0; i < n && start+i < len(s); i++ {
		g := gain
		if t := float64(i) / Rate; t < soft {
			g *= t / soft
		}
		s[start+i] += g * im
		re, im = re*c-im*d, re*d+im*c
	}
}

// Limits of all effects.
const (
	fadeIn  = 0.0015 // seconds
	fadeOut = 0.012
)

// finish makes s fit to be played: without a steady offset, faded at both ends, and as
// loud as wanted in dB of [loudness].
func (s signal) finish(decibels float64) []float32 {
	s = s.through(highPass(45, 0.71))
	s.fade()
	var sum, weights float64
	hann := func(i int) float64 { return 1 - math.Cos(2*math.Pi*float64(i)/float64(len(s))) }
	for i, x := range s {
		sum += x
		weights += hann(i)
	}
	for i := range s { // removes the remaining offset where the ends don't change
		s[i] -= sum / weights * hann(i)
	}
	gain := math.Pow(10, decibels/20) / loudness(s)
	out := make([]float32, len(s))
	for i, x := range s {
		out[i] = float32(gain * x)
	}
	return out
}

func (s signal) fade() {
	in, out := min(samples(fadeIn), len(s)), min(samples(fadeOut), len(s))
	for i := range in {
		s[i] *= (1 - math.Cos(math.Pi*float64(i)/float64(in))) / 2
	}
	for i := range out {
		s[len(s)-1-i] *= (1 - math.Cos(math.Pi*float64(i)/float64(out))) / 2
	}
}

// loudness returns the approximate loudness of s to the ear: the strongest mean over a twentieth of a second, with less
// weight on low and very high tones, to which the ear is less sensitive. It is greater than 0.
func loudness(s signal) float64 {
	heard := s.through(highPass(350, 0.5), lowPass(9000, 0.5))
	window := samples(0.05)
	var sum, most float64
	for i, x := range heard {
		sum += x * x
		if i >= window {
			sum -= heard[i-window] * heard[i-window]
		}
		most = max(most, sum)
	}
	return math.Sqrt(most/float64(window)) + 1e-12
}
