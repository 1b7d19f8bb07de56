package felt

import (
	"image"
	"image/color"
	"math"

	"github.com/superbridge/superbridge/ui/kit/theme"
)

// PlateCorner is the radius of a name plate's corners, as a share of its height.
const PlateCorner = 0.24

// Plate paints a name plate of w by h pixels: dark wood with a bevel and a line of brass.
// Outside the round corners it is transparent.
func Plate(w, h int, p theme.Palette) *image.RGBA {
	picture := image.NewRGBA(image.Rect(0, 0, w, h))
	height := float64(h)
	shape := Tray{0, 0, float64(w), height, PlateCorner * height}
	bevel, line := 0.07*height, 0.10*height
	dark := p
	dark.Wood, dark.WoodLight = theme.Mix(p.Wood, p.WoodDark, 0.72), theme.Mix(p.Wood, p.WoodLight, 0.4)
	for y := range h {
		for x := range w {
			inside, outX, outY := shape.Edge(float64(x)+0.5, float64(y)+0.5)
			if inside < -0.5 {
				continue
			}
			light := 0.10 * (0.5 - float64(y)/height)
			if inside < bevel {
				light = -0.7 * (outX*lightX + outY*lightY)
			}
			c := Wood(dark, light, float64(y)/height*1.4, float64(x)/height*6)
			if d := math.Abs(inside-line) - 0.012*height; d < 0.5 {
				c = theme.Mix(c, p.Gold, 0.55*clamp01(0.5-d))
			}
			setFaded(picture.Pix[picture.PixOffset(x, y):], c, clamp01(inside+0.5))
		}
	}
	return picture
}

// Button paints the dealer's button, size by size pixels: a disc of ivory in a ring of
// gold, transparent around.
func Button(size int, p theme.Palette) *image.RGBA {
	picture := image.NewRGBA(image.Rect(0, 0, size, size))
	r := float64(size) / 2
	shape := Oval{r, r, r, r}
	ivory := color.NRGBA{R: 0xf7, G: 0xef, B: 0xdc, A: 0xff}
	white := color.NRGBA{R: 0xff, G: 0xff, B: 0xff, A: 0xff}
	for y := range size {
		for x := range size {
			inside, outX, outY := shape.Edge(float64(x)+0.5, float64(y)+0.5)
			if inside < -0.5 {
				continue
			}
			toLight := -(outX*lightX + outY*lightY) // 1 where the edge faces the light
			ring := theme.Mix(theme.Mix(p.Gold, p.WoodDark, 0.35), theme.Mix(p.Gold, white, 0.5), 0.5+0.5*toLight)
			far := 1 - inside/r
			face := theme.Mix(ivory, p.WoodLight, 0.22*clamp01(0.5+0.6*far*-toLight)) // a shallow bowl the other way
			c := theme.Mix(ring, face, clamp01(inside-0.17*r+0.5))
			setFaded(picture.Pix[picture.PixOffset(x, y):], c, clamp01(inside+0.5))
		}
	}
	return picture
}

// setFaded writes a pixel that covers its ground in part, 0 to 1.
func setFaded(pix []byte, c color.NRGBA, cover float64) {
	n := int(cover*255 + 0.5)
	pix[0], pix[1], pix[2], pix[3] = uint8(int(c.R)*n/255), uint8(int(c.G)*n/255), uint8(int(c.B)*n/255), uint8(n)
}
