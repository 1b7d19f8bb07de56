package field

import (
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// The limits and the default of the number of tables.
const (
	Fewest  = 2
	Most    = 16
	Usually = 8
)

// Result is a table's result on a board.
type Result struct {
	Contract bridge.Contract
	Lead     card.Card
	Led      bool // there was a lead: neither all passed nor was a claim made before it
	Tricks   int  // of declarer's side; 0 where all have passed
	Points   [2]int
}

// ResultOf returns the result of a finished board.
func ResultOf(b bridge.Board) Result {
	r := Result{Contract: b.Contract(), Points: b.Points()}
	if !r.Contract.PassedOut() {
		r.Tricks = b.DeclarerTricks()
	}
	for _, e := range b.Events() {
		if e.Kind == bridge.PlayKind {
			r.Lead, r.Led = e.Card, true
			break
		}
	}
	return r
}

// Score returns the points of North-South less those of East-West.
func (r Result) Score() int { return r.Points[card.NS] - r.Points[card.EW] }

// Line is a table on a traveller.
type Line struct {
	Table int // from 1; the person's is the first
	Board bridge.Board
	Result
	// Matchpoints are 2 for each other result that is worse for the side and 1 for each that is equal.
	Matchpoints [2]int
	// Percent is the part of the highest matchpoints that the side has. It is 0 while there is only one result.
	Percent [2]Hundredths
	// IMPs are those of the difference to the datum, 0 while there is only one result.
	IMPs [2]int
	// Cross is the mean of the IMPs against each other result.
	Cross [2]Hundredths

	crossed int // North-South's IMPs against all others together
}

// Traveller holds the tables' results on a board. The zero Traveller is that of a board that nobody has finished.
type Traveller struct {
	Tables int    // number of tables, 2 to 16
	Lines  []Line // of the tables with results, in the order of the tables
	Datum  int    // from North-South's side, a multiple of 10
}

// Of returns the traveller of a board from the boards of its tables, counted from 0. Unfinished boards have no result
// yet.
func Of(boards []bridge.Board) Traveller {
	t := Traveller{Tables: len(boards)}
	for i, b := range boards {
		if b.Phase() == bridge.Finished {
			t.Lines = append(t.Lines, Line{Table: i + 1, Board: b, Result: ResultOf(b)})
		}
	}
	return t.scored()
}

// OfPoints returns a traveller with only the points, by table; nil for tables without a result. Its lines have no
// boards.
func OfPoints(points []*[2]int) Traveller {
	t := Traveller{Tables: len(points)}
	for i, p := range points {
		if p != nil {
			t.Lines = append(t.Lines, Line{Table: i + 1, Result: Result{Points: *p}})
		}
	}
	return t.scored()
}

// scored returns the traveller with the datum and what follows from the points of all lines.
func (t Traveller) scored() Traveller {
	var scores []int
	for _, l := range t.Lines {
		scores = append(scores, l.Score())
	}
	if len(scores) > 0 {
		t.Datum = Datum(scores)
	}
	if !t.Compares() {
		return t
	}
	points, crossed := Matchpoints(scores), crossed(scores)
	for i := range t.Lines {
		l := &t.Lines[i]
		l.Matchpoints = [2]int{points[i], t.Top() - points[i]}
		l.Percent = percents(l.Matchpoints, t.Top())
		imps := bridge.IMPs(scores[i] - t.Datum)
		l.IMPs = [2]int{imps, -imps}
		l.crossed = crossed[i]
		l.Cross = both(ratio(l.crossed, len(scores)-1))
	}
	return t
}

// In returns the number of results so far.
func (t Traveller) In() int { return len(t.Lines) }

// Complete reports whether all results are in.
func (t Traveller) Complete() bool { return len(t.Lines) == t.Tables }

// Compares reports whether there are results to compare: two or more.
func (t Traveller) Compares() bool { return len(t.Lines) >= 2 }

// Top returns the highest matchpoints that a side can have with the results that are in.
func (t Traveller) Top() int { return 2 * max(len(t.Lines)-1, 0) }

// Line returns the line of a table, counted from 1; ok is false if its result isn't in.
func (t Traveller) Line(table int) (l Line, ok bool) {
	i := slices.IndexFunc(t.Lines, func(l Line) bool { return l.Table == table })
	if i < 0 {
		return Line{}, false
	}
	return t.Lines[i], true
}

// Best returns the lines in the order in which a traveller shows them to a side: the best result for it first, and
// equal ones by table.
func (t Traveller) Best(side card.Side) []Line {
	lines := slices.Clone(t.Lines)
	slices.SortStableFunc(lines, func(a, b Line) int {
		if side == card.EW {
			a, b = b, a
		}
		return b.Score() - a.Score()
	})
	return lines
}
