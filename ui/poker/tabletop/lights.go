package tabletop

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
)

// lights show which rows of two players win against each other while they settle: those shine, and the others are in
// the shade.
type lights struct{ rows [2][3]*canvas.Rectangle }

func newLights() *lights {
	l := new(lights)
	for i := range l.rows {
		for row := range l.rows[i] {
			l.rows[i][row] = canvas.NewRectangle(color.Transparent)
		}
	}
	return l
}

// show shows the lights of the pair that is settled, if one is.
func (l *lights) show(m Model, g Geometry) {
	pay, settles := m.settled()
	for i, seat := range []poker.Seat{pay.Pair.First, pay.Pair.Second} {
		for _, row := range poker.Rows {
			light := l.rows[i][row]
			light.Hidden = !settles || pay.Lines[row] == poker.Tied
			if light.Hidden {
				continue
			}
			at := g.Seen(m.PlaceOf(seat), row)
			light.FillColor, light.StrokeColor, light.StrokeWidth, light.CornerRadius, light.Shadow = color.Transparent, nil, 0, 4*g.U, canvas.Shadow{}
			if m.wins(pay, seat, row) {
				cardtable.Shine(light, g.U)
			} else {
				light.FillColor = color.NRGBA{A: 0x70}
			}
			cardtable.Put(light, at)
			light.Refresh()
		}
	}
}

func (l *lights) objects() (objects []fyne.CanvasObject) {
	for _, won := range []bool{false, true} { // light lies on shade
		for i := range l.rows {
			for _, light := range l.rows[i] {
				if won == (light.StrokeWidth > 0) {
					objects = append(objects, light)
				}
			}
		}
	}
	return objects
}

// settled returns the payment of the pair that is settled now; ok is false if none is.
func (m Model) settled() (pay poker.Payment, ok bool) {
	if !m.Over || m.Paid == 0 || m.Rest {
		return pay, false
	}
	return m.Settled.Pairs[m.Paid-1], true
}

// wins reports whether a row of a player's wins in a payment.
func (m Model) wins(pay poker.Payment, seat poker.Seat, row poker.Row) bool {
	if pay.Pair.First == seat {
		return pay.Lines[row] == poker.Won
	}
	return pay.Lines[row] == poker.Lost
}
