package review

import (
	"slices"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
	chesstext "github.com/superbridge/superbridge/ui/chess/text"
)

// leastCost is the share of the points from which a move is called costly: about a pawn in an even position.
const leastCost = 0.06

// cost returns the share of its side's expected points that a move cost, from 0 to 1; ok is false if it isn't known, or
// the event isn't a move.
func (m *model) cost(event int) (cost float64, ok bool) {
	move, isMove := m.what(event).Move()
	j, known := m.judged[event]
	i := optionOf(j, move)
	if !isMove || !known || i < 0 {
		return 0, false
	}
	return m.costOf(event, i), true
}

// costOf returns the cost of an option at a judged place.
func (m *model) costOf(place, option int) float64 {
	j := m.judged[place]
	return j.Cost(j.Advice.Options[option])
}

// optionOf returns the index of a move among the compared options, or -1.
func optionOf(j bot.Judgement, move chess.Move) int {
	return slices.IndexFunc(j.Advice.Options, func(o bot.Option) bool { return o.Move == move })
}

// costly reports whether a move is known to have cost something.
func (m *model) costly(event int) bool {
	cost, ok := m.cost(event)
	return ok && cost >= leastCost
}

// costlyEvents returns the costly moves of the users, or of everybody.
func (m *model) costlyEvents(everybody bool) (events []int) {
	for event := range m.last() {
		if (everybody || m.mine(event)) && m.costly(event) {
			events = append(events, event)
		}
	}
	return events
}

// puzzle is a costly move for which the user looks for a better one.
type puzzle struct {
	tried  []chess.Move // in order; the last one may be right
	solved bool
	shown  bool // the user asked for the answer
}

// told reports whether the answer may be revealed.
func (p puzzle) told() bool { return p.solved || p.shown }

// hidden reports whether the user still has to find the best move at a place: a costly move of a user came next.
func (m *model) hidden(place int) bool {
	return place < m.last() && !m.watched() && m.line.shown == 0 && m.mine(place) && m.costly(place) && !m.solved[place].told()
}

// guess takes note of a move that the user tries as the better one at the place, and reports whether it is.
func (m *model) guess(move chess.Move) bool {
	p := m.solved[m.at]
	if !slices.Contains(p.tried, move) {
		p.tried = append(p.tried, move)
	}
	i := optionOf(m.judged[m.at], move)
	p.solved = i >= 0 && m.costOf(m.at, i) < leastCost/2
	m.solved[m.at] = p
	return p.solved
}

// show reveals the better move at a place.
func (m *model) show(place int) {
	p := m.solved[place]
	p.shown = true
	m.solved[place] = p
}

// options are the best moves at the place, unless they are still to be found.
func (m *model) options() []bot.Option {
	if !m.open() || m.hidden(m.at) {
		return nil
	}
	j, _ := m.now()
	return j.Advice.Options
}

// sooner reports whether a move in a lost position loses sooner than the best one.
func (m *model) sooner(event int) bool {
	move, _ := m.what(event).Move()
	j := m.judged[event]
	i := optionOf(j, move)
	return i > 0 && chesstext.Decided(j.Advice.Options[0].Value) && j.Advice.Options[0].Value < 0 && j.Advice.Options[i].Value < j.Advice.Options[0].Value
}
