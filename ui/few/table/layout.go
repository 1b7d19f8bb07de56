package table

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/few/tabletop"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

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
func (p *parts) lay(size fyne.Size) {
	g := p.geometryIn(size)
	cardtable.Put(p.surface, cardtable.NewRect(0, 0, g.W, g.H))
	cardtable.Put(p.veil, cardtable.NewRect(0, 0, g.W, g.H))
	cardtable.Put(p.header, g.Bar)
	p.gear.Place(g.Bar.X, g.Bar.W, g.Bar.H, g.U)
	cardtable.Put(p.glitter, cardtable.NewRect(0, 0, g.W, g.H))
	p.note.lay(g, p.play.model)

	p.placeAuction(g)
	_, box := p.panels(g)
	cardtable.Put(p.box, box)

	x, y := g.Room(p.play.model).Centre()
	const doneWidth, doneHeight = 300, 46
	cardtable.Put(p.buttons.done, cardtable.Around(x, y, doneWidth*g.U, doneHeight*g.U))
	for i, b := range p.buttons.left() {
		cardtable.Put(b, g.Button(tabletop.Left, i))
	}
	for i, b := range p.buttons.right() {
		cardtable.Put(b, g.Button(tabletop.Right, i))
	}
	cardtable.Put(p.buttons.auction, g.Button(tabletop.Left, 2))
	cardtable.Put(p.buttons.trick, g.Button(tabletop.Right, 2))
	cardtable.Put(p.buttons.claim, g.Button(tabletop.Right, 3))
}

// placeAuction lays out the auction, which grows with its calls while there is room.
func (p *parts) placeAuction(g tabletop.Geometry) {
	auction, _ := p.panels(g)
	if seen := max(fewestRounds, int(auction.H/(callHeight*g.U))-1); p.auction.Rows != seen {
		p.auction.Rows = seen
		p.auction.Refresh()
	}
	cardtable.Put(p.auction, auction)
}

// panels returns the places of the auction and the box: side by side in the room that the hands leave.
func (p *parts) panels(g tabletop.Geometry) (auction, box tabletop.Rect) {
	room := g.Room(p.play.model)
	players := float32(max(len(p.play.options.Names), 2))
	wide := min(columnWidth*g.U*players, (room.W-panelGap*g.U)*0.4)
	boxWide := min(boxWidth*g.U, room.W-panelGap*g.U-wide)
	rows := float32(max(p.rows, 1))
	high := min(room.H, (keyHeight*rows+14)*g.U)
	lines := float32(max(rounds, auctionOf(p.play.model.Table, p.play.options.Names).Row+2))
	tall := min(room.H, (callHeight*lines+14)*g.U)
	x, y := room.Centre()
	left := x - (wide+panelGap*g.U+boxWide)/2
	return cardtable.NewRect(left, y-tall/2, wide, tall), cardtable.NewRect(left+wide+panelGap*g.U, y-high/2, boxWide, high)
}

// boxUnit returns the unit of the box: smaller if its rows are low.
func (p *parts) boxUnit() float32 {
	g := p.geometry()
	_, box := p.panels(g)
	rows := float32(max(p.rows, 1))
	return min(g.T, box.H/rows/leastKey)
}

// leastKey is the height of a key whose letters have their usual size.
const leastKey = 27

// geometry returns the current geometry.
func (p *parts) geometry() tabletop.Geometry { return p.geometryIn(p.content.Size()) }

func (p *parts) geometryIn(size fyne.Size) tabletop.Geometry {
	return tabletop.NewGeometry(size.Width, size.Height, p.play.rules().Kind)
}

func (p *parts) unit() float32 { return p.geometry().U }

// words returns the unit of the words on the table.
func (p *parts) words() float32 { return p.geometry().T }

// fitted builds a sheet with text of the table's size, or smaller if necessary to fit the screen.
func (p *parts) fitted(build func(widget.Paper) fyne.CanvasObject) fyne.CanvasObject {
	return p.fittedIn(widget.Within(p.content.Size()), 1, build)
}

// fittedIn builds a sheet with text of the table's size, or smaller if necessary, down to the share least of it.
func (p *parts) fittedIn(fits func(fyne.Size) bool, least float32, build func(widget.Paper) fyne.CanvasObject) fyne.CanvasObject {
	g := p.geometry()
	return widget.Largest(p.art, g.T, least*g.U, fits, build)
}
