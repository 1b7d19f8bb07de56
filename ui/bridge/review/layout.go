package review

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// What the screen measures, in units.
const (
	margin       = 12
	columnMargin = 11 // of which the edge stays when the column is scrolled
	columnEdge   = 4
	columnShare  = 0.34 // of the width
	leastColumn  = 358
	widestColumn = 500
	callHeight   = 18
	callText     = 13 // in the table of calls
	leastRounds  = 6  // of the auction that have room, if there are as many
	momentHeight = 96
	rowHeight    = 23
	leastRows    = 2 // of the list that are in sight
	sectionGap   = 4
	timeInset    = 12 // from the ends of the slider to the first and the last place
	sliderHeight = 28
	curveHeight  = 54
	curveText    = 12
)

// frame has the head above, the table below it on the left with its slider and the buttons, and the
// column on the right. With fewer objects, the second has all the room.
type frame struct{}

func (frame) Layout(o []fyne.CanvasObject, size fyne.Size) {
	gap := theme.U(margin)
	head := o[0].MinSize().Height
	widget.Put(o[0], gap, gap*0.7, size.Width-2*gap, head)
	top := head + gap*1.4
	if len(o) == 2 {
		widget.Put(o[1], gap, top, size.Width-2*gap, size.Height-top-gap)
		return
	}
	wide := min(max(size.Width*columnShare, theme.U(leastColumn)), theme.U(widestColumn))
	widget.Put(o[3], size.Width-gap-wide, top, wide, size.Height-top-gap)
	left := size.Width - wide - 3*gap
	foot := o[4].MinSize().Height
	widget.Put(o[4], gap, size.Height-gap-foot, left, foot)
	steps := o[2].MinSize().Height
	bottom := size.Height - foot - 1.5*gap
	widget.Put(o[2], gap, bottom-steps, left, steps)
	widget.Put(o[1], gap, top, left, bottom-top-steps)
}

func (frame) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(860, 600)
}

// timeline has the slider between its two buttons, and the curve below the slider.
type timeline struct{}

func (timeline) Layout(o []fyne.CanvasObject, size fyne.Size) {
	back, on, slider, curve := o[0], o[1], o[2], o[3]
	one, other := back.MinSize(), on.MinSize()
	gap := theme.U(4)
	row := slider.MinSize().Height
	back.Resize(one)
	back.Move(fyne.NewPos(0, (row-one.Height)/2))
	on.Resize(other)
	on.Move(fyne.NewPos(size.Width-other.Width, (row-other.Height)/2))
	left, right := one.Width+gap, size.Width-other.Width-gap
	slider.Move(fyne.NewPos(left, 0))
	slider.Resize(fyne.NewSize(right-left, row))
	curve.Move(fyne.NewPos(left, row))
	curve.Resize(fyne.NewSize(right-left, max(size.Height-row, 0)))
}

func (timeline) MinSize(o []fyne.CanvasObject) fyne.Size {
	least := fyne.NewSize(o[2].MinSize().Width, o[2].MinSize().Height)
	if o[3].Visible() {
		least.Height += o[3].MinSize().Height
	}
	return least
}

// fit gives an object a width, and as much height as text that wraps needs there. It returns
// the height.
func fit(o fyne.CanvasObject, width float32) float32 {
	o.Resize(fyne.NewSize(width, o.MinSize().Height))
	height := o.MinSize().Height // known only now
	o.Resize(fyne.NewSize(width, height))
	return height
}

// column has objects below each other, but for those that are hidden. What is [growing] gets the
// room that is left, the first as much as it wants.
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
		if g := growingOf(o); g != nil && spare > 0 {
			more := spare
			if g.most != nil {
				more = min(spare, max(g.most()-o.Size().Height, 0))
			}
			o.Resize(fyne.NewSize(size.Width, o.Size().Height+more))
			spare -= more
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

// growing has one object, of a least height and as much more as there is room for, up to a most
// height if it has one.
type growing struct {
	least, most func() float32
	sized       func() // is told that it has been laid out; or nil
}

func (g *growing) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Resize(size)
	if g.sized != nil {
		g.sized()
	}
}

func (g *growing) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, g.least()) }

// growingOf returns what makes an object grow, or nil.
func growingOf(o fyne.CanvasObject) *growing {
	if c, ok := o.(*fyne.Container); ok {
		if g, ok := c.Layout.(*growing); ok {
			return g
		}
	}
	return nil
}

// lines has objects below each other with a gap in units, each as high as it needs to
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

// atLeast gives one object a number of units or more.
type atLeast float32

func (h atLeast) Layout(o []fyne.CanvasObject, size fyne.Size) { fit(o[0], size.Width) }
func (h atLeast) MinSize(o []fyne.CanvasObject) fyne.Size {
	least := o[0].MinSize()
	return fyne.NewSize(least.Width, max(least.Height, theme.U(float32(h))))
}

// inset has an object with a number of units free at its sides.
type inset float32

func (i inset) Layout(o []fyne.CanvasObject, size fyne.Size) {
	side := theme.U(float32(i))
	o[0].Move(fyne.NewPos(side, 0))
	o[0].Resize(fyne.NewSize(max(size.Width-2*side, 0), size.Height))
}

func (i inset) MinSize(o []fyne.CanvasObject) fyne.Size {
	return o[0].MinSize().Add(fyne.NewSize(2*theme.U(float32(i)), 0))
}
