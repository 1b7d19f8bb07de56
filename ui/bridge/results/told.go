package results

import (
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/club"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Told is a deal with the results of tables from files of other programs.
type Told struct {
	club.Told
	Us club.Pair // the pair that the user was at the club, whose result stands out too
}

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
	percent          string // of North-South
	own, you         bool   // it stands out; it is the user's own
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
		{right(text.T("field.percent"), false), func(l toldLine) string { return l.percent }},
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
	tables := t.Tables()
	percents := t.Percents(tables)
	if b := t.Board; b.Phase() == bridge.Finished {
		r := pbn.Result{Contract: b.Contract(), Board: &b, Source: t.Source}
		if !r.Contract.PassedOut() {
			r.Tricks = b.DeclarerTricks()
		}
		if t.You {
			r.Source = pbn.Source{}
		}
		l := t.line(club.Table{Result: r})
		l.own, l.you = true, t.You
		if l.percent = l.BySide("Percentage", l.declarer)[card.NS]; l.percent == "" {
			l.percent = percent(t.Against(tables))
		}
		all = append(all, l)
	}
	for i, table := range tables {
		l := t.line(table)
		l.own = table.PairOf(card.NS).Same(t.Us) || table.PairOf(card.EW).Same(t.Us)
		if l.percent = l.BySide("Percentage", l.declarer)[card.NS]; l.percent == "" {
			l.percent = percent(percents[i])
		}
		all = append(all, l)
	}
	return all
}

// percent formats a percentage, if it is known.
func percent(p club.Percent) string {
	if !p.Known {
		return ""
	}
	return decimal(p.Hundredths)
}

// line returns the known data of a result. An invalid contract is shown as it is.
func (t Told) line(table club.Table) toldLine {
	rules := t.Board.Rules
	l := toldLine{Tags: table.Tags, declarer: table.Contract.Declarer, passed: table.Contract.PassedOut() && !table.Unread, contract: bridgetext.Contract(table.Contract)}
	switch {
	case table.Unread:
		l.contract, l.tricks, l.passed = l.Get("Contract"), l.Get("Result"), l.Get("Declarer") == ""
	case l.passed:
	case table.Tricks >= 0:
		l.contract = bridgetext.ContractName(table.Contract)
		l.tricks = text.T("field.margin", "Tricks", table.Tricks, "Margin", bridgetext.Margin(table.Tricks, rules.Needs(table.Contract.Level)))
	default:
		l.contract = bridgetext.ContractName(table.Contract)
		l.tricks = l.Get("Result") // as A60, an adjusted score
	}
	l.score = l.BySide("Score", l.declarer)[card.NS]
	if points, ok := table.Points(rules, t.Board.Vul); ok && !table.Unread {
		l.score = text.Gain(points[card.NS] - points[card.EW])
	}
	l.lead = lead(table.Result)
	return l
}

// lead returns the opening lead, or "" if it isn't known.
func lead(r pbn.Result) string {
	if r.Board != nil {
		for _, e := range r.Board.Events() {
			if e.Kind == bridge.PlayKind {
				return text.Card(e.Card)
			}
		}
		return ""
	}
	if c, err := card.Parse(strings.ToUpper(r.Tags.Get("Lead"))); err == nil {
		return text.Card(c)
	}
	return ""
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
