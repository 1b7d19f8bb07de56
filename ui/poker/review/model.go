package review

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/bot"
	"github.com/superbridge/superbridge/storage"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/review"
	"github.com/superbridge/superbridge/ui/kit/text"
	pokertext "github.com/superbridge/superbridge/ui/poker/text"
)

// model is the hand on display, with the user's place in it.
type model struct {
	review.Record[bot.Judgement]
	kept  pokerstore.Whole
	names pokertext.Names
}

// newModel returns a hand as it is looked at first: before the first act.
func newModel(w pokerstore.Whole, judged map[int]bot.Judgement) *model {
	m := &model{kept: w, names: pokertext.Names{}}
	m.Record = review.Record[bot.Judgement]{Last: w.Hand.Len(), Over: w.Hand.Over(), Watched: w.Person == 0, Judged: judged, Tried: -1}
	for n := 1; n < m.Last; n++ {
		if m.stage(n) != m.stage(n-1) {
			m.Turns = append(m.Turns, n)
		}
	}
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
	return m
}

// Part implements [review.Played].
func (m *model) Part() int64 { return m.kept.HandSummary.ID }

// Marked implements [review.Played].
func (m *model) Marked() *storage.Marks { return &m.kept.Marks }

// whole is the hand with all its acts.
func (m *model) whole() poker.Hand { return m.kept.Hand }

// act returns an act of the hand.
func (m *model) act(event int) poker.Act { return m.whole().Acts()[event] }

// stage returns the stage of an act.
func (m *model) stage(event int) int { return m.whole().Prefix(event).Stage() }

// here is the hand at the place, with the option that is tried.
func (m *model) here() poker.Hand {
	if j, ok := m.Judged[m.Done()]; ok && m.Tried >= 0 && m.Tried < len(j.Options) {
		if h, err := m.whole().Prefix(m.Done()).Apply(j.Options[m.Tried].Act); err == nil {
			return h
		}
	}
	return m.whole().Prefix(m.At)
}

// acts returns the acts up to the place, with the option that is tried; ok is false if nothing is left to play.
func (m *model) acts() (acts []string, ok bool) {
	h := m.here()
	return storage.Texts(h.Acts()), m.Over && !h.Over()
}

// Mine reports whether an act is the user's, or anybody's if the user had no seat.
func (m *model) Mine(event int) bool { return m.kept.Person == 0 || m.act(event).Seat == m.kept.Person }

// The least cost of an act to be called costly: in points, and in standard errors.
const (
	leastCost   = 0.5
	leastErrors = 2
)

// Costly reports whether an act is known to have cost something.
func (m *model) Costly(event int) bool {
	j, ok := m.Judged[event]
	return ok && j.Cost >= leastCost && j.Cost >= leastErrors*j.Error
}

// seats returns the players' seats, the user's first, then clockwise.
func (m *model) seats() (seats []poker.Seat) {
	players := m.whole().Table().Players
	first := max(0, slices.IndexFunc(players, func(p poker.Player) bool { return p.Seat == m.kept.Person }))
	for i := range players {
		seats = append(seats, players[(first+i)%len(players)].Seat)
	}
	return seats
}

// player is the visible state of a player.
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
	hidden  bool // the hand, the discards and a fantasy are hidden
	over    bool
	rated   poker.Rated // when the hand is over
	points  int         // gained in the hand
}

// dealt is a card with its place in the deal, by which it is recognised from place to place.
type dealt struct {
	key  string
	face card.Card
}

// players returns the visible state of all players.
func (m *model) players() []player {
	h := m.here()
	t, settled := h.Table(), h.Settle()
	var all []player
	for _, seat := range m.seats() {
		i := slices.IndexFunc(t.Players, func(p poker.Player) bool { return p.Seat == seat })
		p := player{
			seat: seat, name: m.names.Name(seat), stack: t.Players[i].Stack, fantasy: t.Players[i].Fantasy, button: t.Button == seat, over: h.Over(),
			hidden: m.kept.Person != seat && (!m.Over || m.Covered && !m.Watched),
		}
		if m.At > 0 {
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

// pointsOf returns the points of a hand for a seat from all its pairs.
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

// lay places the cards of a deal according to the acts of a hand.
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
