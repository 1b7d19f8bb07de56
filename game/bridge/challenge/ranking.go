package challenge

import (
	"cmp"
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/field"
)

// Method returns what the players are ranked by: matchpoints in duplicate bridge, IMPs against each other result in all other games.
func (c Challenge) Method() field.Method {
	if field.Has(c.Rules) {
		return field.ByMatchpoints
	}
	return field.ByCross
}

// Score returns the points of the players' side on a finished board, less those of the other side: as boards are
// compared, so without honours and with the value of a part-score where it is carried.
func (c Challenge) Score(b bridge.Board) int {
	points := b.Compared()
	return points[c.Seat.Side()] - points[c.Seat.Side().Other()]
}

// Gain is the result of a player on a board.
type Gain struct {
	Player      int // its index
	Score       int
	Matchpoints int // of [Gains.Top]
	IMPs        field.Hundredths
}

// Gains are the results on a board, in the order of the players.
type Gains struct {
	Board int // its index
	All   []Gain
	Top   int // the most matchpoints
}

// Gains returns the results on a board, counted from 0. With fewer than two nothing is gained.
func (c Challenge) Gains(board int) Gains {
	g := Gains{Board: board}
	var scores []int
	for i, p := range c.Players {
		if p.has(board) {
			score := c.Score(p.Results[board])
			scores = append(scores, score)
			g.All = append(g.All, Gain{Player: i, Score: score})
		}
	}
	if len(scores) < 2 {
		return g
	}
	g.Top = 2 * (len(scores) - 1)
	points, cross := field.Matchpoints(scores), field.Cross(scores)
	for i := range g.All {
		g.All[i].Matchpoints, g.All[i].IMPs = points[i], cross[i]
	}
	return g
}

// Place is a player's line of the ranking.
type Place struct {
	Rank   int // from 1; equal results have equal ranks
	Player int // the index
	Played int // boards
	// Compared is the number of these on which there are other results.
	Compared    int
	Score       int // on all boards
	Matchpoints int
	Top         int              // the most matchpoints on the boards compared
	Percent     field.Hundredths // of Top; 0 if no board is compared
	IMPs        field.Hundredths // together
}

// Ranking returns the players in order, the best first: by per cent of the matchpoints or by IMPs. Players without a
// board that can be compared come last.
func (c Challenge) Ranking() []Place {
	places := make([]Place, len(c.Players))
	for i := range places {
		places[i].Player = i
	}
	for board := range c.Boards {
		g := c.Gains(board)
		for _, gain := range g.All {
			p := &places[gain.Player]
			p.Played++
			p.Score += gain.Score
			if g.Top > 0 {
				p.Compared++
				p.Matchpoints += gain.Matchpoints
				p.Top += g.Top
				p.IMPs += gain.IMPs
			}
		}
	}
	for i := range places {
		if p := &places[i]; p.Top > 0 {
			p.Percent = field.Percent(p.Matchpoints, p.Top)
		}
	}
	method := c.Method()
	slices.SortStableFunc(places, func(a, b Place) int { return byMethod(method, a, b) })
	for i, p := range field.Places(places, func(a, b Place) bool { return byMethod(method, a, b) == 0 }) {
		places[i].Rank = p.Number
	}
	return places
}

// byMethod returns a negative number if a is before b in the ranking, and 0 if they share a place.
func byMethod(m field.Method, a, b Place) int {
	if a.Compared == 0 || b.Compared == 0 {
		return min(b.Compared, 1) - min(a.Compared, 1)
	}
	if m == field.ByMatchpoints {
		return cmp.Compare(b.Matchpoints*a.Top, a.Matchpoints*b.Top)
	}
	return cmp.Compare(b.IMPs, a.IMPs)
}
