package club

import (
	"cmp"
	"maps"
	"slices"

	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/card"
)

// Scored is an evening with its score.
type Scored struct {
	Boards   []Board
	Rankings []Ranking // one, or North-South and East-West where nobody plays at both sides
	Pairs    bool      // the contestants are pairs
}

// Board is a board with the results of all tables, the best for North-South first.
type Board struct {
	Number          int
	Results         []Result
	field.Traveller // a line for each of the results, in the same order
}

// Ranking is the contestants, the best first.
type Ranking struct {
	Sided bool // they are all of one side
	Side  card.Side
	Lines []Line
}

// Line is a contestant in a ranking.
type Line struct {
	Place  int  // from 1
	Shared bool // another one has the same place
	Who    int
	Boards int
	// Matchpoints are 2 for each result that was worse for the side and 1 for each that was equal; Top are the most that
	// could be had.
	Matchpoints, Top int
	// Percent is the mean over the boards of the part of the top. So each board counts alike, whatever its results.
	Percent field.Hundredths
	IMPs    int              // to the datum
	Cross   field.Hundredths // the sum over the boards of the mean IMPs against each other result
}

// Of returns the worth of a line by a method, in hundredths: per cent, or IMPs.
func (l Line) Of(by field.Method) field.Hundredths { return by.Worth(l.Percent, l.IMPs, l.Cross) }

// Score scores an evening by a method. A board with a single result counts for nobody.
func Score(results []Result, by field.Method) Scored {
	boards := map[int][]Result{}
	for _, r := range results {
		boards[r.Board] = append(boards[r.Board], r)
	}
	s := Scored{Pairs: true}
	for _, number := range slices.Sorted(maps.Keys(boards)) {
		b := boards[number]
		slices.SortStableFunc(b, func(x, y Result) int { return y.Score - x.Score })
		points := make([]*[2]int, len(b))
		for i, r := range b {
			points[i] = &[2]int{max(r.Score, 0), max(-r.Score, 0)}
			s.Pairs = s.Pairs && len(r.Side(card.NS)) == 1
		}
		s.Boards = append(s.Boards, Board{number, b, field.OfPoints(points)})
	}
	s.rank(by)
	return s
}

// sum adds up a contestant's boards.
type sum struct {
	Line
	percent int // the sum
	sides   [2]bool
}

// rank makes the rankings.
func (s *Scored) rank(by field.Method) {
	sums := map[int]*sum{}
	for _, b := range s.Boards {
		for i, r := range b.Results {
			for _, side := range card.Sides {
				for _, who := range r.Side(side) {
					if sums[who] == nil {
						sums[who] = &sum{Line: Line{Who: who}}
					}
					sums[who].add(b, i, side)
				}
			}
		}
	}
	one := !s.Pairs
	for _, c := range sums {
		one = one || c.sides[card.NS] && c.sides[card.EW]
	}
	if one {
		s.Rankings = []Ranking{{Lines: ranked(sums, by, func(*sum) bool { return true })}}
		return
	}
	for _, side := range card.Sides {
		s.Rankings = append(s.Rankings, Ranking{Sided: true, Side: side, Lines: ranked(sums, by, func(c *sum) bool { return c.sides[side] })})
	}
}

// add adds a result of a board.
func (c *sum) add(b Board, i int, side card.Side) {
	c.sides[side] = true
	if !b.Compares() {
		return
	}
	l := b.Lines[i]
	c.Boards++
	c.Matchpoints += l.Matchpoints[side]
	c.Top += b.Top()
	c.percent += int(l.Percent[side])
	c.IMPs += l.IMPs[side]
	c.Cross += l.Cross[side]
	c.Percent = field.Hundredths((2*c.percent + c.Boards) / (2 * c.Boards)) // to the nearest
}

// ranked returns those whom a condition lets in, by place, and equal ones by number.
func ranked(sums map[int]*sum, by field.Method, in func(*sum) bool) (lines []Line) {
	for _, who := range slices.Sorted(maps.Keys(sums)) {
		if in(sums[who]) {
			lines = append(lines, sums[who].Line)
		}
	}
	slices.SortStableFunc(lines, func(a, b Line) int { return cmp.Compare(b.Of(by), a.Of(by)) })
	for i, p := range field.Places(lines, func(a, b Line) bool { return a.Of(by) == b.Of(by) }) {
		lines[i].Place, lines[i].Shared = p.Number, p.Shared
	}
	return lines
}
