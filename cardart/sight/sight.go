// Package sight simulates how colours look to people with colour vision deficiencies, for tests of drawings.
package sight

import (
	"image/color"
	"math"
)

// Vision is a kind of colour vision.
type Vision struct {
	Name string
	m    [3][3]float64 // for linear RGB
}

// Visions are the normal one, which is the first, and those of which one man in twelve has one, at their worst, after Machado,
// Oliveira and Fernandes, A Physiologically-based Model for Simulation of Color Vision
// Deficiency, 2009, severity 1.0.
var Visions = []Vision{
	{"normal", [3][3]float64{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
	{"protanopia", [3][3]float64{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
	{"deuteranopia", [3][3]float64{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
	{"tritanopia", [3][3]float64{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
}

// lab is a colour in CIE L*a*b*.
type lab struct{ L, a, b float64 }

// seen returns a colour as it is seen, under D65.
func (v Vision) seen(c color.NRGBA) lab {
	in := [3]float64{linear(c.R), linear(c.G), linear(c.B)}
	var rgb [3]float64
	for i, row := range v.m {
		rgb[i] = min(max(row[0]*in[0]+row[1]*in[1]+row[2]*in[2], 0), 1)
	}
	// From sRGB to XYZ, over the white point: IEC 61966-2-1.
	x := (0.4124564*rgb[0] + 0.3575761*rgb[1] + 0.1804375*rgb[2]) / 0.95047
	y := 0.2126729*rgb[0] + 0.7151522*rgb[1] + 0.0721750*rgb[2]
	z := (0.0193339*rgb[0] + 0.1191920*rgb[1] + 0.9503041*rgb[2]) / 1.08883
	f := func(t float64) float64 {
		if t > 216./24389 {
			return math.Cbrt(t)
		}
		return (24389./27*t + 16) / 116
	}
	return lab{116*f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z))}
}

func linear(v uint8) float64 {
	s := float64(v) / 255
	if s <= 0.04045 {
		return s / 12.92
	}
	return math.Pow((s+0.055)/1.055, 2.4)
}

// difference returns CIEDE2000, as in Sharma, Wu and Dalal, The CIEDE2000 Color-Difference
// Formula, Color Research and Application 30, 2005. About 1 can just be noticed.
func difference(p, q lab) float64 {
	pow7 := func(c float64) float64 { return math.Sqrt(math.Pow(c, 7) / (math.Pow(c, 7) + math.Pow(25, 7))) }
	g := 0.5 * (1 - pow7((math.Hypot(p.a, p.b)+math.Hypot(q.a, q.b))/2))
	polar := func(x lab) (chroma, hue float64) {
		a := (1 + g) * x.a
		return math.Hypot(a, x.b), math.Mod(math.Atan2(x.b, a)*180/math.Pi+360, 360)
	}
	pc, ph := polar(p)
	qc, qh := polar(q)
	turn, hue := qh-ph, (ph+qh)/2
	if pc*qc == 0 {
		turn, hue = 0, ph+qh
	} else if math.Abs(turn) > 180 {
		turn -= math.Copysign(360, turn)
		hue += 180
		if hue >= 360 {
			hue -= 360
		}
	}
	cos := func(degrees float64) float64 { return math.Cos(degrees * math.Pi / 180) }
	sin := func(degrees float64) float64 { return math.Sin(degrees * math.Pi / 180) }
	light, chroma := (p.L+q.L)/2, (pc+qc)/2
	t := 1 - 0.17*cos(hue-30) + 0.24*cos(2*hue) + 0.32*cos(3*hue+6) - 0.20*cos(4*hue-63)
	from50 := (light - 50) * (light - 50)
	dL := (q.L - p.L) / (1 + 0.015*from50/math.Sqrt(20+from50))
	dC := (qc - pc) / (1 + 0.045*chroma)
	dH := 2 * math.Sqrt(pc*qc) * sin(turn/2) / (1 + 0.015*chroma*t)
	rotation := -2 * pow7(chroma) * sin(60*math.Exp(-math.Pow((hue-275)/25, 2)))
	return math.Sqrt(dL*dL + dC*dC + dH*dH + rotation*dC*dH)
}

// Difference returns the difference of two opaque colours for such eyes, by CIEDE2000: from 0 to about 100.
func (v Vision) Difference(a, b color.NRGBA) float64 { return difference(v.seen(a), v.seen(b)) }
