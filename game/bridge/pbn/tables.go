package pbn

import (
	"fmt"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/card"
)

// Section is a table of a game: behind a tag that names the columns come the rows. (Source: PBN standard 2.1, chapter 5.)
type Section struct {
	Name    string
	Columns []Column
	Rows    [][]string
}

// Column is one of a table.
type Column struct {
	Name  string
	Width int
	Left  bool // its values begin at its left end
}

// spec returns the value of the tag.
func (s Section) spec() string {
	var all []string
	for _, c := range s.Columns {
		side := "R"
		if c.Left {
			side = "L"
		}
		all = append(all, fmt.Sprintf(`%s\%d%s`, c.Name, c.Width, side))
	}
	return strings.Join(all, ";")
}

// write writes the tag and the rows. An empty value is a minus sign.
func (s Section) write(out *strings.Builder) {
	fmt.Fprintf(out, "[%s \"%s\"]\r\n", s.Name, s.spec()) // the strokes of the columns are no escapes
	for _, row := range s.Rows {
		var cells []string
		for i, value := range row {
			if value == "" {
				value = "-"
			}
			width := s.Columns[i].Width
			if s.Columns[i].Left {
				width = -width
			}
			cells = append(cells, fmt.Sprintf("%*s", width, value))
		}
		out.WriteString(strings.TrimRight(strings.Join(cells, " "), " ") + "\r\n")
	}
}

// ScoreTable returns a field's results on a board, with matchpoints, per cent, IMPs to the datum and the mean of IMPs
// against each other table. The pairs are numbered: North-South like their table, East-West continuing after the last
// table.
func ScoreTable(t field.Traveller) Section {
	s := Section{Name: "ScoreTable", Columns: []Column{
		{"Table", 2, false}, {"PairId_NS", 2, false}, {"PairId_EW", 2, false}, {"Contract", 5, true}, {"Declarer", 1, false}, {"Result", 2, false},
		{"Lead", 3, true}, {"Score_NS", 6, false}, {"MP_NS", 4, false}, {"MP_EW", 4, false}, {"Percentage_NS", 6, false}, {"Percentage_EW", 6, false},
		{"IMP_NS", 4, false}, {"Cross_NS", 7, false},
	}}
	for _, l := range t.Lines {
		declarer, result, lead := "", "", ""
		if !l.Contract.PassedOut() {
			declarer, result = l.Contract.Declarer.String(), fmt.Sprint(l.Tricks)
		}
		if l.Led {
			lead = l.Lead.String()
		}
		s.Rows = append(s.Rows, []string{
			fmt.Sprint(l.Table), fmt.Sprint(l.Table), fmt.Sprint(l.Table + t.Tables), contractText(l.Contract), declarer, result,
			lead, fmt.Sprint(l.Score()), fmt.Sprint(l.Matchpoints[card.NS]), fmt.Sprint(l.Matchpoints[card.EW]),
			l.Percent[card.NS].String(), l.Percent[card.EW].String(), fmt.Sprint(l.IMPs[card.NS]), l.Cross[card.NS].String(),
		})
	}
	return s
}

// TotalScoreTable returns the ranking of the pairs of a session, the best of each direction first.
func TotalScoreTable(totals []field.Total, by field.Method) Section {
	s := Section{Name: "TotalScoreTable", Columns: []Column{
		{"Rank", 2, false}, {"PairId", 2, false}, {"Direction", 2, true}, {"TotalScoreMP", 4, false}, {"TotalPercentage", 6, false},
		{"TotalIMP", 5, false}, {"TotalCross", 7, false}, {"NrBoards", 2, false},
	}}
	for _, side := range card.Sides {
		for _, r := range field.Ranking(totals, side, by) {
			pair := r.Table
			if side == card.EW {
				pair += len(totals)
			}
			s.Rows = append(s.Rows, []string{
				fmt.Sprint(r.Place), fmt.Sprint(pair), side.String(), fmt.Sprint(r.Matchpoints[side]), r.Percent[side].String(),
				fmt.Sprint(r.IMPs[side]), r.Cross[side].String(), fmt.Sprint(r.Boards),
			})
		}
	}
	return s
}

// OptimumResultTable returns the tricks of each seat's side as declarer in each strain with best play.
func OptimumResultTable(tricks [4][5]int) Section {
	s := Section{Name: "OptimumResultTable", Columns: []Column{{"Declarer", 1, true}, {"Denomination", 2, false}, {"Result", 2, false}}}
	for _, seat := range card.Seats {
		for i := range bridge.Strains {
			strain := bridge.Strains[len(bridge.Strains)-1-i]
			name := strain.String()
			if strain == bridge.NoTrump {
				name = "NT"
			}
			s.Rows = append(s.Rows, []string{seat.String(), name, fmt.Sprint(tricks[seat][strain])})
		}
	}
	return s
}
