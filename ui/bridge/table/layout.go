package table

import (
	"image/color"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/bridge/tabletop"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

var _ fyne.Layout = (*Screen)(nil)

// MinSize implements fyne.Layout: the smallest window in which a board can be played.
func (s *Screen) MinSize([]fyne.CanvasObject) fyne.Size {
	if s.options.Guide != nil { // who has something to say beside the table
		return fyne.NewSize(720, 600)
	}
	return fyne.NewSize(860, 600)
}

// geometry returns where things are on the table in a size.
func (s *Screen) geometry(size fyne.Size) tabletop.Geometry {
	if s.options.Guide != nil {
		return tabletop.NewNarrowGeometry(size.Width, size.Height)
	}
	return tabletop.NewGeometry(size.Width, size.Height)
}

// Layout implements fyne.Layout: everything goes where the geometry of the table says.
func (s *Screen) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	g := s.geometry(size)
	resized := s.parts.surface.Size() != size
	put(s.parts.surface, cardtable.NewRect(0, 0, g.W, g.H))
	put(s.parts.veil, cardtable.NewRect(0, 0, g.W, g.H))
	bar := s.bar(g)
	put(s.parts.header, bar)
	s.parts.gear.Place(bar.X, bar.W, bar.H, g.U)

	const w, h, gap = auctionWidth, auctionHeight, 18
	x, y := g.W/2, g.TrickY
	put(s.parts.auction, cardtable.Around(x-(w+gap)/2*g.U, y, w*g.U, h*g.U))
	if !s.choosing() {
		put(s.parts.box, cardtable.Around(x+(w+gap)/2*g.U, y, w*g.U, h*g.U))
	}
	s.placeBox()

	s.placeNote(g)

	s.parts.count.place(g)
	s.parts.chosen.place(g)
	put(s.parts.slip, g.Slip())
	put(s.parts.slip.tip, g.Slip())

	for i, b := range s.parts.buttons.left() {
		put(b, g.Button(tabletop.Left, i))
	}
	for i, b := range s.parts.buttons.right() {
		put(b, g.Button(tabletop.Right, i))
	}
	if s.Rules().Choices { // there is no auction to be shown
		put(s.parts.buttons.lastTrick, g.Button(tabletop.Right, 1))
	}
	put(s.parts.buttons.bidding, g.Button(tabletop.Right, 0)) // in place of the last trick's
	put(s.parts.buttons.worth, g.Button(tabletop.Left, 2))    // in place of the claim's
	if resized && s.play.session != nil {                     // the texts have sizes of their own
		s.show()
	}
}

// bar returns where the line above the table is. Beside a panel there is room for a halo at its end.
func (s *Screen) bar(g tabletop.Geometry) tabletop.Rect {
	const halo = 14 // and its light, in units
	bar := g.Bar
	if s.options.Guide != nil {
		bar.X, bar.W = bar.X+halo*g.U, bar.W-2*halo*g.U
	}
	return bar
}

// placeNote lays the note above the user's plate. Beside a panel there is less room between the players at the sides: there long words
// are smaller.
func (s *Screen) placeNote(g tabletop.Geometry) {
	const ends = 28 // beyond the words, in units
	text := s.note.prose
	text.SetTextSize(theme.BodyText * g.U)
	bed := text.MinSize().Width + ends*g.U
	left, right := g.Plate[tabletop.Left], g.Plate[tabletop.Right]
	if room := right.X - left.X - left.W - ends/2*g.U; s.options.Guide != nil && bed > room {
		text.SetTextSize(theme.BodyText * g.U * max(0.7, (room-ends*g.U)/(bed-ends*g.U)))
		bed = text.MinSize().Width + ends*g.U
	}
	put(text, g.Note)
	s.note.bed.CornerRadius = g.Note.H / 2
	put(s.note.bed, cardtable.Around(g.W/2, g.Note.Y+g.Note.H/2, bed, g.Note.H))
}

func put(o fyne.CanvasObject, r tabletop.Rect) {
	o.Move(fyne.NewPos(r.X, r.Y))
	o.Resize(fyne.NewSize(r.W, r.H))
}

// placeBox lays the box from which the contract is chosen beside the open hand.
func (s *Screen) placeBox() {
	if s.choosing() {
		u := s.unit()
		put(s.parts.box, s.parts.surface.BesideTop(choiceWidth*u, choiceHeight*u))
	}
}

func (s *Screen) unit() float32 {
	return s.geometry(s.parts.content.Size()).U
}

// What the auction and the bidding box measure, in units.
const auctionWidth, auctionHeight = 300, 352

// What the box measures from which the contract is chosen.
const choiceWidth, choiceHeight = 268, 246

// veilShade dims cards below a sheet: in the light theme both are paper.
var veilShade = color.NRGBA{A: 0x48}

// fixedSize is a layout of a given size for one object.
type fixedSize struct{ size fyne.Size }

func (f fixedSize) MinSize([]fyne.CanvasObject) fyne.Size { return f.size }
func (f fixedSize) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		o.Resize(size)
	}
}
