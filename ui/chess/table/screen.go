// Package table is the screen on which octagonal chess is played: the board with the armies in the corners round it, the sheets
// that lie on it, and the keys.
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

// Options is how the table behaves.
type Options struct {
	Runner *background.Runner
	// Names are those of the players, by the first army of each; "" is the person at the screen, where there is one only.
	Names    map[chess.Army]string
	Look     Look
	OnLook   func(Look) // keeps another one; or nil
	Animated bool
	Sound    func(sound.Effect) // lets something be heard, without waiting; or nil
	OnHome   func()             // leaves the table; the game is kept
	// OnSettings lays the settings on the table; nil: there are none to be had.
	OnSettings func()
	// OnFailure handles what could not be saved, and reports whether it leads away from the table; or nil.
	OnFailure func(error) bool
	OnNewGame func() // starts another game, in which the persons have moved on one seat
	// OnReview looks back on the game as it was after so many events; nil: nobody does.
	OnReview  func(events int)
	OnHistory func() // shows the games that have been played; nil: nobody does
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
	bottom   chess.Army     // whose side of the board is at the bottom
	turned   int            // quarters by which the person has turned the board from there
	model    tabletop.Model // of the board, as it was shown last
	parts    parts
	size     fyne.Size // of all that the window shows
	sheets   *sheet.Stack
	choosing tabletop.Choosing // the move that the person puts together
	cursor   tabletop.Cursor   // where the keys are
	last     chess.Square      // that was clicked, or NoSquare
	entry    entry
	note     note
	story    story
	advice   advice
	sent     int // how many events there will be when what the person has done is shown; 0 if he hasn't
	ticking  bool
	work     background.Work
}

// NewScreen goes on with a game, and returns its table. It fails as play.New does.
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

// newScreen returns a table at which nothing is played yet.
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

// Content returns what the window shows.
func (s *Screen) Content() fyne.CanvasObject { return s.parts.content }

// Rules returns what is played by.
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

// Stand lets the game stay as it is, or go on again.
func (s *Screen) Stand(on bool) { s.session.Stand(on) }

// Adjust does what the user has chosen meanwhile, and shows the game so.
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

// Close ends the session in the background. Everything that has been shown is kept. A second call does nothing.
func (s *Screen) Close() {
	s.work.Cancel()
	s.advice.Stop()
	s.entry.drop()
	s.parts.board.Sound = nil // what is still moving moves on unheard
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

// settleEntry drops what the person was about to do before the game went on.
func (s *Screen) settleEntry(before play.State) {
	s.note.said = ""
	s.sent = 0
	s.advice.Stop()
	s.entry.drop()
	s.fresh()
}

// events returns how much has happened in the game.
func (s *Screen) events() int { return s.state.Game.Len() }

// asked reports whether a person is to move or roll now, and hasn't.
func (s *Screen) asked() bool {
	return s.session != nil && s.state.Asked != chess.NoArmy && s.sent == 0 && s.state.Err == nil
}

// acting reports whether a person may do something on the board now.
func (s *Screen) acting() bool { return s.asked() && s.sheets.Empty() }

// finish brings all that moves to its end, and reports whether anything did.
func (s *Screen) finish() bool {
	moved := s.parts.board.Finish()
	for _, c := range s.parts.corners {
		moved = c.rolls.Finish() || moved
	}
	return moved
}
