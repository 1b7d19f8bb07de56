package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/ui/bridge/tabletop"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// parts are the objects that the window shows.
type parts struct {
	content *fyne.Container // all of them
	surface *tabletop.Surface
	veil    *canvas.Rectangle // over the cards, while a sheet lies on them that hides some
	header  *widget.Headline
	gear    widget.Gear // to the settings
	auction *widget.Register
	box     *bidBox
	chosen  announcement
	count   handCount
	slip    *partScores
	buttons buttons
	tips    *widget.Tips
}

// newParts returns the parts of a screen, which tell it what the user does.
func newParts(s *Screen, rules bridge.Rules) parts {
	p := parts{
		surface: tabletop.NewSurface(s.art),
		veil:    canvas.NewRectangle(veilShade),
		header:  widget.NewHeadline(s.art, tabletop.BarHeight),
		gear:    widget.NewGear(s.art, s.options.OnSettings),
		auction: widget.NewRegister(s.art),
		box:     newBidBox(s.art, rules),
		chosen:  newAnnouncement(s.art),
		buttons: newButtons(s),
		tips:    widget.NewTips(s.art),
	}
	p.count = newHandCount(s.art, p.tips, s.counting)
	p.slip = newPartScores(s.art, p.tips, func() string { return aboutPartScores(s.play.model) }, s.openScore)
	p.surface.Explain(p.tips)
	p.header.Spare = p.gear.Room()
	p.surface.Animated, p.surface.Sound, p.surface.Audible = s.options.Animated, s.options.Sound, s.options.Audible
	if s.options.Guide != nil {
		p.surface.Narrow()
	}
	p.surface.OnStill = s.showHalos
	p.surface.OnTapped, p.surface.OnRest = s.tapped, s.rest
	p.surface.OnAsked = func() { s.reportCall(-1) }
	p.auction.OnPointed, p.auction.OnAsked = s.explain, s.reportCall
	p.box.OnPressed = func(c bridge.Call) {
		if !s.guided.called(c) {
			s.act(s.contracts(c))
		}
	}
	p.box.OnPointed = s.showNote
	return p
}

// arrange puts the parts over each other, and over them the sheets.
func (s *Screen) arrange() {
	p := &s.parts
	objects := []fyne.CanvasObject{p.surface, p.veil, p.header, p.gear.Button, p.auction, p.box, s.note.bed, s.note.prose}
	objects = append(objects, p.count.objects()...)
	objects = append(objects, p.chosen.objects()...)
	objects = append(objects, p.slip, p.slip.tip)
	for _, b := range p.buttons.all() {
		objects = append(objects, b)
	}
	s.sheets = sheet.NewStack(container.New(s, append(objects, s.guided.layer, s.finale.glitter.Layer)...))
	s.sheets.Veil, s.sheets.Cleared = p.veil, s.playMarked
	p.content = container.NewStack(s.sheets.Content(), p.tips.Layer)
}

// show brings what lies around and on the table up to date.
func (s *Screen) show() {
	deals, contracts, scores := headerLines(s.play.model, s.title())
	if s.guided.on && s.title() == "" {
		contracts, scores = wordedLines(s.play.model, contracts, scores)
	}
	s.parts.header.Set(s.guided.deals(deals), contracts, scores)
	unit, words, dealing := s.unit(), s.words(), s.parts.surface.Dealing()
	s.parts.auction.Hidden = s.play.model.Table.Phase() != bridge.AuctionPhase || dealing
	s.parts.box.Hidden = s.parts.auction.Hidden && !s.choosing() || dealing
	g := s.geometry(s.parts.content.Size())
	s.placeAuction(g)
	s.placeBox(g)
	s.parts.auction.Set(tabletop.Auction(s.play.model.Table, s.options.Cards), s.note.explained, words)
	s.parts.box.Set(s.play.model.Calls, words)
	s.showNote()
	s.showCount()
	s.parts.chosen.set(s.play.model)
	s.parts.slip.set(s.play.model, unit)
	s.parts.buttons.set(s.play.model, s.mayClaim(), words)
	s.bare()
	s.sheets.Redraw()
	s.showHalos()
	s.parts.content.Refresh()
}
