// Package table is the screen on which bridge for two and three is played: the table with its bidding box, the sheets that lie on it,
// and the keys.
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

// Options is how the table behaves.
type Options struct {
	Runner   *background.Runner
	Names    fewtext.Names // of all players; the person's is ""
	Animated bool
	Early    bool               // a card can be marked before the person's turn, and is played then
	Sound    func(sound.Effect) // lets something be heard, without waiting; or nil
	Audible  func() bool        // whether Sound does, as far as one knows; nil means yes
	OnHome   func()             // leaves the table; the session is kept
	// OnSettings lays the settings on the table; nil: there are none to be had.
	OnSettings func()
	// OnFailure handles what could not be saved, and reports whether it leads away from the table; or nil.
	OnFailure func(error) bool
	OnNewGame func() // starts another session like this one
	// OnReview looks back on a deal of the session that is over, counted from 0; nil: nobody does.
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
	sheets  *sheet.Stack // what lies on the table: the result of a deal, a question, …
	note    note
	entry   entry
	advice  advice
	early   earlycard.Mark // the card that is played when its turn comes
	bar     tempo.Space
	glitter cardtable.Flourish
	heard   int // the deal whose result has been heard
	work    background.Work
}

// NewScreen goes on with a session, and returns its table. It fails as play.New does.
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

// newScreen returns a table at which nothing is played yet.
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

// Content returns what the window shows.
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

// Stand lets the game stay as it is, or go on again.
func (s *Screen) Stand(on bool) { s.session.Stand(on) }

// Adjust does what the user has chosen meanwhile, and shows the game so.
func (s *Screen) Adjust(pace play.Pace, forced, early, animated bool) {
	s.config.Pace = pace
	s.config.Forced = forced
	s.session.Adjust(pace, forced)
	s.options.Animated, s.options.Early = animated, early
	s.parts.surface.Animated = animated
	s.Redraw()
	s.refresh()
}

// Close ends the session in the background. Everything that has been shown is kept. A second call does nothing.
func (s *Screen) Close() {
	s.work.Cancel()
	s.advice.Stop()
	s.entry.pending.Drop()
	s.parts.surface.Sound = nil // what is still moving moves on unheard
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

// modelOf returns what to show of a state. What the person has chosen stays, as long as he is to choose the same.
func (s *Screen) modelOf(state play.State) tabletop.Model {
	b := state.Board
	o := tabletop.Options{Person: s.config.Person, Names: s.options.Names, Number: b.Setup().Number, Acts: state.Asked, Waits: state.Waits}
	if state.Over() {
		return tabletop.NewOver(b, o)
	}
	return tabletop.NewModel(b.View(s.config.Person), o).Keeps(s.model)
}

// change shows another model, after the person has chosen something.
func (s *Screen) change(m tabletop.Model) {
	s.model = m
	s.parts.surface.SetModel(m)
	s.show()
}

// view returns what the person sees.
func (s *Screen) view() few.View { return s.state.Board.View(s.config.Person) }

// asked reports whether the person is to act, and what is asked is on the table.
func (s *Screen) asked() bool { return s.state.Asked && !s.state.Waits && !s.model.Over }

// finish brings all that moves to its end, and reports whether anything did that tells something: a flourish doesn't.
func (s *Screen) finish() bool {
	s.glitter.Stop()
	return s.parts.surface.Finish()
}

// home leaves the table. The session is kept.
func (s *Screen) home() {
	s.finish()
	s.options.OnHome()
}
