package table

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	kitwidget "github.com/superbridge/superbridge/ui/kit/widget"
)

// worthSheet shows what the user's hand is worth.
type worthSheet struct{ peek }

// What the sheet measures, in units.
const worthWidth = 460

// worthShares are the columns of its table: what is counted, the suits, and all together.
var worthShares = []float32{5, 1, 1, 1, 1, 1.3}

// turnWorth lays on the table what the user's hand is worth, or takes it off again.
func (s *Screen) turnWorth() {
	if s.guided.position.Still || s.guided.unaided() { // the guide may be asking just that
		return
	}
	if !bidding.Knows(s.Rules()) {
		s.note.say(text.T("worth.unknown"))
		return
	}
	turn(s.parts.sheets, &worthSheet{s.peek})
}

// Build implements [sheet.Sheet].
func (w *worthSheet) Build() fyne.CanvasObject {
	e := evaluate(w.play.model)
	return w.fitted(func(maker sheetMaker) fyne.CanvasObject { return maker.worth(e) })
}

// worth is a sheet with what a hand is worth.
func (s sheetMaker) worth(e evaluation) fyne.CanvasObject {
	title := s.Line(e.title, theme.HeadingText, true)
	title.Align = fyne.TextAlignCenter
	head := []string{""}
	for _, suit := range e.suits {
		head = append(head, text.Suit(suit))
	}
	lines := s.List(title, s.Gap(2), s.worthLine(append(head, text.T("worth.total")), nil, true))
	for i, row := range e.rows {
		if i <= 1 { // below the head, and below the lengths
			lines.Add(s.Rule())
		}
		cells := []string{row.name}
		for _, n := range row.suits {
			cells = append(cells, text.Points(n))
		}
		lines.Add(s.worthLine(append(cells, text.Points(row.total)), row.suits, false))
	}
	lines.Add(s.Rule())
	for _, said := range e.said {
		lines.Add(s.wrapped(said, worthWidth))
	}
	return kitwidget.NewSheet(worthWidth*s.Unit, 22*s.Unit, lines)
}

// worthLine is a line of the table. A suit that counts nothing is faint, and what all comes to is bold.
func (s sheetMaker) worthLine(cells []string, figures []int, head bool) fyne.CanvasObject {
	var objects []fyne.CanvasObject
	for i, t := range cells {
		cell := s.Line(t, theme.BodyText, head || i == len(cells)-1)
		if i > 0 {
			cell.Align = fyne.TextAlignTrailing
		}
		if 0 < i && i <= len(figures) && figures[i-1] == 0 {
			cell.Ink = theme.Current().Faint
		}
		objects = append(objects, cell)
	}
	return kitwidget.NewCells(worthShares, objects...)
}

// wrapped is prose on a sheet of a width, in units, whose height follows from it.
func (s sheetMaker) wrapped(words string, width float32) fyne.CanvasObject {
	prose := s.Line(words, theme.BodyText, false)
	prose.Wrap = true
	inner := width * s.Unit
	prose.Resize(fyne.NewSize(inner, 1))
	space := canvas.NewRectangle(color.Transparent)
	space.SetMinSize(fyne.NewSize(inner, prose.MinSize().Height))
	return container.NewStack(space, prose)
}
