package table

import (
	"context"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/review"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/company"
	"github.com/superbridge/superbridge/ui/bridge/play"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Options is how the table behaves.
type Options struct {
	Runner      *background.Runner
	Adviser     review.Adviser // whom a hint is asked of, and what could have been better
	Animated    bool
	Sound       func(sound.Effect) // lets something be heard, without waiting; or nil
	Audible     func() bool        // whether Sound does, as far as one knows; nil means yes
	Counts      bool               // the points and suit lengths of the person's hand stand beside his plate
	OnHome      func()             // leaves the table; the rubber is kept
	OnFailure   func(error) bool   // handles what could not be saved, and reports whether it leads away from the table; or nil
	OnNewRubber func()
	// OnBidding shows what the bidding system says of the auction that the person has seen.
	OnBidding func(bridge.View)
	// OnReview looks back on a board of the rubber that is over, counted from 0, and starts after a
	// number of its events; nil: nobody does.
	OnReview func(board, events int)
	// OnAgain plays the deal of a rubber of one board, which is over, once more; nil: it isn't
	// offered.
	OnAgain  func(b bridge.Board)
	Practice *Practice // nil: the deal is new to the person, as far as one knows
	// Company is who sits at the other places; nil: that follows from the first deal of the rubber.
	Company *company.Table
}

// Screen is the table with everything around it. All its methods belong to Fyne's
// goroutine.
type Screen struct {
	options Options
	config  play.Config
	session *play.Session
	art     *widget.Art

	model   Model
	content *fyne.Container
	surface *Surface
	veil    *canvas.Rectangle // over the cards, while a sheet to look at lies on them
	header  *header
	auction *auctionView
	box     *bidBox
	note    *widget.Prose
	noteBed *canvas.Rectangle // what the note lies on
	count   handCount
	buttons buttons
	tips    *widget.Tips
	board   *fyne.Container // all but what lies over it
	sheets  *sheet.Stack    // what lies on the table: a result, a claim, …

	typed     typing
	said      string // the note that answers the person's last act, until he does another
	explained int    // index of the call that is explained, or -1
	sure      *sure  // how many tricks the person has been told that are sure, on some position
	hint      hint
	review    lookBack
	dropping  bool // the line is being thrown away
	finale    finale
	pending   pending
	space     space
	runner    *background.Runner
	ctx       context.Context // of what the screen does in the background
	cancel    context.CancelFunc
}

// NewScreen starts a session for a rubber, which may have a board in progress, and
// returns its table. It fails as play.New does.
func NewScreen(art *widget.Art, config play.Config, options Options, rubber session.Session, board *bridge.Board) (*Screen, error) {
	s := newScreen(art, config, options, rubber.Rules)
	s.config.Changed = func() { fyne.Do(s.refresh) }
	session, err := play.New(s.config, rubber, board)
	if err != nil {
		s.cancel()
		return nil, err
	}
	s.session = session
	s.refresh()
	return s, nil
}

// newScreen returns a table at which nothing is played yet.
func newScreen(art *widget.Art, config play.Config, options Options, rules bridge.Rules) *Screen {
	s := &Screen{
		options: options, config: config, art: art, explained: -1, runner: options.Runner,
		surface: NewSurface(art),
		veil:    canvas.NewRectangle(veilShade),
		header:  newHeader(art),
		auction: newAuctionView(art),
		box:     newBidBox(art, rules),
		note:    widget.NewProse(art, "", theme.BodyText, theme.Current().FeltInk),
		noteBed: canvas.NewRectangle(nil),
		tips:    widget.NewTips(art),
	}
	s.surface.explain(s.tips)
	s.finale.glitter = newFlourish()
	s.count = newHandCount(art, s.tips, func() string { return bridgetext.Counting(s.model.Table.Rules) })
	s.config.Adviser = options.Adviser
	s.ctx, s.cancel = context.WithCancel(context.Background())
	s.note.Align = fyne.TextAlignCenter
	s.surface.Animated, s.surface.Sound, s.surface.Audible = options.Animated, options.Sound, options.Audible
	s.surface.OnTapped, s.surface.OnRest = s.tapped, s.rest
	s.auction.OnPointed = s.explain
	s.box.OnCall = func(c bridge.Call) { s.act(bridge.Called(c)) }
	s.box.OnPointed = s.showNote
	s.buttons = newButtons(s)
	s.board = container.New(s, s.surface, s.veil, s.header, s.auction, s.box, s.noteBed, s.note)
	for _, o := range s.count.objects() {
		s.board.Add(o)
	}
	for _, b := range s.buttons.all() {
		s.board.Add(b)
	}
	s.board.Add(s.finale.glitter.layer)
	s.sheets = sheet.NewStack(s.board)
	s.sheets.Veil = s.veil
	s.content = container.NewStack(s.sheets.Content(), s.tips.Layer)
	return s
}

// Content returns what the window shows.
func (s *Screen) Content() fyne.CanvasObject { return s.content }

// Rules returns the rules of the rubber.
func (s *Screen) Rules() bridge.Rules { return s.model.Table.Rules }

// Redraw draws everything anew, in the colours of the present theme.
func (s *Screen) Redraw() {
	s.surface.Refresh()
	s.box.Refresh()
	for _, b := range s.buttons.all() {
		b.Refresh()
	}
	s.show()
}

// Close ends the session in the background. Everything that has been shown is kept. A second call does nothing.
func (s *Screen) Close() {
	s.cancel()
	s.surface.Sound = nil // what is still moving moves on unheard
	s.space.release()
	s.finale.finish()
	s.runner.Write(context.Background(), s.session.Close, nil)
}

// refresh shows the session as it is now.
func (s *Screen) refresh() {
	if s.session == nil || s.ctx.Err() != nil {
		return // a late message of a session that is just starting, or has ended
	}
	state := s.session.State()
	if state.Err != nil && s.options.OnFailure != nil && s.options.OnFailure(state.Err) {
		return
	}
	before := s.model
	s.model = NewModel(state, s.config)
	if s.options.Company != nil {
		s.model.Company = s.options.Company
	}
	s.endOf(before)
	if len(s.model.Table.Events()) != len(before.Table.Events()) {
		s.said, s.typed, s.explained = "", "", -1
		s.pending.drop()
		s.hint.drop()
		s.review.drop()
		s.sheets.RemoveIf(ofPosition)
	}
	s.laySheets(state.Err)
	s.surface.SetModel(s.model)
	if s.finale.due && !s.surface.Spreading() { // nothing had to move
		s.rest()
		return
	}
	s.show()
}

// show brings what lies around and on the table up to date.
func (s *Screen) show() {
	s.header.set(s.model, s.title())
	inAuction := s.model.Table.Phase() == bridge.AuctionPhase && !s.surface.Dealing()
	unit := s.unit()
	s.auction.Hidden = !inAuction
	s.box.Hidden = !inAuction
	s.auction.set(s.model.Table, s.explained, unit)
	s.box.set(s.model.Calls, unit)
	s.showNote()
	s.showCount()
	s.buttons.set(s.model, unit)
	s.sheets.Redraw()
	s.content.Refresh()
}

// act does what the person has decided.
func (s *Screen) act(e bridge.Event) {
	s.pending.drop()
	s.hint.drop()
	s.typed = ""
	if err := s.session.Act(e); err != nil {
		if err == play.ErrNotAsked {
			s.say(text.T("table.not-your-turn"))
			return
		}
		s.say(bridgetext.Rule(err))
		return
	}
	s.box.unselect()
	s.surface.Select(card.Card{})
}

// tapped is told of a click on a card that is seen, or else on the table. Whatever moves
// is brought to its end first; a trick that waits is gathered.
func (s *Screen) tapped(c card.Card, ok bool) {
	if peeks(s.sheets.Top()) {
		s.sheets.Pop()
		return
	}
	moving := s.finish()
	waiting := s.model.Waits
	if waiting {
		s.session.GoOn()
	}
	if ok && s.sheets.Empty() && s.model.Yours && s.model.Table.Phase() == bridge.PlayPhase {
		s.act(bridge.Played(c))
		return
	}
	switch {
	case !ok || moving || waiting || s.model.Over || !s.sheets.Empty():
	case s.model.Table.Phase() == bridge.AuctionPhase:
		s.say(text.T("table.auction-first"))
	default:
		s.say(text.T("table.not-your-turn"))
	}
}

// laySheets lays on the table what the state of play calls for: what could not be saved, or the result of a board that is
// over; and takes away what it doesn't.
func (s *Screen) laySheets(failed error) {
	s.sheets.RemoveIf(func(o sheet.Sheet) bool {
		switch o.(type) {
		case *failureSheet:
			return failed == nil
		case *resultSheet, *scoreSheet, *lookBackSheet:
			return !s.model.Over
		}
		return false
	})
	_, said := s.sheets.Top().(*failureSheet)
	switch {
	case failed != nil && !said:
		s.sheets.Push(&failureSheet{laid{s}})
	case s.model.Over && s.sheets.Empty():
		r := &resultSheet{laid: laid{s}}
		if s.config.Forced {
			r.late = time.Now()
		}
		s.sheets.Push(r)
	}
}

// ofPosition reports whether a sheet is about the position on the table, and goes with it.
func ofPosition(o sheet.Sheet) bool {
	switch o.(type) {
	case *claimSheet, *lookBackSheet:
		return true
	}
	return peeks(o)
}

// goOn gathers the trick that waits, and reports whether anything moved or waited.
func (s *Screen) goOn() bool {
	moving := s.finish()
	if s.model.Waits {
		s.session.GoOn()
		return true
	}
	return moving
}

// hearEnd lets the end of the rubber be heard: won or lost by the person's side, or a draw,
// which is silent.
func (s *Screen) hearEnd() {
	winner, ok := s.rubber().Winner()
	switch {
	case ok && winner == s.config.User.Seat.Side():
		s.surface.Hear(cardtable.Cue{Effect: sound.Rubber})
	case ok:
		s.surface.Hear(cardtable.Cue{Effect: sound.Down})
	}
}

// next deals the next board. Like all that writes it is done in the background: a busy disk
// must not hold up the window. What goes wrong shows in the session's state.
func (s *Screen) next() { s.runner.Write(s.ctx, s.session.Next, func(error) {}) }

// retry tries again what could not be saved.
func (s *Screen) retry() {
	s.runner.Write(s.ctx, func() error { s.session.Retry(); return nil }, nil)
}

// rubber returns the rubber with the board that is over.
func (s *Screen) rubber() session.Session {
	state := s.session.State()
	if state.Board.Phase() == bridge.Finished {
		return state.Rubber.With(state.Board)
	}
	return state.Rubber
}
