package widget

import "fyne.io/fyne/v2"

// Under puts the second object below the first, with a gap, and gives it the room that is
// left.
type Under float32

// Layout implements fyne.Layout.
func (gap Under) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Resize(fyne.NewSize(size.Width, o[0].MinSize().Height))
	high := o[0].MinSize().Height // of text that wraps, known only now
	o[0].Resize(fyne.NewSize(size.Width, high))
	o[0].Move(fyne.Position{})
	o[1].Move(fyne.NewPos(0, high+float32(gap)))
	o[1].Resize(fyne.NewSize(size.Width, max(0, size.Height-high-float32(gap))))
}

// MinSize implements fyne.Layout.
func (gap Under) MinSize(o []fyne.CanvasObject) fyne.Size {
	a, b := o[0].MinSize(), o[1].MinSize()
	return fyne.NewSize(max(a.Width, b.Width), a.Height+float32(gap)+b.Height)
}
