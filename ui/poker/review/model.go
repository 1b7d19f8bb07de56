package review

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/bot"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/text"
	pokertext "github.com/superbridge/superbridge/ui/poker/text"
)

// model is what is looked at of a hand, and from where.
type model struct {
	kept    pokerstore.Whole
	names   pokertext.Names
	at      int                   // the place: how many acts have been done
	covered bool                  // cards are shown that the person saw, and no others
	judged  map[int]bot.Judgement // by the places of acts among them
	option  int                   // the one that is tried in the place of the last act, or -1
}

// newModel returns a hand as it is looked at first: before the first act.
func newModel(w pokerstore.Whole, judged map[int]bot.Judgement) *model {
	m := &model{kept: w, names: pokertext.Names{}, judged: judged, option: -1}
	var names []string
	for _, s := range w.Sitters {
		names = append(names, text.Name(s.Name))
	}
	for i, name := range text.Apart(names, func(i int) string { return strconv.Itoa(int(w.Sitters[i].Seat)) }) {
		m.names[w.Sitters[i].Seat] = name
	}
	if w.Person != 0 {
		m.names[w.Person] = ""
	}
	if m.judged == nil {
		m.judged = map[int]bot.Judgement{}
	}
	return m
}

// whole is the hand with all its acts.
func (m *model) whole() poker.Hand { return m.kept.Hand }

// last is the last place.
func (m *model) last() int { return m.whole().Len() }

// finished reports whether the hand is over. While it goes on the person sees no more than he may.
func (m *model) finished() bool { return m.whole().Over() }

// event is the act that this place is about, the one that has just been done; -1 before the first.
func (m *model) event() int { return m.at - 1 }

// act returns an act of the hand.
func (m *model) act(event int) poker.Act { return m.whole().Acts()[event] }

// stage returns the stage of which an act is.
func (m *model) stage(event int) int { return m.whole().Prefix(event).Stage() }

// here is the hand at the place, with the option that is tried.
func (m *model) here() poker.Hand {
	if j, ok := m.judged[m.event()]; ok && m.option >= 0 && m.option < len(j.Options) {
		if h, err := m.whole().Prefix(m.event()).Apply(j.Options[m.option].Act); err == nil {
			return h
		}
	}
	return m.whole().Prefix(m.at)
}

// to goes to a place; beyond the ends is at the ends.
func (m *model) to(n int) {
	m.at, m.option = min(max(n, 0), m.last()), -1
}

// try tries an option in the place of the last act, or with the same again none.
func (m *model) try(option int) {
	j, ok := m.judged[m.event()]
	switch {
	case !ok || option < 0 || option >= len(j.Options):
	case option == m.option:
		m.option = -1
	default:
		m.option = option
	}
}

// streets returns the places at which stages begin, the first and the last place excluded.
func (m *model) streets() (places []int) {
	for n := 1; n < m.last(); n++ {
		if m.stage(n) != m.stage(n-1) {
			places = append(places, n)
		}
	}
	return places
}

// street returns the place at which the next stage begins, or with -1 the one before.
func (m *model) street(by int) int {
	places := append([]int{0}, append(m.streets(), m.last())...)
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

// mine reports whether an act is the person's, or anybody's where nobody sits.
func (m *model) mine(event int) bool { return m.kept.Person == 0 || m.act(event).Seat == m.kept.Person }

// What an act costs at least to be called costly: points, and how many times their standard error.
const (
	leastCost   = 0.5
	leastErrors = 2
)

// costly reports whether an act is known to have cost something.
func (m *model) costly(event int) bool {
	j, ok := m.judged[event]
	return ok && j.Cost >= leastCost && j.Cost >= leastErrors*j.Error
}

// mistake returns the event of the person's next costly act, or with -1 that of the one before; ok is false if there is none.
func (m *model) mistake(by int) (event int, ok bool) {
	for event = m.event() + by; event >= 0 && event < m.last(); event += by {
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

// unjudged returns the acts that nobody has judged yet: the person's, or everybody's.
func (m *model) unjudged(everybody bool) (events []int) {
	if !m.finished() {
		return nil
	}
	for event := range m.last() {
		if _, ok := m.judged[event]; !ok && (everybody || m.mine(event)) {
			events = append(events, event)
		}
	}
	return events
}

// seats returns who plays, the person first, then clockwise.
func (m *model) seats() (seats []poker.Seat) {
	players := m.whole().Table().Players
	first := max(0, slices.IndexFunc(players, func(p poker.Player) bool { return p.Seat == m.kept.Person }))
	for i := range players {
		seats = append(seats, players[(first+i)%len(players)].Seat)
	}
	return seats
}

// player is what is shown of somebody at the table.
type player struct {
	seat    poker.Seat
	name    string
	stack   int
	fantasy int // cards at once in this hand, or 0
	button  bool
	acted   bool // has just acted
	board   [3][]dealt
	held    []dealt
	thrown  []dealt
	hidden  bool // his hand, what he has thrown away, and a fantasy are not seen
	over    bool
	rated   poker.Rated // when the hand is over
	points  int         // that the hand brings him
}

// dealt is a card with its place in the deal, by which it is known from place to place.
type dealt struct {
	key  string
	face card.Card
}

// players returns what is shown of all.
func (m *model) players() []player {
	h := m.here()
	t, settled := h.Table(), h.Settle()
	var all []player
	for _, seat := range m.seats() {
		i := slices.IndexFunc(t.Players, func(p poker.Player) bool { return p.Seat == seat })
		p := player{
			seat: seat, name: m.names.Name(seat), stack: t.Players[i].Stack, fantasy: t.Players[i].Fantasy, button: t.Button == seat, over: h.Over(),
			hidden: m.kept.Person != seat && (!m.finished() || m.covered && !m.watches()),
		}
		if m.at > 0 {
			acts := h.Acts()
			p.acted = acts[len(acts)-1].Seat == seat
		}
		if p.over {
			p.stack, p.rated, p.points = settled.After[i], settled.Rated[i], pointsOf(settled, seat)
		}
		p.lay(h, h.Deal()[i])
		all = append(all, p)
	}
	return all
}

// watches reports whether nobody sits at the table.
func (m *model) watches() bool { return m.kept.Person == 0 }

// pointsOf returns what a hand brings a seat from all pairs of it.
func pointsOf(s poker.Settlement, seat poker.Seat) (points int) {
	for _, pay := range s.Pairs {
		switch seat {
		case pay.Pair.First:
			points += pay.Points
		case pay.Pair.Second:
			points -= pay.Points
		}
	}
	return points
}

// lay puts the cards of a deal where the acts of a hand have brought them.
func (p *player) lay(h poker.Hand, deal poker.Cards) {
	used := make([]bool, len(deal))
	take := func(c card.Card) dealt {
		for i, d := range deal {
			if d == c && !used[i] {
				used[i] = true
				return dealt{fmt.Sprintf("%v %d", p.seat, i), c}
			}
		}
		return dealt{face: c} // a hand has no other cards
	}
	for _, a := range h.Acts() {
		if a.Seat != p.seat {
			continue
		}
		for _, row := range poker.Rows {
			for _, c := range a.Gains.Row(row) {
				p.board[row] = append(p.board[row], take(c))
			}
		}
		for _, c := range a.Discards {
			p.thrown = append(p.thrown, take(c))
		}
	}
	for _, c := range h.Hold(p.seat) {
		p.held = append(p.held, take(c))
	}
}
