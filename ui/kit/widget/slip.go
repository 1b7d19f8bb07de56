package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/superbridge/superbridge/ui/kit/theme"
)

// Slip is a slip of paper with a few words, to be laid over the object that they explain.
type Slip struct {
	Paper *canvas.Rectangle
	Words *Prose

	size fyne.Size
}

// slipInset is the distance of the words from the edge, in units.
const slipInset = 8

// NewSlip returns a slip without words.
func NewSlip(art *Art) Slip {
	p := theme.Current()
	return Slip{Paper: canvas.NewRectangle(p.Ink), Words: NewProse(art, "", theme.SmallText, p.Panel)}
}

// Fit gives a slip its words and returns its size: as wide as they are, but with lines of the widest width at most, in
// pixels.
func (s *Slip) Fit(words string, widest float32) fyne.Size {
	p := theme.Current()
	s.Paper.FillColor, s.Paper.CornerRadius = p.Ink, theme.U(6)
	LiftSheet(s.Paper, theme.U(1))
	s.Words.SetTextSize(theme.U(theme.SmallText))
	s.Words.Set(words, p.Panel)
	s.Words.Wrap = false // to measure the line
	width := min(s.Words.MinSize().Width+1, widest)
	s.Words.Wrap = true
	s.Words.Resize(fyne.NewSize(width, 1)) // its height follows from its width
	s.size = fyne.NewSize(width, s.Words.MinSize().Height)
	return s.size.AddWidthHeight(2*theme.U(slipInset), 2*theme.U(slipInset))
}

// Put gives a slip that has been fitted its place.
func (s *Slip) Put(x, y float32) {
	inset := theme.U(slipInset)
	Put(s.Paper, x, y, s.size.Width+2*inset, s.size.Height+2*inset)
	Put(s.Words, x+inset, y+inset, s.size.Width, s.size.Height)
	s.Words.Refresh()
}
