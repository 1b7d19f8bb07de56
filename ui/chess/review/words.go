package review

import (
	"fmt"
	"strings"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
	chesstext "github.com/superbridge/superbridge/ui/chess/text"
	"github.com/superbridge/superbridge/ui/kit/marks"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// title names the game: by its name, or its variant and result.
func (r *record) title() string {
	switch g := r.kept; {
	case g.PartMarks.Name != "":
		return marks.Clip(g.PartMarks.Name, marks.MostName)
	case !r.over():
		return text.T("chess.review.title.going-on", "Variant", r.variant())
	case g.Person == chess.NoArmy:
		return r.variant()
	case g.Won > 0:
		return text.T("chess.review.title.won", "Variant", r.variant())
	case g.Won < 0:
		return text.T("chess.review.title.lost", "Variant", r.variant())
	}
	return text.T("chess.review.title.drawn", "Variant", r.variant())
}

func (r *record) variant() string { return chesstext.Variant(r.kept.Rules.Variant) }

// subtitle describes the whole game: how it ended, and how much help there was.
func (r *record) subtitle() string {
	var parts []string
	if r.kept.PartMarks.Name != "" {
		parts = append(parts, r.variant())
	}
	if words := chesstext.Result(r.kept.Game.Result()); words != "" {
		parts = append(parts, words)
	}
	if n := r.kept.Undos; n > 0 {
		parts = append(parts, text.TN("chess.review.undos", n))
	}
	if n := r.kept.Hints; n > 0 {
		parts = append(parts, text.TN("chess.review.hints", n))
	}
	return strings.Join(parts, "  ·  ")
}

// name returns the commander of an army at the start: you, or a name.
func (r *record) name(a chess.Army) string {
	owner := r.kept.Rules.Owner(a)
	if owner == r.kept.Person {
		return text.T("chess.you")
	}
	for _, s := range r.kept.Seats {
		if s.Army == owner {
			return text.Name(s.Name)
		}
	}
	return ""
}

// heading names the place in the game.
func (m *model) heading() string {
	switch {
	case m.line.shown > 0:
		return text.TN("chess.review.trying", m.line.shown)
	case m.at == 0 && !m.hidden(0):
		return text.T("chess.review.before")
	}
	event := m.event()
	if m.hidden(m.at) { // the move to find is that of the next turn
		event = m.at
	}
	p := m.before(event)
	return text.T("chess.review.heading", "Turn", p.Number(), "Army", chesstext.Army(p.Turn()), "Name", m.name(p.Turn()))
}

// words describes the last event, or the tried line.
func (m *model) words() string {
	switch {
	case m.line.shown > 0:
		return lineWords(m.line.moves())
	case m.hidden(m.at):
		return text.T("chess.review.puzzle")
	case m.at == 0 && m.kept.PartMarks.Note != "":
		return marks.Broken(marks.Clip(m.kept.PartMarks.Note, marks.MostNote))
	case m.at == 0:
		return text.T("chess.review.begin")
	}
	before, after, event := m.before(m.event()), m.before(m.at), m.what(m.event())
	move, ok := event.Move()
	if !ok {
		return chesstext.Event(before, event)
	}
	told := strings.Join(chesstext.Told(before, after, move), " ")
	switch {
	case move.IsPass():
		return told
	case told == "":
		return m.eventWords(m.event())
	}
	return m.eventWords(m.event()) + ". " + told
}

// eventWords describes an event in a line.
func (r *record) eventWords(event int) string {
	e := r.what(event)
	if d, ok := e.Roll(); ok {
		return text.T("chess.review.list.roll", "A", d.A, "B", d.B)
	}
	move, ok := e.Move()
	switch {
	case !ok:
		return chesstext.End(e)
	case move.IsPass():
		return chesstext.Move(move)
	}
	return chesstext.Letter(r.before(event).At(move.From).Kind()) + chesstext.Move(move)
}

// army names the army in turn at an event.
func (r *record) army(event int) string {
	return chesstext.Army(r.before(event).Turn())
}

// turnNumber returns the number of an event's turn, if the turn begins there.
func (r *record) turnNumber(event int) string {
	p := r.before(event)
	if event > 0 && r.before(event-1).Number() == p.Number() {
		return ""
	}
	return fmt.Sprint(p.Number())
}

// lineWords writes the moves of a line in a row.
func lineWords(moves []chess.Move) string { return chesstext.Moves(moves, "  ") }

// verdict describes the cost of the move that led here, if it is known and may be revealed; bad if it cost something.
func (m *model) verdict() (words string, bad bool) {
	switch {
	case m.line.shown > 0:
		return text.T("chess.review.take-back"), false
	case m.hidden(m.at):
		return m.triedWords(), false
	case m.at == 0 || !m.open():
		return "", false
	}
	cost, ok := m.cost(m.event())
	if !ok {
		return "", false
	}
	best := m.judged[m.event()].Advice
	move, _ := m.what(m.event()).Move()
	switch {
	case best.Options[0].Why.Kind == bot.OnlyMove:
		return text.T("chess.review.only"), false
	case move == best.Move:
		return text.T("chess.review.best"), false
	case m.sooner(m.event()):
		return text.T("chess.review.sooner", "Move", best.Move), false
	case cost < leastShown:
		return text.T("chess.review.good", "Move", best.Move), false
	case !m.costly(m.event()):
		return text.T("chess.review.cost-little", "Cost", text.Percent(cost), "Move", best.Move), false
	case m.hidden(m.event()):
		return text.T("chess.review.cost-find", "Cost", text.Percent(cost)), true
	}
	return text.T("chess.review.cost", "Cost", text.Percent(cost), "Move", best.Move, "Why", chesstext.Reason(best.Options[0].Why)), true
}

// triedWords says how often the user has looked for the better move here.
func (m *model) triedWords() string {
	if n := len(m.solved[m.at].tried); n > 0 {
		return text.TN("chess.review.tries", n)
	}
	return ""
}

// outlook returns each army's expected share at the current position, unless it is hidden or unknown.
func (m *model) outlook() (expected shares, armies chess.ArmySet) {
	if !m.open() || m.hidden(m.at) {
		return expected, 0
	}
	armies = m.kept.Rules.Armies()
	if m.line.shown == 0 {
		mean, ok := m.expected(m.at)
		if !ok {
			return expected, 0
		}
		return mean, armies
	}
	j, ok := m.now()
	if !ok {
		return expected, 0
	}
	return j.Shares, armies
}

// why gives the reason for the best move.
func (m *model) why() string {
	options := m.options()
	if len(options) == 0 {
		return ""
	}
	return chesstext.Reason(options[0].Why)
}

// nextMove returns the move that was made at the place; ok is false if none was.
func (m *model) nextMove() (move chess.Move, ok bool) {
	if m.line.shown > 0 || m.at == m.last() {
		return chess.Move{}, false
	}
	return m.what(m.at).Move()
}

// judgingWords describes the judge's progress or error.
func (m *model) judgingWords() string {
	at, of, works := m.judging.Works()
	switch err := m.judging.Err(); {
	case !m.open():
		return text.T("chess.review.later")
	case m.asking.Open():
		return text.T("chess.review.asking")
	case works:
		return text.T("chess.review.judging", "Done", at, "Total", of)
	case err != nil:
		return text.T("chess.review.judging-failed", "Error", err)
	}
	return ""
}

// costsWords says how many moves were costly, and their total cost.
func (m *model) costsWords(everybody bool) string {
	if !m.open() {
		return ""
	}
	events := m.costlyEvents(everybody)
	sum := 0.0
	for _, event := range events {
		cost, _ := m.cost(event)
		sum += cost
	}
	switch {
	case len(events) > 0:
		return text.TN("chess.review.costs", len(events), "Cost", text.Percent(sum/float64(len(events))))
	case len(m.unjudged()) > 0:
		return ""
	}
	return text.T("chess.review.no-costs")
}
