// Package table is the screen for playing progressive poker: the table with its sheets, and the keys.
package table

import (
	"context"
	"maps"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/spacebar"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
	"github.com/superbridge/superbridge/ui/poker/play"
)

// Options sets the behaviour of the table.
type Options struct {
	Runner *background.Runner
	Names  map[poker.Seat]string // of all players; the user's own isn't used
	// Brought holds the chips that each player has brought into the game so far, by seat.
	Brought  map[poker.Seat]int
	Branch   bool // the game is one hand, played on from a place in another one
	Daily    bool // the game is the hand of a day: no other game follows, but a comparison
	Animated bool
	Sound    func(sound.Effect) // plays a sound without waiting; or nil
	Audible  func() bool        // reports whether Sound is heard, as far as known; nil means yes
	OnHome   func()             // leaves the table; the game stays saved
	// OnSettings opens the settings over the table; nil if there are none.
	OnSettings func()
	// OnFailure handles a failure to save, and reports whether it leaves the table; or nil.
	OnFailure func(error) bool
	OnNewGame func() // starts another game, or compares the hand of a day
	// OnReview reviews the newest hand, which is over; or nil.
	OnReview func(hand int)
	// Invite returns a computer player for a free seat, who may be asked to join between two hands; nil if none can.
	Invite func(seat poker.Seat) play.Newcomer
}

// Screen is the table with everything around it. All its methods belong to Fyne's goroutine.
type Screen struct {
	spacebar.Bar
	table
	entry   entry
	advice  advice
	finale  finale
	scoring scoring
}

// table is the part that everything at the table shares.
type table struct {
	play  *playing
	parts *parts
	note  *note
}

// NewScreen continues a game, and returns its table. It fails as play.New does.
func NewScreen(art *widget.Art, config play.Config, options Options, start play.Start) (*Screen, error) {
	s := newScreen(art, config, options)
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

// newScreen returns a table without a game.
func newScreen(art *widget.Art, config play.Config, options Options) *Screen {
	p := &playing{options: options, names: map[poker.Seat]string{}, config: config, brought: brought{chips: maps.Clone(options.Brought)}, work: background.NewWork(options.Runner)}
	for seat, name := range options.Names {
		p.names[seat] = text.Name(name)
	}
	p.names[config.Person] = text.T("poker.you")
	t := table{p, &parts{art: art}, new(note)}
	s := &Screen{table: t, finale: finale{table: t, joy: cardtable.Joy{Flourish: cardtable.NewFlourish(), At: t.parts, Signs: cardtable.SuitSigns(art, card.Suits[:]...)}}}
	s.Bar = spacebar.Bar{Do: p.work.Do, Hurry: func(on bool) { p.session.Hurry(on) }}
	s.scoring = scoring{t, &s.finale}
	s.entry = entry{t, &s.advice, &s.finale, s.refresh}
	s.advice = advice{table: t, finale: &s.finale}
	*t.note = newNote(t)
	*t.parts = newParts(s)
	s.arrange()
	return s
}

// Content returns the screen's object.
func (s *Screen) Content() fyne.CanvasObject { return s.parts.content }

// Places reports whether the user is placing cards.
func (s *Screen) Places() bool { return s.parts.arranges() }

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
	s.parts.surface.Animated = animated
	s.Redraw()
	s.refresh()
}

// Close ends the session in the background. Everything shown has been saved. A second call does nothing.
func (s *Screen) Close() {
	s.play.work.Cancel()
	s.advice.Stop()
	s.parts.surface.Sound = nil // running motions continue silently
	s.finale.joy.Stop()
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
	s.play.brought.follow(state)
	m := s.play.modelOf(state)
	if m.Number != s.play.model.Number || m.Acts != s.play.model.Acts {
		s.note.said = ""
		s.advice.drop()
	}
	s.finale.celebrateFantasy(m)
	s.play.model = m
	s.parts.surface.SetModel(m)
	s.laySheets(before)
	s.parts.show()
	s.lie()
}

// lie has a hand that is over settled, once its cards lie.
func (s *Screen) lie() {
	if s.play.resting() && !s.play.state.Laid && s.parts.surface.AtRest() {
		s.play.session.Lie()
	}
}

// rest shows what waits for the cards to come to rest.
func (s *Screen) rest() {
	s.parts.show()
	s.lie()
}
