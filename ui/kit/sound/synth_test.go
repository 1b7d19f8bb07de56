package sound

import (
	"math"
	"slices"
	"testing"
)

// effects lists all effects.
var effects = [...]Effect{Shuffle, Deal, Card, Gather, Call, Double, Made, Down, Rubber, Piece, Capture}

// decibels returns a part of full scale in dB.
func decibels(x float64) float64 { return 20 * math.Log10(x) }

func wide(samples []float32) signal {
	s := make(signal, len(samples))
	for i, x := range samples {
		s[i] = float64(x)
	}
	return s
}

func peak(s signal) float64 {
	var p float64
	for _, x := range s {
		p = max(p, math.Abs(x))
	}
	return p
}

// heard returns from when to when, in seconds, s is within 40 dB of its peak.
func heard(s signal) (from, to float64) {
	limit, first, last := peak(s)/100, -1, 0
	for i, x := range s {
		if math.Abs(x) > limit {
			if first < 0 {
				first = i
			}
			last = i
		}
	}
	return float64(first) / Rate, float64(last) / Rate
}

// pitch returns the strongest frequency of s, in hertz, between two.
func pitch(s signal, low, high float64) float64 {
	best, most := 0.0, 0.0
	for f := low; f <= high; f *= 1.01 {
		var re, im float64
		for i, x := range s {
			sin, cos := math.Sincos(2 * math.Pi * f * float64(i) / Rate)
			re, im = re+x*cos, im+x*sin
		}
		if power := re*re + im*im; power > most {
			best, most = f, power
		}
	}
	return best
}

// Every variant of every effect is short, quiet, and can be cut into silence anywhere
// without a click.
func TestEffectsAreShortDryAndQuiet(t *testing.T) {
	for _, tt := range []struct {
		effect        Effect
		longest, rise float64 // seconds: all of it, and until something is heard
	}{
		{Shuffle, 0.5, 0.03}, {Deal, 0.8, 0.03}, {Card, 0.15, 0.02}, {Gather, 0.32, 0.03},
		{Call, 0.17, 0.005}, {Double, 0.3, 0.005}, {Made, 1, 0.01}, {Down, 0.6, 0.01}, {Rubber, 2, 0.01},
		{Piece, 0.13, 0.005}, {Capture, 0.21, 0.005},
	} {
		for v := range tt.effect.Variants() {
			s := wide(Render(tt.effect, v))
			if length := float64(len(s)) / Rate; length > tt.longest {
				t.Errorf("%v %d lasts %.2f s, want at most %.2f", tt.effect, v, length, tt.longest)
			}
			if p := decibels(peak(s)); p > -12 || p < -30 {
				t.Errorf("%v %d has a peak of %.1f dB, want -30 to -12", tt.effect, v, p)
			}
			if from, to := heard(s); from > tt.rise || to > float64(len(s))/Rate-fadeOut/2 {
				t.Errorf("%v %d is heard from %.3f s to %.3f s of %.3f", tt.effect, v, from, to, float64(len(s))/Rate)
			}
			var sum float64
			for i, x := range s {
				sum += x
				if edge := min(i, len(s)-1-i); edge < 24 && math.Abs(x) > 0.01*peak(s) { // the first and last half millisecond
					t.Errorf("%v %d: sample %d of %d is %.5f", tt.effect, v, i, len(s), x)
					break
				}
			}
			if mean := sum / float64(len(s)); math.Abs(mean) > 1e-6 {
				t.Errorf("%v %d has an offset of %g", tt.effect, v, mean)
			}
		}
	}
}

// Every effect begins and ends in silence and has no steady offset.
func TestFinish(t *testing.T) {
	s := silence(0.1)
	for i := range s {
		s[i] = 0.5 + 0.4*math.Cos(float64(i)/10)
	}
	out := wide(s.finish(-30))
	var sum float64
	for i, x := range out {
		sum += x
		if edge := min(i, len(out)-1-i); edge < 5 && math.Abs(x) > 0.01*peak(out) {
			t.Errorf("sample %d is %.5f of a peak of %.5f", i, x, peak(out))
		}
	}
	if math.Abs(sum/float64(len(out))) > 1e-6 {
		t.Errorf("the offset is %g", sum/float64(len(out)))
	}
	if l := decibels(loudness(out)); math.Abs(l+30) > 0.1 {
		t.Errorf("it is %.1f dB loud, want -30", l)
	}
}

