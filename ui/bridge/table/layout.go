package table

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

var _ fyne.Layout = (*Screen)(nil)

// MinSize implements fyne.Layout: the smallest window in which a board can be played.
func (s *Screen) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(860, 600) }

// Layout implements fyne.Layout: everything goes where the geometry of the table says.
func (s *Screen) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	g := NewGeometry(size.Width, size.Height)
	put := func(o fyne.CanvasObject, r Rect) {
		o.Move(fyne.NewPos(r.X, r.Y))
		o.Resize(fyne.NewSize(r.W, r.H))
	}
	resized := s.surface.Size() != size
	put(s.surface, cardtable.NewRect(0, 0, g.W, g.H))
	put(s.veil, cardtable.NewRect(0, 0, g.W, g.H))
	put(s.header, g.Bar)

	const w, h, gap = 300, 352, 18
	x, y := g.W/2, (g.Plate[Top].Y+g.Plate[Top].H+g.Note.Y)/2
	if s.sheet == auctionSheet {
		put(s.auction, cardtable.Around(x, y, w*g.U, h*g.U))
	} else {
		put(s.auction, cardtable.Around(x-(w+gap)/2*g.U, y, w*g.U, h*g.U))
	}
	put(s.box, cardtable.Around(x+(w+gap)/2*g.U, y, w*g.U, h*g.U))

	s.note.SetTextSize(theme.BodyText * g.U)
	put(s.note, g.Note)
	bed := s.note.MinSize().Width + 28*g.U
	s.noteBed.CornerRadius = g.Note.H / 2
	put(s.noteBed, cardtable.Around(g.W/2, g.Note.Y+g.Note.H/2, bed, g.Note.H))

	s.count.place(g)
	s.tips.Layer.Resize(size)

	for i, b := range s.buttons.left() {
		put(b, cardtable.NewRect(margin*g.U, g.H-(margin+float32(3-i)*(buttonHeight+6))*g.U, buttonWidth*g.U, buttonHeight*g.U))
	}
	for i, b := range s.buttons.right() {
		put(b, cardtable.NewRect(g.W-(margin+buttonWidth)*g.U, g.H-(margin+float32(3-i)*(buttonHeight+6))*g.U, buttonWidth*g.U, buttonHeight*g.U))
	}
	put(s.buttons.bidding, cardtable.NewRect(s.buttons.lastTrick.Position().X, s.buttons.lastTrick.Position().Y, buttonWidth*g.U, buttonHeight*g.U))
	s.panel.Resize(size)
	for _, o := range s.panel.Objects {
		min := o.MinSize()
		switch {
		case s.sheet == resultSheet:
			put(o, g.resultSpot(min.Width, min.Height))
		case s.model.Over:
			put(o, cardtable.Around(x, g.Bar.H+(g.H-g.Bar.H)/2, min.Width, min.Height))
		case s.sheet == claimSheet: // above the person's hand, where no other hand is
			put(o, cardtable.Around(x, g.Fan.Y-rise/2*g.U-min.Height/2, min.Width, min.Height))
		default:
			put(o, cardtable.Around(x, g.Bar.H+(g.Fan.Y-g.Bar.H)/2, min.Width, min.Height))
		}
	}
	if resized { // the texts have sizes of their own
		s.show()
	}
}

func (s *Screen) unit() float32 {
	size := s.content.Size()
	return NewGeometry(size.Width, size.Height).U
}

// toggle puts something on the table to look at, or takes it off again. It may lie on a
// result, which comes back.
func (s *Screen) toggle(kind sheetKind) {
	switch {
	case s.sheet == kind:
		s.sheet = s.below
		s.below = noSheet
	case s.sheet == claimSheet || s.sheet == failureSheet || s.sheet == keepSheet,
		kind == lastTrickSheet && len(s.model.Table.Tricks()) == 0,
		kind == auctionSheet && s.model.Table.Phase() == bridge.AuctionPhase:
		return
	default:
		if s.sheet == resultSheet || s.sheet == scoreSheet || s.sheet == reviewSheet {
			s.below = s.sheet
		}
		s.sheet = kind
	}
	s.show()
}

// showSheet puts on the table what lies there now.
func (s *Screen) showSheet() {
	s.session.Hold(s.sheet == claimSheet)
	maker := sheetMaker{s.art, s.unit()}
	var sheet fyne.CanvasObject
	switch s.sheet {
	case resultSheet:
		if !s.surface.Spreading() {
			sheet = s.showResult(maker)
		}
	case reviewSheet:
		sheet = s.showReview(maker)
	case scoreSheet:
		sheet = maker.scoreSheet(s.rubber(), s.model.Person, s.session.Other, s.deals(), s.scoreButtons(maker)...)
	case claimSheet:
		sheet = s.claimStrip(maker)
	case keepSheet:
		sheet = s.keepQuestion(maker)
	case lastTrickSheet:
		sheet = maker.lastTrick(s.model)
	case failureSheet:
		sheet = maker.notice(text.T("failure.title"), text.T("failure.message", "Error", s.session.State().Err),
			maker.button(text.T("failure.retry"), text.T("key.enter"), true, s.retry),
			maker.button(s.wayOut(), text.T("key.escape"), false, s.leave))
	}
	s.panel.RemoveAll()
	if sheet != nil {
		s.panel.Add(sheet)
	}
}

// veilShade dims cards below a sheet: in the light theme both are paper.
var veilShade = color.NRGBA{A: 0x48}

// lastTrick is the trick that was gathered last, as it lay: on felt, as cards belong.
func (s sheetMaker) lastTrick(m Model) fyne.CanvasObject {
	tricks := m.Table.Tricks()
	trick := tricks[len(tricks)-1]
	if m.Waits && len(tricks) > 1 {
		trick = tricks[len(tricks)-2]
	}
	g := Geometry{U: s.unit, TrickX: 150 * s.unit, TrickY: 110 * s.unit}
	cards := container.NewWithoutLayout()
	for _, i := range m.stacked(trick) {
		seat := trick.Leader.Next(i)
		spot := g.trickSpot(m.PlaceOf(seat), false)
		picture := s.art.Face(trick.Cards[i])
		picture.Move(fyne.NewPos(spot.X, spot.Y))
		picture.Resize(fyne.NewSize(spot.W, spot.H))
		cards.Add(picture)
	}
	p := theme.Current()
	winner := s.line(m.taken(trick), theme.BodyText, true)
	winner.Align, winner.Ink = fyne.TextAlignCenter, p.FeltInk
	space := container.NewStack(s.gap(1), container.New(fixedSize{fyne.NewSize(300*s.unit, 220*s.unit)}, cards))
	sheet := canvas.NewRectangle(p.FeltDeep)
	sheet.StrokeColor, sheet.StrokeWidth, sheet.CornerRadius = p.Gold, 1.5*s.unit, 12*s.unit
	widget.LiftSheet(sheet, s.unit)
	margin := 18 * s.unit
	return container.NewStack(sheet, container.New(layout.NewCustomPaddedLayout(margin, margin, margin, margin), s.column(winner, space)))
}

// fixedSize is a layout of a given size for one object.
type fixedSize struct{ size fyne.Size }

func (f fixedSize) MinSize([]fyne.CanvasObject) fyne.Size { return f.size }
func (f fixedSize) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		o.Resize(size)
	}
}
