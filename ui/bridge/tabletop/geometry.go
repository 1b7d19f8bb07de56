package tabletop

import (
	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/tablescale"
)

// Rect is a rectangle on the screen, in points from the top left corner.
type Rect = cardtable.Rect

// Geometry holds the places on a table of a given size.
type Geometry struct {
	W, H float32
	U    float32 // the unit of measures: 1 at 1280×800
	T    float32 // the unit of words: larger than U if the user wants larger words

	AllOpen bool // all four hands may be open: see [NewOpenGeometry]

	Index cardart.Index // of the cards, which determines their visible part

	Bar   Rect // the line above the table
	Oval  oval // the table, with its rim
	Fan   Rect // the user's hand
	Note  Rect // one or two lines of text above the user's plate, between those at the sides
	Plate [4]Rect
	// TrickX and TrickY are the middle of the felt between the plates at the top and the bottom: of the trick, when no
	// hand needs the room, and of the auction.
	TrickX, TrickY float32

	// Factors by which cards are larger than usual: the user's hand, those of a trick at most, and other open hands.
	fanSize, trickSize, openSize float32

	// In units, from the edge of the oval to an open hand at the side, and from the end of a plate to the hand above it that isn't seen.
	inset, aside float32
	width        float32 // of a table with unit 1
}

// Measures in units.
const (
	smallest, largest = 0.74, 3

	usualWidth, narrowWidth = 1280, 1000 // of a table with unit 1

	BarHeight                 = 50
	plateWidth, plateHeight   = 216, 36
	backHeight                = 74 // of the hands that are not seen
	backStep                  = 13.5
	mostBacks                 = 17   // that there is room for
	trickHeight               = 140  // of the cards of a trick, if there is room
	tableHeight               = 1000 // of the window, at most: a higher one has the table in its middle
	noteWidth, noteHeight     = 760, 46
	margin                    = 12
	fanHeight                 = 152
	Rise                      = 14      // of the card under the pointer
	buttonWidth, buttonHeight = 132, 34 // in the corners
)

// NewGeometry lays out a table of w by h points.
func NewGeometry(w, h float32) Geometry {
	return newGeometry(w, h, usualWidth, openInset, (plateWidth-backHeight)/2, tablescale.Chosen().Card())
}

// NewNarrowGeometry lays out a table with something beside it: its unit is 1 if that leaves it 1000×800 points.
func NewNarrowGeometry(w, h float32) Geometry {
	return newGeometry(w, h, narrowWidth, narrowInset, narrowAside, tablescale.Chosen().Card())
}

// newGeometry lays out a table of this width at unit 1, with cards larger than usual by a factor.
func newGeometry(w, h, width, inset, aside, larger float32) Geometry {
	u := min(max(min(w/width, h/800), smallest), largest)
	g := Geometry{W: w, H: h, U: u, T: u * tablescale.Chosen().Word(), width: width, inset: inset, aside: aside}
	g.fanSize, g.trickSize, g.openSize = larger, larger, larger
	g.Bar = cardtable.NewRect(0, 0, w, BarHeight*u)
	pad := max(h-tableHeight*u, 0) / 2
	low := h - pad
	g.Oval = oval{cardtable.NewRect(margin*u, g.Bar.H+2*u+pad, w-2*margin*u, low-pad-g.Bar.H-10*u), u}

	fanWidth := min(w-2*(buttonWidth+2*margin)*u, 960*u)
	g.Fan = cardtable.NewRect((w-fanWidth)/2, low-(fanHeight*g.fanSize+margin)*u, fanWidth, fanHeight*g.fanSize*u)

	plate := func(x, y float32) Rect { return cardtable.Around(x, y, plateWidth*u, plateHeight*u) }
	top := g.Oval.Y + 22*u + backHeight*u + 10*u
	middle := (top + plateHeight*u + g.Fan.Y) / 2
	column := (backStep*(mostBacks-1) + backHeight*cardart.Aspect) * u
	g.Plate[Bottom] = plate(w/2, g.Fan.Y-(Rise+plateHeight/2)*u)
	g.Plate[Top] = plate(w/2, top+plateHeight*u/2)
	side := g.Oval.X + 34*u
	above := g.Plate[Bottom].Y // the pile beside the user's plate
	if pile := w/2 - (plateWidth/2+cardtable.PileGap/2+cardtable.PileNumber+cardtable.PileLength)*u; inset != narrowInset && side+plateWidth*u < pile {
		above = min(low-(fanHeight+margin+Rise+plateHeight)*u, g.Fan.Y-Rise*u) // as with cards of the usual size, and not below that
	}
	beside := min(middle+column/2+(8+plateHeight/2)*u, above-(2+plateHeight/2)*u)
	if inset == narrowInset { // otherwise they would exceed the rim, up to the panel beside the table
		side = max(side, g.Oval.edgeAt(beside+plateHeight*u/2)+rimWidth*u/2)
	}
	side += plateWidth * u / 2
	g.Plate[Left], g.Plate[Right] = plate(side, beside), plate(w-side, beside)
	room := g.Plate[Right].X - g.Plate[Left].X - (plateWidth+28)*u
	g.Note = cardtable.NewRect(0, g.Plate[Bottom].Y-(3+noteHeight)*u, min(w*0.6, noteWidth*u, room), noteHeight*u)
	g.Note.X = (w - g.Note.W) / 2
	g.TrickX, g.TrickY = w/2, (g.Plate[Top].Y+g.Plate[Top].H+g.Note.Y)/2
	return g
}

