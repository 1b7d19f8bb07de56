package widget

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// NewCells returns objects side by side that have the given shares of the width. Lines with
// the same shares make a table. A text on one line that is too wide for its cell has smaller letters
// there, and then loses its end.
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
		if p, ok := c.(*Prose); ok {
			p.fitCell(shares[i] * unit)
		}
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

// celled is a text as it was before it was fitted into a cell, and as it is there.
type celled struct{ words, shown lettered }

type lettered struct {
	text string
	size float32
}

// fitCell makes a text on one line as small as a cell takes.
func (p *Prose) fitCell(room float32) {
	if now := (lettered{p.Text, p.TextSize}); now != p.celled.shown {
		p.celled = celled{now, now}
	}
	whole := p.celled.words
	if p.Wrap || strings.Contains(whole.text, "\n") || whole == p.celled.shown && p.MinSize().Width <= room {
		return
	}
	p.FitLine(whole.text, p.Ink, whole.size, leastCell*whole.size, room)
	p.celled.shown = lettered{p.Text, p.TextSize}
}

// leastCell is the least size of letters in a cell, as a share of the usual one.
const leastCell = 0.8
