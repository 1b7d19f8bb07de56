package review

import (
	"slices"
	"sync/atomic"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/ui/chess/tabletop"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/review"
)

// model is the game on display, with the user's place in it.
type model struct {
	record
	at     int                   // the current place
	judged map[int]bot.Judgement // by place
	line   line                  // tried there
	tries  map[string]bot.Judgement
	solved map[int]puzzle // by costly event

	everybody bool   // everybody's moves count, not only the users'
	view      string // the setting of the board's view
	choosing  tabletop.Choosing
	keyboard  bool         // the arrow keys move a cursor on the board
	cursor    chess.Square // of the keyboard
	judging   *review.Judging[bot.Judgement]
	looking   atomic.Int64        // the place that is judged next, if it hasn't been
	asking    background.Question // about a line that is tried
}

// newModel returns a game as it is looked at first: at its beginning.
func newModel(w chessstore.Whole, judged map[int]bot.Judgement) *model {
	m := &model{
		record: newRecord(w), judged: judged, tries: map[string]bot.Judgement{}, solved: map[int]puzzle{},
		cursor: chess.NoSquare, choosing: tabletop.NoChoice(),
	}
	if m.judged == nil {
		m.judged = map[int]bot.Judgement{}
	}
	return m
}

// event returns the event that led to the place; -1 at the beginning.
func (m *model) event() int { return m.at - 1 }

// here is the game at the place, with the line that is tried.
func (m *model) here() chess.Game {
	if g, ok := m.line.game(); ok {
		return g
	}
	return m.places[m.at]
}

// mayTry reports whether moves can be tried: the game isn't over, and no dice are to be rolled first.
func (m *model) mayTry() bool {
	g := m.here()
	p := g.Position()
	return !g.Over() && !p.Rolling()
}

// to moves to a place, clamped to the game.
func (m *model) to(n int) { m.at, m.line = min(max(n, 0), m.last()), line{} }

// turn returns the place at which the next turn begins, or with -1 this one or the one before.
func (m *model) turn(by int) int {
	places := m.turnBegins()
	i, exact := slices.BinarySearch(places, m.at)
	if by < 0 || exact {
		i += by
	}
	return places[min(max(i, 0), len(places)-1)]
}

// now returns the judgement of the position on display.
func (m *model) now() (bot.Judgement, bool) {
	if g, ok := m.line.game(); ok {
		p := g.Position()
		j, ok := m.tries[p.String()]
		return j, ok
	}
	j, ok := m.judged[m.at]
	return j, ok
}

// expected returns the armies' expected shares at a place, as far as known: the mean over a round of turns, since a
// judgement before an own move always differs a little from the one after it. At the end of the game it is the result.
func (m *model) expected(place int) (mean shares, ok bool) {
	j, known := m.judged[place]
	if !known || place == m.last() && m.over() {
		return j.Shares, known
	}
	round := playing(m.before(place))
	n := 0.0
	for at := place - (round-1)/2; at <= place+round/2; at++ {
		if j, known := m.judged[at]; known && (at < m.last() || !m.over()) {
			n++
			for a, share := range j.Shares {
				mean[a] += share
			}
		}
	}
	for a := range mean {
		mean[a] /= n
	}
	return mean, true
}

// unjudged returns the places not judged yet, or not with the move made there, which may have replaced another one
// after undo. With dice not every move can be compared.
func (m *model) unjudged() (places []int) {
	if !m.open() {
		return nil
	}
	for n := range m.places {
		j, ok := m.judged[n]
		for _, move := range moveFrom(m.places, n) {
			ok = ok && (m.kept.Rules.Dice || optionOf(j, move) >= 0)
		}
		if !ok {
			places = append(places, n)
		}
	}
	return places
}

// trails returns the last moves of all armies except the one in turn, and those of a turn in progress.
func (m *model) trails() (trails []tabletop.Trail) {
	g := m.here()
	p := g.Position()
	from := 0
	rivals := max(1, playing(&p)-1)
	for _, turn := range slices.Backward(g.Turns()) {
		if rivals == 0 {
			from = turn.To
			break
		}
		if len(turn.Moves) > 0 {
			rivals--
		}
	}
	for n, e := range g.Events() {
		if move, ok := e.Move(); ok && n >= from {
			before := g.At(n).Position()
			if trail, ok := tabletop.TrailOf(before.Turn(), move); ok {
				trails = append(trails, trail)
			}
		}
	}
	return trails
}

// playing returns the number of armies that have turns.
func playing(p *chess.Position) (n int) {
	for a := range chess.Army(chess.Armies) {
		if p.Playing(a) && (p.Rules().Mode != chess.A1 || p.King(a) != chess.NoSquare) {
			n++
		}
	}
	return n
}
