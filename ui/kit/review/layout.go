// Package review holds the shared parts of the screens that review something played, place by place: the [Viewer] that
// opens it and saves its marks, the [Screen] of games whose acts are judged one by one, the slider, and the layout of
// table, slider, commands and the column beside them.
package review

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Measures of the screen, in units.
const (
	Margin       = 12
	columnMargin = 11 // the edge of it stays when the column is scrolled
	ColumnEdge   = 4
	columnShare  = 0.34 // of the width
	leastColumn  = 358
	widestColumn = 500
	sectionGap   = 4
	buttonGap    = 7
	timeInset    = 12 // from the ends of the slider to the first and the last place
	sliderHeight = 28
)

// Frame has the head above, the table below it on the left with its slider and the buttons, and the
// column on the right. With fewer objects, the second has all the room.
type Frame struct{}

// Layout implements fyne.Layout.
func (Frame) Layout(o []fyne.CanvasObject, size fyne.Size) {
	gap := theme.U(Margin)
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

// MinSize implements fyne.Layout.
func (Frame) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(860, 600)
}

// timeline has the slider between its two buttons, in the order back, on, slider; and below the slider a curve, if there is a
// fourth object.
type timeline struct{}

// Layout implements fyne.Layout.
func (timeline) Layout(o []fyne.CanvasObject, size fyne.Size) {
	back, on, slider := o[0], o[1], o[2]
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
	for _, curve := range o[3:] {
		curve.Move(fyne.NewPos(left, row))
		curve.Resize(fyne.NewSize(right-left, max(size.Height-row, 0)))
	}
}

// MinSize implements fyne.Layout.
func (timeline) MinSize(o []fyne.CanvasObject) fyne.Size {
	least := fyne.NewSize(o[2].MinSize().Width, o[2].MinSize().Height)
	for _, curve := range o[3:] {
		if curve.Visible() {
			least.Height += curve.MinSize().Height
		}
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

// Column lays visible objects out below each other. Those that are [Growing] share the remaining room, the first as
// much as it wants.
type Column struct{}

// Layout implements fyne.Layout.
func (Column) Layout(objects []fyne.CanvasObject, size fyne.Size) {
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
			if g.Most != nil {
				more = min(spare, max(g.Most()-o.Size().Height, 0))
			}
			o.Resize(fyne.NewSize(size.Width, o.Size().Height+more))
			spare -= more
		}
		o.Move(fyne.NewPos(0, y))
		y += o.Size().Height + theme.U(sectionGap)
	}
}

// MinSize implements fyne.Layout.
func (Column) MinSize(objects []fyne.CanvasObject) fyne.Size {
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

// Growing has one object, of a least height and as much more as there is room for, up to a most
// height if it has one.
type Growing struct {
	Least, Most func() float32
	Sized       func() // called after layout; or nil
}

// Layout implements fyne.Layout.
func (g *Growing) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Resize(size)
	if g.Sized != nil {
		g.Sized()
	}
}

// MinSize implements fyne.Layout.
func (g *Growing) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, g.Least()) }

// growingOf returns the Growing of an object, or nil.
func growingOf(o fyne.CanvasObject) *Growing {
	if c, ok := o.(*fyne.Container); ok {
		if g, ok := c.Layout.(*Growing); ok {
			return g
		}
	}
	return nil
}

// Lines has objects below each other with a gap in units, each as high as it needs to
// be, but for those that are hidden.
type Lines float32

// Layout implements fyne.Layout.
func (gap Lines) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	y := float32(0)
	for _, o := range objects {
		if o.Visible() {
			o.Move(fyne.NewPos(0, y))
			y += fit(o, size.Width) + theme.U(float32(gap))
		}
	}
}

// MinSize implements fyne.Layout.
func (gap Lines) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var least fyne.Size
	for _, o := range objects {
		if o.Visible() {
			size := o.MinSize()
			least = fyne.NewSize(max(least.Width, size.Width), least.Height+size.Height+theme.U(float32(gap)))
		}
	}
	return least
}

// AtLeast gives one object a number of units or more.
type AtLeast float32

// Layout implements fyne.Layout.
func (h AtLeast) Layout(o []fyne.CanvasObject, size fyne.Size) { fit(o[0], size.Width) }

// MinSize implements fyne.Layout.
func (h AtLeast) MinSize(o []fyne.CanvasObject) fyne.Size {
	least := o[0].MinSize()
	return fyne.NewSize(least.Width, max(least.Height, theme.U(float32(h))))
}

// Inset has an object with a number of units free at its sides.
type Inset float32

// Layout implements fyne.Layout.
func (i Inset) Layout(o []fyne.CanvasObject, size fyne.Size) {
	side := theme.U(float32(i))
	o[0].Move(fyne.NewPos(side, 0))
	o[0].Resize(fyne.NewSize(max(size.Width-2*side, 0), size.Height))
}

// MinSize implements fyne.Layout.
func (i Inset) MinSize(o []fyne.CanvasObject) fyne.Size {
	return o[0].MinSize().Add(fyne.NewSize(2*theme.U(float32(i)), 0))
}
