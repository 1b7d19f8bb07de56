package home

import (
	"image"
	"image/color"
	"math"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// newFan returns the five honours as one holds them in a hand.
func newFan(art *widget.Art) *fyne.Container {
	drawing := fanDrawing([]card.Card{
		{Suit: card.Spades, Rank: card.Ace},
		{Suit: card.Hearts, Rank: card.King},
		{Suit: card.Clubs, Rank: card.Queen},
		{Suit: card.Diamonds, Rank: card.Jack},
		{Suit: card.Spades, Rank: card.Maid},
	}, art.Style)
	picture := widget.NewBackdrop(func() func(w, h int) image.Image {
		return func(w, h int) image.Image { return drawing.Raster(w, h) }
	})
	return &fyne.Container{
		Layout:  fanLayout(drawing.Width / drawing.Height),
		Objects: []fyne.CanvasObject{picture.Raster},
	}
}

const (
	fanStep   = 13.0  // degrees from one card to the next
	fanRadius = 122.0 // from the hand that holds them to the middle of a card, in millimetres
	fanMargin = 5.0   // around them, for the shadows
)

// fanDrawing returns cards turned about a point below them, each over the one before.
func fanDrawing(cards []card.Card, style cardart.Style) vector.Drawing {
	var shapes vector.Drawing
	low, high := vector.Pt(math.Inf(1), math.Inf(1)), vector.Pt(math.Inf(-1), math.Inf(-1))
	for i, c := range cards {
		face := cardart.Drawing(c, style)
		turn := vector.Move(-face.Width/2, -face.Height/2-fanRadius).
			Then(vector.Turn(fanStep * (float64(i) - float64(len(cards)-1)/2)))
		addShadow(&shapes, face, turn)
		for run, twice := range face.Runs() {
			for j := range run {
				run[j].Twice = false // the half turn is the card's, not the fan's
			}
			shapes.Place(run, turn)
			if twice {
				shapes.Place(run, face.HalfTurn().Then(turn))
			}
		}
		for _, corner := range []vector.Point{{}, {X: face.Width}, {Y: face.Height}, {X: face.Width, Y: face.Height}} {
			p := turn.Apply(corner)
			low = vector.Pt(min(low.X, p.X-fanMargin), min(low.Y, p.Y-fanMargin))
			high = vector.Pt(max(high.X, p.X+fanMargin), max(high.Y, p.Y+fanMargin))
		}
	}
	fan := vector.Drawing{Width: high.X - low.X, Height: high.Y - low.Y}
	fan.Place(shapes.Shapes, vector.Move(-low.X, -low.Y))
	return fan
}

// addShadow adds a soft shadow: many faint ones, each a little larger.
func addShadow(d *vector.Drawing, face vector.Drawing, turn vector.Matrix) {
	const steps, corner = 10, 3.6
	faint := vector.Plain(color.NRGBA{A: 9})
	down := vector.Move(0.4, 1.2)
	for i := range steps {
		e := 3.4 * (float64(i)/(steps-1) - 0.3)
		d.Fill(vector.RoundRect(-e, -e, face.Width+e, face.Height+e, corner+e).Transform(turn.Then(down)), faint)
	}
}

// fanLayout puts a picture of a given width over height in the middle, as large as there
// is room.
type fanLayout float32

func (aspect fanLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	height := min(size.Height, size.Width/float32(aspect))
	width := height * float32(aspect)
	o[0].Move(fyne.NewPos((size.Width-width)/2, (size.Height-height)/2))
	o[0].Resize(fyne.NewSize(width, height))
}

func (aspect fanLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	const least = 110
	return fyne.NewSize(least*float32(aspect), least)
}
