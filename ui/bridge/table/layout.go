package table

import (
	"strings"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/bridge/tabletop"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

var _ fyne.Layout = (*parts)(nil)

// MinSize implements fyne.Layout: the smallest window in which a board can be played.
func (p *parts) MinSize([]fyne.CanvasObject) fyne.Size {
	if p.play.options.Guide != nil { // who has something to say beside the table
		return fyne.NewSize(720, 600)
	}
	return fyne.NewSize(860, 600)
}

// geometry returns where things are on the table in a size.
func (p *parts) geometry(size fyne.Size) tabletop.Geometry {
	lay := tabletop.NewGeometry
	if p.play.options.Guide != nil {
		lay = tabletop.NewNarrowGeometry
	}
	g := lay(size.Width, size.Height)
	g.Index = p.art.Style.Index
	return g.For(p.play.model)
}

// Layout implements fyne.Layout: everything goes where the geometry of the table says.
func (p *parts) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	g := p.geometry(size)
	resized := p.surface.Size() != size
	cardtable.Put(p.surface, cardtable.NewRect(0, 0, g.W, g.H))
	cardtable.Put(p.veil, cardtable.NewRect(0, 0, g.W, g.H))
	bar := p.bar(g)
	cardtable.Put(p.header, bar)
	p.gear.Place(bar.X, bar.W, bar.H, g.U)

	p.placeAuction(g)
	p.placeBox(g)

	p.note.place(g)

	p.count.place(g)
	p.chosen.place(g)
	cardtable.Put(p.slip, g.Slip())
	cardtable.Put(p.slip.tip, g.Slip())

	for i, b := range p.buttons.left() {
		cardtable.Put(b, g.Button(tabletop.Left, i))
	}
	for i, b := range p.buttons.right() {
		cardtable.Put(b, g.Button(tabletop.Right, i))
	}
	if p.play.model.Table.Rules.Choices { // there is no auction to be shown
		cardtable.Put(p.buttons.lastTrick, g.Button(tabletop.Right, 1))
	}
	cardtable.Put(p.buttons.bidding, g.Button(tabletop.Right, 0)) // in place of the last trick's
	cardtable.Put(p.buttons.worth, g.Button(tabletop.Left, 2))    // in place of the claim's
	if resized && p.play.session != nil {                         // the texts have sizes of their own
		p.show()
	}
}

// bar returns where the line above the table is. Beside a panel there is room for a halo at its end.
func (p *parts) bar(g tabletop.Geometry) tabletop.Rect {
	const halo = 14 // and its light, in units
	bar := g.Bar
	if p.play.options.Guide != nil {
		bar.X, bar.W = bar.X+halo*g.U, bar.W-2*halo*g.U
	}
	return bar
}

// place lays the note above the user's plate: on one line or two, in smaller letters where they don't have room in their usual
// size, and without its end where there is no room even so.
func (n *note) place(g tabletop.Geometry) {
	const ends, least = 28, 0.7 // beyond the words, in units; and the smallest letters, as a share of the usual ones
	words, room := n.prose, g.NoteOf(n.play.model)
	wide := room.W - ends*g.U
	small := theme.BodyText * g.U * least
	width, fits := words.FitLines(theme.BodyText*g.T, small, fyne.NewSize(wide, room.H))
	for full := []rune(words.Text); !fits && len(full) > 1; {
		full = full[:len(full)-1-len(full)/16]
		words.Set(strings.TrimRight(string(full), " ,;:·–")+"…", words.Ink)
		width, fits = words.FitLines(small, small, fyne.NewSize(wide, room.H))
	}
	high := words.MinSize().Height
	bed := min(high+10*g.U, room.H)
	at := cardtable.NewRect(g.W/2-width/2, room.Y+room.H-bed/2-high/2, width, high)
	cardtable.Put(words, at)
	n.bed.CornerRadius = min(bed/2, 16*g.U)
	cardtable.Put(n.bed, cardtable.NewRect(at.X-ends/2*g.U, room.Y+room.H-bed, width+ends*g.U, bed))
}

// panelRoom returns the room of the auction and the bidding box: between the plate at the top and the note.
func panelRoom(g tabletop.Geometry) tabletop.Rect {
	const w, gap = 2*auctionWidth + panelGap, 4
	top := g.Plate[tabletop.Top].Y + g.Plate[tabletop.Top].H + gap*g.U
	h := min(panelHeight*g.U, g.Note.Y-gap*g.U-top)
	return cardtable.Around(g.W/2, (top+g.Note.Y-gap*g.U)/2, w*g.U, h)
}

// placeAuction lays the auction on the left of the bidding box. It is as high as the calls, up to the height of the box; then it
// scrolls.
func (p *parts) placeAuction(g tabletop.Geometry) {
	room := panelRoom(g)
	w := tabletop.Auction(p.play.model.Table, p.play.options.Cards)
	rows := auctionRows(w, g.U, room.H)
	p.auction.Rows = rows
	cardtable.Put(p.auction, cardtable.NewRect(room.X, room.Y, auctionWidth*g.U, float32(rows+1)*auctionRow*g.U))
}

// auctionRows returns how many rows of an auction are in sight, in a height.
func auctionRows(w widget.Written, unit, height float32) int {
	const least = 2
	return max(least, min(w.Row+1, int(height/(auctionRow*unit)+0.01)-1))
}

// placeBox lays the bidding box beside the auction, or that from which the contract is chosen beside the open hand.
func (p *parts) placeBox(g tabletop.Geometry) {
	if p.play.choosing() {
		cardtable.Put(p.box, p.surface.BesideTop(choiceWidth*g.U, choiceHeight*g.U))
		return
	}
	room := panelRoom(g)
	cardtable.Put(p.box, cardtable.NewRect(room.X+(auctionWidth+panelGap)*g.U, room.Y, auctionWidth*g.U, room.H))
}

func (p *parts) unit() float32 {
	return p.geometry(p.content.Size()).U
}

// words returns the unit of the words on the table.
func (p *parts) words() float32 { return p.geometry(p.content.Size()).T }

// What the auction and the bidding box measure, in units.
const (
	auctionWidth = 300
	auctionRow   = 33 // of the auction
	panelHeight  = 340
	panelGap     = 18 // between the two
)

// What the box measures from which the contract is chosen.
const choiceWidth, choiceHeight = 268, 246

// fixedSize is a layout of a given size for one object.
type fixedSize struct{ size fyne.Size }

func (f fixedSize) MinSize([]fyne.CanvasObject) fyne.Size { return f.size }
func (f fixedSize) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		o.Resize(size)
	}
}
