// Package table is the screen for playing bridge for two and three: the table with its bidding box, its sheets, and the
// keys.
package table

import (
	"context"
	"slices"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/few/play"
	"github.com/superbridge/superbridge/ui/few/tabletop"
	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/earlycard"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/tempo"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Options are the settings and callbacks of the table.
type Options struct {
	Runner   *background.Runner
	Names    fewtext.Names // of all players; the user's is ""
	Animated bool
	Early    bool               // a card can be marked before the user's turn, to be played then
	Sound    func(sound.Effect) // plays a sound without waiting; or nil
	Audible  func() bool        // reports whether Sound is heard, as far as known; nil means yes
	OnHome   func()             // leaves the table; the session stays saved
	// OnSettings opens the settings over the table; nil if there are none.
	OnSettings func()
	// OnFailure handles a failure to save, and reports whether it leaves the table; or nil.
	OnFailure func(error) bool
	OnNewGame func() // starts another session like this one
	// OnReview reviews a finished deal of the session, counted from 0; or nil.
	OnReview func(deal int)
}

// Screen is the table with everything around it. All its methods belong to Fyne's goroutine.
type Screen struct {
	art     *widget.Art
	options Options
	config  play.Config
	session *play.Session
	state   play.State     // as it was shown last
	model   tabletop.Model // of that state
	parts   parts
	sheets  *sheet.Stack // the sheets on the table: the result of a deal, a question, …
	note    note
	entry   entry
	advice  advice
	early   earlycard.Mark // the card to be played at its turn
	bar     tempo.Space
	glitter cardtable.Flourish
	heard   int // the last deal whose result has been played as sound
	work    background.Work
}

// NewScreen continues a session, and returns its table. It fails as play.New does.
func NewScreen(art *widget.Art, config play.Config, options Options, start play.Start) (*Screen, error) {
	s := newScreen(art, config, options, start.Session.Rules())
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

// newScreen returns a table without a game.
func newScreen(art *widget.Art, config play.Config, options Options, rules few.Rules) *Screen {
	s := &Screen{art: art, options: options, config: config, note: newNote(art), glitter: cardtable.NewFlourish()}
	s.options.Names = slices.Clone(options.Names)
	for p, name := range s.options.Names {
		s.options.Names[p] = text.Name(name)
	}
	s.work = background.NewWork(options.Runner)
	s.state.Session = few.NewSession(rules)
	s.parts = newParts(s)
	s.arrange()
	return s
}

// Content returns the screen's object.
func (s *Screen) Content() fyne.CanvasObject { return s.parts.content }

// Rules returns the rules of the session.
func (s *Screen) Rules() few.Rules { return s.state.Session.Rules() }

// Redraw draws everything again, in the colours of the present theme.
func (s *Screen) Redraw() {
	s.parts.surface.Redraw()
	s.parts.box.Refresh()
	s.parts.gear.Refresh()
	for _, b := range s.parts.buttons.all() {
		b.Refresh()
	}
	s.show()
	s.parts.content.Refresh()
}

// Stand pauses the game, or resumes it.
func (s *Screen) Stand(on bool) { s.session.Stand(on) }

// Adjust applies changed settings.
func (s *Screen) Adjust(pace play.Pace, forced, early, animated bool) {
	s.config.Pace = pace
	s.config.Forced = forced
	s.session.Adjust(pace, forced)
	s.options.Animated, s.options.Early = animated, early
	s.parts.surface.Animated = animated
	s.Redraw()
	s.refresh()
}

// Close ends the session in the background. Everything shown has been saved. A second call does nothing.
func (s *Screen) Close() {
	s.work.Cancel()
	s.advice.Stop()
	s.entry.pending.Drop()
	s.parts.surface.Sound = nil // running motions continue silently
	s.glitter.Stop()
	s.bar.Release()
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
	m := s.modelOf(state)
	next := m.Number != s.model.Number || len(m.Table.Events()) != len(s.model.Table.Events())
	s.model = m // before a sheet is removed, which may play the marked card
	if next {
		s.note.said, s.entry.typed, s.entry.picked, s.entry.sure = "", "", nil, false
		s.entry.pending.Drop()
		s.advice.Stop()
		s.parts.box.Unselect()
		s.sheets.RemoveIf(peeks)
	}
	s.parts.surface.SetModel(s.model)
	s.laySheets(before)
	s.show()
	s.playMarked()
}

// modelOf returns the model of a state. The user's choice of cards stays while the question is the same.
func (s *Screen) modelOf(state play.State) tabletop.Model {
	b := state.Board
	o := tabletop.Options{Person: s.config.Person, Names: s.options.Names, Number: b.Setup().Number, Acts: state.Asked, Waits: state.Waits}
	if state.Over() {
		return tabletop.NewOver(b, o)
	}
	return tabletop.NewModel(b.View(s.config.Person), o).Keeps(s.model)
}

// change shows another model after a choice of the user's.
func (s *Screen) change(m tabletop.Model) {
	s.model = m
	s.parts.surface.SetModel(m)
	s.show()
}

// view returns the user's view.
func (s *Screen) view() few.View { return s.state.Board.View(s.config.Person) }

// asked reports whether the user is to act, with the question on the table.
func (s *Screen) asked() bool { return s.state.Asked && !s.state.Waits && !s.model.Over }

// finish ends all motions, and reports whether any carried information, which a flourish doesn't.
func (s *Screen) finish() bool {
	s.glitter.Stop()
	return s.parts.surface.Finish()
}

// home leaves the table. The session stays saved.
func (s *Screen) home() {
	s.finish()
	s.options.OnHome()
}
