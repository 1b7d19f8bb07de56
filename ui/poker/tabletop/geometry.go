package tabletop

import (
	"math"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/tablescale"
)

// Rect is a rectangle on the screen, in points from the top left corner.
type Rect = cardtable.Rect

// Geometry holds the places on a table of a given size and number of players.
type Geometry struct {
	W, H    float32
	U       float32 // the unit of measures: 1 at 1280×800
	T       float32 // the unit of words: larger than U if the user wants larger words
	Players int     // 2 to 6, including the user

	Bar      Rect // the line above the table
	Felt     Rect // the table, with its rim; the user sits at its edge, so that the near rim is outside the window
	Fan      Rect // the user's hand
	Note     Rect // one or two lines of text above the user's board
	Away     Rect // for the user's discards
	Croupier Rect // the croupier's plate, at the long side
	Pack     Rect // the pack, in front of the croupier
	Muck     Rect // the pile of discards

	cards    cards
	stations []station // the user's first, then clockwise
}

// station holds the places of a player's things.
type station struct {
	Plate Rect
	Hand  Rect // the backs of cards not placed yet; the user's are in the fan
	Board Rect // all three rows
	card  float32
	step  float32 // from card to card in a row
	down  float32 // from row to row
}

// Measures in units.
const (
	smallest, largest = 0.6, 3
	refW, refH        = 1280, 800

	BarHeight    = 50
	margin       = 12
	rimWidth     = 22
	beyond       = 16  // of the table below the window
	radius       = 220 // of the table's corners
	fanHeight    = 112
	fanWidth     = 960
	Rise         = 14 // of a card that is chosen
	ownCard      = 63 // widths of cards
	ownGap       = 5
	plateHeight  = 34
	plateGap     = 6
	ownPlateHigh = 58
	asideWidth   = 136 // of the area beside the user's board, on the left
	handWidth    = 62  // of a hand of backs beside a plate
	otherCard    = 63
	noteHeight   = 42  // two lines
	wordsWidth   = 138 // of the words on the user's rows, on the right

	buttonWidth, buttonHeight = 132, 34
)

// seating is the arrangement of the other players, with the width of the note between them.
type seating struct {
	at       []place // clockwise from the user's left
	croupier float32 // distance of the croupier to the right of the middle
	note     float32
}

// place is the upper left corner of a player's plate and board, with the distances from card to card and from row to
// row.
type place struct {
	from       edge
	x, y       float32 // units from there
	step, down float32
}

// edge is the origin of a place's coordinates.
type edge uint8

const (
	left   edge = iota // of the window
	right              // the right end of the board, from the right of the window, leftwards
	middle             // the middle of the board, from the middle of the window
)

// seatings are indexed by the number of players minus two. The boards at the ends of a table with many players are
// beside the user's own, and the others above it. If there is room, no card of a board overlaps another.
var seatings = [...]seating{
	{[]place{{middle, 0, 80, 68, 60}}, 330, 632},
	{[]place{{left, 58, 180, 50, 91}, {right, 58, 180, 50, 91}}, 0, 516},
	{[]place{{left, 58, 180, 50, 91}, {middle, 0, 80, 66, 60}, {right, 58, 180, 50, 91}}, 256, 516},
	{[]place{{left, 60, 0, 49, 60}, {left, 196, 80, 66, 60}, {right, 196, 80, 66, 60}, {right, 60, 0, 49, 60}}, 0, 632},
	{[]place{{left, 60, 0, 49, 60}, {left, 164, 87, 49, 58}, {middle, -68, 80, 49, 60}, {right, 164, 87, 49, 58}, {right, 60, 0, 49, 60}}, 141, 632},
}

// NewGeometry lays out a table of w by h points for 2 to 6 players.
func NewGeometry(w, h float32, players int) Geometry {
	return larger(tablescale.Chosen().Card(), func(c cards) Geometry { return newGeometry(w, h, players, c) })
}

