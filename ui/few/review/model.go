package review

import (
	"slices"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/bot"
	fewstore "github.com/superbridge/superbridge/storage/few"
	"github.com/superbridge/superbridge/ui/few/tabletop"
	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// model is what is looked at of a deal, and from where.
type model struct {
	kept    fewstore.Whole
	names   fewtext.Names
	boards  []few.Board        // by places: how many events have happened
	at      int                // the place
	covered bool               // cards are shown that the person saw, and no others
	judged  map[int]bot.Advice // by the acts they are about, in whose place they were to be done
	option  int                // the one that is tried in the place of the last act, or -1
}

// newModel returns a deal as it is looked at first: before the first event.
func newModel(w fewstore.Whole, judged map[int]bot.Advice) *model {
	m := &model{kept: w, judged: judged, option: -1}
	for _, s := range w.Sitters {
		m.names = append(m.names, text.Name(s.Name))
	}
	m.names = text.Apart(m.names, func(i int) string { return w.Board.Rules().Letter(few.Player(i)) })
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
	return m
}

// last is the last place.
func (m *model) last() int { return len(m.boards) - 1 }

// whole is the deal with all its events.
func (m *model) whole() few.Board { return m.boards[m.last()] }

// rules are those that it is played by.
func (m *model) rules() few.Rules { return m.whole().Rules() }

// finished reports whether the deal is over. While it goes on the person sees no more than he may.
func (m *model) finished() bool { return m.whole().Stage() == few.StageFinished }

// watches reports whether nobody sits at the table.
func (m *model) watches() bool { return m.kept.Person == few.Nobody }

// done is the event that this place is about, the one that has just happened; -1 before the first.
func (m *model) done() int { return m.at - 1 }

// event returns an event of the deal.
func (m *model) event(n int) few.Event { return m.whole().Events()[n] }

// player returns whose event it was.
func (m *model) player(event int) few.Player { return m.boards[event].Turn() }

// here is the deal at the place, with the option that is tried.
func (m *model) here() few.Board {
	if a, ok := m.judged[m.done()]; ok && m.option >= 0 && m.option < len(a.Options) {
		if b, err := m.boards[m.done()].Apply(a.Options[m.option].Event); err == nil {
			return b
		}
	}
	return m.boards[m.at]
}

// open reports whether everybody's cards are shown.
func (m *model) open() bool { return m.watches() || m.finished() && !m.covered }

// view is what is shown of a board.
func (m *model) view(b few.Board) few.View {
	if m.open() {
		return b.Whole()
	}
	return b.View(m.kept.Person)
}

// table is what lies on the table.
func (m *model) table() tabletop.Model {
	o := tabletop.Options{Person: m.kept.Person, Nobody: m.watches(), Names: m.names, Number: m.kept.Number, Waits: true}
	if o.Nobody {
		o.Person = 0
	}
	return tabletop.NewModel(m.view(m.here()), o)
}

// to goes to a place; beyond the ends is at the ends.
func (m *model) to(n int) {
	m.at, m.option = min(max(n, 0), m.last()), -1
}

// try tries an option in the place of the last act, or with the same again none.
func (m *model) try(option int) {
	options := m.options()
	switch {
	case option < 0 || option >= len(options):
	case option == m.option:
		m.option = -1
	default:
		m.option = option
	}
}

// turns returns the places at which stages and tricks begin, the first and the last place excluded.
func (m *model) turns() (places []int) {
	for n := 1; n < m.last(); n++ {
		if b, before := m.boards[n], m.boards[n-1]; b.Stage() != before.Stage() || len(b.Tricks()) != len(before.Tricks()) {
			places = append(places, n)
		}
	}
	return places
}

// turn returns the place at which the next stage or trick begins, or with -1 the one before.
func (m *model) turn(by int) int {
	places := append([]int{0}, append(m.turns(), m.last())...)
	if by < 0 {
		slices.Reverse(places)
	}
	for _, n := range places {
		if by > 0 && n > m.at || by < 0 && n < m.at {
			return n
		}
	}
	return m.at
}

// mine reports whether an event is the person's, or anybody's where nobody sits.
func (m *model) mine(event int) bool { return m.watches() || m.player(event) == m.kept.Person }

// secret reports whether an event lays down cards that aren't shown.
func (m *model) secret(event int) bool {
	switch m.event(event).Kind {
	case few.Giving, few.Throwing, few.Reserving:
		return !m.open() && !m.mine(event)
	}
	return false
}

// choice reports whether there was something to choose, so that it can be judged: not with a single card, and a claim is no card.
func (m *model) choice(event int) bool {
	b := m.boards[event]
	return m.event(event).Kind != few.Claiming && (b.Stage() != few.StagePlaying || b.View(b.Turn()).LegalPlays().Len() > 1)
}

// unjudged returns the acts that nobody has judged yet: the person's, or everybody's.
func (m *model) unjudged(everybody bool) (events []int) {
	if !m.finished() {
		return nil
	}
	for event := range m.last() {
		if _, ok := m.judged[event]; !ok && (everybody || m.mine(event)) && m.choice(event) {
			events = append(events, event)
		}
	}
	return events
}

// options are the acts that are compared at this place, the best first; none as long as it isn't known, or may not be.
func (m *model) options() []bot.Option {
	if m.at == 0 || !m.finished() || m.secret(m.done()) {
		return nil
	}
	return m.judged[m.done()].Options
}

// cost returns what an act has cost, in points of the sheet; ok is false if that isn't known.
func (m *model) cost(event int) (cost float64, ok bool) {
	a := m.judged[event]
	i := optionOf(a, m.event(event))
	if i < 0 {
		return 0, false
	}
	return a.Options[0].Worth - a.Options[i].Worth, true
}

// optionOf returns which of the options an event is, or -1.
func optionOf(a bot.Advice, e few.Event) int {
	text := e.String()
	return slices.IndexFunc(a.Options, func(o bot.Option) bool { return o.Event.String() == text })
}

// costly reports whether an act is known to have cost something: as much as a trick in a major.
func (m *model) costly(event int) bool {
	if event < 0 {
		return false
	}
	cost, ok := m.cost(event)
	return ok && cost >= float64(m.rules().Sheet.Price[few.Spades])
}

// mistake returns the person's next costly act, or with -1 the one before; ok is false if there is none.
func (m *model) mistake(by int) (event int, ok bool) {
	for event = m.done() + by; event >= 0 && event < m.last(); event += by {
		if m.mine(event) && m.costly(event) {
			return event, true
		}
	}
	return 0, false
}

// mistakes returns the places behind the person's costly acts.
func (m *model) mistakes() (places []int) {
	for event := range m.last() {
		if m.mine(event) && m.costly(event) {
			places = append(places, event+1)
		}
	}
	return places
}
