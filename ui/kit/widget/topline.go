package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/ui/kit/theme"
)

// NewLine returns objects side by side, each as wide as it needs to be. In less room all become narrower alike, and
// buttons have smaller letters then.
func NewLine(gap float32, objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(line(gap), objects...)
}

type line float32

// Layout implements fyne.Layout.
func (gap line) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	scale := gap.scale(objects, size.Width)
	x := float32(0)
	for _, o := range objects {
		if o.Visible() {
			width := wholeWidth(o) * scale
			if p, ok := o.(*Prose); ok {
				p.FitCell(width)
			}
			high := min(wholeHeight(o), size.Height)
			Put(o, x, (size.Height-high)/2, width, high)
			x += width + float32(gap)
		}
	}
}

// scale returns the width of each object in a room, as a share of what it needs.
func (gap line) scale(objects []fyne.CanvasObject, room float32) float32 {
	needs, gaps := gap.needs(objects)
	if needs+gaps <= room || needs == 0 {
		return 1
	}
	return max(0, room-gaps) / needs
}

// needs returns the widths of all visible objects, and of the gaps between them.
func (gap line) needs(objects []fyne.CanvasObject) (widths, gaps float32) {
	gaps = -float32(gap)
	for _, o := range objects {
		if o.Visible() {
			widths += wholeWidth(o)
			gaps += float32(gap)
		}
	}
	return widths, max(gaps, 0)
}

// MinSize implements fyne.Layout.
func (gap line) MinSize(objects []fyne.CanvasObject) fyne.Size {
	widths, gaps := gap.needs(objects)
	least := fyne.NewSize(widths+gaps, 0)
	for _, o := range objects {
		if o.Visible() {
			least.Height = max(least.Height, wholeHeight(o))
		}
	}
	return least
}

// NewCentred returns an object in the middle, as wide as it needs to be or, in less room, as wide as that is.
func NewCentred(o fyne.CanvasObject) *fyne.Container { return container.New(centred{}, o) }

type centred struct{}

// Layout implements fyne.Layout.
func (centred) Layout(o []fyne.CanvasObject, size fyne.Size) {
	least := o[0].MinSize()
	width := min(least.Width, size.Width)
	Put(o[0], (size.Width-width)/2, (size.Height-least.Height)/2, width, least.Height)
}

// MinSize implements fyne.Layout.
func (centred) MinSize(o []fyne.CanvasObject) fyne.Size { return o[0].MinSize() }

// NewEnds returns two objects at the ends of a line. In less room both become narrower alike.
func NewEnds(gap float32, left, right fyne.CanvasObject) *fyne.Container {
	return container.New(ends(gap), left, right)
}

type ends float32

// Layout implements fyne.Layout.
func (gap ends) Layout(o []fyne.CanvasObject, size fyne.Size) {
	scale := line(gap).scale(o, size.Width)
	for i, object := range o {
		width := wholeWidth(object) * scale
		if p, ok := object.(*Prose); ok {
			p.FitCell(width)
		}
		Put(object, float32(i)*(size.Width-width), 0, width, size.Height)
	}
}

// MinSize implements fyne.Layout.
func (gap ends) MinSize(o []fyne.CanvasObject) fyne.Size { return line(gap).MinSize(o) }

// TopLine has the words of a screen's top line, below each other, between two lines of buttons. In little room the
// buttons become narrower first, and then the words smaller.
type TopLine struct {
	Gap    float32 // between words and buttons
	Middle bool    // the words are in the middle of the line if they can be, and else in that of their room
}

// leastButtons is the least width of the buttons, as a share of what they need.
const leastButtons = 0.72

// Layout implements fyne.Layout: of the left line, the right line, and words.
func (t TopLine) Layout(o []fyne.CanvasObject, size fyne.Size) {
	left, right, words := o[0].MinSize(), o[1].MinSize(), o[2:]
	needs := float32(0)
	for _, w := range words {
		needs = max(needs, wholeWidth(w))
	}
	room := size.Width - t.gap(left) - t.gap(right) - needs
	if both := left.Width + right.Width; both > room && both > 0 {
		scale := min(1, max(leastButtons, room/both))
		left.Width, right.Width = left.Width*scale, right.Width*scale
	}
	Put(o[0], 0, (size.Height-left.Height)/2, left.Width, left.Height)
	Put(o[1], size.Width-right.Width, (size.Height-right.Height)/2, right.Width, right.Height)
	from, to := left.Width+t.gap(left), size.Width-right.Width-t.gap(right)
	if side := max(from, size.Width-to); t.Middle && needs <= size.Width-2*side {
		from, to = side, size.Width-side
	}
	height := t.height(words)
	y := (size.Height - height) / 2
	for _, w := range words {
		if p, ok := w.(*Prose); ok {
			p.FitCell(max(0, to-from))
		}
		high := wholeHeight(w)
		Put(w, from, y, max(0, to-from), high)
		y += high
	}
}

// gap returns the gap beside a line of buttons: none beside an empty one.
func (t TopLine) gap(buttons fyne.Size) float32 {
	if buttons.Width == 0 {
		return 0
	}
	return t.Gap
}

// wholeWidth returns the width of words in letters of their usual size.
func wholeWidth(o fyne.CanvasObject) float32 {
	p, ok := o.(*Prose)
	if !ok || !p.shrunk() {
		return o.MinSize().Width
	}
	return fyne.MeasureText(p.celled.words.text, p.celled.words.size, fyne.TextStyle{Bold: p.Bold}).Width
}

// shrunk reports whether the text is shown as it was fitted into a cell.
func (p *Prose) shrunk() bool {
	return p.celled.words.size > 0 && p.celled.shown == lettered{p.Text, p.TextSize}
}

// wholeHeight returns the height of words in letters of their usual size: it is the same however much of them fits.
func wholeHeight(o fyne.CanvasObject) (high float32) {
	switch o := o.(type) {
	case *Prose:
		if o.shrunk() {
			return fyne.MeasureText("M", o.celled.words.size, fyne.TextStyle{Bold: o.Bold}).Height
		}
	case *fyne.Container:
		for _, part := range o.Objects {
			if part.Visible() {
				high = max(high, wholeHeight(part))
			}
		}
		return high
	}
	return o.MinSize().Height
}

func (TopLine) height(words []fyne.CanvasObject) (high float32) {
	for _, w := range words {
		high += wholeHeight(w)
	}
	return high
}

// MinSize implements fyne.Layout.
func (t TopLine) MinSize(o []fyne.CanvasObject) fyne.Size {
	left, right := o[0].MinSize(), o[1].MinSize()
	return fyne.NewSize(leastButtons*(left.Width+right.Width)+2*t.Gap, max(left.Height, right.Height, t.height(o[2:])))
}

// NewHead returns the top line of a screen: its title in the middle, the button that leads back on the left, and
// others on the right.
func NewHead(art *Art, title string, back *Button, others ...*Button) *fyne.Container {
	gap := theme.U(10)
	right := NewLine(gap)
	for _, b := range others {
		right.Add(b)
	}
	return container.New(TopLine{Gap: gap, Middle: true}, NewLine(0, back), right,
		NewHeading(art, title, theme.U(theme.TitleText), fyne.TextAlignCenter))
}
