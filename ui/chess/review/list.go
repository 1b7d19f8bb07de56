package review

import (
	"image/color"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/chess"
	chesstext "github.com/superbridge/superbridge/ui/chess/text"
	"github.com/superbridge/superbridge/ui/kit/review"
	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// Shares of the width of the columns of the two lists: of options their number, line and value; of events their turn,
// army, act and cost.
var (
	optionShares = []float32{0.34, 5, 1.3}
	eventShares  = []float32{0.6, 1, 2.6, 0.9}
)

// newOption and showOption make and fill a line of the options.
func (s *Screen) newOption() fyne.CanvasObject { return review.NewCells(s.Art, optionShares, 2) }

func (s *Screen) showOption(i int, object fyne.CanvasObject) {
	p, ink := s.page(), theme.Current()
	if !p.Read {
		return
	}
	options := p.options()
	if i >= len(options) {
		return
	}
	o := options[i]
	played, _ := p.nextMove()
	words := []string{text.Points(i + 1), lineWords(o.Line), p.worth(i)}
	review.Fill(object, words, []color.Color{ink.Faint, ink.Ink, ink.Ink}, o.Move == played)
}

// worth describes the value of an option: between two sides the lead in pawns, among more how much less than with the
// best one may be expected; or the number of turns to a win or loss.
func (m *model) worth(option int) string {
	j, _ := m.now()
	g, o := m.here(), j.Advice.Options[option]
	p := g.Position()
	cost := j.Cost(p.Side(p.Turn()), o)
	switch {
	case sides(&p) == 2 || chesstext.Decided(o.Value):
		return chesstext.ShortValue(o.Value)
	case cost < leastShown:
		return text.T("chess.review.list.best")
	}
	return text.T("chess.review.list.cost", "Cost", statistics.Percent(cost))
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

// newEvent and showEvent make and fill a line of the events.
func (s *Screen) newEvent() fyne.CanvasObject { return review.NewCells(s.Art, eventShares, 3) }

func (s *Screen) showEvent(event int, object fyne.CanvasObject) {
	p, ink := s.page(), theme.Current()
	if !p.Read || event >= p.last() {
		return
	}
	cost := ""
	if c, ok := p.cost(event); ok {
		switch {
		case p.hidden(event) && event == p.at: // it would reveal the answer
		case c < leastShown:
			cost = text.T("chess.review.list.best")
		case c >= leastCost/2:
			cost = text.T("chess.review.list.cost", "Cost", statistics.Percent(c))
		}
	}
	words := []string{p.turnNumber(event), p.army(event), p.eventWords(event), cost}
	inks := []color.Color{ink.Faint, ink.Ink, ink.Ink, ink.Faint}
	counts := s.everybody || p.mine(event)
	if !counts {
		inks[1], inks[2] = ink.Faint, ink.Faint
	}
	if counts && p.costly(event) {
		inks[3] = ink.Bad
	}
	review.Fill(object, words, inks, counts && p.costly(event))
}
