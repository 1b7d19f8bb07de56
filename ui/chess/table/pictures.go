package table

import (
	"github.com/superbridge/superbridge/cardart/pieces"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// badge draws the colour of an army with its second sign.
func badge(a chess.Army) vector.Drawing {
	d := vector.Drawing{Width: 22, Height: 22}
	d.Fill(vector.RoundRect(0.5, 0.5, 21.5, 21.5, 5), vector.Plain(pieces.Ink))
	d.Fill(vector.RoundRect(1.5, 1.5, 20.5, 20.5, 4), vector.Plain(pieces.Colour(a)))
	d.Stroke(pieces.SignPath(a, vector.Pt(11, 11), 11), vector.Plain(pieces.Ink), 1.6)
	d.Fill(pieces.SignPath(a, vector.Pt(11, 11), 11), vector.Plain(pieces.Ivory))
	return d
}

// lapsPicture draws a king's progress around the centre: four quarters, filled from the left for clockwise progress,
// and from the right, hollow in the middle, for the other direction.
func lapsPicture(l lap, p theme.Palette) vector.Drawing {
	d := vector.Drawing{Width: lapsWide, Height: lapsHigh}
	for i := range 4 {
		at := vector.Pt(8+float64(i)*15.3, lapsHigh/2)
		d.Stroke(vector.Circle(at, 5), vector.Plain(p.Faint), 1.2)
		switch {
		case l.done || i < l.count:
			d.Fill(vector.Circle(at, 5), vector.Plain(p.Gold))
			d.Stroke(vector.Circle(at, 5), vector.Plain(theme.Mix(p.Gold, p.WoodDark, 0.4)), 1.2)
		case 3-i < -l.count:
			d.Stroke(vector.Circle(at, 3.4), vector.Plain(p.Bad), 2.4)
		}
	}
	return d
}
