package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/chess/tabletop"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// parts are the objects that the window shows.
type parts struct {
	content *fyne.Container // all of them
	felt    *widget.Backdrop
	board   *tabletop.Board
	header  *widget.Headline
	gear    widget.Gear               // to the settings
	corners [chess.Armies]*cornerView // by army
	buttons buttons
	tabs    [2]*tab // before and after all else that Tab reaches, which is nothing
	tips    *widget.Tips
}

// newParts returns the parts of a screen, which tell it what the person does.
func newParts(s *Screen) parts {
	p := parts{felt: widget.NewBackdrop(s.paintFelt), board: tabletop.NewBoard(s.art), header: widget.NewHeadline(s.art, barHeight), gear: widget.NewGear(s.art, s.options.OnSettings), buttons: newButtons(s), tips: widget.NewTips(s.art)}
	p.header.Spare = p.gear.Room()
	p.board.Animated, p.board.Sound = s.options.Animated, s.options.Sound
	p.board.OnSquare, p.board.OnGrab, p.board.OnDrag = s.squareClicked, s.grabbed, s.dropped
	p.board.Pool = s.poolAt
	for a := range p.corners {
		p.corners[a] = newCornerView(s.art, p.tips, s.options.Animated)
	}
	p.tabs = [2]*tab{newTab(func() { s.nextMovable(1) }), newTab(func() { s.nextMovable(-1) })}
	return p
}

// arrange puts the parts over each other, and over them the sheets.
func (s *Screen) arrange() {
	p := &s.parts
	objects := []fyne.CanvasObject{p.tabs[0], p.felt.Raster, p.board, p.header, p.gear.Button, s.note.prose, s.note.field, s.note.typed, s.story.prose}
	for _, c := range p.corners {
		objects = append(objects, c)
	}
	for _, b := range p.buttons.all() {
		objects = append(objects, b)
	}
	s.sheets = sheet.NewStack(container.New(s, append(objects, p.tabs[1])...))
	p.content = container.NewStack(s.sheets.Content(), p.tips.Layer)
}

// poolAt returns where the pool of an army is shown, on the board.
func (s *Screen) poolAt(a chess.Army) fyne.Position {
	view := s.parts.corners[a]
	at := view.Position().Add(fyne.NewPos(view.Size().Width/2, view.Size().Height/2))
	return at.Subtract(s.parts.board.Position())
}

// show brings what lies around the board up to date, and the sheets.
func (s *Screen) show() {
	s.parts.header.Set(headerLines(s.state.Game, s.names))
	s.showCorners()
	s.showNote()
	s.parts.buttons.set(s)
	s.lay()
	if !s.sheets.Empty() {
		s.sheets.Redraw()
	}
	canvas.Refresh(s.parts.header) // what has been hidden so far Fyne doesn't know, and paints nothing for it
}

// showCorners shows each army in its corner.
func (s *Screen) showCorners() {
	if s.session == nil {
		return
	}
	all := corners(s.state.Game, s.names)
	left, running := s.clocks()
	for a, view := range s.parts.corners {
		c, there := all[chess.Army(a)]
		if there && running {
			p := s.position()
			time := left[commander(p, c.army)]
			c.clock, c.short = clockWords(time), time < shortTime
		}
		view.set(c, s.geometry(), s.state.Game.Rules().Dice)
		widget.Show(view, there)
	}
}
