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
			p.FitCell(shares[i] * unit)
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

// Cut reports whether the text has lost its end because its cell has no room for it.
func (p *Prose) Cut() bool { return p.shrunk() && p.celled.words.text != p.celled.shown.text }

// celled is a text before and after it was fitted into its cell.
type celled struct {
	words, shown lettered
	room         float32 // the width of the cell; 0: it is in none yet
}

type lettered struct {
	text string
	size float32
}

// FitCell makes a text on one line as small as a cell of a width takes: its letters are smaller, and then its end is lost.
func (p *Prose) FitCell(room float32) {
	c := &p.celled
	c.room = room
	if now := (lettered{p.Text, p.TextSize}); now != c.shown {
		whole := now
		if c.shown.size > 0 && now.size == c.shown.size { // other words, in the letters that the words before them needed
			whole.size = c.words.size
		}
		c.words, c.shown = whole, now
	}
	whole := c.words
	if p.Wrap || strings.Contains(whole.text, "\n") || whole == c.shown && p.MinSize().Width <= room {
		return
	}
	p.FitLine(whole.text, p.Ink, whole.size, leastCell*whole.size, room)
	c.shown = lettered{p.Text, p.TextSize}
}

// FitLongestWord makes a text that wraps as small as its longest word needs to fit into a room; else it has the size.
func (p *Prose) FitLongestWord(size, room float32) {
	least := leastWord * size
	p.Resize(fyne.NewSize(room, p.Size().Height))
	for p.SetTextSize(size); p.MinSize().Width > room && size > least; p.SetTextSize(size) {
		size = max(0.97*size, least)
	}
}

// leastWord is the least size of letters of a text that wraps, as a share of the usual one.
const leastWord = 0.7

// leastCell is the least size of letters in a cell, as a share of the usual one.
const leastCell = 0.8
