package table

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/text"
	"github.com/superbridge/superbridge/ui/theme"
	ours "github.com/superbridge/superbridge/ui/widget"
)

// otherTable says what the deal of a board has come to at the other table: see
// play.Session.Other.
type otherTable func(b bridge.Board) (other bridge.Board, ok, coming bool)

// amounts is the column of the score sheet with which the numbers begin.
const amounts = 4

// scoreRows returns the table of a score sheet: a head, the boards, the sums. Where something
// is known of the other table it has a column with the IMPs that the person's side has won or
// lost against it.
func scoreRows(r bridge.Rubber, side card.Side, other otherTable) [][]string {
	rows := [][]string{{
		text.T("sheet.deal"), text.T("sheet.vul"), text.T("sheet.contract"), text.T("sheet.result"),
		text.SideOf(card.NS, side), text.SideOf(card.EW, side),
	}}
	for i, b := range r.Boards {
		c, points, result := b.Contract(), b.Points(), ""
		if !c.PassedOut() {
			result = text.Result(b.DeclarerTricks(), b.Rules.Needs(c.Level))
		}
		rows = append(rows, []string{
			strconv.Itoa(i + 1), text.Vul(b.Vul), text.ShortContract(c), result, scored(points[card.NS]), scored(points[card.EW]),
		})
	}
	total := r.Points()
	rows = append(rows, []string{text.T("sheet.total"), "", "", "", text.Points(total[card.NS]), text.Points(total[card.EW])})
	if imps := imps(r, side, other); imps != nil {
		for i := range rows {
			rows[i] = append(rows[i], imps[i])
		}
	}
	return rows
}

// imps returns the column with the IMPs, or nil if nothing is known of the other table.
func imps(r bridge.Rubber, side card.Side, other otherTable) []string {
	column, sum, any := []string{text.T("sheet.imps")}, 0, false
	for _, b := range r.Boards {
		there, ok, coming := other(b)
		cell := ""
		switch {
		case ok:
			won := bridge.IMPs(balance(b, side) - balance(there, side))
			sum += won
			cell = signed(won)
		case coming:
			cell = text.T("sheet.coming")
		}
		any = any || ok || coming
		column = append(column, cell)
	}
	if !any {
		return nil
	}
	return append(column, signed(sum))
}

func scored(points int) string {
	if points == 0 {
		return "–"
	}
	return text.Points(points)
}

// fortune says whether what stands in a column of amounts is good for a side, 1, or bad, -1, or neither: points of
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

// scoreSheet is the rubber, board by board, and who has won it.
func (s sheetMaker) scoreSheet(r bridge.Rubber, person card.Seat, other otherTable, again, home func()) fyne.CanvasObject {
	winner, ok := r.Winner()
	title := text.T("table.drawn")
	switch {
	case ok && winner == person.Side():
		title = text.T("table.won", "Side", text.Side(winner))
	case ok:
		title = text.T("table.lost", "Side", text.SideOf(winner, person.Side()))
	}
	head := s.line(title, theme.HeadingText, true)
	head.Align = fyne.TextAlignCenter

	rows := scoreRows(r, person.Side(), other)
	grid := container.NewGridWithColumns(len(rows[0]))
	for i, row := range rows {
		for column, t := range row {
			cell := s.line(t, theme.BodyText, i == 0 || i == len(rows)-1)
			if column >= amounts {
				cell.Align = fyne.TextAlignTrailing
				if i > 0 {
					cell.Ink = theme.Current().ForYou(fortune(t, column, person.Side()))
				}
			}
			grid.Add(container.New(layout.NewCustomPaddedLayout(0, 0, 7*s.unit, 7*s.unit), cell))
		}
	}
	buttons := container.NewCenter(container.NewHBox(
		s.button(text.T("table.new-rubber"), text.T("key.new"), true, again), s.gap(8),
		s.button(text.T("table.home"), text.T("key.escape"), false, home)))
	return ours.NewPanel(s.column(head, s.gap(8), grid, s.gap(10), buttons), 24*s.unit)
}
