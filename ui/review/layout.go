package review

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/theme"
)

// What the screen measures, in units.
const (
	margin       = 12
	columnMargin = 14 // of which the edge stays when the column is scrolled
	columnEdge   = 4
	columnShare  = 0.34 // of the width
	leastColumn  = 344
	widestColumn = 500
	callHeight   = 20
	mostRounds   = 5
	momentHeight = 108
	rowHeight    = 25
	leastRows    = 2 // of the list that are in sight
	sectionGap   = 6
)

// frame has the head above, the table with its slider below on the left, the column on the
// right, and the buttons along the foot. With fewer objects, the second has all the room.
type frame struct{}

func (frame) Layout(o []fyne.CanvasObject, size fyne.Size) {
	gap := theme.U(margin)
	put := func(o fyne.CanvasObject, x, y, w, h float32) {
		o.Move(fyne.NewPos(x, y))
		o.Resize(fyne.NewSize(max(w, 0), max(h, 0)))
	}
	head := o[0].MinSize().Height
	put(o[0], gap, gap*0.7, size.Width-2*gap, head)
	top := head + gap*1.4
	if len(o) == 2 {
		put(o[1], gap, top, size.Width-2*gap, size.Height-top-gap)
		return
	}
	foot := o[4].MinSize().Height
	put(o[4], gap, size.Height-gap-foot, size.Width-2*gap, foot)
	bottom := size.Height - foot - 2*gap
	wide := min(max(size.Width*columnShare, theme.U(leastColumn)), theme.U(widestColumn))
	put(o[3], size.Width-gap-wide, top, wide, bottom-top)
	steps := o[2].MinSize().Height
	left := size.Width - wide - 3*gap
	put(o[1], gap, top, left, bottom-top-steps)
	put(o[2], gap, bottom-steps, left, steps)
}

func (frame) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(860, 600)
}

// fit gives an object a width, and as much height as text that wraps needs there. It returns
// the height.
func fit(o fyne.CanvasObject, width float32) float32 {
	o.Resize(fyne.NewSize(width, o.MinSize().Height))
	height := o.MinSize().Height // known only now
	o.Resize(fyne.NewSize(width, height))
	return height
}

// column has objects below each other, but for those that are hidden. What stacks a list has
// the room that is left.
type column struct{}

func (column) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	spare := size.Height - theme.U(sectionGap)*float32(shown(objects)-1)
	for _, o := range objects {
		if o.Visible() {
			spare -= fit(o, size.Width)
		}
	}
	y := float32(0)
	for _, o := range objects {
		if !o.Visible() {
			continue
		}
		if hasList(o) {
			o.Resize(fyne.NewSize(size.Width, o.Size().Height+max(spare, 0)))
		}
		o.Move(fyne.NewPos(0, y))
		y += o.Size().Height + theme.U(sectionGap)
	}
}

func (column) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least := fyne.NewSize(0, theme.U(sectionGap)*float32(shown(objects)-1))
	for _, o := range objects {
		if o.Visible() {
			least.Height += o.MinSize().Height
		}
	}
	return least
}

func shown(objects []fyne.CanvasObject) int {
	n := 0
	for _, o := range objects {
		if o.Visible() {
			n++
		}
	}
	return n
}

// hasList reports whether an object is the list with what may stand in its place.
func hasList(o fyne.CanvasObject) bool {
	c, ok := o.(*fyne.Container)
	return ok && c.Layout == listStack{}
}

// listStack has the list, and over it what stands in its place where there are no rows.
type listStack struct{}

func (listStack) Layout(o []fyne.CanvasObject, size fyne.Size) {
	for _, object := range o {
		object.Resize(size)
	}
}

func (listStack) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, max(leastRows*theme.U(rowHeight), o[1].MinSize().Height))
}

// lines has objects below each other with a gap of so many units, each as high as it needs to
// be, but for those that are hidden.
type lines float32

func (gap lines) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	y := float32(0)
	for _, o := range objects {
		if o.Visible() {
			o.Move(fyne.NewPos(0, y))
			y += fit(o, size.Width) + theme.U(float32(gap))
		}
	}
}

func (gap lines) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var least fyne.Size
	for _, o := range objects {
		if o.Visible() {
			size := o.MinSize()
			least = fyne.NewSize(max(least.Width, size.Width), least.Height+size.Height+theme.U(float32(gap)))
		}
	}
	return least
}

// high has one object of so many units, atLeast one of as many or more.
type (
	high    float32
	atLeast float32
)

func (h high) Layout(o []fyne.CanvasObject, size fyne.Size) { o[0].Resize(size) }
func (h high) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(o[0].MinSize().Width, theme.U(float32(h)))
}

func (h atLeast) Layout(o []fyne.CanvasObject, size fyne.Size) { fit(o[0], size.Width) }
func (h atLeast) MinSize(o []fyne.CanvasObject) fyne.Size {
	least := o[0].MinSize()
	return fyne.NewSize(least.Width, max(least.Height, theme.U(float32(h))))
}

// inset has an object with so many units free at its sides.
type inset float32

func (i inset) Layout(o []fyne.CanvasObject, size fyne.Size) {
	side := theme.U(float32(i))
	o[0].Move(fyne.NewPos(side, 0))
	o[0].Resize(fyne.NewSize(max(size.Width-2*side, 0), size.Height))
}

func (i inset) MinSize(o []fyne.CanvasObject) fyne.Size {
	return o[0].MinSize().Add(fyne.NewSize(2*theme.U(float32(i)), 0))
}
