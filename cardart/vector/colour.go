package vector

import (
	"image/color"
	"math"
)

// RGB returns the opaque colour 0xRRGGBB.
func RGB(hex uint32) color.NRGBA {
	return color.NRGBA{uint8(hex >> 16), uint8(hex >> 8), uint8(hex), 0xff}
}

// Blend returns the colour the part t of the way from a to b.
func Blend(a, b color.NRGBA, t float64) color.NRGBA {
	one := func(a, b uint8) uint8 { return uint8(float64(a) + t*(float64(b)-float64(a)) + 0.5) }
	return color.NRGBA{one(a.R, b.R), one(a.G, b.G), one(a.B, b.B), one(a.A, b.A)}
}

// Contrast returns the contrast between two opaque colours as WCAG 2 defines it, from 1 to 21.
func Contrast(a, b color.NRGBA) float64 {
	x, y := luminance(a), luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

func luminance(c color.NRGBA) float64 {
	linear := func(v uint8) float64 {
		s := float64(v) / 255
		if s <= 0.04045 {
			return s / 12.92
		}
		return math.Pow((s+0.055)/1.055, 2.4)
	}
	return 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B)
}
