package review

import (
	"cmp"
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/tabletop"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// title describes the result of the board, or of the deal at the other table if that is on display.
func (m *model) title() string {
	b := m.record().whole()
	c := b.Contract()
	switch {
	case b.Phase() != bridge.Finished:
		return text.T("board.title-going-on", "Number", m.board.Number)
	case m.away && m.visited > 0 && c.PassedOut():
		return text.T("board.table-title-passed", "Table", m.visited)
	case m.away && m.visited > 0:
		return text.T("board.table-title", "Table", m.visited, "Contract", bridgetext.Contract(c), "Result", bridgetext.Result(b.DeclarerTricks(), b.Rules.Needs(c.Level)))
	case m.away && c.PassedOut():
		return text.T("board.away-title-passed")
	case m.away:
		return text.T("board.away-title", "Contract", bridgetext.Contract(c), "Result", bridgetext.Result(b.DeclarerTricks(), b.Rules.Needs(c.Level)))
	case c.PassedOut():
		return text.T("board.title-passed", "Number", m.board.Number)
	}
	return text.T("board.title", "Number", m.board.Number, "Contract", bridgetext.Contract(c),
		"Result", bridgetext.Result(b.DeclarerTricks(), b.Rules.Needs(c.Level)))
}

// heading names the place in the board.
func (m *model) heading() string {
	r, n := m.record(), m.n()
	b := r.places[n]
	switch {
	case m.finding && !m.puzzles[n].open():
		return text.T("board.find-title", "N", m.trick())
	case n == 0:
		return text.T("board.start")
	case b.Rules.Choices && n == r.calls():
		return text.T("choice.when")
	case b.Phase() == bridge.AuctionPhase || n == r.calls():
		return text.T("board.auction")
	}
	return text.T("board.trick", "N", m.trick(), "Of", b.Rules.Tricks())
}

// trick returns the number of the trick that this place is about, from 1.
func (m *model) trick() int {
	b := m.here()
	if m.finding || b.Trick().Len > 0 || len(b.Tricks()) == 0 {
		return len(b.Tricks()) + 1
	}
	return len(b.Tricks())
}

// taken describes the tricks of each side, once the play has begun.
func taken(b bridge.Board) string {
	c := b.Contract()
	if c.PassedOut() {
		return ""
	}
	side := c.Declarer.Side()
	return text.T("board.taken", "Side", text.Side(side), "Has", b.Won(side), "Needs", b.Rules.Needs(c.Level),
		"OtherSide", text.Side(side.Other()), "Others", b.Won(side.Other()))
}

// words describes the last event and its effect, or asks for the better card.
func (m *model) words() string {
	if m.finding {
		return m.riddle()
	}
	r, n := m.record(), m.n()
	if n == 0 {
		b := r.places[0]
		return text.T("board.dealer", "Seat", m.who(b.Dealer), "Vul", text.T("table.vul."+b.Vul.String()))
	}
	before, e := r.places[n-1], r.whole().Events()[n-1]
	switch e.Kind {
	case bridge.CallKind, bridge.ChooseKind:
		return m.callWords(n - 1)
	case bridge.ClaimKind:
		return sentences(claimWords(before, e), m.cost(n-1), remarked(m.source(), n-1))
	}
	id := "board.plays"
	if before.Trick().Len == 0 {
		id = "board.leads"
	}
	var taken []string
	if trick := m.table().Trick; trick.Full() {
		taken = []string{text.T("board.takes", "Seat", m.who(trick.Winner(before.Contract().Strain)))}
	}
	return sentences(text.T(id, "Seat", m.who(before.Turn()), "Card", text.Card(e.Card)), slices.Concat(remarked(m.source(), n-1), m.cost(n-1)), taken)
}

// sentences joins the descriptions of the act, its cost, and its consequences.
func sentences(did string, cost, then []string) string {
	return strings.Join(slices.Concat([]string{did}, cost, then), " ")
}

// callWords describes the meaning of a call, or the chosen contract.
func (m *model) callWords(call int) string {
	t := m.record().whole()
	if t.Rules.Choices {
		return bridgetext.Chosen(t.Rules, t.Contract().Declarer, t.Events()[call].Call)
	}
	who := m.who(t.Auction().Caller(call))
	return sentences(bridgetext.Explains(t.Table, m.cards(), call, who), remarked(m.source(), call), nil)
}

func claimWords(before bridge.Board, e bridge.Event) string {
	side := text.Side(before.Actor().Side())
	if e.Tricks == 0 {
		return text.TN("board.conceded", before.Left(), "Side", side)
	}
	return text.TN("board.claimed", before.Left(), "Side", side, "Tricks", e.Tricks)
}

// cost describes what an act of the play cost, and what was better unless the user still has to find it.
func (m *model) cost(event int) []string {
	act, ok := m.record().found.Act(event)
	switch {
	case !ok:
		return nil
	case act.Cost > 0 && m.hidden(event):
		return []string{lost(act.Cost, act.Unknown)}
	case act.Cost > 0:
		return append([]string{lost(act.Cost, act.Unknown)}, m.record().answer(event)...)
	case act.Unknown:
		return []string{text.T("board.cost-unknown")}
	case !m.record().choice(event):
		return []string{text.T("board.no-choice")}
	}
	return []string{text.T("board.free")}
}

// lost describes a number of lost tricks.
func lost(tricks int, atLeast bool) string {
	if atLeast {
		return text.TN("board.cost-at-least", tricks)
	}
	return text.TN("board.cost", tricks)
}

// riddle asks for the better card, or describes what has been found.
func (m *model) riddle() string {
	event := m.n()
	at, _ := m.record().moment(event)
	p := m.puzzles[event]
	if !p.open() {
		lines := []string{text.TN("board.find", at.Cost)}
		if len(p.tried) > 0 {
			lines = append(lines, text.T("board.not-it", "Card", text.Card(p.tried[len(p.tried)-1])))
		}
		return strings.Join(lines, " ")
	}
	var lines []string
	if p.solved {
		lines = append(lines, right(at, p))
	}
	played := m.record().whole().Events()[event].Card
	lines = append(lines, text.T("board.you-played", "Card", text.Card(played), "Cost", lost(at.Cost, at.Unknown)))
	return strings.Join(append(lines, m.record().answer(event)...), " ")
}

// right praises the user for finding a better card.
func right(at moment, p puzzle) string {
	c := p.tried[len(p.tried)-1]
	found := text.TN("board.found", at.Gain(c), "Card", text.Card(c))
	if len(p.tried) == 1 {
		return found
	}
	return text.TN("board.found-after", len(p.tried), "Found", found)
}

// answer names the better cards.
func (r record) answer(event int) []string {
	at, ok := r.moment(event)
	if !ok || len(at.Better) == 0 {
		return nil
	}
	cards := func(hand card.Hand) string {
		return text.Cards(hand, tabletop.SuitOrder(r.whole().Contract()))
	}
	lines := []string{text.TN("board.better", at.Cost, "Cards", cards(at.Better[at.Cost-1]))}
	if first := at.Better[0].Minus(at.Better[at.Cost-1]); at.Cost > 1 && first != (card.Hand{}) {
		lines = append(lines, text.TN("board.better-too", 1, "Cards", cards(first)))
	}
	return lines
}

// tries says how often the user has tried, during the search.
func (m *model) tries() string {
	p := m.puzzles[m.n()]
	if n := len(p.tried); m.finding && n > 0 && !p.open() {
		return text.TN("board.tries", n)
	}
	return ""
}

// momentWords returns the words of a line in the list of moments: when it was, the act, and its cost.
func (m *model) momentWords(at moment) (when, what, cost string) {
	r := m.record()
	before, e := r.places[at.Event], r.whole().Events()[at.Event]
	when = text.T("board.when", "N", len(before.Tricks())+1)
	if e.Kind == bridge.ClaimKind {
		what = text.T("board.a-claim")
	} else {
		what = text.Card(e.Card)
	}
	if at.Seat != r.user.Seat || r.user.Watches {
		what = text.T("board.from", "What", what, "Seat", m.who(at.Seat))
	}
	cost = text.Points(-at.Cost)
	return when, what, cost
}

// mostName is the largest number of letters shown of a name.
const mostName = 24

// short returns the beginning of words that are longer than most letters.
func short(words string, most int) string {
	letters := []rune(words)
	if len(letters) <= most {
		return words
	}
	return strings.TrimSpace(string(letters[:most-1])) + "…"
}

// scored describes the score, and returns the user's gain in points, 0 if the user had no seat.
func (r record) scored() (words string, gain int) {
	b, side := r.whole(), r.user.Seat.Side()
	if b.Phase() != bridge.Finished || b.Contract().PassedOut() {
		return "", 0
	}
	points := pointsOf(b, side)
	if r.user.Watches {
		return text.T("board.points-side", "Points", text.Gain(points), "Side", text.Side(side)), 0
	}
	return text.T("board.points-you", "Points", text.Gain(points)), points
}

// subtitle describes the board, except for its score.
func (m *model) subtitle() string {
	switch {
	case m.away && !m.there.IsZero():
		return text.T("board.away-people")
	case m.away:
		return text.T("board.away-players")
	}
	var about []string
	if name := cmp.Or(m.board.Name, m.board.Source.Tags.Get("Event")); name != "" {
		about = append(about, short(name, mostName))
	}
	about = append(about, text.T("table.vul."+m.board.Board.Vul.String()))
	if below, ok := bridgetext.Below(m.board.Board.Standing); ok {
		about = append(about, below)
	}
	if !m.board.Finished.IsZero() {
		about = append(about, text.Moment(m.board.Finished.In(zone)))
	}
	return strings.Join(about, "  ·  ")
}
