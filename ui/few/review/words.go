package review

import (
	"math"
	"strings"

	"github.com/superbridge/superbridge/game/few"
	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/marks"
	"github.com/superbridge/superbridge/ui/kit/review"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Said implements [review.Model].
func (m *model) Said() review.Said {
	verdict, bad := m.verdict()
	return review.Said{
		Title: m.title(), Subtitle: m.subtitle(), Heading: m.heading(), Words: m.words(), Verdict: verdict, Bad: bad, Costs: m.costsWords(),
	}
}

// title names the deal and its result.
func (m *model) title() string {
	b, number := m.whole(), m.kept.Number
	switch {
	case m.kept.Name != "":
		return marks.Clip(m.kept.Name, marks.MostName)
	case !m.Over:
		return text.T("few.review.title.going-on", "Number", number)
	case b.Passed():
		return text.T("few.review.title.passed", "Number", number)
	}
	return text.T("few.review.title", "Number", number, "Contract", fewtext.Contract(m.names, b.Contract()),
		"Result", fewtext.Result(m.rules(), b.Contract(), b.DeclarerTricks()))
}

// subtitle describes the whole deal: its game, its number if it has a name, and how much help there was.
func (m *model) subtitle() string {
	parts := []string{text.T("game." + m.rules().Name + ".name")}
	if m.kept.Name != "" {
		parts = append(parts, text.T("few.review.number", "Number", m.kept.Number))
	}
	if n := m.kept.Undos; n > 0 {
		parts = append(parts, text.TN("few.review.undos", n))
	}
	if n := m.kept.Hints; n > 0 {
		parts = append(parts, text.TN("few.review.hints", n))
	}
	return strings.Join(parts, "  ·  ")
}

// stages are the ids of stages' messages.
var stages = map[few.Stage]string{
	few.StageGiving: "giving", few.StageExchanging: "exchanging", few.StageBidding: "bidding", few.StageNaming: "naming",
	few.StageReserving: "reserving",
}

// phase names the stage, or the trick, of an event.
func (m *model) phase(event int) string {
	b := m.boards[event]
	if id, ok := stages[b.Stage()]; ok {
		return text.T("few.review.stage." + id)
	}
	return text.T("few.review.trick", "Trick", len(b.Tricks())+1)
}

// heading names the place in the deal.
func (m *model) heading() string {
	if m.At == 0 {
		return text.T("few.review.before")
	}
	return text.T("few.review.heading", "Phase", m.phase(m.Done()), "Name", m.names.Name(m.player(m.Done())))
}

// words describes the last event, and at the end of a trick its winner.
func (m *model) words() string {
	switch {
	case m.At == 0 && m.kept.Note != "":
		return marks.Broken(marks.Clip(m.kept.Note, marks.MostNote))
	case m.At == 0:
		return text.T("few.review.begin")
	}
	return strings.Join(m.told(m.Done()), " ")
}

// told describes an event and its effect in sentences.
func (m *model) told(event int) []string {
	before, after, e := m.boards[event], m.boards[event+1], m.event(event)
	if m.secret(event) {
		e = m.view(after).Events()[event]
	}
	said := []string{fewtext.Told(m.names, before.Table, e)}
	if own := m.player(event) == m.names.Person(); !own && e.Cards.Len() > 0 {
		said = append(said, text.T("few.review.cards", "Cards", fewtext.Cards(e.Cards)))
	}
	if tricks := after.Tricks(); len(tricks) > len(before.Tricks()) {
		won := tricks[len(tricks)-1].Winner
		id := "few.review.wins"
		if m.names.Is(won) {
			id = "few.review.wins-you"
		}
		said = append(said, text.T(id, "Name", m.names.Name(won)))
	}
	return said
}

// short describes an event in few letters.
func (m *model) short(e few.Event) string {
	switch e.Kind {
	case few.Giving, few.Throwing, few.Reserving:
		if e.Cards.Len() != e.Count || e.Count == 0 {
			return text.TN("few.review.short.cards", e.Count)
		}
		return fewtext.Cards(e.Cards)
	case few.Naming:
		return fewtext.StrainSign(e.Strain)
	case few.Playing:
		return text.Card(e.Card)
	case few.Claiming:
		return text.TN("few.review.short.claim", e.Tricks)
	}
	if e.Packet != few.NoPacket {
		return text.T("few.review.short."+e.Packet.String(), "Bid", fewtext.Call(e.Call))
	}
	return fewtext.Call(e.Call)
}

// shown returns an event as it may be seen.
func (m *model) shown(event int) few.Event {
	if m.secret(event) {
		return m.view(m.boards[event+1]).Events()[event]
	}
	return m.event(event)
}

// verdict describes the cost of the act, as far as known; bad if it cost something.
func (m *model) verdict() (words string, bad bool) {
	options := m.options()
	if len(options) == 0 {
		return "", false
	}
	if m.Tried >= 0 && m.Tried < len(options) {
		return text.T("few.review.tried", "Option", m.Tried+1), false
	}
	best := options[0]
	values := []any{"Act", m.short(best.Event), "Why", fewtext.Reason(best.Why)}
	cost, known := m.cost(m.Done())
	switch {
	case !known:
		return strings.TrimSpace(text.T("few.review.other", values...)), false
	case m.event(m.Done()).String() == best.Event.String():
		return strings.TrimSpace(text.T("few.review.best", values...)), false
	case m.Costly(m.Done()):
		return strings.TrimSpace(text.TN("few.review.cost", rounded(cost), values...)), true
	}
	return strings.TrimSpace(text.T("few.review.cost-little", values...)), false
}

// rounded is a cost in whole points.
func rounded(cost float64) int { return int(math.Round(cost)) }

// scored returns the lines of the deal's score: side, reason and points.
func (m *model) scored() (lines [][2]string) {
	b := m.here()
	if b.Stage() != few.StageFinished {
		return nil
	}
	for _, l := range b.Score() {
		words := text.T("few.review.scored", "Name", m.names.Side(b.Setup(), l.Side), "Item", fewtext.Item(m.rules(), b.Contract(), l.Item))
		lines = append(lines, [2]string{words, text.Points(l.Points)})
	}
	if b.Passed() {
		lines = append(lines, [2]string{text.T("few.review.nothing"), ""})
	}
	return lines
}

// costsWords says how many of the user's acts were costly, and their total cost.
func (m *model) costsWords() string {
	if !m.Over {
		return ""
	}
	n, sum := 0, 0.0
	for event := range m.Last {
		if m.Mine(event) && m.Costly(event) {
			cost, _ := m.cost(event)
			n, sum = n+1, sum+cost
		}
	}
	switch {
	case n > 0:
		return text.TN("few.review.costs", n, "Cost", text.Points(rounded(sum)))
	case len(review.Unjudged(m, false)) > 0:
		return ""
	}
	return text.T("few.review.no-costs")
}
