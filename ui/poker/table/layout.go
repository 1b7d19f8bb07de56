package table

import (
	"image/color"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/widget"
	"github.com/superbridge/superbridge/ui/poker/tabletop"
)

var _ fyne.Layout = (*Screen)(nil)

// MinSize implements fyne.Layout: the smallest window in which a hand can be played.
func (s *Screen) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(860, 600) }

// Layout implements fyne.Layout with the geometry of the table.
func (s *Screen) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	resized := s.parts.surface.Size() != size
	s.lay(size)
	if resized { // the texts have sizes of their own
		s.show()
	}
}

// lay places the parts in a window of a size.
func (s *Screen) lay(size fyne.Size) {
	g := s.geometryIn(size)
	put(s.parts.surface, cardtable.NewRect(0, 0, g.W, g.H))
	put(s.parts.veil, cardtable.NewRect(0, 0, g.W, g.H))
	put(s.parts.header, g.Bar)
	s.parts.gear.Place(g.Bar.X, g.Bar.W, g.Bar.H, g.U)
	put(s.glitter.Layer, cardtable.NewRect(0, 0, g.W, g.H))

	s.note.lay(g)

	x, y := g.Fan.Centre()
	const confirmWidth, confirmHeight = 220, 46
	put(s.parts.buttons.confirm, cardtable.Around(x, y, confirmWidth*g.U, confirmHeight*g.U))
	high := s.parts.strip.MinSize().Height
	put(s.parts.strip, cardtable.NewRect(g.Fan.X, g.Fan.Y+(g.Fan.H-high)/2, g.Fan.W, high))
	for i, b := range s.parts.buttons.left() {
		put(b, g.Button(false, i))
	}
	for i, b := range s.parts.buttons.right() {
		put(b, g.Button(true, i))
	}
}

func put(o fyne.CanvasObject, r tabletop.Rect) { widget.Put(o, r.X, r.Y, r.W, r.H) }

// geometry returns the current geometry.
func (s *Screen) geometry() tabletop.Geometry { return s.geometryIn(s.parts.content.Size()) }

func (s *Screen) geometryIn(size fyne.Size) tabletop.Geometry {
	return tabletop.NewGeometry(size.Width, size.Height, len(s.model.Players))
}

func (s *Screen) unit() float32 { return s.geometry().U }

// words returns the unit of the words on the table.
func (s *Screen) words() float32 { return s.geometry().T }

// lowShare is the share of the screen's height below the boards, for sheets.
const lowShare = 0.6

// fitted builds a sheet with text of the table's size, or smaller if necessary to fit below the boards.
func (s *Screen) fitted(build func(widget.Paper) fyne.CanvasObject) fyne.CanvasObject {
	room := s.parts.content.Size()
	return s.fittedIn(fyne.NewSize(room.Width, lowShare*room.Height), build)
}

// fittedIn is fitted for a sheet with another room.
func (s *Screen) fittedIn(room fyne.Size, build func(widget.Paper) fyne.CanvasObject) fyne.CanvasObject {
	g := s.geometry()
	return widget.Largest(s.art, g.T, g.U, widget.Within(room), build)
}

// veilShade dims the table below a sheet.
var veilShade = color.NRGBA{A: 0x48}