func TestVariantsDifferAndStayAsTheyAre(t *testing.T) {
	for _, e := range effects {
		for v := range e.Variants() {
			one := Render(e, v)
			if !slices.Equal(one, Render(e, v)) {
				t.Errorf("%v %d is not the same twice", e, v)
			}
			for w := range v {
				// Similarity: 1 is equal up to the volume, 0 is unrelated.
				var ab, aa, bb float64
				other := Render(e, w)
				for i := range min(len(one), len(other)) {
					a, b := float64(one[i]), float64(other[i])
					ab, aa, bb = ab+a*b, aa+a*a, bb+b*b
				}
				if like := math.Abs(ab) / math.Sqrt(aa*bb); like > 0.9 {
					t.Errorf("%v %d and %d are alike (%.2f)", e, v, w, like)
				}
			}
		}
	}
}

// Frequent effects aren't louder than rare ones, and none is much louder than others.
func TestLoudness(t *testing.T) {
	level := func(e Effect) (least, most float64) {
		least, most = math.Inf(1), math.Inf(-1)
		for v := range e.Variants() {
			l := decibels(loudness(wide(Render(e, v))))
			least, most = min(least, l), max(most, l)
		}
		return least, most
	}
	for _, e := range effects {
		if _, most := level(e); most > -29 {
			t.Errorf("%v is %.1f dB loud", e, most)
		}
	}
	for _, often := range []Effect{Shuffle, Deal, Card, Gather, Call, Piece, Capture} {
		_, most := level(often)
		for _, seldom := range []Effect{Double, Made, Down, Rubber} {
			if least, _ := level(seldom); least < most+1 || least > most+6 {
				t.Errorf("%v is %.1f dB louder than %v, want 1 to 6", seldom, least-most, often)
			}
		}
	}
}

// The figures rise, fall, and rise longer, as they should.
func TestFiguresRiseAndFall(t *testing.T) {
	ends := func(e Effect, v int, second float64) (first, last float64) {
		s := wide(Render(e, v))
		cut := samples(0.09)
		return pitch(s[:cut], 200, 1200), pitch(s[samples(second):samples(second)+2*cut], 200, 1200)
	}
	for v := range 3 {
		if first, last := ends(Made, v, 0.23); last < first*1.2 {
			t.Errorf("made %d goes from %.0f to %.0f Hz", v, first, last)
		}
		if first, last := ends(Down, v, 0.2); last > first*0.85 {
			t.Errorf("down %d goes from %.0f to %.0f Hz", v, first, last)
		}
		if first, last := ends(Rubber, v, 0.4); last < first*1.4 {
			t.Errorf("rubber %d goes from %.0f to %.0f Hz", v, first, last)
		}
	}
}

// Paper is bright noise and wood is lower, so that the ear tells them apart at once.
func TestPaperIsBrighterThanWood(t *testing.T) {
	bright := func(e Effect) float64 { // the part of the power above 1.2 kHz
		s := wide(Render(e, 0))
		var all, high float64
		for i, x := range s.through(highPass(1200, 0.71), highPass(1200, 0.71)) {
			all, high = all+s[i]*s[i], high+x*x
		}
		return high / all
	}
	for _, e := range []Effect{Shuffle, Deal, Gather} {
		if b := bright(e); b < 0.5 {
			t.Errorf("%v: only %.2f of it is bright", e, b)
		}
	}
	for _, e := range []Effect{Call, Double, Made, Down, Rubber, Piece, Capture} {
		if b := bright(e); b > 0.2 {
			t.Errorf("%v: %.2f of it is bright", e, b)
		}
	}
}

// Sounds last as long as their animation.
func TestDealAndShuffleFitTheScreen(t *testing.T) {
	for e, want := range map[Effect]float64{Deal: DealTime.Seconds(), Shuffle: ShuffleTime.Seconds()} {
		for v := range e.Variants() {
			if _, to := heard(wide(Render(e, v))); math.Abs(to-want) > 0.07 {
				t.Errorf("%v %d is over after %.2f s, want about %.2f", e, v, to, want)
			}
		}
	}
}

func BenchmarkRender(b *testing.B) {
	for _, e := range effects {
		b.Run(e.String(), func(b *testing.B) {
			for b.Loop() {
				Render(e, 0)
			}
		})
	}
}