// newGeometry lays out a table with cards of given sizes.
func newGeometry(w, h float32, players int, c cards) Geometry {
	players = min(max(players, 2), poker.Seats)
	u := min(max(min(w/refW, h/refH), smallest), largest)
	g := Geometry{W: w, H: h, U: u, T: u * tablescale.Chosen().Word(), Players: players, cards: c}
	g.Bar = cardtable.NewRect(0, 0, w, BarHeight*u)
	g.Felt = cardtable.NewRect(margin*u, g.Bar.H+2*u, w-2*margin*u, h-g.Bar.H+(beyond-2)*u)
	width := min(w-2*(buttonWidth+2*margin)*u, fanWidth*u)
	g.Fan = cardtable.NewRect((w-width)/2, h-(fanHeight*c.fan+10)*u, width, fanHeight*c.fan*u)
	own := g.own()
	g.stations = []station{own}
	s := seatings[players-2]
	g.Note = cardtable.Around(w/2, own.Board.Y-(8+noteHeight/2)*u, s.note*u+(w-refW*u)*0.7, noteHeight*u)
	card := own.card / cardart.Aspect
	g.Away = cardtable.NewRect(own.Plate.X, own.Plate.Y-card-8*u, asideWidth*u, card)

	for _, p := range s.at {
		g.stations = append(g.stations, g.other(p))
	}
	x := w/2 + s.croupier*u
	g.Croupier = cardtable.Around(x, g.Felt.Y+(rimWidth+26)*u, 150*u, 42*u)
	g.Pack = cardtable.NewRect(x-46*u, g.Croupier.Y+g.Croupier.H+6*u, 38*u, 38*u/cardart.Aspect)
	g.Muck = cardtable.NewRect(x+8*u, g.Pack.Y, g.Pack.W, g.Pack.H)
	return g
}

// own returns the user's station: the board above the hand, and the plate beside it.
func (g Geometry) own() station {
	u := g.U
	s := station{card: ownCard * g.cards.own * u, step: (ownCard*g.cards.own + ownGap) * u}
	high := s.card / cardart.Aspect
	s.down = high + ownGap*u
	board := cardtable.NewRect(0, 0, s.card+4*s.step, high+2*s.down)
	board.X, board.Y = (g.W-board.W)/2, g.Fan.Y-(Rise+8)*u-board.H
	s.Board = board
	s.Plate = cardtable.NewRect(board.X-(asideWidth+12)*u, board.Y+board.H-ownPlateHigh*u, asideWidth*u, ownPlateHigh*u)
	s.Hand = g.Fan
	return s
}

// other returns the station of another player.
func (g Geometry) other(p place) station {
	u := g.U
	c := g.cards.other
	s := station{card: otherCard * c * u, step: p.step * c * u, down: p.down * c * u}
	spare := g.W/u - refW // of a wide window
	if p.from != middle && p.x <= 60 {
		s.step = min(p.step+spare*0.09, otherCard+3) * c * u
	}
	width, height := s.card+4*s.step, s.card/cardart.Aspect+2*s.down
	x := (p.x + spare*0.12) * u
	if p.x > 60 && p.from != middle {
		x += spare * 0.1 * u
	}
	switch p.from {
	case right:
		x = g.W - x - width
	case middle:
		x = g.W/2 + p.x*u - width/2
	}
	y := p.y * u
	if p.y == 0 { // beside the user's own board
		own := g.stations[0].Board
		y = own.Y + own.H - 20*u - height - (plateHeight+plateGap)*u
	}
	s.Plate = cardtable.NewRect(x, y, width-(handWidth+8)*u, plateHeight*u)
	s.Hand = cardtable.NewRect(x+width-handWidth*u, y, handWidth*u, plateHeight*u)
	s.Board = cardtable.NewRect(x, y+(plateHeight+plateGap)*u, width, height)
	return s
}

// Plate returns the place of a player's plate, by the player's place: 0 is the user, then clockwise.
func (g Geometry) Plate(place int) Rect { return g.stations[place].Plate }

// Board returns the area of a player's three rows.
func (g Geometry) Board(place int) Rect { return g.stations[place].Board }

// Hand returns the place of the cards that a player hasn't placed yet.
func (g Geometry) Hand(place int) Rect { return g.stations[place].Hand }

