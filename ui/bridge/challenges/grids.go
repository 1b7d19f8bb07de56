package challenges

import (
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/challenge"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/people"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// shownAs is a challenge as the user may see it.
type shownAs struct {
	all, seen challenge.Challenge // with all results, and with those that he may see
	kept      bridgestore.Challenge
	you       string // the user's name in it
}

// shown returns the chosen challenge as it is shown.
func (s *Screen) shown() shownAs {
	all := s.whole()
	name := s.state.Name
	if name == "" {
		name = text.T("challenge.you")
	}
	return shownAs{all, all.For(s.now().Played), s.now(), name}
}

// own reports whether a player is the user.
func (v shownAs) own(player int) bool {
	p := v.seen.Players[player]
	return p.Name == v.you && p.With == v.kept.With && v.kept.Left() < len(v.kept.Own)
}

func said(words string) chart.GridCell { return chart.GridCell{Words: words} }

func right(head string, bold bool) chart.Column {
	return chart.Column{Head: head, Align: chart.AtRight, Bold: bold}
}

func sign(n int) int { return min(max(n, -1), 1) }

// worth returns the heading of what counts.
func (v shownAs) worth() chart.Column {
	if v.all.Method() == field.ByMatchpoints {
		return right(text.T("field.matchpoints"), true)
	}
	return right(text.T("field.imps"), true)
}

// ranking returns the players, the best first.
func (v shownAs) ranking() chart.Grid {
	g := chart.Grid{Title: text.T("challenge.ranking"), Empty: text.T("challenge.nobody"), Columns: []chart.Column{
		right(text.T("field.place"), false), {Head: text.T("challenge.player")}, {Head: text.T("challenge.with")}, right(text.T("challenge.boards"), false),
		right(text.T("field.points"), false), v.worth(),
	}}
	byPoints := v.all.Method() == field.ByMatchpoints
	if byPoints {
		g.Columns[5].Head = text.T("field.percent")
	}
	if hidden := v.all.Results() - v.seen.Results(); hidden > 0 {
		g.About = text.TN("challenge.sealed", hidden)
	}
	for _, p := range v.seen.Ranking() {
		player := v.seen.Players[p.Player]
		worth := said("–")
		switch {
		case p.Compared == 0:
		case byPoints:
			worth = said(text.Decimal(int(p.Percent)))
		default:
			worth = chart.GridCell{Words: text.DecimalGain(int(p.IMPs)), Tone: sign(int(p.IMPs))}
		}
		g.Rows = append(g.Rows, chart.GridRow{Own: v.own(p.Player), Cells: []chart.GridCell{
			said(strconv.Itoa(p.Rank)), said(player.Name), said(level(player.With)),
			said(text.T("challenge.of", "Done", v.all.Players[p.Player].Played(), "Of", len(v.all.Boards))), said(text.Gain(p.Score)), worth,
		}})
	}
	return g
}

// level names a kind of computer players; what they bid is left out.
func level(with string) string {
	switch plain, _, _ := strings.Cut(with, ":"); plain {
	case "beginner", "club", "expert":
		return people.Level(plain)
	case "":
		return "–"
	}
	return with
}

// heading returns the heading of a board.
func (v shownAs) heading(board int) string {
	b := v.all.Boards[board]
	return text.T("field.board", "N", board+1, "Dealer", text.Seat(b.Dealer), "Vul", text.T("table.vul."+b.Vul.String()))
}

// unseen returns why nothing of a board is shown.
func (v shownAs) unseen(board int) string {
	if !v.kept.Played(board) {
		return text.T("challenge.first-play")
	}
	return text.T("challenge.nobody")
}

// board returns the results on a board, the best first.
func (v shownAs) board(board int) chart.Grid {
	g := chart.Grid{Title: v.heading(board), Empty: v.unseen(board), Columns: []chart.Column{
		{Head: text.T("challenge.player")}, {Head: text.T("sheet.contract")}, {Head: text.T("field.by"), Align: chart.InMiddle}, {Head: text.T("field.lead")},
		right(text.T("field.tricks"), false), right(text.T("field.points"), false), v.worth(),
	}}
	gains := v.seen.Gains(board)
	for _, gain := range best(gains.All) {
		b := v.seen.Players[gain.Player].Results[board]
		worth := said("–")
		switch {
		case gains.Top == 0:
		case v.all.Method() == field.ByMatchpoints:
			worth = said(text.T("challenge.of", "Done", gain.Matchpoints, "Of", gains.Top))
		default:
			worth = chart.GridCell{Words: text.DecimalGain(int(gain.IMPs)), Tone: sign(int(gain.IMPs))}
		}
		cells := append([]chart.GridCell{said(v.seen.Players[gain.Player].Name)}, result(b)...)
		g.Rows = append(g.Rows, chart.GridRow{Own: v.own(gain.Player), Cells: append(cells, said(text.Gain(gain.Score)), worth)})
	}
	return g
}

// best returns results with the highest score first.
func best(gains []challenge.Gain) []challenge.Gain {
	sorted := append([]challenge.Gain(nil), gains...)
	for i := range sorted {
		for j := i; j > 0 && sorted[j].Score > sorted[j-1].Score; j-- {
			sorted[j], sorted[j-1] = sorted[j-1], sorted[j]
		}
	}
	return sorted
}

// result returns the cells for contract, declarer, lead and tricks.
func result(b bridge.Board) []chart.GridCell {
	c := b.Contract()
	if c.PassedOut() {
		return []chart.GridCell{said(bridgetext.Contract(c)), {}, {}, {}}
	}
	lead := "–"
	for _, e := range b.Events() {
		if e.Kind == bridge.PlayKind {
			lead = text.Card(e.Card)
			break
		}
	}
	tricks := b.DeclarerTricks()
	return []chart.GridCell{
		said(bridgetext.ContractName(c)), said(text.SeatLetter(c.Declarer)), said(lead),
		said(text.T("field.margin", "Tricks", tricks, "Margin", bridgetext.Margin(tricks, b.Rules.Needs(c.Level)))),
	}
}

// pair returns the two players whose calls and cards stand beside each other on a board: the user if he has played it, and of
// the others one after the other as turned; ok is false if there are none.
func (v shownAs) pair(board, turned int) (players []int, ok bool) {
	var own, others []int
	for i, p := range v.seen.Players {
		switch {
		case p.Results[board].Phase() != bridge.Finished:
		case v.own(i) && own == nil:
			own = []int{i}
		default:
			others = append(others, i)
		}
	}
	if own == nil && len(others) > 0 {
		own, others = others[:1], others[1:]
	}
	if len(others) > 0 {
		own = append(own, others[turned%len(others)])
	}
	return own, len(own) > 0
}

// play returns the calls and cards of two players on a board, beside each other.
func (v shownAs) play(board, turned int) chart.Grid {
	g := chart.Grid{Title: v.heading(board), Empty: v.unseen(board)}
	players, ok := v.pair(board, turned)
	if !ok {
		return g
	}
	b := v.all.Boards[board]
	hands := func(label string, one, other card.Seat) {
		g.Rows = append(g.Rows, chart.GridRow{Cells: []chart.GridCell{said(label), said(hand(b, one)), said(hand(b, other))}})
	}
	g.Columns = []chart.Column{{}, {Head: v.name(players, 0), Bold: true}, {Head: v.name(players, 1), Bold: true}}
	hands(text.Side(card.NS), card.North, card.South)
	hands(text.Side(card.EW), card.East, card.West)
	var columns [2][]string
	auctions := 0
	for i, p := range players {
		columns[i] = calls(v.seen.Players[p].Results[board])
		auctions = max(auctions, len(columns[i]))
	}
	add := func(apart bool, label, one, other string) {
		g.Rows = append(g.Rows, chart.GridRow{Apart: apart, Cells: []chart.GridCell{said(label), said(one), said(other)}})
	}
	for i := range auctions {
		label := ""
		if i == 0 {
			label = text.T("challenge.calls")
		}
		add(i == 0, label, at(columns[0], i), at(columns[1], i))
	}
	tricks := 0
	for i, p := range players {
		columns[i] = trickLines(v.seen.Players[p].Results[board])
		tricks = max(tricks, len(columns[i]))
	}
	for i := range tricks {
		add(i == 0, text.T("challenge.trick", "N", i+1), at(columns[0], i), at(columns[1], i))
	}
	return g
}

func (v shownAs) name(players []int, i int) string {
	if i >= len(players) {
		return ""
	}
	return v.seen.Players[players[i]].Name
}

func at(lines []string, i int) string {
	if i >= len(lines) {
		return ""
	}
	return lines[i]
}

// hand returns the seat and cards of a hand.
func hand(b bridge.Board, seat card.Seat) string {
	return text.SeatLetter(seat) + ": " + text.Cards(b.Deal[seat], [4]card.Suit{card.Spades, card.Hearts, card.Diamonds, card.Clubs})
}

// calls returns the calls of a board, a round in a line, or the choice of the contract.
func calls(b bridge.Board) (lines []string) {
	for i, e := range b.Events() {
		switch {
		case e.Kind == bridge.ChooseKind:
			return []string{bridgetext.Call(e.Call)}
		case e.Kind != bridge.CallKind:
			return lines
		case i%len(card.Seats) == 0:
			lines = append(lines, text.SeatLetter(b.Dealer)+": "+bridgetext.Call(e.Call))
		default:
			lines[len(lines)-1] += "  " + bridgetext.Call(e.Call)
		}
	}
	return lines
}

// trickLines returns the tricks of a board, one in a line, and what was claimed.
func trickLines(b bridge.Board) (lines []string) {
	line := func(t bridge.Trick) {
		words := text.SeatLetter(t.Leader) + ":"
		for _, c := range t.Cards[:t.Len] {
			words += "  " + text.Card(c)
		}
		lines = append(lines, words)
	}
	for _, t := range b.Tricks() {
		line(t)
	}
	if t := b.Trick(); t.Len > 0 {
		line(t)
	}
	if n, _, ok := b.Claim(); ok {
		lines = append(lines, text.TN("challenge.claim", n))
	}
	return lines
}
