package tabletop

import (
	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/tablescale"
)

// Rect is a rectangle on the screen, in points from the top left corner.
type Rect = cardtable.Rect

// Corner is a bottom corner of the window, for buttons.
type Corner uint8

// The corners.
const (
	Left Corner = iota
	Right
)

// Geometry holds the places on a table of a given size, in one of the games.
type Geometry struct {
	W, H float32
	U    float32 // the unit of measures: 1 at 1280×800
	T    float32 // the unit of words: larger than U if the user wants larger words
	Kind few.Kind
	// Still is a table for looking only: without a line above it, and without buttons.
	Still bool

	Bar  Rect // the line above the table
	Felt Rect // the table, with its rim
	Note Rect // a line of text: the question

	// Factors by which cards are larger than usual: the user's, those of other open hands, and those of a trick.
	ownSize, otherSize, trickSize float32

	Index cardart.Index // of the cards, which determines their visible part
}

// Measures in units.
const (
	inset                   = 40 // from the sides of the window to the objects on the felt
	smallest, largest       = 0.5, 3
	refW, refH              = 1280, 800
	BarHeight               = 50
	margin                  = 12
	rimWidth                = 20
	feltRadius              = 110
	edge                    = 66 // from the top of the window to the cards
	plateWidth, plateHeight = 216, 36
	Rise                    = 14 // of the card under the pointer
	buttonWidth             = 132
	buttonHeight            = 34
	noteHeight              = 30
	noteWidth               = 700
	NoteAside               = 14   // between the words of a note and either side of its bed
	NoteLines               = 1.45 // the height of a note of two lines, as a multiple of that of one
	ownCard                 = 142  // heights of cards: of the user's hand
	openCard                = 98   // of other open hands
	backCard                = 74   // and that don't
	backStep                = 13.5
	lowCard                 = 120 // of a hand with others above it
	rowCard                 = 108 // of those
	highCard                = 92  // of two hands at the top
	smallBack               = 60
	asideCard               = 92 // of the stock, and of cards thrown away, laid down or still to come
	trickCard               = 120
	slots                   = 11 // of a row
	slotStep                = 87
	slotCard                = 116
	peeps                   = 11 // of a cover below its card
)

// NewGeometry lays out a table of w by h points.
func NewGeometry(w, h float32, kind few.Kind) Geometry {
	u := min(max(min(w/refW, h/refH), smallest), largest)
	g := Geometry{W: w, H: h, U: u, T: u * tablescale.Chosen().Word(), Kind: kind}
	g.ownSize, g.otherSize, g.trickSize = sizesIn(kind)
	g.Bar = cardtable.NewRect(0, 0, w, BarHeight*u)
	g.Felt = cardtable.NewRect(margin*u, g.Bar.H+2*u, w-2*margin*u, h-g.Bar.H-10*u)
	g.note()
	return g
}

// newStill lays out a table that isn't played at: as another one, from below its bar.
func newStill(w, h float32, kind few.Kind) Geometry {
	const saved = BarHeight - 4
	u := min(max(min(w/refW, h/(refH-saved)), 0.1), largest)
	g := Geometry{W: w, H: h, U: u, T: u * tablescale.Chosen().Word(), Kind: kind, Still: true, ownSize: 1, otherSize: 1, trickSize: 1}
	g.Felt = cardtable.NewRect(4*u, 4*u, w-8*u, h-8*u)
	g.note()
	return g
}

// note places the line of text above the user's objects.
func (g *Geometry) note() {
	bottom := g.Plaque().Y
	switch {
	case g.pairs():
		bottom = g.lane(MyDummy, true).Y - Rise*g.U
	case g.Kind == few.ChineseBridge:
		bottom = g.lane(MyRow, true).Y - (Rise+2)*g.U
	}
	g.Note = cardtable.NewRect((g.W-noteWidth*g.U)/2, bottom-(noteHeight+3)*g.U, noteWidth*g.U, noteHeight*g.U)
}

// pairs reports whether each of two players has two hands, one below the other.
func (g Geometry) pairs() bool { return g.Kind == few.TwoDummies || g.Kind == few.OpenOrClosed }

