package history

import (
	"strconv"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/text"
)

// outcome is what became of a rubber, as the person sees it.
type outcome int

const (
	goingOn outcome = iota
	won
	lost
	drawn
	watched // it is over, and the person did not play
)

// rubberRow is what the list says of a rubber.
type rubberRow struct {
	date    string // when it was started
	verdict string
	line    string // the rules, and how far it has got
	points  string
	outcome outcome
}

// newRubberRow returns the row of a rubber, with times as in the given zone.
func newRubberRow(sum storage.Summary, zone *time.Location) rubberRow {
	row := rubberRow{
		date: sum.Started.In(zone).Format("2 Jan 2006, 15:04"),
		line: text.T("history.line", "Rules", text.T("history.rules."+sum.Rules),
			"Boards", sum.Boards, "Length", sum.Length),
		points: text.T("history.points",
			"NS", text.Side(card.NS), "PointsNS", text.Points(sum.Points[card.NS]),
			"EW", text.Side(card.EW), "PointsEW", text.Points(sum.Points[card.EW])),
	}
	row.outcome, row.verdict = verdict(sum)
	return row
}

// verdict says what became of a rubber.
func verdict(sum storage.Summary) (outcome, string) {
	if !sum.Finished {
		return goingOn, text.T("history.going-on")
	}
	lead := sum.Points[card.NS] - sum.Points[card.EW]
	switch {
	case lead == 0:
		return drawn, text.T("history.drawn")
	case sum.Watched && lead > 0:
		return watched, text.T("history.side-won", "Side", text.Side(card.NS), "Points", text.Points(lead))
	case sum.Watched:
		return watched, text.T("history.side-won", "Side", text.Side(card.EW), "Points", text.Points(-lead))
	}
	if sum.Seat.Side() == card.EW {
		lead = -lead
	}
	if lead > 0 {
		return won, text.T("history.won", "Points", text.Points(lead))
	}
	return lost, text.T("history.lost", "Points", text.Points(-lead))
}

// person says where the person sat.
func person(sum storage.Summary) string {
	if sum.Watched {
		return text.T("history.watched")
	}
	return text.T("history.seat", "Seat", text.Seat(sum.Seat))
}

// columns is a line of the table of boards: number, dealer, vulnerability, contract,
// result, and each side's points.
type columns [7]string

func columnNames() columns {
	return columns{
		text.T("history.column.number"), text.T("history.column.dealer"), text.T("history.column.vul"),
		text.T("history.column.contract"), text.T("history.column.result"), text.Side(card.NS), text.Side(card.EW),
	}
}

// newBoardRow returns the line of a finished board; i counts from 0.
func newBoardRow(i int, b bridge.Board) columns {
	row := columns{
		strconv.Itoa(i + 1), text.Seat(b.Dealer), text.Vul(b.Vul), text.ShortContract(b.Contract()),
	}
	if c := b.Contract(); !c.PassedOut() {
		row[4] = text.Margin(b.DeclarerTricks(), b.Rules.Needs(c.Level))
	}
	points := b.Points()
	for _, side := range card.Sides {
		if points[side] > 0 {
			row[5+side] = text.Points(points[side])
		}
	}
	return row
}

// boardTitle says what became of a board; i counts from 0.
func boardTitle(i int, b bridge.Board) string {
	c := b.Contract()
	if c.PassedOut() {
		return text.T("history.board", "Number", i+1, "Contract", text.Contract(c))
	}
	return text.T("history.board-result", "Number", i+1, "Contract", text.Contract(c),
		"Result", text.Result(b.DeclarerTricks(), b.Rules.Needs(c.Level)))
}

// auctionSeats are the columns of an auction, as it is usually written.
var auctionSeats = [4]card.Seat{card.West, card.North, card.East, card.South}

// auctionRows returns the calls in the columns of auctionSeats. Calls that were not made,
// before the dealer's and after the last, are empty.
func auctionRows(a bridge.Auction) [][4]string {
	var rows [][4]string
	at := int(a.Dealer.Next(-int(auctionSeats[0])))
	for _, c := range a.Calls {
		if at%4 == 0 || len(rows) == 0 {
			rows = append(rows, [4]string{})
		}
		rows[len(rows)-1][at%4] = text.Call(c)
		at++
	}
	return rows
}

// scoreLines returns the lines of a board's score with their points, and then their sum
// for the side that has it.
func scoreLines(b bridge.Board) [][2]string {
	var lines [][2]string
	for _, l := range b.Score() {
		points := l.Points
		if points < 0 { // they are the other side's
			points = -points
		}
		lines = append(lines, [2]string{text.ScoreLine(l, b.Rules), text.Points(points)})
	}
	for _, side := range card.Sides {
		if points := b.Points()[side]; points > 0 {
			lines = append(lines, [2]string{text.T("history.total", "Side", text.Side(side)), text.Points(points)})
		}
	}
	return lines
}
