package field

import (
	"cmp"
	"slices"

	"github.com/superbridge/superbridge/game/card"
)

// Total is the result of a table in a session.
type Total struct {
	Table       int    // from 1; the person's is the first
	Boards      int    // boards with a result that could be compared
	Missing     int    // boards of the session without a result here
	Points      [2]int // of all boards with a result here
	Matchpoints [2]int
	Top         int // the highest matchpoints that a side could have
	Percent     [2]Hundredths
	IMPs        [2]int
	Cross       [2]Hundredths // the sum of the boards' means, rounded once
}

// commonTables is a multiple of how many other results there can be, 1 to 15.
const commonTables = 360360

// Totals returns the results of the tables over the boards of a session, by table. All travellers must have the same
// number of tables. Only compared boards count: missing results aren't waited for.
func Totals(travellers []Traveller) []Total {
	if len(travellers) == 0 {
		return nil
	}
	totals := make([]Total, travellers[0].Tables)
	cross := make([]int, len(totals)) // in parts of 1/commonTables
	for i := range totals {
		totals[i].Table, totals[i].Missing = i+1, len(travellers)
	}
	for _, t := range travellers {
		for _, l := range t.Lines {
			sum := &totals[l.Table-1]
			sum.Missing--
			for _, side := range card.Sides {
				sum.Points[side] += l.Points[side]
				sum.Matchpoints[side] += l.Matchpoints[side]
				sum.IMPs[side] += l.IMPs[side]
			}
			if t.Compares() {
				sum.Boards++
				sum.Top += t.Top()
				cross[l.Table-1] += l.crossed * (commonTables / (t.In() - 1))
			}
		}
	}
	for i := range totals {
		sum := &totals[i]
		sum.Cross = both(ratio(cross[i], commonTables))
		if sum.Top > 0 {
			sum.Percent = percents(sum.Matchpoints, sum.Top)
		}
	}
	return totals
}

// VP returns the victory points of a session of two tables: those of the first table's North-South, who are one team
// with the second table's East-West, and of the others. ok is false for other fields, while results are missing,
// and where there is no scale.
func VP(travellers []Traveller) (points [2]int, ok bool) {
	if len(travellers) == 0 || travellers[0].Tables != 2 {
		return points, false
	}
	total := Totals(travellers)[0]
	if total.Boards != len(travellers) {
		return points, false
	}
	return VictoryPoints(int(total.Cross[card.NS])/100, total.Boards)
}

// Outcome returns 1 if a side has more than its opponents by the method, against the field, -1 if it has less, and 0 if
// it has as much.
func (t Total) Outcome(side card.Side, by Method) int {
	return cmp.Compare(by.Of(t, side), by.Of(t, side.Other()))
}

// Method is a way to compare pairs.
type Method uint8

// The methods.
const (
	ByMatchpoints Method = iota
	ByIMPs               // to the datum
	ByCross
)

// Worth returns the one of three results that the method uses: per cent, IMPs to the datum in hundredths, or IMPs against each other result.
func (m Method) Worth(percent Hundredths, imps int, cross Hundredths) Hundredths {
	switch m {
	case ByIMPs:
		return Hundredths(100 * imps)
	case ByCross:
		return cross
	}
	return percent
}

// Of returns the result of a side of a table by the method.
func (m Method) Of(t Total, side card.Side) Hundredths {
	return m.Worth(t.Percent[side], t.IMPs[side], t.Cross[side])
}

// OfLine returns the result of a side of a table on a board by the method.
func (m Method) OfLine(l Line, side card.Side) Hundredths {
	return m.Worth(l.Percent[side], l.IMPs[side], l.Cross[side])
}

// Rank is the place of a pair.
type Rank struct {
	Place  int  // from 1
	Shared bool // another pair has the same place
	Total
}

// Ranking returns the pairs that sit at one side of the tables, the best first. Those with equal results share a
// place, and come by table.
func Ranking(totals []Total, side card.Side, by Method) []Rank {
	ranks := make([]Rank, 0, len(totals))
	for _, t := range totals {
		ranks = append(ranks, Rank{Total: t})
	}
	slices.SortStableFunc(ranks, func(a, b Rank) int { return int(by.Of(b.Total, side) - by.Of(a.Total, side)) })
	for i, p := range Places(ranks, func(a, b Rank) bool { return by.Of(a.Total, side) == by.Of(b.Total, side) }) {
		ranks[i].Place, ranks[i].Shared = p.Number, p.Shared
	}
	return ranks
}

// Place is a place in a ranking.
type Place struct {
	Number int  // from 1
	Shared bool // another one has the same
}

// Places returns the places of what stands in order, the best first: equal neighbours share one.
func Places[T any](sorted []T, equal func(a, b T) bool) []Place {
	places := make([]Place, len(sorted))
	for i := range sorted {
		places[i].Number = i + 1
		if i > 0 && equal(sorted[i-1], sorted[i]) {
			places[i] = Place{places[i-1].Number, true}
			places[i-1].Shared = true
		}
	}
	return places
}

// Gain is a side's gain on a board, compared with the field.
type Gain struct {
	Board       int // in the session, from 0
	Line        Line
	Matchpoints int // twice the excess over the average: -top to top
}

// Gains returns the gains of a side of a table, counted from 1, on the boards: the greatest by the method first, and
// equal ones in the order of the boards. Boards that can't be compared are left out.
func Gains(travellers []Traveller, table int, side card.Side, by Method) []Gain {
	var gains []Gain
	for i, t := range travellers {
		if l, ok := t.Line(table); ok && t.Compares() {
			gains = append(gains, Gain{Board: i, Line: l, Matchpoints: 2*l.Matchpoints[side] - t.Top()})
		}
	}
	slices.SortStableFunc(gains, func(a, b Gain) int { return int(by.OfLine(b.Line, side) - by.OfLine(a.Line, side)) })
	return gains
}
