package table

import (
	"image/color"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/few/tabletop"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

var _ fyne.Layout = (*Screen)(nil)

// MinSize implements fyne.Layout: the smallest window in which a deal can be played.
func (s *Screen) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(860, 600) }

// Layout implements fyne.Layout with the geometry of the table.
func (s *Screen) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	resized := s.parts.surface.Size() != size
	s.lay(size)
	if resized { // the texts have sizes of their own
		s.show()
	}
}

// Measures of the auction and the bidding box, in units: their largest sizes, and the gap between them.
const (
	columnWidth  = 100 // of the auction
	callHeight   = 32
	boxWidth     = 430
	keyHeight    = 40
	panelGap     = 16
	rounds       = 7 // least number of visible rounds of calls, including heads, if there is room
	fewestRounds = 3
)

// lay places the parts in a window of a size.
func (s *Screen) lay(size fyne.Size) {
	g := s.geometryIn(size)
	put(s.parts.surface, cardtable.NewRect(0, 0, g.W, g.H))
	put(s.parts.veil, cardtable.NewRect(0, 0, g.W, g.H))
	put(s.parts.header, g.Bar)
	s.parts.gear.Place(g.Bar.X, g.Bar.W, g.Bar.H, g.U)
	put(s.glitter.Layer, cardtable.NewRect(0, 0, g.W, g.H))
	s.note.lay(g, s.model)

	s.placeAuction(g)
	_, box := s.panels(g)
	put(s.parts.box, box)

	x, y := g.Room(s.model).Centre()
	const doneWidth, doneHeight = 300, 46
	put(s.parts.buttons.done, cardtable.Around(x, y, doneWidth*g.U, doneHeight*g.U))
	for i, b := range s.parts.buttons.left() {
		put(b, g.Button(tabletop.Left, i))
	}
	for i, b := range s.parts.buttons.right() {
		put(b, g.Button(tabletop.Right, i))
	}
	put(s.parts.buttons.auction, g.Button(tabletop.Left, 2))
	put(s.parts.buttons.trick, g.Button(tabletop.Right, 2))
}

// placeAuction lays out the auction, which grows with its calls while there is room.
func (s *Screen) placeAuction(g tabletop.Geometry) {
	auction, _ := s.panels(g)
	if seen := max(fewestRounds, int(auction.H/(callHeight*g.U))-1); s.parts.auction.Rows != seen {
		s.parts.auction.Rows = seen
		s.parts.auction.Refresh()
	}
	put(s.parts.auction, auction)
}

// panels returns the places of the auction and the box: side by side in the room that the hands leave.
func (s *Screen) panels(g tabletop.Geometry) (auction, box tabletop.Rect) {
	room := g.Room(s.model)
	players := float32(max(len(s.options.Names), 2))
	wide := min(columnWidth*g.U*players, (room.W-panelGap*g.U)*0.4)
	boxWide := min(boxWidth*g.U, room.W-panelGap*g.U-wide)
	rows := float32(max(s.parts.rows, 1))
	high := min(room.H, (keyHeight*rows+14)*g.U)
	lines := float32(max(rounds, auctionOf(s.model.Table, s.options.Names).Row+2))
	tall := min(room.H, (callHeight*lines+14)*g.U)
	x, y := room.Centre()
	left := x - (wide+panelGap*g.U+boxWide)/2
	return cardtable.NewRect(left, y-tall/2, wide, tall), cardtable.NewRect(left+wide+panelGap*g.U, y-high/2, boxWide, high)
}

// boxUnit returns the unit of the box: smaller if its rows are low.
func (s *Screen) boxUnit() float32 {
	g := s.geometry()
	_, box := s.panels(g)
	rows := float32(max(s.parts.rows, 1))
	return min(g.T, box.H/rows/leastKey)
}

// leastKey is the least height of a key with letters of the usual size.
const leastKey = 27

func put(o fyne.CanvasObject, r tabletop.Rect) { widget.Put(o, r.X, r.Y, r.W, r.H) }

// geometry returns the current geometry.
func (s *Screen) geometry() tabletop.Geometry { return s.geometryIn(s.parts.content.Size()) }

func (s *Screen) geometryIn(size fyne.Size) tabletop.Geometry {
	return tabletop.NewGeometry(size.Width, size.Height, s.Rules().Kind)
}

func (s *Screen) unit() float32 { return s.geometry().U }

// words returns the unit of the words on the table.
func (s *Screen) words() float32 { return s.geometry().T }

// fitted builds a sheet with text of the table's size, or smaller if necessary to fit the screen.
func (s *Screen) fitted(build func(widget.Paper) fyne.CanvasObject) fyne.CanvasObject {
	return s.fittedIn(widget.Within(s.parts.content.Size()), 1, build)
}

// fittedIn builds a sheet with text of the table's size, or smaller if necessary, down to the share least of it.
func (s *Screen) fittedIn(fits func(fyne.Size) bool, least float32, build func(widget.Paper) fyne.CanvasObject) fyne.CanvasObject {
	g := s.geometry()
	return widget.Largest(s.art, g.T, least*g.U, fits, build)
}

// veilShade dims the table below a sheet.
var veilShade = color.NRGBA{A: 0x48}
