// Package table is the screen on which progressive poker is played: the table with the sheets that lie on it, and the keys.
package table

import (
	"context"
	"maps"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/tempo"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
	"github.com/superbridge/superbridge/ui/poker/play"
	"github.com/superbridge/superbridge/ui/poker/tabletop"
)

// Options is how the table behaves.
type Options struct {
	Runner *background.Runner
	Names  map[poker.Seat]string // of all players; the person's own isn't used
	// Brought is how many chips each player has brought into the game so far, by seat, for what he has won in the end.
	Brought  map[poker.Seat]int
	Animated bool
	Sound    func(sound.Effect) // lets something be heard, without waiting; or nil
	Audible  func() bool        // whether Sound does, as far as one knows; nil means yes
	OnHome   func()             // leaves the table; the game is kept
	// OnSettings lays the settings on the table; nil: there are none to be had.
	OnSettings func()
	// OnFailure handles what could not be saved, and reports whether it leads away from the table; or nil.
	OnFailure func(error) bool
	OnNewGame func() // starts another game
	// OnReview looks back on the newest hand, which is over; nil: nobody does.
	OnReview func(hand int)
	// Invite returns a computer player for a free seat, who may be asked to join between two hands; nil: nobody joins.
	Invite func(seat poker.Seat) play.Newcomer
}

// Screen is the table with everything around it. All its methods belong to Fyne's goroutine.
type Screen struct {
	tempo.Bar
	art     *widget.Art
	options Options
	names   map[poker.Seat]string
	config  play.Config
	session *play.Session
	state   play.State     // as it was shown last
	model   tabletop.Model // of that state
	sorting tabletop.Sorting
	parts   parts
	sheets  *sheet.Stack // what lies on the table: the result of a hand, a question, …
	note    note
	advice  advice
	brought brought
	heard   int // the hand whose result has been heard
	glitter cardtable.Flourish
	work    background.Work
}

// NewScreen goes on with a game, and returns its table. It fails as play.New does.
func NewScreen(art *widget.Art, config play.Config, options Options, start play.Start) (*Screen, error) {
	s := newScreen(art, config, options)
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
func newScreen(art *widget.Art, config play.Config, options Options) *Screen {
	s := &Screen{
		art: art, options: options, config: config, names: maps.Clone(options.Names), note: newNote(art),
		glitter: cardtable.NewFlourish(), brought: brought{chips: maps.Clone(options.Brought)},
	}
	if s.names == nil {
		s.names = map[poker.Seat]string{}
	}
	for seat, name := range s.names {
		s.names[seat] = text.Name(name)
	}
	s.names[config.Person] = text.T("poker.you")
	s.work = background.NewWork(options.Runner)
	s.Bar = tempo.Bar{Do: s.work.Do, Hurry: func(on bool) { s.session.Hurry(on) }}
	s.parts = newParts(s)
	s.arrange()
	return s
}

// Content returns what the window shows.
func (s *Screen) Content() fyne.CanvasObject { return s.parts.content }

// Redraw draws everything again, in the colours of the present theme.
func (s *Screen) Redraw() {
	s.parts.surface.Redraw()
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
func (s *Screen) Adjust(pace play.Pace, animated bool) {
	s.config.Pace = pace
	s.session.Adjust(pace)
	s.options.Animated = animated
	s.parts.surface.Animated = animated
	s.Redraw()
	s.refresh()
}

// Close ends the session in the background. Everything that has been shown is kept. A second call does nothing.
func (s *Screen) Close() {
	s.work.Cancel()
	s.advice.Stop()
	s.parts.surface.Sound = nil // what is still moving moves on unheard
	s.glitter.Stop()
	s.Space.Release()
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
	s.brought.follow(state)
	m := s.modelOf(state)
	if m.Number != s.model.Number || m.Acts != s.model.Acts {
		s.note.said = ""
		s.advice.Stop()
		s.parts.surface.Hint(tabletop.Placing{})
	}
	s.celebrateFantasy(m)
	s.model = m
	s.parts.surface.SetModel(m)
	s.laySheets(before)
	s.show()
}

// modelOf returns what to show of a state. What the person has done with his cards stays, as long as they are the same.
func (s *Screen) modelOf(state play.State) tabletop.Model {
	m := tabletop.NewModel(state.Hand, s.config.Person, s.names)
	p := m.Placing.Sort(s.sorting)
	switch {
	case state.Ready != nil:
		p = p.Take(*state.Ready)
	case p.Of(s.model.Placing) && m.Number == s.model.Number:
		p = s.model.Placing
		m.Chosen = s.model.Chosen
	}
	m = m.With(p)
	if !m.Over {
		return m
	}
	if state.Settling() {
		return m.Show(state.Settled + 1)
	}
	m = m.Show(len(m.Settled.Pairs)).Ended(state.Game.State())
	return m
}

// settling reports whether the payments of the hand are being shown.
func (s *Screen) settling() bool { return s.model.Over && s.state.Settling() }

// act does something with the model of the table, which is then shown.
func (s *Screen) change(m tabletop.Model) {
	s.model = m
	s.parts.surface.SetModel(m)
	s.show()
}

// finish brings all that moves to its end, and reports whether anything did that tells something: a flourish doesn't.
func (s *Screen) finish() bool {
	s.glitter.Stop()
	return s.parts.surface.Finish()
}
