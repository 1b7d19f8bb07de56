package theme

import (
	"image/color"

	"github.com/superbridge/superbridge/cardart/vector"
)

// Legible is the least contrast between text and its ground, as WCAG 2 asks for at level AA.
const Legible = 4.5

// On returns ink made legible on a ground: mixed with as much black or white as needed.
func On(ground, ink color.NRGBA) color.NRGBA {
	return legible(ink, ground, furthest(ground))
}

// Under returns a ground on which ink is legible: mixed with as much black or white as needed.
func Under(ink, ground color.NRGBA) color.NRGBA {
	return legible(ground, ink, furthest(ink))
}

// legible mixes c with end until it stands out from other.
func legible(c, other, end color.NRGBA) color.NRGBA {
	for share := 0.0; share < 1; share += 0.05 {
		if mixed := Mix(c, end, share); vector.Contrast(mixed, other) >= Legible {
			return mixed
		}
	}
	return end
}

// furthest returns black or white, the one with more contrast to c.
func furthest(c color.NRGBA) color.NRGBA {
	black, white := color.NRGBA{A: 0xff}, color.NRGBA{R: 0xff, G: 0xff, B: 0xff, A: 0xff}
	if vector.Contrast(white, c) > vector.Contrast(black, c) {
		return white
	}
	return black
}
