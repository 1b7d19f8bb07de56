package table

import (
	"context"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/bridge/tabletop"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/bridge/tutor"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// guided holds the position that a guide has laid on the table. At a table without one it stays as it begins.
type guided struct {
	play     *playing
	parts    *parts
	on       bool // there is a guide
	forced   bool // where a board is played on, a card that is no choice comes by itself
	position tutor.Position
	layer    *fyne.Container // of the halos
}

var _ tutor.Table = (*Screen)(nil)

// NewGuided returns a table at which a guide leads the user. Nothing happens on it until the guide lays something there. The guide
// says who plays and how that is kept; config says the rest.
func NewGuided(art *widget.Art, config play.Config, options Options, rules bridge.Rules) *Screen {
	s := newScreen(art, config, options, rules)
	s.guided.forced = config.Forced
	s.play.config.Changed = func() { s.play.work.Do(s.refresh) }
	return s
}

// Lay implements [tutor.Table].
func (s *Screen) Lay(p tutor.Position) error {
	s.finale.finish()
	s.parts.sheets.Close()
	s.forget()
	s.parts.unselect()
	s.guided.position = p
	if before := s.play.session; before != nil {
		s.play.session = nil // what it says from now on is nobody's business
		s.play.work.Write(context.Background(), before.Close, nil)
	}
	c := &s.play.config
	c.Computer, c.Journal, c.From = p.Computer, p.Journal, p.From
	if p.Computer == nil {
		c.Computer = resting{}
	}
	c.Forced = s.guided.forced && p.Computer != nil // where the user alone acts, his card is what is asked
	if c.Adviser = s.play.options.Adviser; p.Adviser != nil {
		c.Adviser = p.Adviser
	}
	now, err := play.New(*c, session.Session{Rules: p.Board.Rules, Length: 1}, &p.Board)
	if err != nil {
		return err
	}
	s.play.session = now
	s.refresh()
	s.guided.pointAt(p.Halo)
	return nil
}

// Rest implements [tutor.Table].
func (s *Screen) Rest() {
	if !s.guided.position.Still {
		s.guided.position.Still = true
		s.refresh()
	}
}

// Covered implements [tutor.Table].
func (s *Screen) Covered() bool { return !s.parts.sheets.Empty() }

// Typing implements [tutor.Table].
func (s *Screen) Typing() bool { return s.entry.typed != "" }

// Board implements [tutor.Table].
func (s *Screen) Board() bridge.Board { return s.guided.board() }

// PointAt implements [tutor.Table].
func (s *Screen) PointAt(halo []string) { s.guided.pointAt(halo) }

// board returns the board that is played, or lies on the table.
func (g *guided) board() bridge.Board {
	if g.play.session == nil {
		return g.position.Board
	}
	return g.play.session.State().Board
}

// show changes what is shown of the position as the guide wants it.
func (g *guided) show(m *tabletop.Model) {
	if !g.on {
		return
	}
	p := g.position
	m.Plain, m.Trumps, m.Veiled, m.Quiet, m.Even = p.Plain, p.Trumps, p.Veiled, p.Quiet, p.Even
	m.Company, m.Laid, m.Still, m.Given = nil, !p.Dealt, p.Still || p.Bare, p.Given || p.Bare || m.Table.Rules.Choices
	if m.Bare = p.Bare; p.Bare {
		m.Hands, m.Count, m.Open, m.Trick = [4]card.Hand{}, [4]int{}, [4]bool{}, bridge.Trick{}
	} else if !m.Over {
		for _, seat := range card.Seats {
			if p.Open[seat] {
				m.Open[seat], m.Hands[seat] = true, m.Deal[seat].Minus(m.Table.Played(seat))
			}
		}
	}
	if dummy := m.Table.Contract().Dummy(); p.Veiled && !p.Open[dummy] && dummy != m.Person {
		m.Open[dummy], m.Hands[dummy] = false, card.Hand{}
	}
	if !g.still() {
		return
	}
	m.Yours, m.Plays, m.Alone, m.Calls, m.Undoable = false, card.Hand{}, false, p.Options, false
	tricks := m.Table.Tricks()
	if _, _, claimed := m.Table.Claim(); !p.Bare && !claimed && !m.Over && m.Trick.Len == 0 && len(tricks) > 0 {
		m.Trick, m.Waits = tricks[len(tricks)-1], true
	}
}

// still reports whether nobody acts on the position: the guide only shows it.
func (g *guided) still() bool { return g.on && (g.position.Still || g.position.Bare) }

// answers has the guide hear a card that was clicked on a still position, and reports whether that meant something.
func (g *guided) answers(c card.Card) bool {
	return g.still() && g.position.OnCard != nil && g.position.OnCard(c)
}

// called has the guide hear a call that was clicked on a still position, and reports whether it was for the guide.
func (g *guided) called(c bridge.Call) bool {
	if !g.still() || g.position.OnCall == nil {
		return false
	}
	g.position.OnCall(c)
	return true
}

// why puts a hint into words, as the guide or a beginner wants it.
func (g *guided) why(a bot.Advice) string {
	switch {
	case g.position.Hint != nil:
		return g.position.Hint(a)
	case g.play.options.Words:
		return bridgetext.PlainReason(a)
	}
	return bridgetext.Reason(a)
}

// deals returns what the header says of the deal: nothing where no deal has been spoken of.
func (g *guided) deals(lines []string) []string {
	if g.on && (g.position.Given || g.position.Bare) {
		return []string{""}
	}
	return lines
}

// quiet reports whether nothing is said of who is to act: the guide does.
func (g *guided) quiet(m tabletop.Model) bool {
	return g.on && !m.Waits && (g.still() || g.position.Computer == nil && !m.Yours) || g.on && g.position.Still
}

// bare hides what an empty table hasn't, and an auction that hasn't begun while it isn't spoken of.
func (g *guided) bare() {
	if !g.on {
		return
	}
	p := g.position
	unbid := g.unbid()
	g.parts.header.Hidden = p.Bare || p.Plain || p.Quiet || p.Veiled || unbid && g.play.model.Table.Phase() == bridge.AuctionPhase
	if unbid {
		g.parts.auction.Hide()
		g.parts.box.Hide()
	}
	if p.Bare {
		g.parts.slip.Hide()
	}
	b := g.parts.buttons
	for _, left := range b.left() {
		left.Hidden = left.Hidden && left != b.hint && left != b.undo || p.Still || p.Bare
	}
	if p.Still {
		g.parts.chosen.show(false)
	}
	b.hint.Hidden = b.hint.Hidden || p.Unaided
	b.worth.Hidden = b.worth.Hidden || p.Still || p.Bare || p.Unaided
	b.lastTrick.Hidden = b.lastTrick.Hidden || p.Bare || p.Still && b.lastTrick.Disabled
	b.bidding.Hidden = b.bidding.Hidden || unbid || p.Unaided
	b.auction.Hidden = p.Given || p.Bare || p.Still && b.auction.Disabled || g.play.model.Table.Rules.Choices
}

// unbid reports whether a guide shows a position in which nothing is bid: the table is empty, or an auction hasn't begun that isn't spoken
// of.
func (g *guided) unbid() bool {
	p := g.position
	spoken := slices.Contains(p.Halo, "box") || slices.Contains(p.Halo, "auction")
	return g.on && (p.Bare || p.Still && !spoken && g.play.contracting() && len(g.play.model.Table.Events()) == 0)
}

// allowed reports whether the guide, if there is one, lets the user do something.
func (g *guided) allowed(e bridge.Event) bool {
	b := g.board()
	if g.play.options.Guide == nil || !g.play.config.User.Acts(b.Table) {
		return true
	}
	if e.Kind == bridge.PlayKind && !b.Hand(b.Turn()).Has(e.Card) {
		return true // which the table refuses
	}
	return g.play.options.Guide.Allows(b, e)
}

// unaided reports whether the user gets no help.
func (g *guided) unaided() bool { return g.on && g.position.Unaided }

// mayClaim reports whether the user may claim now.
func (g *guided) mayClaim() bool {
	m := g.play.model
	return m.Yours && m.Table.Phase() == bridge.PlayPhase && !(g.on && g.position.Computer == nil)
}

// tell reports a change to the guide, if there is one.
func (g *guided) tell(now play.State) {
	if g.play.options.Guide != nil {
		g.play.options.Guide.Changed(now)
	}
}

// pointAt has things shine: see [tutor.Table].
func (g *guided) pointAt(halo []string) {
	g.position.Halo = halo
	var cards card.Hand
	for _, what := range halo {
		if c, err := card.Parse(what); err == nil {
			cards = cards.With(c)
		}
	}
	g.parts.surface.PointAt(cards)
	g.showHalos()
}

// showHalos puts the halos around what is spoken of, besides cards. While something moves there are none.
func (g *guided) showHalos() {
	if !g.on {
		return
	}
	var spots []cardtable.Rect
	if _, moving := g.parts.surface.Moving(); !moving {
		for _, what := range g.position.Halo {
			spots = append(spots, g.haloSpots(what)...)
		}
	}
	unit, layer := g.parts.unit(), g.layer
	layer.Objects = nil
	for _, spot := range spots {
		halo := cardtable.NewHalo()
		cardtable.PutHalo(halo, spot, unit)
		layer.Objects = append(layer.Objects, halo)
	}
	canvas.Refresh(layer)
}

// haloSpots returns where something is that is spoken of. What isn't on the table is nowhere.
func (g *guided) haloSpots(what string) []cardtable.Rect {
	surface := g.parts.surface
	one := func(at cardtable.Rect, ok bool) []cardtable.Rect {
		if !ok {
			return nil
		}
		return []cardtable.Rect{at}
	}
	object := func(o fyne.CanvasObject) []cardtable.Rect {
		at, size := o.Position(), o.Size()
		return one(cardtable.NewRect(at.X, at.Y, size.Width, size.Height), o.Visible())
	}
	if seat, ok := seatOf(what, "hand:"); ok {
		return one(surface.HandSpot(seat))
	}
	if seat, ok := seatOf(what, "plate:"); ok {
		return one(surface.PlateSpot(seat), true)
	}
	switch what {
	case "trick":
		return one(surface.TrickSpot())
	case "tricks":
		return surface.PileSpots()
	case "contract":
		if at, ok := surface.PlaqueSpot(); ok {
			return one(at, true)
		}
		return one(g.headerSpot(g.parts.header.Middle))
	case "score":
		return one(g.headerSpot(g.parts.header.Right))
	case "box":
		return object(g.parts.box)
	case "auction":
		return object(g.parts.auction)
	case "points":
		return g.pointSpots()
	}
	return nil
}

// pointSpots returns where points are said: on all plates where the players announce them, and else beside the user's.
func (g *guided) pointSpots() (spots []cardtable.Rect) {
	if !g.play.model.Table.Rules.Choices {
		return []cardtable.Rect{g.parts.surface.PlateSpot(g.play.model.Person)}
	}
	for _, seat := range card.Seats {
		spots = append(spots, g.parts.surface.PlateSpot(seat))
	}
	return spots
}

// headerSpot returns where a text of the header stands; ok is false if it says nothing.
func (g *guided) headerSpot(p *widget.Prose) (at cardtable.Rect, ok bool) {
	const inset = 6
	pos, size, least := p.Position(), p.Size(), p.MinSize()
	x := pos.X
	switch p.Align {
	case fyne.TextAlignCenter:
		x += (size.Width - least.Width) / 2
	case fyne.TextAlignTrailing:
		x += size.Width - least.Width
	}
	x += g.parts.header.Position().X
	at = cardtable.NewRect(x, pos.Y+inset*g.parts.unit(), least.Width, size.Height-2*inset*g.parts.unit())
	return at, g.parts.header.Visible() && p.Text != ""
}

// seatOf returns the seat named in a text after a prefix.
func seatOf(what, beginning string) (card.Seat, bool) {
	name, ok := strings.CutPrefix(what, beginning)
	if !ok {
		return 0, false
	}
	seat, err := card.ParseSeat(name)
	return seat, err == nil
}

// resting is a player who never acts: only the user does.
type resting struct{}

// Act implements match.Player.
func (resting) Act(ctx context.Context, _ bridge.View) (bridge.Event, error) {
	<-ctx.Done()
	return bridge.Event{}, ctx.Err()
}
