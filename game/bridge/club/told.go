package club

import (
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/game/card"
)

// Told is a deal with what files of other programs say tables have made of it.
type Told struct {
	Number  int
	Board   bridge.Board // with its own result, if it is finished
	You     bool         // the user has played it, or will
	Seat    card.Seat    // the user's
	Source  pbn.Source   // of the board
	Results []pbn.Result
}

// scoreTable is the section of a game that has the results of all tables.
const scoreTable = "ScoreTable"

// HasTables reports whether files contain tables' results on a deal.
func HasTables(s pbn.Source, results []pbn.Result) bool {
	return len(results) > 0 || len(s.Tags.Rows(scoreTable)) > 0
}

// Table is a table's result as a file says it.
type Table struct {
	pbn.Result
	// Unread reports that contract and tricks make no sense here: only the tags say something.
	Unread bool
}

// Tables returns the results of all tables, in the order of the file.
func (t Told) Tables() (all []Table) {
	for _, r := range t.Results {
		all = append(all, Table{Result: r})
	}
	for _, tag := range t.Source.Tags {
		if tag.Name != scoreTable {
			continue
		}
		s := tag.Section()
		for i := range s.Rows {
			all = append(all, tableOf(s.Tags(i), t.Board.Rules))
		}
		break
	}
	return all
}

// tableOf reads a row of a score table.
func tableOf(tags pbn.Tags, rules bridge.Rules) Table {
	table := Table{Result: pbn.Result{Source: pbn.Source{Tags: tags}}}
	said := strings.ToUpper(tags.Get("Contract"))
	if strings.HasPrefix(said, "PASS") || said == "P" {
		return table
	}
	by, _ := card.ParseSeat(strings.ToUpper(tags.Get("Declarer")))
	c, err := bridge.ParseContract(strings.Replace(said, "NT", "N", 1) + "-" + by.String())
	tricks, wrong := strconv.Atoi(tags.Get("Result"))
	if err != nil || c.Level > rules.Level || wrong == nil && (tricks < 0 || tricks > rules.Tricks()) {
		table.Unread, table.Contract.Declarer = true, by
		return table
	}
	if table.Contract, table.Tricks = c, tricks; wrong != nil { // as A60, an adjusted score
		table.Tricks = -1
	}
	return table
}

// Own returns North-South's score less East-West's at the board's own table; ok is false if it isn't finished.
func (t Told) Own() (score int, ok bool) {
	if t.Board.Phase() != bridge.Finished {
		return 0, false
	}
	points := t.Board.Points()
	return points[card.NS] - points[card.EW], true
}

// Score returns North-South's score less East-West's at a table: by contract and tricks, or as the file says it. ok is false if neither
// is known.
func (t Told) Score(table Table) (score int, ok bool) {
	if !table.Unread {
		if points, ok := table.Points(t.Board.Rules, t.Board.Vul); ok {
			return points[card.NS] - points[card.EW], true
		}
	}
	if _, adjusted := strconv.Atoi(table.Tags.Get("Result")); table.Tags.Get("Result") != "" && adjusted != nil {
		return 0, false
	}
	says := table.Tags.BySide("Score", table.Contract.Declarer)
	if score, ok = points(says[card.NS]); ok {
		return score, true
	}
	score, ok = points(says[card.EW])
	return -score, ok
}

// points reads a score, such as 420 or +420.
func points(words string) (int, bool) {
	n, err := strconv.Atoi(strings.TrimPrefix(words, "+"))
	return n, err == nil
}

// Percent is a part of the matchpoints.
type Percent struct {
	field.Hundredths
	Known bool
}

// other returns the part of the other side.
func (p Percent) other() Percent {
	if p.Known {
		p.Hundredths = 100*100 - p.Hundredths
	}
	return p
}

// Percents returns North-South's percentage at each of the tables: that of the file, otherwise that by the scores, if two or more are
// known.
func (t Told) Percents(tables []Table) []Percent {
	all := make([]Percent, len(tables))
	said := false
	for i, table := range tables {
		says := table.Tags.BySide("Percentage", table.Contract.Declarer)
		if all[i] = percent(says[card.NS]); !all[i].Known {
			if all[i] = percent(says[card.EW]).other(); !all[i].Known {
				continue
			}
		}
		said = true
	}
	if said {
		return all
	}
	var at, scores []int
	for i, table := range tables {
		if score, ok := t.Score(table); ok {
			at, scores = append(at, i), append(scores, score)
		}
	}
	if len(scores) < 2 {
		return all
	}
	for n, points := range field.Matchpoints(scores) {
		all[at[n]] = share(points, len(scores)-1)
	}
	return all
}

// Against returns North-South's percentage at the board's own table, against the tables that have a score.
func (t Told) Against(tables []Table) Percent {
	own, ok := t.Own()
	if !ok {
		return Percent{}
	}
	scores := []int{own}
	for _, table := range tables {
		if score, ok := t.Score(table); ok {
			scores = append(scores, score)
		}
	}
	if len(scores) < 2 {
		return Percent{}
	}
	return share(field.Matchpoints(scores)[0], len(scores)-1)
}

// share returns the percentage that matchpoints are against a number of other tables.
func share(matchpoints, others int) Percent {
	return Percent{field.Hundredths((2*matchpoints*100*100 + 2*others) / (4 * others)), true} // to the nearest
}

// percent reads a percentage, such as 62.5 or 62,50%.
func percent(words string) Percent {
	f, err := strconv.ParseFloat(strings.Replace(strings.Trim(words, " %"), ",", ".", 1), 64)
	if err != nil || f < 0 || f > 100 {
		return Percent{}
	}
	return Percent{field.Hundredths(f*100 + 0.5), true}
}
