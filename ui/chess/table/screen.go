// Package table is the screen for playing octagonal chess: the board with the armies in the corners around it, its
// sheets, and the keys.
package table

import (
	"context"
	"maps"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/chess/play"
	"github.com/superbridge/superbridge/ui/chess/tabletop"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/spacebar"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Options sets the behaviour of the table.
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
	// OnReview opens the review at the position after a number of events; it may be nil.
	OnReview  func(events int)
	OnHistory func() // shows the history; or nil
}

// Screen is the table with everything around it. All its methods belong to Fyne's goroutine.
type Screen struct {
	spacebar.Bar
	table
	entry  entry
	advice advice
	joy    cardtable.Joy
}

// table is the part that everything at the table shares.
type table struct {
	play  *playing
	parts *parts
	note  *note
	view  *view
	move  *move
}

// NewScreen continues a game, and returns its table. It fails as play.New does.
func NewScreen(art *widget.Art, config play.Config, options Options, start play.Start) (*Screen, error) {
	s := newScreen(art, config, options, start.Game)
	s.play.config.Changed = func() { s.play.work.Do(s.refresh) }
	session, err := play.New(s.play.config, start)
	if err != nil {
		s.play.work.Cancel()
		return nil, err
	}
	s.play.session = session
	s.refresh()
	return s, nil
}

// newScreen returns a table without a session.
func newScreen(art *widget.Art, config play.Config, options Options, g chess.Game) *Screen {
	p := &playing{
		options: options, names: maps.Clone(options.Names), config: config, work: background.NewWork(options.Runner),
		state: play.State{Game: g, Asked: chess.NoArmy, Offer: play.Offer{By: chess.NoArmy}, Refused: chess.NoArmy},
	}
	for a, name := range p.names {
		p.names[a] = text.Name(name)
	}
	t := table{p, &parts{art: art}, new(note), new(view), new(move)}
	s := &Screen{table: t, Bar: spacebar.Bar{Do: p.work.Do, Hurry: func(on bool) { p.session.Hurry(on) }}}
	s.entry, s.advice = entry{table: t, advice: &s.advice}, advice{table: t}
	s.joy = cardtable.Joy{Flourish: cardtable.NewFlourish(), At: t.parts}
	*t.view = view{table: t, advice: &s.advice, look: options.Look, bottom: firstPerson(config), model: tabletop.NewModel()}
	*t.move = move{table: t, entry: &s.entry, advice: &s.advice, refresh: s.refresh, cursor: tabletop.Cursor{Square: chess.NoSquare}, last: chess.NoSquare}
	*t.note = newNote(t, &s.entry)
	*t.parts = newParts(s)
	s.arrange()
	return s
}

// Content returns the screen's object.
func (s *Screen) Content() fyne.CanvasObject { return s.parts.content }

// Rules returns the rules of the game.
func (s *Screen) Rules() chess.Rules { return s.play.state.Game.Rules() }

// Redraw draws everything again, in the colours of the present theme and in the language in use.
func (s *Screen) Redraw() {
	widget.Relabel(s.parts.buttons.all(), newButtons(s).all())
	s.parts.redraw()
}

// Stand pauses the game, or resumes it.
func (s *Screen) Stand(on bool) { s.play.session.Stand(on) }

// Adjust applies changed settings.
func (s *Screen) Adjust(pace play.Pace, animated bool) {
	s.play.config.Pace = pace
	s.play.session.Adjust(pace)
	s.play.options.Animated = animated
	s.parts.board.Animated = animated
	for _, c := range s.parts.corners {
		c.rolls.Animated = animated
	}
	s.Redraw()
	s.refresh()
}

// Close ends the session in the background. Everything shown has been saved. A second call does nothing.
func (s *Screen) Close() {
	s.play.work.Cancel()
	s.advice.Stop()
	s.entry.drop()
	s.parts.board.Sound = nil // running motions continue silently
	s.joy.Stop()
	s.Space.Release()
	s.play.work.Write(context.Background(), s.play.session.Close, nil)
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
	before := s.play.state
	s.play.state = state
	if s.note.story.follow(state.Game, s.play.names) || before.Asked != state.Asked {
		s.settleEntry(before)
	}
	if before.Offer.By != state.Offer.By || before.Refused != state.Refused { // an older answer would hide the draw that is offered or declined
		s.note.said = ""
	}
	s.laySheets(before)
	s.view.show()
	s.parts.show()
	s.parts.tick()
}

// settleEntry drops the user's unfinished input after the game has moved on.
func (s *Screen) settleEntry(before play.State) {
	s.note.said = ""
	s.play.sent = 0
	s.advice.Stop()
	s.entry.drop()
	s.move.fresh()
}
