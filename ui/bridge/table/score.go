package table

import (
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// otherTable says what the deal of a board has come to at the other table: see
// play.Session.Other.
type otherTable func(b bridge.Board) (other bridge.Board, ok, coming bool)

// imps returns the IMPs that a side has won or lost on a board against the other table.
func (t otherTable) imps(e session.Entry, side card.Side) (imps int, ok, coming bool) {
	there, ok, coming := t(e.Board)
	if !e.Counts || !ok { // nothing is held against one that is dealt again
		return 0, false, coming && e.Counts
	}
	here, elsewhere := e.Board.Against(there, side)
	return bridge.IMPs(here - elsewhere), true, false
}

// amounts is the column of the score sheet with which the numbers begin.
const amounts = 4

// scoreRow is a line of a score sheet.
type scoreRow struct {
	cells []string
	kind  scoreRowKind
}

type scoreRowKind uint8

// The kinds of lines. That of a group is the sum of four deals.
const (
	headRow scoreRowKind = iota
	boardRow
	groupRow
	bonusRow
	totalRow
)

// sums reports whether a line has a label over all columns but the amounts.
func (k scoreRowKind) sums() bool { return k >= groupRow }

// scoreRows returns the table of a score sheet: a head, the boards with the sum of each group of
// deals where there are several, the sum of all. Where something is known of the other table it
// has a column with the IMPs that the user's side has won or lost against it.
func scoreRows(r session.Session, side card.Side, other otherTable) []scoreRow {
	if r.Rules.HasTargets() {
		return targetRows(r, side, other)
	}
	head := []string{
		text.T("sheet.deal"), text.T("sheet.vul"), text.T("sheet.contract"), text.T("sheet.result"),
		text.SideOf(card.NS, side), text.SideOf(card.EW, side), text.T("sheet.imps"),
	}
	rows := []scoreRow{{head, headRow}}
	var group, total subtotal
	compared := false
	sheet := r.Sheet()
	for _, e := range sheet.Entries {
		b, deal := e.Board, e.Number
		cell := ""
		imps, ok, coming := other.imps(e, side)
		switch {
		case ok:
			cell, compared = text.Gain(imps), true
		case coming:
			cell, compared = text.T("sheet.coming"), true
		}
		rows = append(rows, scoreRow{append(boardCells(e), cell), boardRow})
		group.add(b, imps)
		total.add(b, imps)
		if !e.Counts {
			continue
		}
		if deal%bridge.Group == 0 && r.Length > bridge.Group {
			label := text.T("sheet.group", "First", deal-bridge.Group+1, "Last", deal)
			rows = append(rows, scoreRow{group.cells(label), groupRow})
			group = subtotal{}
		}
	}
	for _, l := range sheet.Bonus {
		bonus := subtotal{points: bridge.Score{l}.Points()}
		rows = append(rows, scoreRow{bonus.line(bridgetext.ScoreLine(l, bridge.Contract{}, r.Rules)), bonusRow})
	}
	total.points = sheet.Totals
	rows = append(rows, scoreRow{total.cells(text.T("sheet.total")), totalRow})
	return cut(rows, compared, len(head)-1)
}

// boardCells returns what is said of a board, but for the other table.
func boardCells(e session.Entry) []string {
	b, result := e.Board, ""
	c := b.Contract()
	switch {
	case !c.PassedOut():
		result = bridgetext.Result(b.DeclarerTricks(), b.Rules.Needs(c.Level))
	case !e.Counts:
		result = text.T("sheet.dealt-again")
	}
	if e.After.Games != b.Standing.Games {
		result = text.T("sheet.game", "Result", result)
	}
	cells := []string{strconv.Itoa(e.Number), bridgetext.Vul(b.Vul), bridgetext.ShortContract(c), result}
	for _, side := range card.Sides {
		amount := scored(e.Below[side] + e.Above[side])
		if e.Below[side] > 0 && e.Above[side] > 0 {
			amount = text.T("sheet.below-above", "Below", text.Points(e.Below[side]), "Above", text.Points(e.Above[side]))
		}
		cells = append(cells, amount)
	}
	return cells
}

// subtotal sums boards up.
type subtotal struct {
	points [2]int
	imps   int
}

func (t *subtotal) add(b bridge.Board, imps int) {
	for side, points := range b.Points() {
		t.points[side] += points
	}
	t.imps += imps
}

// cells returns the sum under a label.
func (t *subtotal) cells(label string) []string {
	return []string{label, "", "", "", text.Points(t.points[card.NS]), text.Points(t.points[card.EW]), text.Gain(t.imps)}
}

// line returns points under a label, without IMPs.
func (t *subtotal) line(label string) []string {
	return []string{label, "", "", "", scored(t.points[card.NS]), scored(t.points[card.EW]), ""}
}

func scored(points int) string {
	if points == 0 {
		return "–"
	}
	return text.Points(points)
}

// fortune says whether what is in a column of amounts is good for a side, 1, or bad, -1, or neither: points of
// its own are good, those of the others bad, and IMPs as their sign says.
func fortune(cell string, column int, side card.Side) int {
	scored := strings.ContainsAny(cell, "123456789")
	switch {
	case !scored:
		return 0
	case column == amounts+int(side), column > amounts+int(card.EW) && strings.HasPrefix(cell, "+"):
		return 1
	}
	return -1
}
