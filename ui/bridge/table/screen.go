// Package table is the screen for playing bridge: the table with its bidding box, its sheets, and the keys.
package table

import (
	"context"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/review"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/company"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/bridge/report"
	"github.com/superbridge/superbridge/ui/bridge/tabletop"
	"github.com/superbridge/superbridge/ui/bridge/tutor"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/spacebar"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Options sets the behaviour of the table.
type Options struct {
	Words       bool        // hints are in words, without figures
	Window      fyne.Window // where the folder of a picture is chosen
	Runner      *background.Runner
	Adviser     review.Adviser // for hints, and for what could have been better
	Cards       bidding.Cards  // by which both sides bid
	Animated    bool
	Sound       func(sound.Effect) // plays a sound without waiting; or nil
	Audible     func() bool        // reports whether Sound is heard, as far as known; nil means yes
	Early       bool               // a card can be marked before the user's turn, to be played then
	Counts      bool               // the points and suit lengths of the user's hand stand beside his plate
	OnHome      func()             // leaves the table; the rubber stays saved
	OnSettings  func()             // opens the settings over the table; nil if there are none
	OnFailure   func(error) bool   // handles a failure to save, and reports whether it leaves the table; or nil
	OnNewRubber func()
	// OnNext deals the next board at a new table if the players change, and reports whether it does; or nil.
	OnNext func() bool
	// OnBidding shows the bidding system at the auction that the user has seen.
	OnBidding func(bridge.View, bidding.Cards)
	// OnReview looks back on a board of the rubber that is over, counted from 0, and starts after a
	// number of its events; nil: nobody does.
	OnReview func(board, events int)
	// OnAgain plays the deal of a rubber of one board, which is over, once more; nil: it isn't
	// offered.
	OnAgain  func(b bridge.Board)
	Practice *Practice // nil: the deal is new to the user, as far as known
	Field    Field     // the other tables
	// Company names the players in the other seats; nil: they follow from the first deal of the rubber.
	Company *company.Table
	// Reports saves the user's reports of calls and cards.
	Reports report.Keeper
	// Guide leads the user; nil: nobody does. See [NewGuided].
	Guide tutor.Guide
}

// Screen is the table with everything around it. All its methods belong to Fyne's
// goroutine.
type Screen struct {
	spacebar.Bar
	table
	entry    entry
	early    early
	advice   advice
	finale   finale
	lookBack lookBack
	exit     exit
	scoring  scoring
	peek     peek // of which sheets to look at are made
}

// table is the part that everything at the table shares.
type table struct {
	play   *playing
	parts  *parts
	guided *guided
	note   *note
}

// NewScreen starts a session for a rubber, which may have a board in progress, and
// returns its table. It fails as play.New does.
func NewScreen(art *widget.Art, config play.Config, options Options, rubber session.Session, board *bridge.Board) (*Screen, error) {
	s := newScreen(art, config, options, rubber.Rules)
	s.play.config.Changed = func() { s.play.work.Do(s.refresh) }
	session, err := play.New(s.play.config, rubber, board)
	if err != nil {
		s.play.work.Cancel()
		return nil, err
	}
	s.play.session = session
	s.refresh()
	return s, nil
}

// newScreen returns a table without a session.
func newScreen(art *widget.Art, config play.Config, options Options, rules bridge.Rules) *Screen {
	config.Adviser = options.Adviser
	t := table{&playing{options: options, config: config, work: background.NewWork(options.Runner)}, &parts{art: art}, new(guided), new(note)}
	s := &Screen{table: t, finale: finale{table: t, joy: cardtable.Joy{Flourish: cardtable.NewFlourish(), At: t.parts, Signs: cardtable.SuitSigns(art, card.Suits[:]...)}}, lookBack: lookBack{table: t}}
	s.Bar = spacebar.Bar{Do: func(f func()) { t.play.work.Do(f) }, Hurry: func(on bool) { t.play.session.Hurry(on) }}
	s.exit = exit{table: t, stay: s.refresh}
	s.entry = entry{table: t, early: &s.early, advice: &s.advice, claim: s.openClaim}
	s.early, s.advice = early{table: t, entry: &s.entry}, advice{table: t, entry: &s.entry}
	s.peek = peek{laid: laid{t, s.letter}, entry: &s.entry, key: s.boardKey}
	s.scoring = scoring{t, &s.finale, &s.lookBack, &s.exit, s.peek}
	*t.guided = guided{play: t.play, parts: t.parts, on: options.Guide != nil, layer: container.NewWithoutLayout()}
	*t.note = newNote(t, &s.entry)
	*t.parts = newParts(s, rules)
	s.arrange()
	return s
}

// Content returns the screen's object.
func (s *Screen) Content() fyne.CanvasObject { return s.parts.content }

// Rules returns the rules of the rubber.
func (s *Screen) Rules() bridge.Rules { return s.play.model.Table.Rules }

// Redraw draws everything again, in the colours of the present theme and in the language in use.
func (s *Screen) Redraw() {
	widget.Relabel(s.parts.buttons.all(), newButtons(s).all())
	chosen, choosing := s.parts.box.Selection()
	s.parts.box.SetRows(bidKeys(s.Rules()))
	s.parts.box.SetHeads(bidHeads(s.Rules())...)
	if choosing { // new words on the keys are no other keys
		s.parts.box.Choose(chosen)
	}
	s.parts.redraw()
}

// Stand pauses the board, or resumes it.
func (s *Screen) Stand(on bool) { s.play.session.Stand(on) }

// Habits holds the settings that a user may change while a board is on the table.
type Habits struct {
	Pace     play.Pace
	Forced   bool // see [play.Config]
	Animated bool
	Counts   bool
	Early    bool
}

// Adjust applies changed settings.
func (s *Screen) Adjust(h Habits) {
	s.play.config.Pace, s.play.config.Forced = h.Pace, h.Forced
	s.play.session.Adjust(h.Pace, h.Forced)
	s.play.options.Animated, s.play.options.Counts, s.play.options.Early = h.Animated, h.Counts, h.Early
	s.parts.surface.Animated = h.Animated
	s.Redraw()
	s.refresh()
}

// Close ends the session in the background. Everything shown has been saved. A second call does nothing.
func (s *Screen) Close() {
	s.play.work.Cancel()
	s.parts.surface.Sound = nil // running motions continue silently
	s.Space.Release()
	s.finale.stop()
	if s.play.session != nil { // else nothing has been laid on the table
		s.play.work.Write(context.Background(), s.play.session.Close, nil)
	}
}

// refresh shows the session as it is now.
func (s *Screen) refresh() {
	if s.play.session == nil || s.play.work.Ctx.Err() != nil {
		return // a late message of a session that is just starting, or has ended
	}
	state := s.play.session.State()
	if state.Err != nil && s.play.options.OnFailure != nil && s.play.options.OnFailure(state.Err) {
		return
	}
	before := s.play.model
	s.play.model = tabletop.NewModel(state, s.play.config)
	if s.play.options.Company != nil {
		s.play.model.Company = s.play.options.Company
	}
	s.guided.show(&s.play.model)
	s.finale.endOf(before)
	if len(s.play.model.Table.Events()) != len(before.Table.Events()) {
		s.forget()
		s.parts.sheets.RemoveIf(ofPosition)
	}
	s.laySheets(state.Err)
	if s.play.model.Over && s.play.options.Field.OnResult != nil {
		s.play.options.Field.OnResult()
	}
	s.parts.surface.SetModel(s.play.model)
	defer s.guided.tell(state)
	defer s.early.playMarked()
	if s.finale.due && !s.parts.surface.Spreading() { // nothing had to move
		s.finale.rest()
		return
	}
	s.parts.show()
}

// forget forgets what the user was about to do, and what has been said of the position.
func (s *Screen) forget() {
	s.note.said, s.entry.typed, s.note.explained = "", "", -1
	s.entry.pending.Drop()
	s.advice.drop()
	s.lookBack.drop()
}

// tapped handles a click on a card that is seen, or else on the table. Whatever moves
// is brought to its end first; a trick that waits is gathered.
func (s *Screen) tapped(c card.Card, ok bool) {
	if sheet.Peeks(s.parts.sheets.Top()) {
		s.parts.sheets.Pop()
		return
	}
	moving := s.finale.finish()
	if ok && s.parts.sheets.Empty() && s.guided.answers(c) {
		return
	}
	waiting := s.play.model.Waits
	if waiting {
		s.play.session.GoOn()
	}
	if ok && s.parts.sheets.Empty() && s.play.model.Yours && s.play.model.Table.Phase() == bridge.PlayPhase {
		s.entry.act(bridge.Played(c))
		return
	}
	if ok && s.parts.sheets.Empty() && s.early.marks(c) {
		return
	}
	switch {
	case !ok || moving || waiting || s.play.model.Over || !s.parts.sheets.Empty():
	case s.play.model.Table.Phase() == bridge.AuctionPhase:
		s.note.say(text.T("table.auction-first"))
	case s.play.model.Table.Phase() == bridge.ChoicePhase && s.play.model.Yours:
		s.note.say(text.T("choice.first"))
	default:
		s.note.say(text.T("table.not-your-turn"))
	}
}

// goOn gathers a waiting trick, and reports whether anything moved or waited.
func (s *Screen) goOn() bool {
	moving := s.finale.finish()
	if s.play.model.Waits {
		s.play.session.GoOn()
		return true
	}
	return moving
}
