package table

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/tabletop"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	kitwidget "github.com/superbridge/superbridge/ui/kit/widget"
)

// sheetMaker makes the sheets of paper that lie on the table between boards, in the size
// that goes with the table.
type sheetMaker struct{ kitwidget.Paper }

func newSheetMaker(art *kitwidget.Art, unit float32) sheetMaker {
	return sheetMaker{kitwidget.Paper{Art: art, Unit: unit}}
}

// result returns the sheet of a finished board: the contract, the score line by line, what the deal
// came to elsewhere, and what can be done next, the first of that on a line of its own. It also
// returns the figures that count up.
func (s sheetMaker) result(m tabletop.Model, elsewhere []fyne.CanvasObject, buttons []*kitwidget.Button) (fyne.CanvasObject, *tally) {
	c, t := m.Table.Contract(), new(tally)
	title := s.Line(resultLine(m), theme.HeadingText, true)
	title.Wrap, title.Align = true, fyne.TextAlignCenter
	lines := s.List(title, s.Gap(2))
	if tricks, by, ok := m.Table.Claim(); ok {
		how := text.TN("table.claimed", tricks, "Side", m.Side(by))
		if tricks == 0 {
			how = text.T("table.conceded", "Side", m.Side(by))
		}
		lines.Add(s.Line(how, theme.BodyText, false))
	}
	for _, l := range m.Table.Score() {
		figure := s.Line(text.Points(bridgetext.LinePoints(l)), theme.BodyText, false)
		lines.Add(s.Figure(bridgetext.ScoreLine(l, c, m.Table.Rules), figure, t.add(figure, l)))
	}
	switch {
	case c.PassedOut() && m.Table.Rules.RedealPassedOut:
		lines.Add(s.Line(text.T("table.passed-out-again"), theme.BodyText, false))
	case c.PassedOut():
		lines.Add(s.Line(text.T("table.passed-out"), theme.BodyText, false))
	default:
		lines.Add(s.Rule())
		for _, side := range card.Sides {
			if p := m.Table.Points()[side]; p != 0 {
				gain := p
				if side != m.Person.Side() {
					gain = -p
				}
				sum := s.Line(text.Points(p), theme.BodyText, true)
				sum.Ink = theme.Current().ForYou(gain)
				lines.Add(s.Figure(text.T("table.points-for", "Side", m.Side(side)), sum, t.total(side, sum)))
			}
		}
	}
	for _, side := range card.Sides {
		if m.Below[side] > 0 {
			below := s.Faint(text.Points(m.Below[side]))
			lines.Add(s.Figure(text.T("table.towards-game", "Side", m.Side(side)), below, below))
		}
	}
	if len(elsewhere) > 0 {
		lines.Add(s.Rule())
	}
	for _, line := range append(elsewhere, s.Gap(6)) {
		lines.Add(line)
	}
	for i, b := range buttons {
		switch {
		case i == 0:
			lines.Add(b)
		case i%2 == 0: // beside the one before
			b.TextSize = theme.SmallText * s.Unit
		default:
			b.TextSize = theme.SmallText * s.Unit
			pair := []fyne.CanvasObject{b}
			if i+1 < len(buttons) {
				pair = append(pair, buttons[i+1])
			}
			lines.Add(kitwidget.NewEven(6*s.Unit, pair...))
		}
	}
	const margin = 18
	return kitwidget.NewSheet((tabletop.ResultWidth-2*margin)*s.Unit, margin*s.Unit, lines), t
}

// resultLine says what became of the contract.
func resultLine(m tabletop.Model) string {
	c := m.Table.Contract()
	if c.PassedOut() {
		return bridgetext.Contract(c)
	}
	return text.T("table.result", "Contract", bridgetext.Contract(c), "Result", bridgetext.Result(m.Table.DeclarerTricks(), m.Table.Rules.Needs(c.Level)))
}