// Button returns the place of a button in a bottom corner: left or right, in a row from 0, the highest, to 2.
func (g Geometry) Button(p Place, row int) Rect {
	x := margin * g.U
	if p == Right {
		x = g.W - (margin+buttonWidth)*g.U
	}
	return cardtable.NewRect(x, g.H-(margin+float32(3-row)*(buttonHeight+6))*g.U, buttonWidth*g.U, buttonHeight*g.U)
}

// Beside returns a place of a size to the right of the user's plate.
func (g Geometry) Beside(w, h float32) Rect {
	plate := g.Plate[Bottom]
	return cardtable.NewRect(plate.X+plate.W+cardtable.PileGap*g.U, plate.Y+(plate.H-h)/2, w, h)
}

// Measures of the slip with the part-scores, in units.
const SlipWidth, SlipHeight = 170, 62

// Slip returns its place: in the corner at the top right, outside the felt.
func (g Geometry) Slip() Rect {
	return cardtable.NewRect(g.W-(margin+SlipWidth)*g.U, g.Bar.H+4*g.U, SlipWidth*g.U, SlipHeight*g.U)
}

// backSpots returns the places of the n backs of a hidden hand.
func (g Geometry) backSpots(p Place, n int) []Rect {
	w, h := backHeight*cardart.Aspect*g.U, backHeight*g.U
	step := backStep * g.U
	spots := make([]Rect, n)
	length := step*float32(n-1) + w
	for i := range spots {
		along := step * float32(i)
		switch p {
		case Left, Right:
			x := g.Oval.X + 34*g.U
			if p == Right {
				x = g.W - x - h
			}
			bottom := g.Plate[p].Y - 8*g.U
			spots[i] = cardtable.NewRect(x+g.aside*g.U*sign(p == Left), bottom-length+along, h, w)
		default:
			spots[i] = cardtable.NewRect(g.W/2-length/2+along, g.Plate[Top].Y-10*g.U-h, w, h)
		}
	}
	return spots
}

func sign(positive bool) float32 {
	if positive {
		return 1
	}
	return -1
}

// fan returns the places of the cards in the user's hand, side by side.
func (g Geometry) fan(cards []card.Card) map[card.Card]Rect {
	of := size{w: g.Fan.H * cardart.Aspect, h: g.Fan.H}
	step := float32(0)
	if len(cards) > 1 {
		step = min((g.Fan.W-of.w)/float32(len(cards)-1), of.w*0.56)
	}
	return of.inLine(cards, g.W/2, g.Fan.Y, step)
}

func abs(x float32) float32 { return max(x, -x) }
