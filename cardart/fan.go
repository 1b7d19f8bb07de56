package cardart

import (
	"image/color"
	"math"
	"slices"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
)

const (
	fanStep   = 13.0  // degrees from one card to the next
	fanRadius = 122.0 // from the hand that holds them to the middle of a card, in millimetres
	fanMargin = 5.0   // around them, for the shadows
)

// Fan returns the faces of cards as one holds them in a hand: turned about a point below them, each over the one before,
// with soft shadows. The card in the middle stands upright.
func Fan(cards []card.Card, style Style) vector.Drawing {
	var faces []vector.Drawing
	for _, c := range cards {
		faces = append(faces, Drawing(c, style))
	}
	return fan(faces)
}

// FanOfBacks returns the backs of n cards as Fan does their faces.
func FanOfBacks(n int, style Style) vector.Drawing {
	var backs []vector.Drawing
	for range n {
		backs = append(backs, BackDrawing(style))
	}
	return fan(backs)
}

func fan(sides []vector.Drawing) vector.Drawing {
	var shapes vector.Drawing
	low, high := vector.Pt(math.Inf(1), math.Inf(1)), vector.Pt(math.Inf(-1), math.Inf(-1))
	for i, side := range sides {
		turn := vector.Move(-side.Width/2, -side.Height/2-fanRadius).
			Then(vector.Turn(fanStep * (float64(i) - float64(len(sides)-1)/2)))
		Lay(&shapes, side, turn)
		for _, corner := range []vector.Point{{}, {X: side.Width}, {Y: side.Height}, {X: side.Width, Y: side.Height}} {
			p := turn.Apply(corner)
			low = vector.Pt(min(low.X, p.X-fanMargin), min(low.Y, p.Y-fanMargin))
			high = vector.Pt(max(high.X, p.X+fanMargin), max(high.Y, p.Y+fanMargin))
		}
	}
	whole := vector.Drawing{Width: high.X - low.X, Height: high.Y - low.Y}
	whole.Place(shapes.Shapes, vector.Move(-low.X, -low.Y))
	return whole
}

// Lay adds one side of a card to a drawing, seen through m, with a soft shadow under it.
func Lay(d *vector.Drawing, side vector.Drawing, m vector.Matrix) {
	addShadow(d, side, m)
	for run, twice := range side.Runs() {
		run = slices.Clone(run) // the side may be laid once more
		for j := range run {
			run[j].Twice = false // the half turn is the card's, not the drawing's
		}
		d.Place(run, m)
		if twice {
			d.Place(run, side.HalfTurn().Then(m))
		}
	}
}

// addShadow adds a soft shadow: many faint ones, each a little larger.
func addShadow(d *vector.Drawing, side vector.Drawing, m vector.Matrix) {
	const steps, corner = 10, 3.6
	faint := vector.Plain(color.NRGBA{A: 9})
	down := vector.Move(0.4*m.Size(), 1.2*m.Size())
	for i := range steps {
		e := 3.4 * (float64(i)/(steps-1) - 0.3)
		d.Fill(vector.RoundRect(-e, -e, side.Width+e, side.Height+e, corner+e).Transform(m.Then(down)), faint)
	}
}
