package cardart

import (
	"image"
	"image/color"

	"github.com/superbridge/superbridge/cardart/sign"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

// The program's icon is its table: an oval of wood and felt, on which the suits lie as four players sit. The drawing is 128 units
// wide and high.
const (
	iconSize = 128.0

	iconAcross, iconDown = 62.0, 53.5 // from the middle of the table to its edge
	iconRim              = 9.5        // of wood

	// iconSmall is the size in pixels below which the icon has fewer and stronger lines: a line of the large one would be less
	// than half a pixel wide.
	iconSmall = 48
)

// Icon returns the program's icon in size×size pixels, premultiplied, transparent about the table. Below 48 pixels it is
// drawn with fewer lines and larger signs. Sizes below 1 count as 1.
func Icon(size int) *image.RGBA {
	if size < iconSmall {
		return smallIcon().Raster(size, size)
	}
	return IconDrawing().Raster(size, size)
}

// IconDrawing returns the program's icon for large sizes.
func IconDrawing() vector.Drawing {
	d := vector.Drawing{Width: iconSize, Height: iconSize}
	const cast = 5 // ellipses of the shadow, each a little smaller and on the others
	for i := range cast {
		d.Fill(iconOval(iconAcross+1-float64(i)*0.7, iconDown+1-float64(i)*0.7, 3.5), vector.Plain(color.NRGBA{A: 18}))
	}
	d.Fill(iconOval(iconAcross, iconDown, 0), falling(vector.RGB(0xb5713a), vector.RGB(0x6e3b19), iconDown))
	const grain = 9
	for i := range grain { // rings that differ a little in tone, width and place
		in := 0.9 + float64(i)*iconRim/grain
		tone := []color.NRGBA{{R: 0x4a, G: 0x24, B: 0x0e, A: 60}, {R: 0xe0, G: 0xa2, B: 0x62, A: 46}, {R: 0x38, G: 0x1a, B: 0x08, A: 40}}[i%3]
		d.Stroke(iconOval(iconAcross-in, iconDown-in+0.15*float64(i%4), 0.12*float64(i%5-2)), vector.Plain(tone), 0.35+0.2*float64(i%3))
	}
	d.Stroke(iconOval(iconAcross-0.5, iconDown-0.5, 0), falling(vector.RGB(0xd99c62), vector.RGB(0x3f1e0a), iconDown), 1)
	d.Fill(iconOval(iconAcross-iconRim+0.9, iconDown-iconRim+0.9, 0), falling(vector.RGB(0x3a1a08), vector.RGB(0x8d5328), iconDown))
	d.Fill(iconOval(iconAcross-iconRim, iconDown-iconRim, 0), falling(vector.RGB(0xf3dc96), vector.RGB(0xa8822c), iconDown))
	d.Fill(iconOval(iconAcross-iconRim-1.3, iconDown-iconRim-1.3, 0), vector.Plain(vector.RGB(0x0d4a2b)))
	const light = 12 // ellipses of the lamp over the middle
	for i := 1; i <= light; i++ {
		part := 1 - float64(i)/(light+1)
		d.Fill(iconOval((iconAcross-iconRim-1.3)*part, (iconDown-iconRim-1.3)*part, -4*(1-part)), vector.Plain(color.NRGBA{R: 0x3c, G: 0xb0, B: 0x70, A: 20}))
	}
	d.Stroke(iconOval(iconAcross-iconRim-5, iconDown-iconRim-5, 0), vector.Plain(color.NRGBA{R: 0xc9, G: 0xe2, B: 0x9a, A: 110}), 0.7)
	for _, s := range iconSigns(30, 18.5, 27) {
		d.Stroke(s.Path.Transform(vector.Move(0.5, 1.2)), vector.Plain(color.NRGBA{A: 70}), 4)
		d.Stroke(s.Path, vector.Plain(vector.RGB(0xfbf3dd)), 3.2)
		d.Fill(s.Path, s.Paint)
	}
	return d
}

// smallIcon is the icon for the corner of a window and for lists.
func smallIcon() vector.Drawing {
	const across, down, rim = 63.5, 58.0, 9.0
	d := vector.Drawing{Width: iconSize, Height: iconSize}
	d.Fill(iconOval(across, down, 0), falling(vector.RGB(0xb5713a), vector.RGB(0x6e3b19), down))
	d.Fill(iconOval(across-rim, down-rim, 0), falling(vector.RGB(0x1c7a49), vector.RGB(0x0f5632), down))
	for _, s := range iconSigns(30, 25, 36) {
		d.Stroke(s.Path, vector.Plain(vector.RGB(0xfbf3dd)), 7)
		d.Fill(s.Path, s.Paint)
	}
	return d
}

// iconSigns returns the suits on the table, each so far from its middle and so high.
func iconSigns(across, down, height float64) []vector.Shape {
	const middle = iconSize / 2
	lit := func(s card.Suit, from, to color.NRGBA, x, y float64) vector.Shape {
		at := vector.Pt(middle+x, middle+y)
		return vector.Shape{Path: sign.Path(s, at, height, false),
			Paint: vector.Gradient(from, to, vector.Pt(at.X, at.Y-height/2), vector.Pt(at.X, at.Y+height/2))}
	}
	red, deep, grey, ink := vector.RGB(0xe8323a), vector.RGB(0xa5131d), vector.RGB(0x3a4049), vector.RGB(0x0c0e12)
	return []vector.Shape{
		lit(card.Spades, grey, ink, 0, -down-2),
		lit(card.Clubs, grey, ink, -across, 0),
		lit(card.Hearts, red, deep, across, 0),
		lit(card.Diamonds, red, deep, 0, down+2),
	}
}

// iconOval returns an ellipse about the middle of the icon, or so far below it.
func iconOval(across, down, below float64) vector.Path {
	return vector.Circle(vector.Pt(0, 0), 1).Transform(vector.Scale(across, down).Then(vector.Move(iconSize/2, iconSize/2+below)))
}

// falling returns a paint that goes from one colour above to another below what is so high about the middle.
func falling(from, to color.NRGBA, down float64) vector.Paint {
	return vector.Gradient(from, to, vector.Pt(0, iconSize/2-down), vector.Pt(0, iconSize/2+down))
}
