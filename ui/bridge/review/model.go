package review

import (
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/company"
	"github.com/superbridge/superbridge/ui/bridge/tabletop"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// model is the board on display, with the user's place in it.
type model struct {
	board bridgestore.Board
	mine  record
	// company holds the players at the user's table; nil if they aren't known by name.
	company *company.Table
	other   record     // the other table's; without places if there is none
	level   string     // of the other table's players
	there   pbn.Source // a file's data on the other table
	away    bool       // the other table's record is on display
	at      [2]int     // the place in each

	tables  []bridgestore.Other // of the field, from the second on; none if there is no field
	visited int                 // the table of the field that other is of, or 0

	hands   handsShown
	all     bool // everybody's moments are listed
	puzzles map[int]puzzle
	finding bool // the user is to find the better card at this place
	peeking bool // and sees all hands
}

// handsShown is the choice of open hands.
type handsShown int

const (
	allHands  handsShown = iota
	seenHands            // by the user, at that moment
)

// newModel returns a board as it is looked at first: before the first call.
func newModel(b bridgestore.Board) *model {
	return &model{board: b, mine: newRecord(b.Board, b.User()), puzzles: map[int]puzzle{}}
}

// setOther sets the other table's result.
func (m *model) setOther(o bridgestore.Other) {
	if o.Board.Phase() == bridge.Finished {
		m.other, m.level = newRecord(o.Board, bridge.User{Seat: m.mine.user.Seat, Watches: true}), o.Players
		m.other.found, m.there = o.Found, o.Source
	}
}

// cards returns the convention cards of both sides in the record on display: the players' own system if unknown.
func (m *model) cards() bidding.Cards {
	players := m.board.Players
	if m.away {
		players = m.level
	}
	p, err := bot.ParseSides(players)
	if err != nil {
		return bidding.Cards{}
	}
	return p.Cards()
}

// who names the player in a seat: by name if it is known and the player's record is on display, otherwise by the seat.
func (m *model) who(seat card.Seat) string {
	if u := m.mine.user; m.company != nil && !m.away && !u.Watches && seat != u.Seat {
		return m.company.Of(seat, u.Seat).Name()
	}
	return text.Seat(seat)
}

// hasOther reports whether that is known.
func (m *model) hasOther() bool { return len(m.other.places) > 0 }

// record returns the record that is looked at.
func (m *model) record() *record {
	if m.away {
		return &m.other
	}
	return &m.mine
}

func (m *model) place() *int {
	if m.away {
		return &m.at[1]
	}
	return &m.at[0]
}

// n is the place that is looked at.
func (m *model) n() int { return *m.place() }

// here is the board at that place.
func (m *model) here() bridge.Board { return m.record().places[m.n()] }

// to moves to a place, clamped to the record.
func (m *model) to(n int) {
	*m.place() = min(max(n, 0), m.record().last())
	m.finding, m.peeking = false, false
}

// cross switches to the other table's record and back.
func (m *model) cross() {
	if m.hasOther() {
		m.away, m.finding, m.peeking = !m.away, false, false
	}
}

// moments are those that are listed.
func (m *model) moments() []moment {
	r := m.record()
	return r.moments(m.all || r.user.Watches)
}

// mistakes returns the user's own moments or, if the user had no seat, all.
func (m *model) mistakes() []moment { return m.mine.moments(m.mine.user.Watches) }

// nextMistake moves to the next of them: the first after this place whose better card has not been found yet, or else
// from the beginning; if all have been found, simply to the next. It reports whether there is one.
func (m *model) nextMistake() bool {
	all := m.mistakes()
	if len(all) == 0 {
		return false
	}
	m.away = false
	after := slices.IndexFunc(all, func(at moment) bool { return at.Event > m.event() })
	if after > 0 {
		all = append(all[after:], all[:after]...)
	}
	next := max(slices.IndexFunc(all, func(at moment) bool { return m.hidden(at.Event) && at.Event != m.event() }), 0)
	m.visit(all[next].Event)
	return true
}

// course returns the number of tricks that declarer could take at each card, good or bad for the user.
func (r record) course(user bridge.User) course {
	c := r.whole().Contract()
	next := course{last: r.last(), first: r.calls(), tricks: r.found.Course(r.whole())}
	if len(next.tricks) == 0 {
		return next
	}
	next.needs = r.whole().Rules.Needs(c.Level)
	switch {
	case user.Watches:
	case c.Declarer.Side() == user.Seat.Side():
		next.sign = 1
	default:
		next.sign = -1
	}
	for _, at := range r.moments(true) {
		next.dips = append(next.dips, dip{at.Event, at.yours})
	}
	return next
}

// visit moves to a moment: before it, if the user has not found the better card yet, otherwise after it.
func (m *model) visit(event int) {
	if !m.hidden(event) {
		m.to(event + 1)
		return
	}
	m.to(event)
	m.finding = true
}

// hidden reports whether the better card at an event must not be revealed.
func (m *model) hidden(event int) bool {
	at, ok := m.record().moment(event)
	return ok && at.yours && len(at.Better) > 0 && !m.puzzles[event].open()
}

// nextMoment moves to the next moment or, if by is -1, to the one before. It reports whether there is one.
func (m *model) nextMoment(by int) bool {
	all := m.moments()
	if by < 0 {
		slices.Reverse(all)
	}
	for _, other := range all {
		if event := m.event(); by > 0 && other.Event > event || by < 0 && other.Event < event {
			m.visit(other.Event)
			return true
		}
	}
	return false
}

// event returns the event of this place: the one whose better card the user looks for, or the last one; -1 before the
// first.
func (m *model) event() int {
	if m.finding {
		return m.n()
	}
	return m.n() - 1
}

// try tries a card as the better one.
func (m *model) try(c card.Card) {
	if at, ok := m.record().moment(m.n()); ok && m.finding && m.plays().Has(c) {
		m.puzzles[m.n()] = m.puzzles[m.n()].try(at, c)
	}
}

// show reveals the answer.
func (m *model) show(event int) {
	p := m.puzzles[event]
	p.shown = true
	m.puzzles[event] = p
}

// plays are the cards that the user may try.
func (m *model) plays() card.Hand {
	if !m.finding || m.puzzles[m.n()].open() {
		return card.Hand{}
	}
	b := m.here()
	return b.View(b.Turn()).LegalPlays()
}

// open returns the open hands. Of a board in progress the user sees no more than the rules allow. A user looking for
// the better card sees the hands visible at that time, unless all were chosen.
func (m *model) open() [4]bool {
	all := [4]bool{true, true, true, true}
	switch r := m.record(); {
	case !m.mine.finished():
		return r.seen(m.n())
	case m.away:
		return all
	case m.hands == seenHands, m.finding && !m.peeking && !m.puzzles[m.n()].open():
		return r.seen(m.n())
	}
	return all
}

// turnHands shows the other hands: all, or those that were seen.
func (m *model) turnHands() {
	switch {
	case m.finding && !m.puzzles[m.n()].open():
		m.peeking = !m.peeking
	case m.hands == allHands:
		m.hands = seenHands
	default:
		m.hands = allHands
	}
}

// table returns the table at the current place.
func (m *model) table() tabletop.Model {
	t := tabletop.NewOpenModel(m.here(), m.mine.user.Seat, m.record().user.Watches, m.open())
	if !m.away {
		t.Company = m.company
	}
	t.Away, t.Names = m.away, m.names()
	if m.finding { // the trick before is irrelevant
		t.Trick, t.Waits = m.here().Trick(), false
	}
	t.Plays = m.plays()
	t.Yours = t.Plays != (card.Hand{})
	return t
}
