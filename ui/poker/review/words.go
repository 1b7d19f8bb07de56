package review

import (
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/bot"
	"github.com/superbridge/superbridge/ui/kit/marks"
	"github.com/superbridge/superbridge/ui/kit/review"
	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/text"
	pokertext "github.com/superbridge/superbridge/ui/poker/text"
)

// Said implements [review.Model].
func (m *model) Said() review.Said {
	return review.Said{
		Title: m.title(), Subtitle: m.subtitle(), Heading: m.heading(), Words: m.words(), Verdict: m.verdict(),
		Bad: m.Costly(m.Done()) && m.Tried < 0, Costs: m.costsWords(),
	}
}

// title names the hand and its result.
func (m *model) title() string {
	number := m.kept.Number
	switch h := m.kept; {
	case h.Name != "":
		return marks.Clip(h.Name, marks.MostName)
	case !m.Over:
		return text.T("poker.review.title.going-on", "Number", number)
	case m.Watched:
		return text.T("poker.review.title.watched", "Number", number)
	default:
		id := "poker.review.title.even"
		if h.Chips > 0 {
			id = "poker.review.title.won"
		} else if h.Chips < 0 {
			id = "poker.review.title.lost"
		}
		return text.T(id, "Number", number, "Points", pokertext.Points(h.Points), "Chips", pokertext.Chips(max(h.Chips, -h.Chips)))
	}
}

// subtitle describes the whole hand: its number if it has a name, and how much help there was.
func (m *model) subtitle() string {
	var parts []string
	if m.kept.Name != "" {
		parts = append(parts, text.T("poker.review.number", "Number", m.kept.Number))
	}
	parts = append(parts, text.T("poker.review.button", "Name", m.names.Name(m.whole().Table().Button)))
	if n := m.kept.Undos; n > 0 {
		parts = append(parts, text.TN("poker.review.undos", n))
	}
	if n := m.kept.Hints; n > 0 {
		parts = append(parts, text.TN("poker.review.hints", n))
	}
	return strings.Join(parts, "  ·  ")
}

// stageName names a stage.
func stageName(stage int) string {
	if stage == poker.FantasyStage {
		return text.T("poker.review.fantasy")
	}
	return text.T("poker.review.street", "Street", stage)
}

// heading names the place in the hand.
func (m *model) heading() string {
	if m.At == 0 {
		return text.T("poker.review.before")
	}
	return text.T("poker.review.heading", "Stage", stageName(m.stage(m.Done())), "Name", m.names.Name(m.act(m.Done()).Seat))
}

// secret reports whether an act is hidden from the user.
func (m *model) secret(event int) bool {
	return m.act(event).Seat != m.kept.Person && (!m.Over || m.Covered && !m.Watched)
}

// actWords describes the cards that an act adds to each row, and its discards.
func (m *model) actWords(event int, a poker.Act) string {
	if m.secret(event) {
		if m.stage(event) == poker.FantasyStage {
			return text.T("poker.review.act.hidden")
		}
		if n := len(a.Discards); n > 0 {
			return text.TN("poker.review.act.unseen", n, "Rows", rowsWords(a.Gains))
		}
	}
	if len(a.Discards) > 0 {
		return text.T("poker.review.act.thrown", "Rows", rowsWords(a.Gains), "Cards", pokertext.Cards(a.Discards))
	}
	return rowsWords(a.Gains)
}

// rowsWords lists the cards of a board's rows, from the top.
func rowsWords(b poker.Board) string {
	cards := func(row poker.Row) string {
		if b.Free(row) == row.Len() {
			return text.T("poker.review.act.none")
		}
		return pokertext.Cards(b.Row(row))
	}
	return text.T("poker.review.act.rows", "Top", cards(poker.Top), "Middle", cards(poker.Middle), "Bottom", cards(poker.Bottom))
}

// shortWords describes an option in a line: a fantasy by the kinds of its rows.
func (m *model) shortWords(a poker.Act) string {
	if a.Gains.Full() {
		rated := m.whole().Table().Rules.Rate(a.Gains)
		if rated.Dead {
			return text.T("poker.review.act.dead")
		}
		kind := func(row poker.Row) string { return kindWords(rated.Strengths[row]) }
		return text.T("poker.review.act.rows", "Top", kind(poker.Top), "Middle", kind(poker.Middle), "Bottom", kind(poker.Bottom))
	}
	if len(a.Discards) > 0 {
		return text.T("poker.review.act.short", "Rows", rowsWords(a.Gains), "Cards", pokertext.Cards(a.Discards))
	}
	return rowsWords(a.Gains)
}

