package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/tabletop"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// parts are the objects that the window shows.
type parts struct {
	play    *playing
	guided  *guided
	note    *note
	art     *widget.Art
	sheets  *sheet.Stack    // the sheets on the table: a result, a claim, …
	content *fyne.Container // all of them
	surface *tabletop.Surface
	veil    *canvas.Rectangle // over the cards, while a sheet covers some
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

// newParts returns the parts of a screen, with its callbacks.
func newParts(s *Screen, rules bridge.Rules) parts {
	art := s.parts.art
	p := parts{
		play: s.play, guided: s.guided, note: s.note, art: art,
		surface: tabletop.NewSurface(art),
		veil:    cardtable.NewVeil(),
		header:  widget.NewHeadline(art, tabletop.BarHeight),
		gear:    widget.NewGear(art, s.play.options.OnSettings),
		auction: widget.NewRegister(art),
		box:     newBidBox(art, rules),
		chosen:  newAnnouncement(art),
		buttons: newButtons(s),
		tips:    widget.NewTips(art),
	}
	p.count = newHandCount(art, p.tips, s.play.counting)
	p.slip = newPartScores(art, p.tips, func() string { return aboutPartScores(s.play.model) }, s.scoring.openScore)
	p.surface.Explain(p.tips)
	p.header.Spare = p.gear.Room()
	p.surface.Animated, p.surface.Sound, p.surface.Audible = s.play.options.Animated, s.play.options.Sound, s.play.options.Audible
	if s.play.options.Guide != nil {
		p.surface.Narrow()
	}
	p.surface.OnStill = s.guided.showHalos
	p.surface.OnTapped, p.surface.OnRest = s.tapped, s.finale.rest
	p.surface.OnAsked = func() { s.reportCall(-1) }
	p.auction.OnPointed, p.auction.OnAsked = s.note.explain, s.reportCall
	p.box.OnPressed = func(c bridge.Call) {
		if !s.guided.called(c) {
			s.entry.act(s.play.contracts(c))
		}
	}
	p.box.OnPointed = s.note.show
	return p
}

// arrange puts the parts over each other, and over them the sheets.
func (s *Screen) arrange() {
	p := s.parts
	objects := []fyne.CanvasObject{p.surface, p.veil, p.header, p.gear.Button, p.auction, p.box, s.note.bed, s.note.prose}
	objects = append(objects, p.count.objects()...)
	objects = append(objects, p.chosen.objects()...)
	objects = append(objects, p.slip, p.slip.tip)
	for _, b := range p.buttons.all() {
		objects = append(objects, b)
	}
	p.sheets = sheet.NewStack(container.New(p, append(objects, s.guided.layer, s.finale.joy.Layer)...))
	p.sheets.Veil, p.sheets.Cleared = p.veil, s.early.playMarked
	p.content = container.NewStack(p.sheets.Content(), p.tips.Layer)
}

// show updates everything around and on the table.
func (p *parts) show() {
	deals, contracts, scores := headerLines(p.play.model, p.play.title())
	if p.guided.on && p.play.title() == "" {
		contracts, scores = wordedLines(p.play.model, contracts, scores)
	}
	p.header.Set(p.guided.deals(deals), contracts, scores)
	unit, words, dealing := p.unit(), p.words(), p.surface.Dealing()
	p.auction.Hidden = p.play.model.Table.Phase() != bridge.AuctionPhase || dealing
	p.box.Hidden = p.auction.Hidden && !p.play.choosing() || dealing
	g := p.geometry(p.content.Size())
	p.placeAuction(g)
	p.placeBox(g)
	p.auction.Set(tabletop.Auction(p.play.model.Table, p.play.options.Cards), p.note.explained, words)
	p.box.Set(p.play.model.Calls, words)
	p.note.show()
	p.showCount()
	p.chosen.set(p.play.model)
	p.slip.set(p.play.model, unit)
	p.buttons.set(p.play.model, p.guided.mayClaim(), words)
	p.guided.bare()
	p.sheets.Redraw()
	p.guided.showHalos()
	p.content.Refresh()
}

// redraw draws everything again, in the colours of the present theme.
func (p *parts) redraw() {
	p.surface.Redraw()
	p.gear.Refresh()
	p.box.Refresh()
	for _, b := range p.buttons.all() {
		b.Refresh()
	}
	p.show()
}

// unselect selects no call and no card.
func (p *parts) unselect() {
	p.box.Unselect()
	p.surface.Select(card.Card{})
}

// Animates implements [cardtable.Stage].
func (p *parts) Animates() bool { return p.surface.Animates() }

// Shown implements [cardtable.Stage].
func (p *parts) Shown() fyne.CanvasObject { return p.sheets.Shown() }

// Unit implements [cardtable.Stage].
func (p *parts) Unit() float32 { return p.unit() }

// Play implements [cardtable.Stage].
func (p *parts) Play(e sound.Effect) { p.surface.Hear(cardtable.Cue{Effect: e}) }
