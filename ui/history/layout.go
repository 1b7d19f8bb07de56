package history

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// middle keeps lines from becoming too long to follow on a wide screen.
type middle struct{}

const widest = 1560

func (middle) Layout(o []fyne.CanvasObject, size fyne.Size) {
	width := min(size.Width, theme.U(widest))
	o[0].Move(fyne.NewPos((size.Width-width)/2, 0))
	o[0].Resize(fyne.NewSize(width, size.Height))
}

func (middle) MinSize(o []fyne.CanvasObject) fyne.Size { return o[0].MinSize() }

// over puts the second object, if it has any height, at the bottom, and gives the first the room
// above it.
type over float32

func (gap over) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[1].Resize(fyne.NewSize(size.Width, o[1].MinSize().Height))
	low := o[1].MinSize().Height // of text that wraps, known only now
	widget.Put(o[1], 0, size.Height-low, size.Width, low)
	if low > 0 {
		low += float32(gap)
	}
	widget.Put(o[0], 0, 0, size.Width, max(0, size.Height-low))
}

func (gap over) MinSize(o []fyne.CanvasObject) fyne.Size {
	a, b := o[0].MinSize(), o[1].MinSize()
	return fyne.NewSize(max(a.Width, b.Width), a.Height+float32(gap)+b.Height)
}

// sideBySide puts the list on the left.
type sideBySide struct{}

func (sideBySide) Layout(o []fyne.CanvasObject, size fyne.Size) {
	left := max(theme.U(leastList), min(size.Width*listShare, theme.U(mostList)))
	widget.Put(o[0], 0, 0, left, size.Height)
	widget.Put(o[1], left+theme.U(margin), 0, size.Width-left-theme.U(margin), size.Height)
}

func (sideBySide) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(theme.U(leastList)+theme.U(margin)+o[1].MinSize().Width, max(o[0].MinSize().Height, o[1].MinSize().Height))
}

// queryLayout has the button for the filter at the left, then as much of the query as fits, and at the right the number
// of results and the button that clears it.
type queryLayout struct{}

func (queryLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	right := size.Width
	for i := len(o) - 1; i > 1; i-- {
		width := o[i].MinSize().Width
		right -= width
		widget.Put(o[i], right, 0, width, size.Height)
		right -= theme.U(gap)
	}
	left := o[0].MinSize().Width
	widget.Put(o[0], 0, 0, left, size.Height)
	left += theme.U(gap)
	widget.Put(o[1], left, 0, max(0, right-left), size.Height)
}

func (queryLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	least := o[0].MinSize()
	for _, other := range o[2:] {
		least.Width += theme.U(gap) + other.MinSize().Width
	}
	return least
}

// partsLayout has as many objects side by side as fit. The last one shows the number of the others.
type partsLayout struct{ more *widget.Button }

func (l partsLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	parts := o[:len(o)-1]
	x, hidden := float32(0), 0
	for i, part := range parts {
		least := part.MinSize()
		room := size.Width
		if i < len(parts)-1 {
			l.say(len(parts) - i)
			room -= theme.U(gap)/2 + l.more.MinSize().Width
		}
		part.Hide()
		if hidden > 0 || x+least.Width > room {
			hidden++
			continue
		}
		part.Show()
		widget.Put(part, x, (size.Height-least.Height)/2, least.Width, least.Height)
		x += least.Width + theme.U(gap)/2
	}
	l.more.Hide()
	if hidden > 0 {
		l.say(hidden)
		least := l.more.MinSize()
		widget.Put(l.more, x, (size.Height-least.Height)/2, least.Width, least.Height)
		l.more.Show()
	}
}

// say shows the number of the others.
func (l partsLayout) say(n int) {
	l.more.Label = text.T("history.more", "N", n)
	l.more.Refresh()
}

func (partsLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

// tableOver has a table (its head, a rule, its rows) above the details of one row.
type tableOver struct{ rows int }

func (t tableOver) Layout(o []fyne.CanvasObject, size fyne.Size) {
	head := theme.U(24)
	rows := min(float32(t.rows)*theme.U(tableHeight), max(4*theme.U(tableHeight), size.Height*0.42))
	y := float32(0)
	for i, h := range []float32{head, theme.Edge(), rows, max(0, size.Height-head-theme.Edge()-rows-theme.U(margin))} {
		if i == 3 {
			y += theme.U(margin)
		}
		o[i].Move(fyne.NewPos(0, y))
		o[i].Resize(fyne.NewSize(size.Width, h))
		y += h
	}
}

func (tableOver) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(o[0].MinSize().Width, 200)
}