// kindWords describes the strength of a row in few letters: its kind, and the first of its ranks.
func kindWords(s poker.Strength) string {
	if ranks := s.Ranks(); len(ranks) > 0 {
		return text.T("poker.review.kind", "Kind", pokertext.Kind(s.Kind()), "Rank", text.Rank(ranks[0]))
	}
	return pokertext.Kind(s.Kind())
}

// words describes the last act.
func (m *model) words() string {
	switch {
	case m.At == 0 && m.kept.Note != "":
		return marks.Broken(marks.Clip(m.kept.Note, marks.MostNote))
	case m.At == 0:
		return text.T("poker.review.begin")
	}
	return m.actWords(m.Done(), m.act(m.Done()))
}

// verdict describes the cost of the act, as far as known.
func (m *model) verdict() string {
	j, ok := m.Judged[m.Done()]
	switch {
	case m.At == 0 || !m.Over || m.secret(m.Done()):
		return ""
	case m.Tried >= 0:
		return text.T("poker.review.tried", "Option", m.Tried+1)
	case !ok:
		return ""
	case j.Options[0].Act.String() == j.Played.Act.String():
		return text.T("poker.review.best")
	case j.Cost == 0:
		return text.T("poker.review.bold")
	case m.Costly(m.Done()):
		return text.T("poker.review.cost", "Cost", costWords(j))
	}
	return text.T("poker.review.cost-nothing", "Cost", costWords(j))
}

// costWords describes the cost of an act in points, with their error.
func costWords(j bot.Judgement) string {
	words := statistics.Number(j.Cost, 1)
	if chance := statistics.Chance(j.Error, 1); chance != "" {
		words += " " + chance
	}
	return words
}

// Options implements [review.Model].
func (m *model) Options() int {
	options, _ := m.options()
	return len(options)
}

// options returns the acts compared at this place, best first, and the index of the one that was done.
func (m *model) options() (all []bot.Option, played int) {
	j, ok := m.Judged[m.Done()]
	if !ok || !m.Over || m.secret(m.Done()) {
		return nil, -1
	}
	played = slices.IndexFunc(j.Options, func(o bot.Option) bool { return o.Act.String() == j.Played.Act.String() })
	return j.Options, played
}

// The settlement is explained if there are few pairs, and with some more only for the user's.
const (
	fewPairs  = 3
	somePairs = 6
)

// settlement describes the payment of each pair at the end: in a sentence, with an explanation if there is room.
func (m *model) settlement() (lines [][2]string) {
	h := m.here()
	if !h.Over() {
		return nil
	}
	settled, players := h.Settle(), h.Table().Players
	rated := func(seat poker.Seat) poker.Rated {
		return settled.Rated[slices.IndexFunc(players, func(p poker.Player) bool { return p.Seat == seat })]
	}
	for _, pay := range settled.Pairs {
		said, why := pokertext.Settled(m.names, pay, rated(pay.Pair.First), rated(pay.Pair.Second))
		own := pay.Pair.First == m.kept.Person || pay.Pair.Second == m.kept.Person
		if n := len(settled.Pairs); n > somePairs || n > fewPairs && !own {
			why = ""
		}
		lines = append(lines, [2]string{said, why})
	}
	return lines
}

// costsWords says how many of the user's acts were costly, and their total cost.
func (m *model) costsWords() string {
	if !m.Over {
		return ""
	}
	n, sum, open := 0, 0., 0
	for event := range m.Last {
		j, ok := m.Judged[event]
		switch {
		case !m.Mine(event):
		case !ok:
			open++
		case m.Costly(event):
			n++
			sum += j.Cost
		}
	}
	switch {
	case n > 0:
		return text.TN("poker.review.costs", n, "Cost", statistics.Number(sum, 1))
	case open > 0:
		return ""
	}
	return text.T("poker.review.no-costs")
}
