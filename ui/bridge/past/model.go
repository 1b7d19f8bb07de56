package past

import (
	"strconv"
	"strings"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/people"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// newRubberRow returns the row of a rubber, with times as they are called now.
func newRubberRow(sum bridgestore.Summary, now time.Time) history.Row {
	row := history.Row{Title: history.When(sum.Started, now), Starred: sum.Starred}
	parts := []string{text.Game(sum.Rules), extent(sum)}
	if sum.Name != "" {
		row.Title, parts = sum.Name, append([]string{history.When(sum.Started, now)}, parts...)
	}
	if sum.Watched {
		parts = append(parts, text.T("history.watched"))
	}
	if sum.House != (bridge.House{}) {
		parts = append(parts, text.T("history.house"))
	}
	row.Line = strings.Join(append(parts, history.Special(sum.Kind)...), history.Dot)
	row.Gain, row.End = verdict(sum)
	for _, b := range sum.Contracts {
		c := newChip(b, sum.Watched)
		c.Says = chipWords(b, sum.Watched)
		row.Chips = append(row.Chips, c)
	}
	return row
}

// newChip returns a contract and its result in the shortest form.
func newChip(b bridgestore.Result, watched bool) history.Chip {
	c := history.Chip{Words: text.T("history.chip.passed"), Gain: gain(b, watched), Starred: b.Starred}
	if !b.Contract.PassedOut() {
		c.Words = bare(b.Contract) + " " + bridgetext.Margin(b.Over, 0)
	}
	return c
}

// chipWords returns the words for a chip.
func chipWords(b bridgestore.Result, watched bool) string {
	what := bridgetext.Contract(b.Contract)
	if !b.Contract.PassedOut() {
		what = text.T("history.chip.result", "Contract", what, "Result", bridgetext.Result(b.Over, 0))
	}
	switch {
	case b.Points == 0:
	case watched:
		what = text.T("history.chip.points-side", "What", what, "Points", text.Gain(b.Points), "Side", text.Side(card.NS))
	default:
		what = text.T("history.chip.points", "What", what, "Points", text.Gain(b.Points))
	}
	if b.Starred {
		what += "\n" + text.T("history.chip.starred")
	}
	return what
}

// gain returns the points of a board for the user's side minus the other's, or 0 if the user had no seat.
func gain(b bridgestore.Result, watched bool) int {
	if watched {
		return 0
	}
	return b.Points
}

// bare returns a contract without its declarer, as in 4♠×.
func bare(c bridge.Contract) string {
	short, _, _ := strings.Cut(bridgetext.ShortContract(c), " ")
	return short
}

// verdict describes the result of a rubber, and returns the lead of the user's side in points, 0 if the user had no
// seat.
func verdict(sum bridgestore.Summary) (points int, words string) {
	switch {
	case sum.Damage != nil && sum.Damage.Board == 0:
		return 0, text.T("history.damaged-row")
	case unbegun(sum):
		return 0, text.T("history.to-play")
	case !sum.Finished:
		return 0, text.T("history.going-on")
	}
	rules, lead := sum.Lead()
	by := bridgetext.ShortAmount(rules, max(lead, -lead))
	if sum.Length == 1 && !sum.Watched { // neither won nor lost
		lead = sum.Points[card.NS] - sum.Points[card.EW]
		if sum.Seat.Side() == card.EW {
			lead = -lead
		}
		return lead, text.Gain(lead)
	}
	switch {
	case lead == 0:
		return 0, text.T("history.drawn")
	case sum.Watched && lead > 0:
		return 0, text.T("history.side-won", "Side", text.Side(card.NS), "Points", by)
	case sum.Watched:
		return 0, text.T("history.side-won", "Side", text.Side(card.EW), "Points", by)
	}
	if sum.Seat.Side() == card.EW {
		lead = -lead
	}
	if lead > 0 {
		return lead, text.T("history.won", "Points", by)
	}
	return lead, text.T("history.lost", "Points", by)
}

// person describes where the user sat, and against whom.
func person(sum bridgestore.Summary) string {
	if sum.Watched {
		return text.T("history.watched")
	}
	return text.T("history.seat", "Seat", text.Seat(sum.Seat))
}

// rubberLine describes everything about a rubber that isn't in its title.
func rubberLine(sum bridgestore.Summary, now time.Time) string {
	parts := []string{
		history.When(sum.Started, now), text.Game(sum.Rules),
		text.T("history.points",
			"NS", text.Side(card.NS), "PointsNS", text.Points(sum.Points[card.NS]),
			"EW", text.Side(card.EW), "PointsEW", text.Points(sum.Points[card.EW])),
		person(sum),
	}
	if players, err := bot.ParseSides(sum.Players); err == nil {
		parts = append(parts, levelWords(players.Levels(), sum))
	}
	parts = append(parts, history.Special(sum.Kind)...)
	return strings.Join(parts, history.Dot)
}

// levelWords describes the levels of a rubber's computer players: Experts, or with a user and partner: Partner: expert,
// opponents: club players.
func levelWords(levels [2]bot.Level, sum bridgestore.Summary) string {
	of := func(side card.Side) string { return text.T("settings.level." + levels[side].String()) }
	side := sum.Seat.Side()
	switch {
	case levels[card.NS] == levels[card.EW]:
		return of(card.NS)
	case sum.Watched:
		return text.T("history.levels-watched", "NS", text.Side(card.NS), "LevelNS", of(card.NS), "EW", text.Side(card.EW), "LevelEW", of(card.EW))
	}
	return text.T("history.levels", "Partner", people.Plays(levels[side].String()), "Opponents", of(side.Other()))
}

// columns is a line of the table of boards: number, contract, declarer, result, points, and
// cards that cost tricks.
type columns [6]string

// newColumns returns the line of a board.
func newColumns(l bridgestore.BoardSummary) columns {
	row := columns{strconv.Itoa(l.Number)}
	switch {
	case l.ToPlay:
		row[1] = text.T("history.to-play")
		return row
	case l.Finished.IsZero():
		row[1] = text.T("history.going-on")
		return row
	case l.Contract.PassedOut():
		row[1] = text.T("contract.passed")
	default:
		row[1], row[2], row[3] = bare(l.Contract), declarer(l), bridgetext.Margin(l.Over, 0)
	}
	row[4] = text.Gain(l.Points)
	if l.Costly >= 0 {
		row[5] = strconv.Itoa(l.Costly)
	}
	return row
}

// declarer names the declarer of a board, as seen by the user.
func declarer(l bridgestore.BoardSummary) string {
	switch seat := l.Contract.Declarer; {
	case l.Watched || seat.Side() != l.Seat.Side():
		return text.Seat(seat)
	case seat == l.Seat:
		return text.T("history.you")
	}
	return text.T("history.partner")
}

// newBoardRow returns the row of a board, with times as they are called now.
func newBoardRow(l bridgestore.BoardSummary, now time.Time) history.Row {
	row := history.Row{Title: text.T("history.going-on"), Starred: l.Marks.Starred, Bad: !l.Watched}
	var parts []string
	if l.Name != "" {
		parts = append(parts, l.Name)
	}
	if !l.Finished.IsZero() {
		c := newColumns(l)
		row.Title, row.End = strings.TrimSpace(c[1]+" "+c[3]), c[4]
		if c[2] != "" {
			parts = append(parts, c[2])
		}
		parts = append(parts, history.When(l.Finished, now))
		row.Gain = gain(l.Result, l.Watched)
	}
	if l.Costly > 0 {
		row.LineEnd = text.TN("history.costly", l.Costly)
	}
	which := text.T("history.deal", "Number", l.Number)
	if l.Length == 1 {
		which = text.T("history.a-single")
	}
	parts = append(parts, which, text.Game(l.Rules))
	row.Line = strings.Join(append(parts, history.Special(l.Kind)...), history.Dot)
	return row
}

// boardTitle describes the result of a board.
func boardTitle(b bridgestore.Board) string {
	switch {
	case b.ToPlay:
		return text.T("history.board", "Number", b.Number, "Contract", text.T("history.to-play"))
	case b.Finished.IsZero():
		return text.T("history.board", "Number", b.Number, "Contract", text.T("history.going-on"))
	}
	if b.Contract.PassedOut() {
		return text.T("history.board", "Number", b.Number, "Contract", bridgetext.Contract(b.Contract))
	}
	return text.T("history.board-result", "Number", b.Number, "Contract", bridgetext.Contract(b.Contract),
		"Result", bridgetext.Result(b.Over, 0))
}

// boardLine describes everything about a board that isn't elsewhere.
func boardLine(b bridgestore.Board, now time.Time) string {
	parts := history.Ended(b.Finished, now)
	parts = append(parts,
		text.T("history.dealer", "Seat", text.Seat(b.Board.Dealer)),
		text.T("history.vul", "Vul", bridgetext.Vul(b.Board.Vul)))
	parts = append(parts, toldParts(b)...)
	parts = append(parts, history.Helped(b.Undos, b.Hints)...)
	switch {
	case b.Costly == 0:
		parts = append(parts, text.T("history.not-costly"))
	case b.Costly > 0:
		parts = append(parts, text.TN("history.costly", b.Costly))
	}
	return strings.Join(append(parts, history.Special(b.Kind)...), history.Dot)
}

// toldParts returns a file's data on a board: its event, place and date, and the players, if the user wasn't one.
func toldParts(b bridgestore.Board) (parts []string) {
	for _, name := range []string{"Event", "Site", "Date"} {
		if value := b.Source.Tags.Get(name); strings.Trim(value, "?. ") != "" && value != b.RubberMarks.Name {
			parts = append(parts, value)
		}
	}
	if !b.Watched {
		return parts
	}
	for seat, name := range b.Source.Tags.Players() {
		if name != "" {
			parts = append(parts, text.T("history.sat", "Seat", text.SeatLetter(card.Seat(seat)), "Name", name))
		}
	}
	return parts
}

// auctionSeats are the columns of an auction, as it is usually written.
var auctionSeats = [4]card.Seat{card.West, card.North, card.East, card.South}

// auctionRows returns the calls in the columns of auctionSeats. Calls that were not made, before the dealer's and after
// the last, are empty. If declarer chooses the contract the rows are the announced points, and the choice.
func auctionRows(t bridge.Table) [][4]string {
	if t.Rules.Choices {
		return bridgetext.ChoiceRows(t, auctionSeats)
	}
	a := t.Auction()
	var rows [][4]string
	at := int(a.Dealer.Next(-int(auctionSeats[0])))
	for _, c := range a.Calls {
		if at%4 == 0 || len(rows) == 0 {
			rows = append(rows, [4]string{})
		}
		rows[len(rows)-1][at%4] = bridgetext.Call(c)
		at++
	}
	return rows
}

// scoreLines returns the lines of a board's score, with declarer's points, and then their sum for the side that has it.
func scoreLines(b bridge.Board) [][2]string {
	var lines [][2]string
	for _, l := range b.Score() {
		lines = append(lines, [2]string{bridgetext.ScoreLine(l, b.Contract(), b.Rules), text.Points(bridgetext.LinePoints(l))})
	}
	for _, side := range card.Sides {
		if points := b.Points()[side]; points > 0 {
			lines = append(lines, [2]string{text.T("history.total", "Side", text.Side(side)), text.Points(points)})
		}
	}
	return lines
}
