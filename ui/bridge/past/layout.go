package past

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// boardLayout has the hands, the auction and the score. The hands form a diagram, or are side by side where a diagram
// would be too high. Both tables are beside a diagram if there is room; otherwise they are below the hands.
type boardLayout struct {
	room    func() float32 // the visible height
	columns bool           // the hands may be side by side

	width float32
}

const (
	wide     = 760 // enough for a diagram and the tables
	tableGap = 28
	least    = 250 // width of the auction
)

// lined reports whether the hands are side by side.
func (l *boardLayout) lined(diagram fyne.CanvasObject) bool {
	return l.columns && l.room() < diagram.MinSize().Height
}

func (l *boardLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	diagram, columns, tables := o[0], o[1], o[2:]
	hands := diagram
	diagram.Show()
	columns.Hide()
	if l.lined(diagram) {
		hands = columns
		diagram.Hide()
		columns.Show()
	} else if size.Width >= theme.U(wide) {
		left := max(diagram.MinSize().Width, min(size.Width*0.58, theme.U(640)))
		widget.Put(diagram, 0, 0, left, diagram.MinSize().Height)
		x, y := left+theme.U(tableGap), float32(0)
		for _, table := range tables {
			widget.Put(table, x, y, min(size.Width-x, theme.U(380)), table.MinSize().Height)
			y += table.MinSize().Height + theme.U(margin)
		}
		return
	}
	high := hands.MinSize().Height
	widget.Put(hands, 0, 0, size.Width, high)
	each := (size.Width - theme.U(tableGap)) / 2
	for i, table := range tables {
		widget.Put(table, float32(i)*(each+theme.U(tableGap)), high+theme.U(margin), each, table.MinSize().Height)
	}
}

func (l *boardLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	diagram, auction, score := o[0].MinSize(), o[2].MinSize(), o[3].MinSize()
	tables := theme.U(margin) + max(auction.Height, score.Height)
	switch {
	case l.lined(o[0]):
		return fyne.NewSize(diagram.Width, o[1].MinSize().Height+tables)
	case l.width >= theme.U(wide):
		return fyne.NewSize(diagram.Width, max(diagram.Height, auction.Height+theme.U(margin)+score.Height))
	}
	return fyne.NewSize(diagram.Width, diagram.Height+tables)
}
