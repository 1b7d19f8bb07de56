package table

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/tabletop"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	ours "github.com/superbridge/superbridge/ui/kit/widget"
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

// figure is a line with something short at its end, which may be in a container.
func (s sheetMaker) figure(what string, end *ours.Prose, in fyne.CanvasObject) fyne.CanvasObject {
	end.Align = fyne.TextAlignTrailing
	return container.NewBorder(nil, nil, s.line(what, theme.BodyText, end.Bold), container.New(layout.NewCustomPaddedLayout(0, 0, 12*s.unit, 0), in))
}

// gained is a figure in an ink of its own.
func (s sheetMaker) gained(what, end string, bold bool, ink color.Color) fyne.CanvasObject {
	number := s.line(end, theme.BodyText, bold)
	number.Ink = ink
	return s.figure(what, number, number)
}

// faint is a line that matters less.
func (s sheetMaker) faint(t string) *ours.Prose {
	p := s.line(t, theme.BodyText, false)
	p.Ink = theme.Current().Faint
	return p
}

// result is what a finished board came to: the contract, the score line by line, what the deal
// came to elsewhere, and what can be done next, the first of that on a line of its own. It also
// returns the figures that count up.
func (s sheetMaker) result(m tabletop.Model, elsewhere []fyne.CanvasObject, buttons []*ours.Button) (fyne.CanvasObject, *tally) {
	c, t := m.Table.Contract(), new(tally)
	title := s.line(resultLine(m), theme.HeadingText, true)
	title.Wrap, title.Align = true, fyne.TextAlignCenter
	lines := s.list(title, s.gap(2))
	if tricks, by, ok := m.Table.Claim(); ok {
		how := text.TN("table.claimed", tricks, "Side", m.Side(by))
		if tricks == 0 {
			how = text.T("table.conceded", "Side", m.Side(by))
		}
		lines.Add(s.line(how, theme.BodyText, false))
	}
	for _, l := range m.Table.Score() {
		figure := s.line(text.Points(bridgetext.LinePoints(l)), theme.BodyText, false)
		lines.Add(s.figure(bridgetext.ScoreLine(l, c, m.Table.Rules), figure, t.add(figure, l)))
	}
	switch {
	case c.PassedOut() && m.Table.Rules.RedealPassedOut:
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
				sum := s.line(text.Points(p), theme.BodyText, true)
				sum.Ink = theme.Current().ForYou(gain)
				lines.Add(s.figure(text.T("table.points-for", "Side", m.Side(side)), sum, t.total(side, sum)))
			}
		}
	}
	for _, side := range card.Sides {
		if m.Below[side] > 0 {
			below := s.faint(text.Points(m.Below[side]))
			lines.Add(s.figure(text.T("table.towards-game", "Side", m.Side(side)), below, below))
		}
	}
	if len(elsewhere) > 0 {
		lines.Add(s.rule())
	}
	for _, line := range append(elsewhere, s.gap(6)) {
		lines.Add(line)
	}
	for i, b := range buttons {
		switch {
		case i == 0:
			lines.Add(b)
		case i%2 == 0: // beside the one before
			b.TextSize = theme.SmallText * s.unit
		default:
			b.TextSize = theme.SmallText * s.unit
			pair := []fyne.CanvasObject{b}
			if i+1 < len(buttons) {
				pair = append(pair, buttons[i+1])
			}
			lines.Add(ours.NewEven(6*s.unit, pair...))
		}
	}
	const margin = 18
	return ours.NewSheet((tabletop.ResultWidth-2*margin)*s.unit, margin*s.unit, lines), t
}

// row is buttons side by side, in the middle.
func (s sheetMaker) row(buttons ...*ours.Button) fyne.CanvasObject {
	row := container.NewHBox()
	for i, b := range buttons {
		if i > 0 {
			row.Add(s.gap(8))
		}
		row.Add(b)
	}
	return container.NewCenter(row)
}

// list is a column whose lines lie closer.
func (s sheetMaker) list(objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(layout.NewCustomPaddedVBoxLayout(4*s.unit), objects...)
}

// resultLine says what became of the contract.
func resultLine(m tabletop.Model) string {
	c := m.Table.Contract()
	if c.PassedOut() {
		return bridgetext.Contract(c)
	}
	return text.T("table.result", "Contract", bridgetext.Contract(c), "Result", bridgetext.Result(m.Table.DeclarerTricks(), m.Table.Rules.Needs(c.Level)))
}

// notice is a sheet with a message that has to be read, and what can be done.
func (s sheetMaker) notice(title, message string, buttons ...*ours.Button) fyne.CanvasObject {
	const width = 460
	body := s.line(message, theme.BodyText, false)
	body.Wrap = true
	body.Resize(fyne.NewSize(width*s.unit, 1)) // its height follows from its width
	space := canvas.NewRectangle(color.Transparent)
	space.SetMinSize(fyne.NewSize(width*s.unit, body.MinSize().Height))
	return ours.NewPanel(s.column(s.line(title, theme.HeadingText, true), container.NewStack(space, body), s.gap(4), s.row(buttons...)), 22*s.unit)
}
