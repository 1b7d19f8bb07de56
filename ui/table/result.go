package table

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/text"
	"github.com/superbridge/superbridge/ui/theme"
	ours "github.com/superbridge/superbridge/ui/widget"
)

// sheetMaker makes the sheets of paper that lie on the table between boards, in the size
// that goes with the table.
type sheetMaker struct {
	art  *ours.Art
	unit float32
}

func (s sheetMaker) line(t string, size float32, bold bool) *ours.Prose {
	p := ours.NewProse(s.art, t, size*s.unit, theme.Current().Ink)
	p.Bold = bold
	return p
}

func (s sheetMaker) rule() fyne.CanvasObject {
	r := canvas.NewRectangle(theme.Current().PanelEdge)
	r.SetMinSize(fyne.NewSize(1, s.unit))
	return r
}

// gap is empty space of n units, in both directions.
func (s sheetMaker) gap(n float32) fyne.CanvasObject {
	g := canvas.NewRectangle(color.Transparent)
	g.SetMinSize(fyne.NewSquareSize(n * s.unit))
	return g
}

func (s sheetMaker) column(objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(layout.NewCustomPaddedVBoxLayout(6*s.unit), objects...)
}

func (s sheetMaker) button(label, key string, primary bool, tapped func()) *ours.Button {
	b := ours.NewButton(s.art, label, key, tapped)
	b.Primary, b.TextSize = primary, theme.BodyText*s.unit
	return b
}

// amount is a line with points at its end.
func (s sheetMaker) amount(what string, points int, bold bool) fyne.CanvasObject {
	return s.figure(what, text.Points(points), bold)
}

// figure is a line with something short at its end.
func (s sheetMaker) figure(what, end string, bold bool) fyne.CanvasObject {
	return s.gained(what, end, bold, theme.Current().Ink)
}

// gained is a figure in an ink of its own.
func (s sheetMaker) gained(what, end string, bold bool, ink color.Color) fyne.CanvasObject {
	number := s.line(end, theme.BodyText, bold)
	number.Ink = ink
	number.Align = fyne.TextAlignTrailing
	return container.NewBorder(nil, nil, s.line(what, theme.BodyText, bold), container.New(layout.NewCustomPaddedLayout(0, 0, 12*s.unit, 0), number))
}

// faint is a line that matters less.
func (s sheetMaker) faint(t string) *ours.Prose {
	p := s.line(t, theme.BodyText, false)
	p.Ink = theme.Current().Faint
	return p
}

// result is what a finished board came to: the contract, the score line by line, what the deal
// came to elsewhere, what can be done next, and all four hands.
func (s sheetMaker) result(m Model, elsewhere, buttons []fyne.CanvasObject) fyne.CanvasObject {
	c := m.Contract()
	lines := s.column(s.line(resultLine(m), theme.HeadingText, true), s.gap(2))
	if tricks, by, ok := m.Claim(); ok {
		how := text.TN("table.claimed", tricks, "Side", m.side(by))
		if tricks == 0 {
			how = text.T("table.conceded", "Side", m.side(by))
		}
		lines.Add(s.line(how, theme.BodyText, false))
	}
	for _, l := range m.Score() {
		lines.Add(s.amount(text.ScoreLine(l, c, m.Rules), l.Points, false))
	}
	switch {
	case c.PassedOut() && m.Rules.RedealPassedOut:
		lines.Add(s.line(text.T("table.passed-out-again"), theme.BodyText, false))
	case c.PassedOut():
		lines.Add(s.line(text.T("table.passed-out"), theme.BodyText, false))
	default:
		lines.Add(s.rule())
		for _, side := range card.Sides {
			if p := m.Table.Points()[side]; p != 0 {
				gain := p
				if side != m.Person.Side() {
					gain = -p
				}
				lines.Add(s.gained(text.T("table.points-for", "Side", m.side(side)), text.Points(p), true, theme.Current().ForYou(gain)))
			}
		}
	}
	if len(elsewhere) > 0 {
		lines.Add(s.rule())
	}
	for _, line := range append(append(elsewhere, s.gap(10)), buttons...) {
		lines.Add(line)
	}
	left := container.New(layout.NewCustomPaddedLayout(0, 0, 0, 28*s.unit), lines)
	body := container.NewBorder(nil, nil, left, nil, ours.NewDiagram(s.art, m.Deal, theme.SmallText*s.unit))
	return ours.NewPanel(body, 22*s.unit)
}

// resultLine says what became of the contract.
func resultLine(m Model) string {
	c := m.Contract()
	if c.PassedOut() {
		return text.Contract(c)
	}
	return text.T("table.result", "Contract", text.Contract(c), "Result", text.Result(m.DeclarerTricks(), m.Rules.Needs(c.Level)))
}

// notice is a sheet with a message that has to be read, and what can be done.
func (s sheetMaker) notice(title, message string, buttons ...*ours.Button) fyne.CanvasObject {
	const width = 460
	body := s.line(message, theme.BodyText, false)
	body.Wrap = true
	body.Resize(fyne.NewSize(width*s.unit, 1)) // its height follows from its width
	space := canvas.NewRectangle(color.Transparent)
	space.SetMinSize(fyne.NewSize(width*s.unit, body.MinSize().Height))
	row := container.NewHBox()
	for i, b := range buttons {
		if i > 0 {
			row.Add(s.gap(6))
		}
		row.Add(b)
	}
	return ours.NewPanel(s.column(s.line(title, theme.HeadingText, true), container.NewStack(space, body), s.gap(4), container.NewCenter(row)), 22*s.unit)
}
