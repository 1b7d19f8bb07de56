package table

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

var _ fyne.Layout = (*Screen)(nil)

// MinSize implements fyne.Layout: the smallest window in which a game can be played.
func (s *Screen) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(860, 600) }

// Layout implements fyne.Layout with the geometry of the table.
func (s *Screen) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	resized := s.size != size
	s.size = size
	s.lay()
	if resized && !size.IsZero() { // the texts have sizes of their own
		s.show()
	}
}

// lay places the parts.
func (s *Screen) lay() {
	g := s.geometry()
	put(s.parts.felt.Raster, cardtable.NewRect(0, 0, g.W, g.H))
	put(s.parts.board, g.Board)
	put(s.parts.header, g.Bar)
	s.parts.gear.Place(g.Bar.X, g.Bar.W, g.Bar.H, g.U)
	bottom := s.facing().Bottom
	for a, view := range s.parts.corners {
		put(view, g.Corners[(a-int(bottom)+chess.Armies)%chess.Armies])
	}
	s.note.lay(g)
	s.story.lay(g)
	put(s.parts.buttons.act, g.Act)
	for i, b := range s.parts.buttons.left() {
		put(b, g.Button(false, i))
	}
	for i, b := range s.parts.buttons.right() {
		put(b, g.Button(true, i))
	}
}

func put(o fyne.CanvasObject, r Rect) { widget.Put(o, r.X, r.Y, r.W, r.H) }

// geometry returns the current geometry.
func (s *Screen) geometry() Geometry {
	return NewGeometry(s.size.Width, s.size.Height, s.state.Game.Rules().Dice)
}

// fitted builds a sheet with text of the table's size, or smaller if necessary to fit the screen.
func (s *Screen) fitted(build func(widget.Paper) fyne.CanvasObject) fyne.CanvasObject {
	return s.fittedIn(s.parts.content.Size(), build)
}

// fittedIn is fitted for a sheet that has less room than the screen.
func (s *Screen) fittedIn(room fyne.Size, build func(widget.Paper) fyne.CanvasObject) fyne.CanvasObject {
	g := s.geometry()
	return widget.Largest(s.art, g.T, g.U, widget.Within(room), build)
}