// Box returns the place of a card in a row, counted from the left.
func (g Geometry) Box(place int, row poker.Row, i int) Rect {
	s := g.stations[place]
	wide := s.card + float32(row.Len()-1)*s.step
	return cardtable.NewRect(s.Board.X+(s.Board.W-wide)/2+float32(i)*s.step, s.Board.Y+float32(row)*s.down, s.card, s.card/cardart.Aspect)
}

// Row returns the area of a player's row.
func (g Geometry) Row(place int, row poker.Row) Rect {
	return cardtable.Covering([]Rect{g.Box(place, row, 0), g.Box(place, row, row.Len()-1)})
}

// RowAt returns the user's row that a point means: on it, or the closest one, also beside it.
func (g Geometry) RowAt(x, y float32) (row poker.Row, ok bool) {
	b, half := g.stations[0].Board, ownGap*g.U/2
	if x < b.X-half || x > b.X+b.W+half {
		return 0, false
	}
	for _, row := range poker.Rows {
		r := g.Row(0, row)
		if y >= r.Y-half && y < r.Y+r.H+half {
			return row, true
		}
	}
	return 0, false
}

// Words returns the place of the words on the strength of a user's row: beside it.
func (g Geometry) Words(row poker.Row) Rect {
	b, r := g.stations[0].Board, g.Row(0, row)
	return cardtable.NewRect(b.X+b.W+12*g.U, r.Y, wordsWidth*g.U, r.H)
}

// FanSpots returns the places of n cards in the user's hand, side by side.
func (g Geometry) FanSpots(n int) []Rect {
	h := g.Fan.H
	w := h * cardart.Aspect
	step := float32(0)
	if n > 1 {
		step = min((g.Fan.W-w)/float32(n-1), w+8*g.U)
	}
	at := g.W/2 - (step*float32(n-1)+w)/2
	spots := make([]Rect, n)
	for i := range spots {
		spots[i] = cardtable.NewRect(at+step*float32(i), g.Fan.Y, w, h)
	}
	return spots
}

// AwaySpots returns the places of n discards of the user's.
func (g Geometry) AwaySpots(n int) []Rect {
	w := g.stations[0].card
	step := float32(0)
	if n > 1 {
		step = min((g.Away.W-w)/float32(n-1), w*0.4)
	}
	at := g.Away.X + (g.Away.W-w-step*float32(n-1))/2
	spots := make([]Rect, n)
	for i := range spots {
		spots[i] = cardtable.NewRect(at+step*float32(i), g.Away.Y, w, g.Away.H)
	}
	return spots
}

// HandSpot returns the place of n backs beside another player's plate.
func (g Geometry) HandSpot(place, n int) Rect {
	r := g.stations[place].Hand
	w := r.H * cardart.Aspect
	return cardtable.NewRect(r.X, r.Y, w+min(r.W-w, 9*g.U*float32(n-1)), r.H)
}

// Button returns the place of a button in a bottom corner: left or right, in a row from 0, the highest, to 2.
func (g Geometry) Button(onRight bool, row int) Rect {
	x := margin * g.U
	if onRight {
		x = g.W - (margin+buttonWidth)*g.U
	}
	return cardtable.NewRect(x, g.H-(margin+float32(3-row)*(buttonHeight+6))*g.U, buttonWidth*g.U, buttonHeight*g.U)
}

// OnFelt reports whether a rectangle is on the felt, inside the rim.
func (g Geometry) OnFelt(r Rect) bool {
	for _, x := range []float32{r.X, r.X + r.W} {
		for _, y := range []float32{r.Y, r.Y + r.H} {
			if g.inside(x, y) < rimWidth*g.U {
				return false
			}
		}
	}
	return true
}

// inside returns how far a point is inside the table's edge.
func (g Geometry) inside(x, y float32) float32 {
	mx, my := g.Felt.Centre()
	r := radius * g.U
	dx, dy := max(abs(x-mx)-g.Felt.W/2+r, 0), max(abs(y-my)-g.Felt.H/2+r, 0)
	return r - float32(math.Hypot(float64(dx), float64(dy)))
}

func abs(x float32) float32 { return max(x, -x) }
