package theme

import (
	"image/color"
	"math"
)

// Legible is the least contrast between text and its ground, as WCAG 2 asks for at level AA.
const Legible = 4.5

// Contrast returns the contrast between two opaque colours as WCAG 2 defines it, from 1 to 21.
func Contrast(a, b color.NRGBA) float64 {
	x, y := luminance(a), luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

func luminance(c color.NRGBA) float64 {
	part := func(v uint8) float64 {
		s := float64(v) / 255
		if s <= 0.04045 {
			return s / 12.92
		}
		return math.Pow((s+0.055)/1.055, 2.4)
	}
	return 0.2126*part(c.R) + 0.7152*part(c.G) + 0.0722*part(c.B)
}

// On returns ink as it can be read on a ground: mixed with black or white as far as it takes.
func On(ground, ink color.NRGBA) color.NRGBA {
	return legible(ink, ground, furthest(ground))
}

// Under returns a ground on which ink can be read: mixed with black or white as far as it takes.
func Under(ink, ground color.NRGBA) color.NRGBA {
	return legible(ground, ink, furthest(ink))
}

// legible moves c towards end until it stands out from other.
func legible(c, other, end color.NRGBA) color.NRGBA {
	for share := 0.0; share < 1; share += 0.05 {
		if mixed := Mix(c, end, share); Contrast(mixed, other) >= Legible {
			return mixed
		}
	}
	return end
}

// furthest returns black or white, whichever stands out more from c.
func furthest(c color.NRGBA) color.NRGBA {
	black, white := color.NRGBA{A: 0xff}, color.NRGBA{R: 0xff, G: 0xff, B: 0xff, A: 0xff}
	if Contrast(white, c) > Contrast(black, c) {
		return white
	}
	return black
}
