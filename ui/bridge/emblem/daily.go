package emblem

import (
	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/ui/kit/miniature"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// Daily returns the picture of the boards of a day: a leaf of a calendar with the day of the month, 1 to 31, beside cards.
func Daily(day int, style cardart.Style, p theme.Palette) vector.Drawing {
	t := &table{Table: miniature.New(p), rules: bridge.Duplicate(), style: style}
	t.Fan(cardart.FanOfBacks(3, t.style), 62, vector.Pt(113, 49))
	m := vector.Turn(-4).Then(vector.Move(52, 49))
	const w, h, band = 56.0, 66.0, 13.0
	t.Sheet(w, h, 3, vector.RGB(0xeee5d0), miniature.IvoryEdge, vector.Turn(2).Then(vector.Move(52.5, 49.5)))
	t.Sheet(w, h, 3, miniature.Ivory, miniature.IvoryEdge, m)
	t.Fill(vector.RoundRect(-w/2, -h/2, w/2, -h/2+band, 3).Transform(m), vector.Plain(miniature.Red))
	t.Fill(vector.RoundRect(-w/2, -h/2+band/2, w/2, -h/2+band, 0.1).Transform(m), vector.Plain(miniature.Red))
	for _, x := range []float64{-14, 14} { // rings
		t.Fill(vector.Circle(vector.Pt(x, -h/2+band/2), 2.2).Transform(m), vector.Plain(vector.RGB(0x5e1417)))
		t.Line(miniature.Pale, 1.6, m, vector.Pt(x, -h/2-3), vector.Pt(x, -h/2+band/2))
	}
	t.Number(day, 30, miniature.Ink, vector.Move(0, 18).Then(m))
	for i := range 8 { // boards
		x := -21 + 6*float64(i)
		t.Fill(vector.RoundRect(x-2, 24, x+2, 28, 0.8).Transform(m), vector.Plain(vector.RGB(0x34597f)))
	}
	return t.Drawing
}
