package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// NewCells returns objects side by side that have the given shares of the width. Lines with
// the same shares make a table.
func NewCells(shares []float32, cells ...fyne.CanvasObject) *fyne.Container {
	return container.New(cellLayout(shares), cells...)
}

type cellLayout []float32

func (shares cellLayout) sum() float32 {
	sum := float32(0)
	for _, s := range shares {
		sum += s
	}
	return sum
}

func (shares cellLayout) Layout(cells []fyne.CanvasObject, size fyne.Size) {
	x, unit := float32(0), size.Width/shares.sum()
	for i, c := range cells {
		c.Move(fyne.NewPos(x, 0))
		c.Resize(fyne.NewSize(shares[i]*unit, size.Height))
		x += shares[i] * unit
	}
}

func (shares cellLayout) MinSize(cells []fyne.CanvasObject) fyne.Size {
	var unit, height float32
	for i, c := range cells {
		least := c.MinSize()
		unit, height = max(unit, least.Width/shares[i]), max(height, least.Height)
	}
	return fyne.NewSize(unit*shares.sum(), height)
}
