package history

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// table makes the rows of the table of the selected session's parts.
type table struct {
	writer
	*selection
	tips *widget.Tips
	of   uint8 // the family of its columns
	open func(int)
}

// build makes the table, with the columns of the selection's family.
func (t *table) build() {
	t.of = t.family()
	t.table = widget.NewList(theme.U(tableHeight), t.newRow, t.show)
	t.table.OnSelected = t.tableSelected
	t.table.OnTapped = func() { t.enterTable(true) }
	t.table.OnOpened = t.open
}

// newRow returns a row of the table: its cells, and a star.
func (t *table) newRow() fyne.CanvasObject {
	table := t.families[t.of].Table()
	var cells []fyne.CanvasObject
	for i := range table.Shares {
		cell := t.line(theme.BodyText)
		if i >= table.Leading {
			cell.Align = fyne.TextAlignTrailing
		}
		cells = append(cells, cell)
	}
	star := newTippedStar(t.tips)
	return container.NewStack(
		container.New(starAt{}, star),
		container.New(layout.NewCustomPaddedLayout(0, 0, theme.U(30), theme.U(16)), widget.NewCells(table.Shares, cells...)))
}

// starAt puts a star at the left end of a row.
type starAt struct{}

func (starAt) Layout(o []fyne.CanvasObject, size fyne.Size) {
	widget.Put(o[0], theme.U(11), (size.Height-theme.U(13))/2, theme.U(13), theme.U(13))
}

func (starAt) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

// fill fills a row of the table, with the gain in its own ink.
func (t *table) fill(row fyne.CanvasObject, c history.Cells, gain color.Color, starred bool) {
	p, o := theme.Current(), row.(*fyne.Container).Objects
	showStar(o[0].(*fyne.Container).Objects[0], starred)
	cells, table := o[1].(*fyne.Container).Objects[0], t.families[t.of].Table()
	for i := range table.Shares {
		words, ink := "", color.Color(p.Ink)
		if i < len(c.Words) {
			words = c.Words[i]
		}
		switch {
		case i == table.Gain:
			ink = gain
		case c.Faint:
			ink = p.Faint
		}
		prose(cells, i).Set(words, ink)
	}
}

func (t *table) show(i int, row fyne.CanvasObject) {
	p := theme.Current()
	part, ok := t.lines.at(i)
	if !ok {
		t.fetchLines()
		t.fill(row, history.Cells{Words: []string{"…"}, Faint: true}, p.Faint, false)
		return
	}
	c := part.Cells()
	t.fill(row, c, p.ForYou(c.Gain), part.Marks().Starred)
}
