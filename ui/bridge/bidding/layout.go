package bidding

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/theme"
)

// fit gives an object a width, and as much height as text that wraps needs there. It returns
// the height.
func fit(o fyne.CanvasObject, width float32) float32 {
	o.Resize(fyne.NewSize(width, o.MinSize().Height))
	height := o.MinSize().Height // known only now
	o.Resize(fyne.NewSize(width, height))
	return height
}

// beside has a first object of a given width, and the second in the rest.
type beside float32

func (first beside) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Move(fyne.Position{})
	o[0].Resize(fyne.NewSize(float32(first), o[0].MinSize().Height))
	o[1].Move(fyne.NewPos(float32(first), 0))
	o[1].Resize(fyne.NewSize(size.Width-float32(first), size.Height))
}

func (first beside) MinSize(o []fyne.CanvasObject) fyne.Size {
	a, b := o[0].MinSize(), o[1].MinSize()
	return fyne.NewSize(float32(first)+b.Width, max(a.Height, b.Height))
}

// stack has objects below each other, each as high as it needs to be, with a gap between
// them.
type stack float32

func (gap stack) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	y := float32(0)
	for _, o := range objects {
		o.Move(fyne.NewPos(0, y))
		y += fit(o, size.Width) + float32(gap)
	}
}

func (gap stack) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var least fyne.Size
	for i, o := range objects {
		size := o.MinSize()
		least.Width = max(least.Width, size.Width)
		least.Height += size.Height
		if i > 0 {
			least.Height += float32(gap)
		}
	}
	return least
}

// columns has objects in two columns of one width, in reading order, so that the higher
// column is as low as it can be.
type columns float32

func (gap columns) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	width := (size.Width - float32(gap)) / 2
	for _, o := range objects {
		fit(o, width)
	}
	second := gap.second(objects)
	x, y := float32(0), float32(0)
	for i, o := range objects {
		if i == second {
			x, y = width+float32(gap), 0
		}
		o.Move(fyne.NewPos(x, y))
		y += o.Size().Height + float32(gap)
	}
}

// second returns the first object of the second column.
func (gap columns) second(objects []fyne.CanvasObject) int {
	best, lowest := 0, float32(0)
	for i := range objects {
		if high := max(gap.high(objects[:i]), gap.high(objects[i:])); i == 0 || high < lowest {
			best, lowest = i, high
		}
	}
	return best
}

func (gap columns) high(objects []fyne.CanvasObject) float32 {
	return stack(gap).MinSize(objects).Height
}

func (gap columns) MinSize(objects []fyne.CanvasObject) fyne.Size {
	width := 2*stack(gap).MinSize(objects).Width + float32(gap)
	second := gap.second(objects)
	return fyne.NewSize(width, max(gap.high(objects[:second]), gap.high(objects[second:])))
}

// page is a layout with a head over a body that takes the rest of the height. On a wide screen both stay in the middle,
// so that lines don't become too long to read.
type page struct{}

const (
	margin = 18
	widest = 1400
)

func (page) Layout(o []fyne.CanvasObject, size fyne.Size) {
	gap := theme.U(margin)
	width := min(size.Width, theme.U(widest)) - 2*gap
	x, high := (size.Width-width)/2, o[0].MinSize().Height
	o[0].Move(fyne.NewPos(x, gap))
	o[0].Resize(fyne.NewSize(width, high))
	o[1].Move(fyne.NewPos(x, high+2*gap))
	o[1].Resize(fyne.NewSize(width, max(0, size.Height-high-3*gap)))
}

func (page) MinSize(o []fyne.CanvasObject) fyne.Size {
	gap := theme.U(margin)
	a, b := o[0].MinSize(), o[1].MinSize()
	return fyne.NewSize(max(a.Width, b.Width)+2*gap, a.Height+b.Height+3*gap)
}

// sides has an object of a given width on the left, and another in the rest.
type sides float32

func (left sides) Layout(o []fyne.CanvasObject, size fyne.Size) {
	x := float32(left) + theme.U(margin)
	o[0].Move(fyne.Position{})
	o[0].Resize(fyne.NewSize(float32(left), size.Height))
	o[1].Move(fyne.NewPos(x, 0))
	o[1].Resize(fyne.NewSize(size.Width-x, size.Height))
}

func (left sides) MinSize(o []fyne.CanvasObject) fyne.Size {
	a, b := o[0].MinSize(), o[1].MinSize()
	return fyne.NewSize(float32(left)+theme.U(margin)+b.Width, max(a.Height, b.Height))
}

// under puts the second object below the first, with a gap, and gives it the room that is
// left.
type under float32

func (gap under) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Move(fyne.Position{})
	high := fit(o[0], size.Width) + float32(gap)
	o[1].Move(fyne.NewPos(0, high))
	o[1].Resize(fyne.NewSize(size.Width, max(0, size.Height-high)))
}

// MinSize implements fyne.Layout. The height of wrapping text isn't known before its width: the first object counts for
// nothing.
func (gap under) MinSize(o []fyne.CanvasObject) fyne.Size { return o[1].MinSize() }
