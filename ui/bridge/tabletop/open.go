package tabletop

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/felt"
	"github.com/superbridge/superbridge/ui/kit/tablescale"
	"github.com/superbridge/superbridge/ui/kit/theme"
	kitwidget "github.com/superbridge/superbridge/ui/kit/widget"
)

// Measures of an open table, in units.
const (
	openTableWidth, openTableHeight = 900, 760 // at unit 1
	smallestOpen                    = 0.5
	openMargin                      = 10  // around the table, for its shadow
	openRadius                      = 170 // of its corners
	openCard                        = 122 // height of the cards in all hands
	openEdge                        = 36  // from the edge of the table to a hand
	openFan                         = 38  // between two cards at the top and the bottom
	openRow                         = 31  // and at the sides
	openTrickRoom                   = 112 // from the middle to the hands at the sides
)

// NewOpenSurface returns an empty table for reviewing a board, on which all four hands may be open. It needs less room
// than one for playing.
func NewOpenSurface(art *kitwidget.Art) *Surface {
	s := NewSurface(art)
	s.lay, s.LeastSize = NewOpenGeometry, fyne.NewSize(420, 360)
	s.furnish()
	s.OnRest = func() {}
	s.felt.Rough = true // boards are opened one after another
	s.felt.Raster.ScaleMode = canvas.ImageScaleSmooth
	return s
}

// NewOpenGeometry lays out an open table of w by h points: hands at the top and the bottom are side by side, those at
// the sides in a row for each suit.
func NewOpenGeometry(w, h float32) Geometry {
	u := min(max(min(w/openTableWidth, h/openTableHeight), smallestOpen), largest)
	g := Geometry{W: w, H: h, U: u, T: u * tablescale.Chosen().Word(), AllOpen: true, openSize: 1, aside: (plateWidth - backHeight) / 2}
	g.Oval = oval{cardtable.NewRect(openMargin*u, openMargin*u, w-2*openMargin*u, h-2*openMargin*u), u}
	g.TrickX, g.TrickY = w/2, h/2
	plate := func(x, y float32) Rect { return cardtable.Around(x, y, plateWidth*u, plateHeight*u) }
	side := g.Oval.X + 34*u + plateWidth*u/2
	below := h/2 + (openCard+plateHeight)/2*u + 58*u
	g.Plate[Top] = plate(w/2, (openEdge+openCard+10+plateHeight/2)*u)
	g.Plate[Bottom] = plate(w/2, h-(openEdge+openCard+Rise+plateHeight/2)*u)
	g.Plate[Left], g.Plate[Right] = plate(side, below), plate(w-side, below)
	return g
}

// openSpots returns the places of a seat's cards on an open table.
func (g Geometry) openSpots(m Model, seat card.Seat) map[card.Card]Rect {
	of := size{w: openCard * cardart.Aspect * g.U, h: openCard * g.U}
	line := func(top float32) map[card.Card]Rect {
		return of.inLine(m.Sorted(m.Hands[seat]), g.W/2, top, openFan*g.U)
	}
	switch p := m.PlaceOf(seat); p {
	case Top:
		return line(openEdge * g.U)
	case Bottom:
		return line(g.H - (openEdge+openCard)*g.U)
	default:
		return g.openRows(p, m, m.Hands[seat], m.Deal[seat])
	}
}

// openRows has a row for each suit, or several for a suit that was dealt longer than a row with visible indices. Rows
// stay when their cards have been played.
func (g Geometry) openRows(p Place, m Model, hand, dealt card.Hand) map[card.Card]Rect {
	w, h := openCard*cardart.Aspect*g.U, openCard*g.U
	wide, high := g.Index.Corner()
	edge := (openEdge + rimWidth/2) * g.U
	room := g.W/2 - openTrickRoom*g.U - edge - w
	inRow := 1 + int(room/(w*float32(wide)))
	long := [4]int{inRow, inRow, inRow, inRow}
	rows := openColumns(hand, dealt, m.Order, long)
	most := 1 // cards in a row, as dealt
	for _, row := range openColumns(dealt, dealt, m.Order, long) {
		most = max(most, len(row))
	}
	step := openRow * g.U
	if most > 1 {
		step = min(step, room/float32(most-1))
	}
	left := edge
	if p == Right {
		left = g.W - edge - w - step*float32(most-1)
	}
	down := h*float32(high) + 2*g.U
	top := g.Plate[p].Y - 10*g.U - h - down*float32(len(rows)-1)
	return size{w: w, h: h}.inRows(rows, left, top, step, down)
}

// openPicture paints an open table: its corners are round, so that there is room for hands
// along all its sides.
func openPicture(w, h int, g Geometry, p theme.Palette) *image.RGBA {
	scale := float64(w) / float64(max(g.W, 1))
	shape := felt.Tray{
		X: float64(g.Oval.X) * scale, Y: float64(g.Oval.Y) * scale,
		W: float64(g.Oval.W) * scale, H: float64(g.Oval.H) * scale,
		Radius: openRadius * float64(g.U) * scale,
	}
	return felt.Table{Shape: shape, Rim: rimWidth * float64(g.U) * scale, Line: true, Palette: p}.Picture(w, h)
}

// NewOpenModel returns the content for reviewing a board: the open hands, and the last trick until the next lead. The
// user sits at the bottom; with nobody, all seats have their own names.
func NewOpenModel(b bridge.Board, person card.Seat, nobody bool, open [4]bool) Model {
	m := Model{
		Table: b.Table, Person: person, Nobody: nobody, Open: open, Deal: b.Deal,
		Trick: b.Trick(), Order: SuitOrder(b.Contract()),
	}
	for _, seat := range card.Seats {
		m.Count[seat] = b.Hand(seat).Len()
		if open[seat] {
			m.Hands[seat] = b.Hand(seat)
		}
	}
	if tricks := b.Tricks(); len(tricks) > 0 && m.Trick.Len == 0 {
		if _, _, claimed := b.Claim(); !claimed {
			m.Trick, m.Waits = tricks[len(tricks)-1], true
		}
	}
	return m
}
