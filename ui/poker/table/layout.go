package table

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/widget"
	"github.com/superbridge/superbridge/ui/poker/tabletop"
)

// lay places the parts in a window of a size.
func (p *parts) lay(size fyne.Size) {
	g := p.geometryIn(size)
	cardtable.Put(p.surface, cardtable.NewRect(0, 0, g.W, g.H))
	cardtable.Put(p.veil, cardtable.NewRect(0, 0, g.W, g.H))
	cardtable.Put(p.header, g.Bar)
	p.gear.Place(g.Bar.X, g.Bar.W, g.Bar.H, g.U)
	cardtable.Put(p.glitter, cardtable.NewRect(0, 0, g.W, g.H))

	p.note.lay(g)

	x, y := g.Fan.Centre()
	const confirmWidth, confirmHeight = 220, 46
	cardtable.Put(p.buttons.confirm, cardtable.Around(x, y, confirmWidth*g.U, confirmHeight*g.U))
	high := p.strip.MinSize().Height
	cardtable.Put(p.strip, cardtable.NewRect(g.Fan.X, g.Fan.Y+(g.Fan.H-high)/2, g.Fan.W, high))
	for i, b := range p.buttons.left() {
		cardtable.Put(b, g.Button(false, i+1))
	}
	for i, b := range p.buttons.right() {
		cardtable.Put(b, g.Button(true, i))
	}
}

// geometry returns the current geometry.
func (p *parts) geometry() tabletop.Geometry { return p.geometryIn(p.content.Size()) }

func (p *parts) geometryIn(size fyne.Size) tabletop.Geometry {
	return tabletop.NewGeometry(size.Width, size.Height, len(p.play.model.Players))
}

func (p *parts) unit() float32 { return p.geometry().U }

// words returns the unit of the words on the table.
func (p *parts) words() float32 { return p.geometry().T }

// lowShare is the share of the screen's height below the boards, for sheets.
const lowShare = 0.6

// fitted builds a sheet with text of the table's size, or smaller if necessary to fit below the boards.
func (p *parts) fitted(build func(widget.Paper) fyne.CanvasObject) fyne.CanvasObject {
	room := p.content.Size()
	return p.fittedIn(fyne.NewSize(room.Width, lowShare*room.Height), build)
}

// fittedIn is fitted for a sheet with another room.
func (p *parts) fittedIn(room fyne.Size, build func(widget.Paper) fyne.CanvasObject) fyne.CanvasObject {
	g := p.geometry()
	return widget.Largest(p.art, g.T, g.U, widget.Within(room), build)
}
