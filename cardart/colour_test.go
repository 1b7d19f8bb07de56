package cardart_test

import (
	"image/color"
	"math"
	"testing"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/card"
)

// vision is how someone sees a colour: a matrix for linear RGB.
type vision struct {
	name string
	m    [3][3]float64
}

// The ways to see of which one man in twelve has one, at their worst, after Machado,
// Oliveira and Fernandes, A Physiologically-based Model for Simulation of Color Vision
// Deficiency, 2009, severity 1.0.
var visions = []vision{
	{"normal", [3][3]float64{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
	{"protanopia", [3][3]float64{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
	{"deuteranopia", [3][3]float64{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
	{"tritanopia", [3][3]float64{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
}

// lab is a colour in CIE L*a*b*.
type lab struct{ L, a, b float64 }

// seen returns a colour as it is seen, under D65.
func (v vision) seen(c color.NRGBA) lab {
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

// difference returns how far two colours are apart for those who see so.
func (v vision) difference(a, b color.NRGBA) float64 { return difference(v.seen(a), v.seen(b)) }

// Pairs of the paper's table 1, among them those on which careless formulas fail.
func TestDifference(t *testing.T) {
	for _, x := range []struct {
		p, q lab
		want float64
	}{
		{lab{50, 2.6772, -79.7751}, lab{50, 0, -82.7485}, 2.0425},
		{lab{50, 3.1571, -77.2803}, lab{50, 0, -82.7485}, 2.8615},
		{lab{50, -1.3802, -84.2814}, lab{50, 0, -82.7485}, 1},
		{lab{50, 2.49, -0.001}, lab{50, -2.49, 0.0009}, 7.1792},
		{lab{50, 2.49, -0.001}, lab{50, -2.49, 0.0011}, 7.2195},
		{lab{50, 2.5, 0}, lab{73, 25, -18}, 27.1492},
		{lab{50, 2.5, 0}, lab{61, -5, 29}, 22.8977},
		{lab{50, 2.5, 0}, lab{56, -27, -3}, 31.9030},
		{lab{50, 2.5, 0}, lab{58, 24, 15}, 19.4535},
		{lab{60.2574, -34.0099, 36.2677}, lab{60.4626, -34.1751, 39.4387}, 1.2644},
		{lab{22.7233, 20.0904, -46.6940}, lab{23.0331, 14.9730, -42.5619}, 2.0373},
		{lab{90.8027, -2.0831, 1.4410}, lab{91.1528, -1.6435, 0.0447}, 1.4441},
		{lab{2.0776, 0.0795, -1.1350}, lab{0.9033, -0.0636, -0.5514}, 0.9082},
	} {
		for _, got := range []float64{difference(x.p, x.q), difference(x.q, x.p)} {
			if math.Abs(got-x.want) > 0.00005 {
				t.Errorf("%v and %v: %.4f, want %.4f", x.p, x.q, got, x.want)
			}
		}
	}
}

// People who see colours otherwise tell the four suits apart too, on paper and on dark.
func TestSuitsToldApart(t *testing.T) {
	for _, colours := range []cardart.Colours{cardart.FourColours, cardart.OrangeColours} {
		for _, onDark := range []bool{false, true} {
			for _, v := range visions {
				least, pair := math.Inf(1), ""
				for _, a := range card.Suits {
					for _, b := range card.Suits[:a] {
						d := v.difference(cardart.SuitColour(a, colours, onDark), cardart.SuitColour(b, colours, onDark))
						if d < least {
							least, pair = d, a.String()+b.String()
						}
					}
				}
				want := 15.
				if v.name == "normal" {
					want = 20
				}
				if least < want {
					t.Errorf("colours %d, on dark %v, %s: %s differ by %.1f only", colours, onDark, v.name, pair, least)
				}
				t.Logf("colours %d, on dark %v, %s: %.1f (%s)", colours, onDark, v.name, least, pair)
			}
		}
	}
}

// WCAG 2 asks for a contrast of 4.5 for text.
func TestSuitColourContrast(t *testing.T) {
	for _, s := range card.Suits {
		for _, colours := range allColours {
			if got := contrast(cardart.SuitColour(s, colours, false), color.NRGBA{255, 255, 255, 255}); got < 4.5 {
				t.Errorf("%v on white, colours %v: contrast %.1f", s, colours, got)
			}
			if got := contrast(cardart.SuitColour(s, colours, true), color.NRGBA{0x20, 0x20, 0x20, 255}); got < 4.5 {
				t.Errorf("%v on dark, colours %v: contrast %.1f", s, colours, got)
			}
		}
	}
}

var allColours = []cardart.Colours{cardart.TwoColours, cardart.FourColours, cardart.OrangeColours}

func TestSuitColours(t *testing.T) {
	for _, onDark := range []bool{false, true} {
		for _, colours := range allColours {
			inks := make(map[color.NRGBA]bool)
			for _, s := range card.Suits {
				inks[cardart.SuitColour(s, colours, onDark)] = true
			}
			if want := map[bool]int{true: 2, false: 4}[colours == cardart.TwoColours]; len(inks) != want {
				t.Errorf("on dark %v: %d colours, want %d", onDark, len(inks), want)
			}
		}
	}
}

func contrast(a, b color.NRGBA) float64 {
	x, y := luminance(a), luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

func luminance(c color.NRGBA) float64 {
	return 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B)
}
