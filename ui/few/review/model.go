package review

import (
	"slices"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/bot"
	"github.com/superbridge/superbridge/storage"
	fewstore "github.com/superbridge/superbridge/storage/few"
	"github.com/superbridge/superbridge/ui/few/tabletop"
	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/review"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// model is the deal on display, with the user's place in it. Its acts are the events of the deal.
type model struct {
	review.Record[bot.Advice]
	kept   fewstore.Whole
	names  fewtext.Names
	boards []few.Board // by place
}

// newModel returns a deal as it is looked at first: before the first event.
func newModel(w fewstore.Whole, judged map[int]bot.Advice) *model {
	m := &model{kept: w}
	for _, s := range w.Sitters {
		m.names = append(m.names, text.Name(s.Name))
	}
	m.names = text.Apart(m.names, func(i int) string { return fewtext.Letter(w.Board.Rules(), few.Player(i)) })
	if w.Person != few.Nobody && int(w.Person) < len(m.names) {
		m.names[w.Person] = ""
	}
	b := w.Board.Prefix(0)
	m.boards = append(m.boards, b)
	for _, e := range w.Board.Events() {
		if next, err := b.Apply(e); err == nil { // they have happened
			b = next
			m.boards = append(m.boards, b)
		}
	}
	m.Record = review.Record[bot.Advice]{
		Last: len(m.boards) - 1, Over: b.Stage() == few.StageFinished, Watched: w.Person == few.Nobody, Forced: map[int]bool{}, Judged: judged, Tried: -1,
	}
	for n, b := range m.boards[:m.Last] {
		if n > 0 && (b.Stage() != m.boards[n-1].Stage() || len(b.Tricks()) != len(m.boards[n-1].Tricks())) {
			m.Turns = append(m.Turns, n)
		}
		m.Forced[n] = !m.choice(n)
	}
	return m
}

// Part implements [review.Played].
func (m *model) Part() int64 { return m.kept.ID }

// Marked implements [review.Played].
func (m *model) Marked() *storage.Marks { return &m.kept.Marks }

// whole is the deal with all its events.
func (m *model) whole() few.Board { return m.boards[m.Last] }

// rules are those that it is played by.
func (m *model) rules() few.Rules { return m.whole().Rules() }

// event returns an event of the deal.
func (m *model) event(n int) few.Event { return m.whole().Events()[n] }

// player returns the player of an event.
func (m *model) player(event int) few.Player { return m.boards[event].Turn() }

// here is the deal at the place, with the option that is tried.
func (m *model) here() few.Board {
	if a, ok := m.Judged[m.Done()]; ok && m.Tried >= 0 && m.Tried < len(a.Options) {
		if b, err := m.boards[m.Done()].Apply(a.Options[m.Tried].Event); err == nil {
			return b
		}
	}
	return m.boards[m.At]
}

// acts returns the events up to the place, with the option that is tried; ok is false if nothing is left to play.
func (m *model) acts() (acts []string, ok bool) {
	b := m.here()
	return storage.Texts(b.Events()), m.Over && !b.Over()
}

// open reports whether everybody's cards are shown.
func (m *model) open() bool { return m.Watched || m.Over && !m.Covered }

// view returns the visible part of a board.
func (m *model) view(b few.Board) few.View {
	if m.open() {
		return b.Whole()
	}
	return b.View(m.kept.Person)
}

// table returns the table at the current place.
func (m *model) table() tabletop.Model {
	o := tabletop.Options{Person: m.kept.Person, Nobody: m.Watched, Names: m.names, Number: m.kept.Number, Waits: true}
	if o.Nobody {
		o.Person = 0
	}
	return tabletop.NewModel(m.view(m.here()), o)
}

// Mine reports whether an event is the user's, or anybody's if the user had no seat.
func (m *model) Mine(event int) bool { return m.Watched || m.player(event) == m.kept.Person }

// secret reports whether an event lays down cards that aren't shown.
func (m *model) secret(event int) bool {
	switch m.event(event).Kind {
	case few.Giving, few.Throwing, few.Reserving:
		return !m.open() && !m.Mine(event)
	}
	return false
}

// choice reports whether there was something to choose, so that it can be judged: not with a single card, and a claim is no card.
func (m *model) choice(event int) bool {
	b := m.boards[event]
	return m.event(event).Kind != few.Claiming && (b.Stage() != few.StagePlaying || b.View(b.Turn()).LegalPlays().Len() > 1)
}

// Options implements [review.Model].
func (m *model) Options() int { return len(m.options()) }

// options are the acts that are compared at this place, the best first; none as long as it isn't known, or may not be.
func (m *model) options() []bot.Option {
	if m.At == 0 || !m.Over || m.secret(m.Done()) {
		return nil
	}
	return m.Judged[m.Done()].Options
}

// cost returns the cost of an act, in points of the sheet; ok is false if it isn't known.
func (m *model) cost(event int) (cost float64, ok bool) {
	a := m.Judged[event]
	i := optionOf(a, m.event(event))
	if i < 0 {
		return 0, false
	}
	return a.Options[0].Worth - a.Options[i].Worth, true
}

// optionOf returns the index of an event among the options, or -1.
func optionOf(a bot.Advice, e few.Event) int {
	text := e.String()
	return slices.IndexFunc(a.Options, func(o bot.Option) bool { return o.Event.String() == text })
}

// Costly reports whether an act is known to have cost something: as much as a trick in a major.
func (m *model) Costly(event int) bool {
	if event < 0 {
		return false
	}
	cost, ok := m.cost(event)
	return ok && cost >= float64(m.rules().Sheet.Price[few.Spades])
}
