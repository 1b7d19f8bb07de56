package table

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// lay puts the parts where they belong in a window of a size.
func (p *parts) lay(size fyne.Size) {
	p.size = size
	g := p.geometry()
	cardtable.Put(p.felt.Raster, cardtable.NewRect(0, 0, g.W, g.H))
	cardtable.Put(p.board, g.Board)
	cardtable.Put(p.glitter, cardtable.NewRect(0, 0, g.W, g.H))
	cardtable.Put(p.header, g.Bar)
	p.gear.Place(g.Bar.X, g.Bar.W, g.Bar.H, g.U)
	bottom := p.view.facing().Bottom
	for a, view := range p.corners {
		cardtable.Put(view, g.Corners[(a-int(bottom)+chess.Armies)%chess.Armies])
	}
	p.note.lay(g)
	p.note.story.lay(g)
	cardtable.Put(p.buttons.act, g.Act)
	for i, b := range p.buttons.left() {
		cardtable.Put(b, g.Button(false, i))
	}
	for i, b := range p.buttons.right() {
		cardtable.Put(b, g.Button(true, i))
	}
}

// geometry returns the current geometry.
func (p *parts) geometry() Geometry {
	return NewGeometry(p.size.Width, p.size.Height, p.play.state.Game.Rules().Dice)
}

// fitted builds a sheet with text of the table's size, or smaller if necessary to fit the screen.
func (p *parts) fitted(build func(widget.Paper) fyne.CanvasObject) fyne.CanvasObject {
	return p.fittedIn(p.content.Size(), build)
}

// fittedIn is fitted for a sheet that has less room than the screen.
func (p *parts) fittedIn(room fyne.Size, build func(widget.Paper) fyne.CanvasObject) fyne.CanvasObject {
	g := p.geometry()
	return widget.Largest(p.art, g.T, g.U, widget.Within(room), build)
}
