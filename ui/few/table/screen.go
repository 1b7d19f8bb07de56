// Package table is the screen for playing bridge for two and three: the table with its bidding box, its sheets, and the
// keys.
package table

import (
	"context"
	"slices"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/few/play"
	"github.com/superbridge/superbridge/ui/few/tabletop"
	fewtext "github.com/superbridge/superbridge/ui/few/text"
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
	Runner   *background.Runner
	Names    fewtext.Names // of all players; the user's is ""
	Branch   bool          // the session is one deal, played on from a place in another one
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
	spacebar.Bar
	table
	entry   entry
	early   early
	advice  advice
	finale  finale
	scoring scoring
	peek    peek // of which sheets to look at are made
}

// table is the part that everything at the table shares.
type table struct {
	play  *playing
	parts *parts
	note  *note
}

// NewScreen continues a session, and returns its table. It fails as play.New does.
func NewScreen(art *widget.Art, config play.Config, options Options, start play.Start) (*Screen, error) {
	s := newScreen(art, config, options, start.Session.Rules())
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
func newScreen(art *widget.Art, config play.Config, options Options, rules few.Rules) *Screen {
	options.Names = slices.Clone(options.Names)
	for p, name := range options.Names {
		options.Names[p] = text.Name(name)
	}
	t := table{&playing{options: options, config: config, work: background.NewWork(options.Runner)}, &parts{art: art}, new(note)}
	t.play.state.Session = few.NewSession(rules)
	s := &Screen{table: t, finale: finale{table: t, joy: cardtable.Joy{Flourish: cardtable.NewFlourish(), At: t.parts, Signs: cardtable.SuitSigns(art, card.Suits[:]...)}}}
	s.Bar = spacebar.Bar{Do: t.play.work.Do, Hurry: func(on bool) { t.play.session.Hurry(on) }}
	s.peek = peek{laid: laid{table: t}, letter: s.letter, key: s.tableKey}
	s.scoring = scoring{t, &s.finale, s.peek.laid, s.command}
	s.entry = entry{table: t, laid: s.peek.laid, early: &s.early, advice: &s.advice, finale: &s.finale}
	s.early, s.advice = early{table: t, entry: &s.entry}, advice{table: t, entry: &s.entry, finale: &s.finale}
	*t.note = newNote(t, &s.entry)
	*t.parts = newParts(s)
	s.arrange()
	return s
}

// Content returns the screen's object.
func (s *Screen) Content() fyne.CanvasObject { return s.parts.content }

// Rules returns the rules of the session.
func (s *Screen) Rules() few.Rules { return s.play.rules() }

// Redraw draws everything again, in the colours of the present theme and in the language in use.
func (s *Screen) Redraw() {
	widget.Relabel(s.parts.buttons.all(), newButtons(s).all())
	s.parts.redraw()
}

// Stand pauses the game, or resumes it.
func (s *Screen) Stand(on bool) { s.play.session.Stand(on) }

// Adjust applies changed settings.
func (s *Screen) Adjust(pace play.Pace, forced, early, animated bool) {
	s.play.config.Pace = pace
	s.play.config.Forced = forced
	s.play.session.Adjust(pace, forced)
	s.play.options.Animated, s.play.options.Early = animated, early
	s.parts.surface.Animated = animated
	s.Redraw()
	s.refresh()
}

// Close ends the session in the background. Everything shown has been saved. A second call does nothing.
func (s *Screen) Close() {
	s.play.work.Cancel()
	s.advice.Stop()
	s.entry.pending.Drop()
	s.parts.surface.Sound = nil // running motions continue silently
	s.finale.joy.Stop()
	s.Space.Release()
	s.play.work.Write(context.Background(), s.play.session.Close, nil)
}

// cleared is called when no sheet lies on the table any more.
func (s *Screen) cleared() {
	s.finale.joy.Stop()
	s.early.playMarked()
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
	m := s.play.modelOf(state)
	next := m.Number != s.play.model.Number || len(m.Table.Events()) != len(s.play.model.Table.Events())
	s.play.model = m // before a sheet is removed, which may play the marked card
	if next {
		s.note.said, s.entry.typed, s.entry.picked, s.entry.sure = "", "", nil, false
		s.entry.pending.Drop()
		s.advice.Stop()
		s.parts.box.Unselect()
		s.parts.sheets.RemoveIf(ofPosition)
	}
	s.parts.surface.SetModel(s.play.model)
	s.laySheets(before)
	s.parts.show()
	s.early.playMarked()
}

// spotClicked handles a click on a card or a pile, or a card dragged to the middle. Running motions are finished first;
// a waiting trick is gathered.
func (s *Screen) spotClicked(at tabletop.Spot) {
	if sheet.Peeks(s.parts.sheets.Top()) {
		s.parts.sheets.Pop()
		return
	}
	moving, waited := s.finale.finish(), s.play.state.Waits
	if waited {
		s.play.session.GoOn()
		if s.play.state.Board.Turn() == s.play.config.Person && at.Card != (card.Card{}) && s.play.view().Check(few.Played(at.Card)) == nil {
			s.entry.act(few.Played(at.Card))
			return
		}
	}
	if !s.parts.sheets.Empty() || s.play.model.Over {
		return
	}
	switch place := at.Place; {
	case place == few.Place{Pile: few.ThrownAway, Of: s.play.config.Person}:
		s.parts.change(s.play.model.Peeked(!s.play.model.Peek))
	case s.early.marks(at):
	case !s.play.asked():
		if !moving && !waited {
			s.note.say(text.T("few.table.not-your-turn"))
		}
	case s.play.model.Free && place.Pile == few.OpenPacket && s.play.model.May(at):
		s.entry.clickPacket(few.Open)
	case s.play.model.Free && s.play.model.May(at):
		s.entry.clickPacket(few.Closed)
	case s.play.model.Picks != 0 && s.play.model.May(at):
		s.entry.pick(at.Card)
		s.parts.show()
	case s.play.model.May(at):
		s.entry.act(few.Played(at.Card))
	case s.play.calling():
		s.note.say(text.T("few.table.auction-first"))
	case at.Card == card.Card{}:
		s.note.say(text.T("few.table.face-down"))
	default:
		s.entry.refuse(at.Card)
		s.parts.show()
	}
}

// elseClicked handles a click elsewhere on the table: it continues.
func (s *Screen) elseClicked() {
	if sheet.Peeks(s.parts.sheets.Top()) {
		s.parts.sheets.Pop()
		return
	}
	s.goOn()
}

// goOn gathers a waiting trick, and reports whether anything moved or waited.
func (s *Screen) goOn() bool {
	moving := s.finale.finish()
	if s.play.state.Waits {
		s.play.session.GoOn()
		return true
	}
	return moving
}