// top returns the top of the hand at the top.
func (g Geometry) top() float32 {
	if g.Still {
		return (edge - BarHeight + 4) * g.U
	}
	return edge * g.U
}

// bottom returns the bottom of the user's hand.
func (g Geometry) bottom() float32 { return g.H - margin*g.U }

// Button returns the place of a button in a bottom corner, in a row from 0, the lowest. Rows 0 to 2 are free in every
// game, at the right 3 as well.
func (g Geometry) Button(c Corner, row int) Rect {
	x := margin * g.U
	if c == Right {
		x = g.W - (margin+buttonWidth)*g.U
	}
	return cardtable.NewRect(x, g.H-(margin+float32(row)*(buttonHeight+6)+buttonHeight)*g.U, buttonWidth*g.U, buttonHeight*g.U)
}

// Room returns the felt between the hands that is free for the auction: above a note of two lines.
func (g Geometry) Room(m Model) Rect {
	var top float32
	left := inset * g.U
	switch {
	case g.Kind == few.ChineseBridge:
		at := g.lane(TheirRow, true)
		top = at.Y + at.H + 8*g.U
	case m.Free || m.Piles.has(OpenOnTable):
		at := g.lane(OpenOnTable, true)
		top = at.Y + at.H + 8*g.U
	case g.pairs():
		at := g.lane(TheirDummy, m.Piles.open(TheirDummy))
		top = at.Y + at.H + 8*g.U
	default:
		left = (plateWidth + inset + 14) * g.U
		plate := g.plateOf(TopHand, m.Piles.open(TopHand))
		top = plate.Y + plate.H + 10*g.U
	}
	return cardtable.NewRect(left, top, g.W-2*left, g.noteTop()-4*g.U-top)
}

// noteTop returns the top of a note of two lines.
func (g Geometry) noteTop() float32 { return g.Note.Y + g.Note.H - NoteLines*g.Note.H }

// NoteRoom returns the width for the words of the note, reduced if an open hand at a side reaches down to it.
func (g Geometry) NoteRoom(m Model) float32 {
	wide := g.Note.W
	for _, l := range lay(m, g) {
		if s := l.Station(m); s != LeftHand && s != RightHand {
			continue
		}
		if at := l.sprite.Place(); at.Y+at.H > g.noteTop() {
			aside := min(at.X+at.W, g.W-at.X) // from the side of the window
			wide = min(wide, g.W-2*(aside+(NoteAside+4)*g.U))
		}
	}
	return wide
}

// Result returns the place of a sheet of a size when a deal is over: in the middle between the hands, and within the
// window.
func (g Geometry) Result(w, h float32) Rect {
	top, bottom := g.top()+(openCard*g.otherSize+8)*g.U, g.bottom()-(ownCard*g.ownSize+Rise)*g.U
	y := (top + bottom - h) / 2
	return cardtable.NewRect((g.W-w)/2, max(min(y, g.H-h-margin*g.U), g.Bar.H), w, h)
}

// roomFor holds the largest factors by which cards can be larger in a game: the user's, other open ones, and those of a
// trick. A test checks that nothing overlaps with them.
var roomFor = map[few.Kind][3]float32{
	few.TwoDummies:     {1.2, 1, 1}, // two hands at the top and two at the bottom leave little
	few.OpenOrClosed:   {1.2, 1, 1},
	few.BridgeForThree: {1.3, 1.3, 1.15},
	few.Booby:          {1.3, 1.3, 1.15},
	few.NulloForTwo:    {1.3, 1.3, 1.3},
	few.Slam:           {1.3, 1.3, 1.3},
	few.ChineseBridge:  {1.2, 1.3, 1},
}

// sizesIn returns the factors by which cards are larger in a game: as much as the user wants and fits.
func sizesIn(kind few.Kind) (own, other, trick float32) {
	wanted, room := tablescale.Chosen().Card(), roomFor[kind]
	return min(wanted, room[0]), min(wanted, room[1]), min(wanted, room[2])
}
