package chips

import (
	"image/color"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// The croupier's tray, in its own units. In the middle there is a brass plate for a word, of these measures.
const (
	TrayWidth   = 210.0
	TrayHeight  = 58.0
	PlateWidth  = 96.0
	PlateHeight = 34.0
)

// The troughs of the tray.
const (
	troughWide = 13.6
	troughHigh = 39.0
	troughGap  = 1.5
	troughEdge = 9.5 // from the end of the tray to the first
)

// Tray returns the place of the croupier seen from above: a tray of wood with a row of chips of each value, and a plate of
// brass.
func Tray(p theme.Palette) vector.Drawing {
	d := vector.Drawing{Width: TrayWidth, Height: TrayHeight}
	down := func(from, to color.NRGBA) vector.Paint {
		return vector.Gradient(from, to, vector.Pt(0, 0), vector.Pt(0, TrayHeight))
	}
	box := func(e, corner float64) vector.Path {
		return vector.RoundRect(e, e, TrayWidth-e, TrayHeight-e, corner)
	}
	for i := range 6 { // its shadow
		e := 2.2 - 0.42*float64(i)
		d.Fill(vector.RoundRect(e, e+0.6, TrayWidth-e, TrayHeight-max(e-0.6, 0), 9-e), vector.Plain(color.NRGBA{A: 22}))
	}
	d.Fill(box(2, 8), down(p.WoodLight, p.WoodDark))
	d.Fill(box(3.2, 7), down(p.Wood, theme.Mix(p.Wood, p.WoodDark, 0.7)))
	d.Stroke(box(5, 5.6), vector.Plain(theme.Mix(p.Gold, p.WoodDark, 0.2)), 0.7)
	const half = len(Values) / 2
	for i := range Values {
		x := troughEdge + float64(i)*(troughWide+troughGap)
		if i >= half { // on the other side of the plate
			x = TrayWidth - troughEdge - troughWide - float64(len(Values)-1-i)*(troughWide+troughGap)
		}
		trough(&d, vector.Pt(x, (TrayHeight-troughHigh)/2), i, p)
	}
	brass(&d, p)
	return d
}

// trough adds a trough, from its upper left corner, with chips of a kind standing on edge.
func trough(d *vector.Drawing, at vector.Point, kind int, p theme.Palette) {
	black := vector.RGB(0x14120f)
	d.Fill(vector.RoundRect(at.X, at.Y, at.X+troughWide, at.Y+troughHigh, 3), vector.Plain(theme.Mix(p.WoodDark, black, 0.45)))
	ink := inks[kind]
	const n, inset, apart = 10, 1.2, 0.45
	const step = (troughHigh - 2*inset) / n
	across := func(c color.NRGBA) vector.Paint { // they are round
		return vector.Gradient(c, vector.Blend(c, black, 0.4), vector.Pt(at.X+troughWide*0.3, 0), vector.Pt(at.X+troughWide, 0))
	}
	for i := range n {
		y := at.Y + inset + float64(i)*step
		d.Fill(vector.RoundRect(at.X+inset, y, at.X+troughWide-inset, y+step-apart, 0.6), across(ink.face))
		for k := range 2 {
			x := at.X + troughWide*(0.2+0.36*float64(k)) + 0.4*float64((i*5+kind)%4)
			d.Fill(vector.RoundRect(x, y, x+2.3, y+step-apart, 0.2), across(ink.spot))
		}
	}
}

// brass adds the plate in the middle.
func brass(d *vector.Drawing, p theme.Palette) {
	deep := theme.Mix(p.Gold, p.WoodDark, 0.55)
	box := func(e, corner float64) vector.Path {
		const x, y = (TrayWidth - PlateWidth) / 2, (TrayHeight - PlateHeight) / 2
		return vector.RoundRect(x+e, y+e, x+PlateWidth-e, y+PlateHeight-e, corner)
	}
	d.Fill(box(0, 4), vector.Plain(deep))
	d.Fill(box(0.8, 3.4), vector.Gradient(theme.Mix(p.Gold, vector.RGB(0xffffff), 0.45), theme.Mix(p.Gold, p.WoodDark, 0.3),
		vector.Pt(TrayWidth/2-30, TrayHeight/2-PlateHeight), vector.Pt(TrayWidth/2+30, TrayHeight/2+PlateHeight)))
	d.Stroke(box(2.2, 2.4), vector.Plain(deep), 0.5)
}
