package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/chess/tabletop"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// parts are the objects that the window shows.
type parts struct {
	play    *playing
	note    *note
	view    *view
	move    *move
	art     *widget.Art
	size    fyne.Size // of all that the window shows
	ticking bool
	sheets  *sheet.Stack
	content *fyne.Container // all of them
	glitter fyne.CanvasObject
	felt    *widget.Backdrop
	board   *tabletop.Board
	header  *widget.Headline
	gear    widget.Gear               // to the settings
	corners [chess.Armies]*cornerView // by army
	buttons buttons
	tabs    [2]*tabletop.Tab // before and after everything else that Tab reaches, which is nothing
	tips    *widget.Tips
}

// newParts returns the parts of a screen, with its callbacks.
func newParts(s *Screen) parts {
	p := parts{
		play: s.play, note: s.note, view: s.view, move: s.move, art: s.parts.art,
		felt:    widget.NewBackdrop(s.parts.paintFelt),
		board:   tabletop.NewBoard(s.parts.art),
		header:  widget.NewHeadline(s.parts.art, barHeight),
		gear:    widget.NewGear(s.parts.art, s.play.options.OnSettings),
		buttons: newButtons(s),
		tips:    widget.NewTips(s.parts.art),
	}
	p.header.Spare = p.gear.Room()
	p.board.Animated, p.board.Sound = s.play.options.Animated, s.play.options.Sound
	p.board.OnSquare, p.board.OnGrab, p.board.OnDrag = s.move.squareClicked, s.move.grabbed, s.move.dropped
	p.board.Pool = s.parts.poolAt
	for a := range p.corners {
		p.corners[a] = newCornerView(s.parts.art, p.tips, s.play.options.Animated)
	}
	p.tabs = [2]*tabletop.Tab{tabletop.NewTab(func() { s.move.nextMovable(1) }), tabletop.NewTab(func() { s.move.nextMovable(-1) })}
	return p
}

// arrange puts the parts over each other, and over them the sheets.
func (s *Screen) arrange() {
	p := s.parts
	p.glitter = s.joy.Layer
	objects := []fyne.CanvasObject{p.tabs[0], p.felt.Raster, p.board, p.header, p.gear.Button, s.note.prose, s.note.field, s.note.typed, s.note.story.prose}
	for _, c := range p.corners {
		objects = append(objects, c)
	}
	for _, b := range p.buttons.all() {
		objects = append(objects, b)
	}
	p.sheets = sheet.NewStack(container.New(&cardtable.Layout{Lay: p.lay, Show: p.show}, append(objects, p.glitter, p.tabs[1])...))
	p.sheets.Cleared = s.joy.Stop
	p.content = container.NewStack(p.sheets.Content(), p.tips.Layer)
}

// poolAt returns the position of an army's pool, on the board.
func (p *parts) poolAt(a chess.Army) fyne.Position {
	view := p.corners[a]
	at := view.Position().Add(fyne.NewPos(view.Size().Width/2, view.Size().Height/2))
	return at.Subtract(p.board.Position())
}

// show updates everything around the board, and the sheets.
func (p *parts) show() {
	p.header.Set(headerLines(p.play.state.Game, p.play.names))
	p.showCorners()
	p.note.show()
	p.buttons.set(p)
	p.lay(p.size)
	if !p.sheets.Empty() {
		p.sheets.Redraw()
	}
	canvas.Refresh(p.header) // Fyne doesn't know objects hidden so far, and paints nothing for them
}

// showCorners shows each army in its corner.
func (p *parts) showCorners() {
	if p.play.session == nil {
		return
	}
	all := corners(p.play.state.Game, p.play.names)
	left, running := p.play.clocks()
	for a, view := range p.corners {
		c, there := all[chess.Army(a)]
		if there && running {
			p := p.play.position()
			time := left[commander(p, c.army)]
			c.clock, c.short = clockWords(time), time < shortTime
		}
		view.set(c, p.geometry(), p.play.state.Game.Rules().Dice)
		widget.Show(view, there)
	}
}

// redraw draws everything again, in the colours of the present theme.
func (p *parts) redraw() {
	p.felt.Refresh()
	p.board.Redraw()
	p.gear.Refresh()
	for _, b := range p.buttons.all() {
		b.Refresh()
	}
	for _, c := range p.corners {
		c.Refresh()
	}
	p.show()
	p.content.Refresh()
}

// finish brings all that moves to its end, and reports whether anything did.
func (p *parts) finish() bool {
	moved := p.board.Finish()
	for _, c := range p.corners {
		moved = c.rolls.Finish() || moved
	}
	return moved
}

// home leaves the table. The game stays saved.
func (p *parts) home() {
	p.finish()
	p.play.options.OnHome()
}

// Animates implements [cardtable.Stage].
func (p *parts) Animates() bool { return p.board.Animates() }

// Shown implements [cardtable.Stage].
func (p *parts) Shown() fyne.CanvasObject { return p.sheets.Shown() }

// Unit implements [cardtable.Stage].
func (p *parts) Unit() float32 { return p.geometry().U }

// Play implements [cardtable.Stage].
func (p *parts) Play(e sound.Effect) {
	if p.board.Sound != nil {
		p.board.Sound(e)
	}
}
