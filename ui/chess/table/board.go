package table

import (
	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/chess/play"
	"github.com/superbridge/superbridge/ui/chess/tabletop"
)

// view shows the board as the user wants to see it.
type view struct {
	table
	advice *advice
	look   Look
	bottom chess.Army     // with its side of the board at the bottom
	turned int            // quarters by which the user has turned the board from there
	model  tabletop.Model // of the board, as it was shown last
}

// show shows the position, with what the person has begun and what helps him.
func (v *view) show() {
	v.model = v.modelOf()
	v.parts.board.SetModel(v.model)
}

// modelOf returns the content of the board.
func (v *view) modelOf() tabletop.Model {
	g := v.play.state.Game
	p := g.Position()
	m := tabletop.Of(p)
	if v.look.Halos && !g.Over() {
		m = m.Warn(p)
	}
	m.Facing = v.facing()
	m.Last = trails(g, v.play.own())
	if v.play.asked() {
		m = v.move.choosing.Show(m)
		if m.Chosen != chess.NoSquare { // a knight can be dragged on from its first landing
			m.Ready = m.Ready.With(m.Chosen)
		}
		m.Cursor = v.move.cursor.Square
	}
	if !v.look.Targets {
		m.Dots, m.Rings, m.Crowns = chess.SquareSet{}, chess.SquareSet{}, chess.SquareSet{}
	}
	if v.advice.Shown {
		m.Arrows = arrows(v.advice.option.Line)
	}
	return m
}

// facing returns the board's orientation: the user's army is at the bottom. With several users it may be that of the
// one in turn.
func (v *view) facing() tabletop.Facing {
	if at := v.play.state.Asked; at != chess.NoArmy && v.play.session != nil && (v.look.Turns || persons(v.play.config) == 1) {
		v.bottom = at
	}
	return tabletop.Facing{View: v.look.View, Bottom: v.bottom}.Turned(v.turned)
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
func (p *playing) own() chess.ArmySet {
	if p.state.Asked == chess.NoArmy {
		return 0
	}
	return p.position().Movable()
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

// arrowsShown is the number of moves of a line that the board shows.
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
func (v *view) turnBoard() {
	v.parts.finish()
	v.turned = (v.turned + chess.Armies - 1) % chess.Armies
	v.show()
	v.parts.show()
}

// changeView shows the board from its corner, or with its files upright.
func (v *view) changeView() {
	v.parts.finish()
	l := v.look
	l.View = tabletop.Corner + tabletop.Grid - l.View
	v.setLook(l)
}

// setLook shows the board with another look, which is saved.
func (v *view) setLook(l Look) {
	v.look = l
	if v.play.options.OnLook != nil {
		v.play.options.OnLook(l)
	}
	v.show()
	v.parts.show()
}
