package results

import (
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Told is a deal with the results of tables from files of other programs.
type Told struct {
	Number  int
	Board   bridge.Board // with its own result, if it is finished
	You     bool         // the user has played it, or will
	Source  pbn.Source   // of the board
	Results []pbn.Result
}

// HasTold reports whether files contain tables' results on a deal.
func HasTold(s pbn.Source, results []pbn.Result) bool {
	return len(results) > 0 || len(s.Tags.Rows(scoreTable)) > 0
}

// scoreTable is the section of a game that has the results of all tables.
const scoreTable = "ScoreTable"

// toldColumn is a column of the grid. Those that say nothing anywhere are left out.
type toldColumn struct {
	chart.Column
	cell func(toldLine) string
}

// toldLine is a result, as far as it is known.
type toldLine struct {
	pbn.Tags
	contract, tricks string
	declarer         card.Seat
	passed           bool
	lead, score      string
	own, you         bool
}

// Grid returns a row for each result: the board's own first, then those of the file, in its order.
func (t Told) Grid() chart.Grid {
	g := chart.Grid{
		Title: text.T("field.board", "N", t.Number, "Dealer", text.Seat(t.Board.Dealer), "Vul", text.T("table.vul."+t.Board.Vul.String())),
		Empty: text.T("told.none"),
	}
	lines := t.lines()
	if len(lines) > 0 {
		g.About = text.TN("told.results", len(lines))
	}
	tag := func(name string) func(toldLine) string { return func(l toldLine) string { return l.Get(name) } }
	for _, c := range []toldColumn{
		{chart.Column{Head: text.T("told.section")}, tag("Section")},
		{chart.Column{Head: text.T("field.table")}, toldLine.table},
		{chart.Column{Head: text.T("told.round")}, tag("Round")},
		{chart.Column{Head: text.Side(card.NS)}, func(l toldLine) string { return l.pair(card.NS) }},
		{chart.Column{Head: text.Side(card.EW)}, func(l toldLine) string { return l.pair(card.EW) }},
		{chart.Column{Head: text.T("sheet.contract")}, func(l toldLine) string { return l.contract }},
		{chart.Column{Head: text.T("field.by"), Align: chart.InMiddle}, toldLine.by},
		{chart.Column{Head: text.T("field.lead")}, func(l toldLine) string { return l.lead }},
		{right(text.T("field.tricks"), false), func(l toldLine) string { return l.tricks }},
		{right(text.T("told.score"), true), func(l toldLine) string { return l.score }},
		{right(text.T("field.percent"), false), func(l toldLine) string { return l.BySide("Percentage", l.declarer)[card.NS] }},
	} {
		words, says := make([]string, len(lines)), false
		for i, l := range lines {
			words[i] = short(c.cell(l))
			says = says || words[i] != ""
		}
		if !says {
			continue
		}
		g.Columns = append(g.Columns, c.Column)
		for i := range lines {
			if i == len(g.Rows) {
				g.Rows = append(g.Rows, chart.GridRow{Own: lines[i].own})
			}
			g.Rows[i].Cells = append(g.Rows[i].Cells, said(words[i]))
		}
	}
	return g
}

// lines returns all results.
func (t Told) lines() (all []toldLine) {
	if b := t.Board; b.Phase() == bridge.Finished {
		r := pbn.Result{Contract: b.Contract(), Board: &b, Source: t.Source}
		if !r.Contract.PassedOut() {
			r.Tricks = b.DeclarerTricks()
		}
		if t.You {
			r.Source = pbn.Source{}
		}
		l := t.line(r)
		l.own, l.you = true, t.You
		all = append(all, l)
	}
	for _, r := range t.Results {
		all = append(all, t.line(r))
	}
	for _, tag := range t.Source.Tags {
		if tag.Name != scoreTable {
			continue
		}
		s := tag.Section()
		for i := range s.Rows {
			all = append(all, t.row(s.Tags(i)))
		}
		break
	}
	return all
}

// line returns the known data of a result.
func (t Told) line(r pbn.Result) toldLine {
	rules := t.Board.Rules
	l := toldLine{Tags: r.Tags, declarer: r.Contract.Declarer, passed: r.Contract.PassedOut(), contract: bridgetext.Contract(r.Contract)}
	if !l.passed {
		l.contract = bridgetext.ContractName(r.Contract)
	}
	if !l.passed && r.Tricks >= 0 {
		l.tricks = text.T("field.margin", "Tricks", r.Tricks, "Margin", bridgetext.Margin(r.Tricks, rules.Needs(r.Contract.Level)))
	}
	l.score = l.BySide("Score", l.declarer)[card.NS]
	if points, ok := r.Points(rules, t.Board.Vul); ok {
		l.score = text.Gain(points[card.NS] - points[card.EW])
	}
	if r.Board != nil {
		for _, e := range r.Board.Events() {
			if e.Kind == bridge.PlayKind {
				l.lead = text.Card(e.Card)
				break
			}
		}
	} else if c, err := card.Parse(strings.ToUpper(r.Tags.Get("Lead"))); err == nil {
		l.lead = text.Card(c)
	}
	return l
}

// row returns the content of a score table's row. An invalid contract is shown as it is.
func (t Told) row(tags pbn.Tags) toldLine {
	said := strings.ToUpper(tags.Get("Contract"))
	by, _ := card.ParseSeat(strings.ToUpper(tags.Get("Declarer")))
	form := strings.Replace(said, "NT", "N", 1) + "-" + by.String()
	if strings.HasPrefix(said, "PASS") || strings.HasPrefix(said, "P") && len(said) == 1 {
		form = (bridge.Contract{}).String()
	}
	c, err := bridge.ParseContract(form)
	tricks, wrong := strconv.Atoi(tags.Get("Result"))
	if err != nil || c.Level > t.Board.Rules.Level || wrong == nil && (tricks < 0 || tricks > t.Board.Rules.Tricks()) {
		l := toldLine{Tags: tags, declarer: by, contract: tags.Get("Contract"), tricks: tags.Get("Result"), passed: tags.Get("Declarer") == ""}
		l.score = l.BySide("Score", by)[card.NS]
		return l
	}
	r := pbn.Result{Contract: c, Tricks: tricks, Source: pbn.Source{Tags: tags}}
	if wrong != nil && !c.PassedOut() {
		r.Tricks = -1
	} else if c.PassedOut() {
		r.Tricks = 0
	}
	l := t.line(r)
	if r.Tricks < 0 {
		l.tricks = tags.Get("Result") // as A60, an adjusted score
	}
	return l
}

// table names the table and the room.
func (l toldLine) table() string {
	switch table, room := l.Get("Table"), l.Get("Room"); {
	case l.you:
		return text.T("told.you")
	case table != "" && room != "":
		return table + " " + room
	default:
		return table + room
	}
}

// pair names the pair of a side: by its names, or otherwise by its number.
func (l toldLine) pair(side card.Side) string {
	var names []string
	for _, seat := range card.Seats {
		if name := l.Players()[seat]; name != "" && seat.Side() == side {
			names = append(names, name)
		}
	}
	if len(names) > 0 {
		return strings.Join(names, " – ")
	}
	return l.BySide("Pair", l.declarer)[side]
}

// by names the declarer.
func (l toldLine) by() string {
	if l.passed {
		return ""
	}
	return text.SeatLetter(l.declarer)
}

// longestCell is the largest number of letters in a cell.
const longestCell = 40

// short returns words on a line, and no more of them than there is room for.
func short(words string) string {
	letters := []rune(strings.Join(strings.Fields(words), " "))
	if len(letters) > longestCell {
		return string(letters[:longestCell-1]) + "…"
	}
	return string(letters)
}
