package table

import (
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/tablescale"
)

// Rect is a rectangle on the screen, in points from the top left corner.
type Rect = cardtable.Rect

// Geometry places everything on a screen of a given size: the board in the middle, as large as can be, a column on
// either side of it with an army in each corner, and the buttons below these.
type Geometry struct {
	W, H float32
	U    float32 // the unit of measures: 1 at 1280×800
	T    float32 // the unit of words: larger than U if the user wants larger words

	Bar     Rect    // the line above the table
	Felt    Rect    // the table, with its rim at the top; it exceeds the window at the sides and below
	Board   Rect    // a square
	Corners [4]Rect // of the army at the bottom or, with the corner of the board, at the bottom left, and then clockwise
	Act     Rect    // the button for the present act, on the left
	Typed   Rect    // the typed text, above that
	Note    Rect    // the note, on the left
	Story   Rect    // the events, on the right
}

// Measures in units.
const (
	smallest, largest = 0.74, 3
	refW, refH        = 1280, 800

	barHeight    = 34
	rimWidth     = 12
	margin       = 12
	gap          = 8
	sideLeast    = 176 // width of a column
	cornerHigh   = 118
	diceHigh     = 44 // additional height of a corner in a game with dice
	buttonHeight = 32
	typedHeight  = 30
)

// NewGeometry lays out a screen of w by h points for a game with dice or without.
func NewGeometry(w, h float32, dice bool) Geometry {
	u := min(max(min(w/refW, h/refH), smallest), largest)
	g := Geometry{W: w, H: h, U: u, T: u * tablescale.Chosen().Word(), Bar: cardtable.NewRect(0, 0, w, barHeight*u)}
	g.Felt = cardtable.NewRect(0, g.Bar.H, w, h-g.Bar.H)
	top := g.Bar.H + rimWidth*u
	side := max(0, min(h-top-gap*u, w-2*(sideLeast+2*margin)*u))
	g.Board = cardtable.NewRect((w-side)/2, top+(h-gap/2*u-top-side)/2, side, side)
	top += gap * u

	wide := (w-side)/2 - 2*margin*u
	left, right := margin*u, w-margin*u-wide
	high := float32(cornerHigh)
	if dice {
		high += diceHigh
	}
	high *= u
	low := g.Button(true, 0).Y - gap*u - high
	g.Corners = [4]Rect{
		cardtable.NewRect(left, low, wide, high), cardtable.NewRect(left, top, wide, high),
		cardtable.NewRect(right, top, wide, high), cardtable.NewRect(right, low, wide, high),
	}
	from, to := top+high+gap*u, low-gap*u
	g.Story = cardtable.NewRect(right, from, wide, to-from)
	act := (buttonHeight + 6) * u
	g.Act = cardtable.NewRect(left, to-act, wide, act)
	g.Typed = cardtable.NewRect(left, g.Act.Y-(gap+typedHeight)*u, wide, typedHeight*u)
	g.Note = cardtable.NewRect(left, from, wide, g.Typed.Y-gap*u-from)
	return g
}

// Button returns the place of a button below the corners: left or right, counted from 0, two in a row, the upper row
// first.
func (g Geometry) Button(onRight bool, i int) Rect {
	wide := (g.W-g.Board.W)/2 - 2*margin*g.U
	each := (wide - gap*g.U) / 2
	x := margin * g.U
	if onRight {
		x = g.W - margin*g.U - wide
	}
	row := float32(i / 2)
	return cardtable.NewRect(x+float32(i%2)*(each+gap*g.U), g.H-margin*g.U-(2-row)*buttonHeight*g.U-(1-row)*gap*g.U, each, buttonHeight*g.U)
}
