package statistics

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/ui/kit/picture"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// Spread lays figures out like a printed page: the table on the left, over a strip if there is one, and the others
// beside it in rows, separated by thin rules. With large text the table gets more room.
type Spread struct {
	Table fyne.CanvasObject
	Strip fyne.CanvasObject // or nil
	Rows  [][]fyne.CanvasObject
	First float32 // the share of the height that the first row has
}

const (
	gutter     = 40
	tableShare = 0.36
	leastTable = 350
	mostTable  = 480
	stripHigh  = 52
)

// Content returns the figures, laid out.
func (s Spread) Content(style cardart.Style) fyne.CanvasObject {
	l := &spreadLayout{Spread: s, zoom: float32(picture.Zoom(style))}
	all := []fyne.CanvasObject{s.Table}
	rule := func() fyne.CanvasObject {
		r := canvas.NewRectangle(theme.Current().PanelEdge)
		all = append(all, r)
		return r
	}
	if s.Strip != nil {
		all = append(all, s.Strip)
		l.above = rule()
	}
	l.beside = rule()
	for i, row := range s.Rows {
		all = append(all, row...)
		if i > 0 {
			l.between = append(l.between, rule())
		}
	}
	return container.New(l, all...)
}

type spreadLayout struct {
	Spread
	zoom          float32
	beside, above fyne.CanvasObject   // rules: of the table, and of the strip
	between       []fyne.CanvasObject // those of the rows
}

// Layout implements fyne.Layout.
func (l *spreadLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	gap := theme.U(gutter)
	left := l.zoom * max(theme.U(leastTable), min(size.Width*tableShare, theme.U(mostTable)))
	high := size.Height
	if l.Strip != nil {
		low := theme.U(stripHigh)
		high -= low + gap/2
		Put(l.Strip, 0, size.Height-low, left, low)
		Put(l.above, 0, size.Height-low-gap/4, left, theme.Edge())
	}
	Put(l.Table, 0, 0, left, high)
	x, wide := left+gap, size.Width-left-gap
	Put(l.beside, left+gap/2, 0, theme.Edge(), size.Height)
	y := float32(0)
	for i, row := range l.Rows {
		rowHigh := size.Height*l.First - gap/2
		if i > 0 {
			rest := float32(len(l.Rows) - i)
			rowHigh = (size.Height - y - gap*(rest-1)) / rest
			Put(l.between[i-1], x, y-gap/2, wide, theme.Edge())
		}
		each := (wide - gap*float32(len(row)-1)) / float32(len(row))
		for k, o := range row {
			Put(o, x+float32(k)*(each+gap), y, each, rowHigh)
		}
		y += rowHigh + gap
	}
}

// MinSize implements fyne.Layout.
func (*spreadLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(theme.U(leastTable), 300)
}
