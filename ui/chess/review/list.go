package review

import (
	"image/color"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/chess"
	chesstext "github.com/superbridge/superbridge/ui/chess/text"
	"github.com/superbridge/superbridge/ui/kit/review"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// Shares of the width of the columns of the two lists: of options their number, line and value; of events their turn,
// army, act and cost.
var (
	optionShares = []float32{0.34, 4.5, 1.8}
	eventShares  = []float32{0.6, 1, 2.6, 0.9}
)

// showOption fills a line of the options.
func (m *model) showOption(i int, object fyne.CanvasObject) {
	options, ink := m.options(), theme.Current()
	if i >= len(options) {
		return
	}
	o := options[i]
	played, _ := m.nextMove()
	words := []string{text.Points(i + 1), lineWords(o.Line), m.worth(i)}
	review.Fill(object, words, []color.Color{ink.Faint, ink.Ink, ink.Ink}, o.Move == played)
}

// worth describes the value of an option: between two sides the chance of winning, among more how much less than with the best one
// may be expected; or the number of turns to a win or loss.
func (m *model) worth(option int) string {
	j, _ := m.now()
	g, o := m.here(), j.Advice.Options[option]
	p := g.Position()
	cost := j.Cost(o)
	switch {
	case sides(&p) == 2 || chesstext.Decided(o.Value):
		return chesstext.ShortValue(o.Value)
	case cost < leastShown:
		return text.T("chess.review.list.best")
	}
	return text.T("chess.review.list.cost", "Cost", text.Percent(cost))
}

// leastShown is the least cost that isn't rounded to nothing.
const leastShown = 0.005

// sides returns the number of sides.
func sides(p *chess.Position) int {
	all := map[chess.ArmySet]bool{}
	for a := range chess.Army(chess.Armies) {
		if p.Playing(a) {
			all[p.Side(a)] = true
		}
	}
	return len(all)
}

// showEvent fills a line of the events.
func (m *model) showEvent(event int, object fyne.CanvasObject) {
	ink := theme.Current()
	if event >= m.last() {
		return
	}
	cost := ""
	if c, ok := m.cost(event); ok {
		switch {
		case m.hidden(event) && event == m.at: // it would reveal the answer
		case c < leastShown:
			cost = text.T("chess.review.list.best")
		case c >= leastCost/2:
			cost = text.T("chess.review.list.cost", "Cost", text.Percent(c))
		}
	}
	words := []string{m.turnNumber(event), m.army(event), m.eventWords(event), cost}
	inks := []color.Color{ink.Faint, ink.Ink, ink.Ink, ink.Faint}
	counts := m.everybody || m.mine(event)
	if !counts {
		inks[1], inks[2] = ink.Faint, ink.Faint
	}
	if counts && m.costly(event) {
		inks[3] = ink.Bad
	}
	review.Fill(object, words, inks, counts && m.costly(event))
}
