package table

import (
	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/chess/play"
	"github.com/superbridge/superbridge/ui/chess/tabletop"
)

// showBoard shows the position, with the user's unfinished move and its aids.
func (s *Screen) showBoard() {
	s.model = s.modelOf()
	s.parts.board.SetModel(s.model)
}

// modelOf returns the content of the board.
func (s *Screen) modelOf() tabletop.Model {
	g := s.state.Game
	p := g.Position()
	m := tabletop.Of(p)
	if s.look.Halos && !g.Over() {
		m = m.Warn(p)
	}
	m.Facing = s.facing()
	m.Last = trails(g, s.own())
	if s.asked() {
		m = s.choosing.Show(m)
		if m.Chosen != chess.NoSquare { // a knight can be dragged on from its first landing
			m.Ready = m.Ready.With(m.Chosen)
		}
		m.Cursor = s.cursor.Square
	}
	if !s.look.Targets {
		m.Dots, m.Rings, m.Crowns = chess.SquareSet{}, chess.SquareSet{}, chess.SquareSet{}
	}
	if s.advice.Shown {
		m.Arrows = arrows(s.advice.option.Line)
	}
	return m
}

// facing returns the board's orientation: the user's army is at the bottom. With several users it may be that of the
// one in turn.
func (s *Screen) facing() tabletop.Facing {
	if at := s.state.Asked; at != chess.NoArmy && s.session != nil && (s.look.Turns || persons(s.config) == 1) {
		s.bottom = at
	}
	return tabletop.Facing{View: s.look.View, Bottom: s.bottom}.Turned(s.turned)
}

// firstPerson returns the army of the first user, or the first army if there is none.
func firstPerson(c play.Config) chess.Army {
	for _, seat := range c.Seats {
		if seat.Person {
			return seat.Army
		}
	}
	return chess.Red
}

// own returns the armies whose moves the user in turn has made.
func (s *Screen) own() chess.ArmySet {
	if s.state.Asked == chess.NoArmy {
		return 0
	}
	return s.position().Movable()
}

// trails returns the last moves of each army but some. Of a turn with dice they are all of its moves.
func trails(g chess.Game, but chess.ArmySet) (trails []tabletop.Trail) {
	turns := g.Turns()
	seen := but
	for i := len(turns) - 1; i >= 0 && seen.Len() < chess.Armies && i >= len(turns)-chess.Armies; i-- {
		turn := turns[i]
		if seen.Has(turn.Army) {
			continue
		}
		seen = seen.With(turn.Army)
		for _, m := range turn.Moves {
			if trail, ok := tabletop.TrailOf(turn.Army, m); ok {
				trails = append(trails, trail)
			}
		}
	}
	return trails
}

// arrowsShown is the number of a line's moves shown on the board.
const arrowsShown = 3

// arrows returns those of a line, from the first move on.
func arrows(line []chess.Move) (arrows []tabletop.Arrow) {
	for i, m := range line[:min(arrowsShown, len(line))] {
		if m.IsPass() || m.Spot() {
			continue
		}
		if m.Via != chess.NoSquare {
			arrows = append(arrows, tabletop.Arrow{From: m.From, To: m.Via, Rank: i}, tabletop.Arrow{From: m.Via, To: m.To, Rank: i})
			continue
		}
		arrows = append(arrows, tabletop.Arrow{From: m.From, To: m.To, Rank: i})
	}
	return arrows
}

// turnBoard turns the board by a quarter, so that the next army is at the bottom.
func (s *Screen) turnBoard() {
	s.finish()
	s.turned = (s.turned + chess.Armies - 1) % chess.Armies
	s.showBoard()
	s.show()
}

// changeView shows the board from its corner, or with its files upright.
func (s *Screen) changeView() {
	s.finish()
	l := s.look
	l.View = tabletop.Corner + tabletop.Grid - l.View
	s.setLook(l)
}

// setLook shows the board with another look, which is saved.
func (s *Screen) setLook(l Look) {
	s.look = l
	if s.options.OnLook != nil {
		s.options.OnLook(l)
	}
	s.showBoard()
	s.show()
}
