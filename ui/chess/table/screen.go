// Package table is the screen for playing octagonal chess: the board with the armies in the corners around it, its
// sheets, and the keys.
package table

import (
	"context"
	"github.com/superbridge/superbridge/ui/kit/tempo"
	"maps"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/chess/play"
	"github.com/superbridge/superbridge/ui/chess/tabletop"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Options are the settings and callbacks of the table.
type Options struct {
	Runner *background.Runner
	// Names are those of the players, by the first army of each; "" is the user, if there is only one.
	Names    map[chess.Army]string
	Look     Look
	OnLook   func(Look) // saves another one; or nil
	Animated bool
	Sound    func(sound.Effect) // plays a sound without waiting; or nil
	OnHome   func()             // leaves the table; the game stays saved
	// OnSettings opens the settings over the table; nil if there are none.
	OnSettings func()
	// OnFailure handles a failure to save, and reports whether it leaves the table; or nil.
	OnFailure func(error) bool
	OnNewGame func() // starts another game, with the persons moved on by one seat
	// OnReview reviews the game after so many events; or nil.
	OnReview  func(events int)
	OnHistory func() // shows the history; or nil
}

// Screen is the table with everything around it. All its methods belong to Fyne's goroutine.
type Screen struct {
	tempo.Bar
	art      *widget.Art
	options  Options
	names    map[chess.Army]string
	config   play.Config
	session  *play.Session
	state    play.State // as it was shown last
	look     Look
	bottom   chess.Army     // with its side of the board at the bottom
	turned   int            // quarters by which the user has turned the board from there
	model    tabletop.Model // of the board, as it was shown last
	parts    parts
	size     fyne.Size // of all that the window shows
	sheets   *sheet.Stack
	choosing tabletop.Choosing // the user's unfinished move
	cursor   tabletop.Cursor   // the cursor of the arrow keys
	last     chess.Square      // that was clicked, or NoSquare
	entry    entry
	note     note
	story    story
	advice   advice
	sent     int // number of events once the user's act is shown; 0 without one
	ticking  bool
	work     background.Work
}

// NewScreen continues a game, and returns its table. It fails as play.New does.
func NewScreen(art *widget.Art, config play.Config, options Options, start play.Start) (*Screen, error) {
	s := newScreen(art, config, options, start.Game)
	s.config.Changed = func() { s.work.Do(s.refresh) }
	session, err := play.New(s.config, start)
	if err != nil {
		s.work.Cancel()
		return nil, err
	}
	s.session = session
	s.refresh()
	return s, nil
}

// newScreen returns a table without a session.
func newScreen(art *widget.Art, config play.Config, options Options, g chess.Game) *Screen {
	s := &Screen{
		state: play.State{Game: g, Asked: chess.NoArmy, Offer: play.Offer{By: chess.NoArmy}, Refused: chess.NoArmy},
		art:   art, options: options, config: config, names: maps.Clone(options.Names), look: options.Look,
		bottom: firstPerson(config), model: tabletop.NewModel(), cursor: tabletop.Cursor{Square: chess.NoSquare}, last: chess.NoSquare,
		note: newNote(art), story: newStory(art),
	}
	for a, name := range s.names {
		s.names[a] = text.Name(name)
	}
	s.work = background.NewWork(options.Runner)
	s.Bar = tempo.Bar{Do: s.work.Do, Hurry: func(on bool) { s.session.Hurry(on) }}
	s.parts = newParts(s)
	s.arrange()
	return s
}

// Content returns the screen's object.
func (s *Screen) Content() fyne.CanvasObject { return s.parts.content }

// Rules returns the rules of the game.
func (s *Screen) Rules() chess.Rules { return s.state.Game.Rules() }

// Redraw draws everything again, in the colours of the present theme.
func (s *Screen) Redraw() {
	s.parts.felt.Refresh()
	s.parts.board.Redraw()
	s.parts.gear.Refresh()
	for _, b := range s.parts.buttons.all() {
		b.Refresh()
	}
	for _, c := range s.parts.corners {
		c.Refresh()
	}
	s.show()
	s.parts.content.Refresh()
}

// Stand pauses the game, or resumes it.
func (s *Screen) Stand(on bool) { s.session.Stand(on) }

// Adjust applies changed settings.
func (s *Screen) Adjust(pace play.Pace, animated bool) {
	s.config.Pace = pace
	s.session.Adjust(pace)
	s.options.Animated = animated
	s.parts.board.Animated = animated
	for _, c := range s.parts.corners {
		c.rolls.Animated = animated
	}
	s.Redraw()
	s.refresh()
}

// Close ends the session in the background. Everything shown has been saved. A second call does nothing.
func (s *Screen) Close() {
	s.work.Cancel()
	s.advice.Stop()
	s.entry.drop()
	s.parts.board.Sound = nil // running motions continue silently
	s.work.Write(context.Background(), s.session.Close, nil)
}

// refresh shows the session as it is now.
func (s *Screen) refresh() {
	if s.session == nil || s.work.Ctx.Err() != nil {
		return // a late message of a session that is just starting, or has ended
	}
	state := s.session.State()
	if state.Err != nil && s.options.OnFailure != nil && s.options.OnFailure(state.Err) {
		return
	}
	before := s.state
	s.state = state
	if s.story.follow(state.Game, s.names) || before.Asked != state.Asked {
		s.settleEntry(before)
	}
	if before.Offer.By != state.Offer.By || before.Refused != state.Refused { // an older answer would hide the draw that is offered or declined
		s.note.said = ""
	}
	s.laySheets(before)
	s.showBoard()
	s.show()
	s.tick()
}

// settleEntry drops the user's unfinished input after the game has moved on.
func (s *Screen) settleEntry(before play.State) {
	s.note.said = ""
	s.sent = 0
	s.advice.Stop()
	s.entry.drop()
	s.fresh()
}

// events returns the number of events in the game.
func (s *Screen) events() int { return s.state.Game.Len() }

// asked reports whether a user is to move or roll now, and hasn't.
func (s *Screen) asked() bool {
	return s.session != nil && s.state.Asked != chess.NoArmy && s.sent == 0 && s.state.Err == nil
}

// acting reports whether a user may act on the board now.
func (s *Screen) acting() bool { return s.asked() && s.sheets.Empty() }

// finish brings all that moves to its end, and reports whether anything did.
func (s *Screen) finish() bool {
	moved := s.parts.board.Finish()
	for _, c := range s.parts.corners {
		moved = c.rolls.Finish() || moved
	}
	return moved
}
