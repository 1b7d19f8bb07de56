package widget

import (
	"image/color"
	"math"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/ui/kit/tablescale"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// Measures of a headline, in units of its table.
const (
	HeadlineSide  = 0.22 // least share of the width for the texts on either side
	HeadlineInset = 16   // from the edge to a text
	HeadlineGap   = 12   // and between two texts, at least
)

// Headline is the line above a table: words on the left, in the middle and on the right. Each is shown in its longest
// wording that fits beside the others.
type Headline struct {
	widget.BaseWidget

	Left, Middle, Right *Prose
	Spare               float32 // width left free at its right end, in units of its table

	high                float32  // height at unit 1
	left, middle, right []string // from the longest wording to the shortest
}

// NewHeadline returns an empty line of this height at unit 1.
func NewHeadline(art *Art, high float32) *Headline {
	ink := theme.Current().Ink
	h := &Headline{
		high: high,
		Left: NewProse(art, "", theme.BodyText, ink), Middle: NewProse(art, "", theme.HeadingText, ink), Right: NewProse(art, "", theme.BodyText, ink),
	}
	h.Middle.Bold, h.Middle.Align, h.Right.Align = true, fyne.TextAlignCenter, fyne.TextAlignTrailing
	h.ExtendBaseWidget(h)
	return h
}

// Set sets the texts, each in one wording or more, the longest first.
func (h *Headline) Set(left, middle, right []string) {
	h.left, h.middle, h.right = left, middle, right
	h.arrange()
}

// arrange fits the texts into the available room. The middle has precedence, but leaves some room to the others.
func (h *Headline) arrange() {
	if h.left == nil {
		return // nothing is to be said yet
	}
	size := h.Size()
	if size.Width == 0 {
		size.Width = math.MaxInt32 // it isn't laid out yet
	}
	aside := (HeadlineInset + HeadlineGap) * size.Height / h.high
	middle := h.Middle.fit(h.middle, size.Width*(1-2*HeadlineSide))
	room := (size.Width-middle)/2 - aside
	h.Left.fit(h.left, room)
	h.Right.fit(h.right, room-h.Spare*size.Height/h.high)
}

// fit shows the longest wording that fits, or the last one shortened, and returns its width.
func (p *Prose) fit(wordings []string, room float32) float32 {
	ink := theme.Current().Ink
	for _, words := range wordings {
		p.Set(words, ink)
		if width := p.MinSize().Width; width <= room {
			return width
		}
	}
	rest := []rune(wordings[len(wordings)-1])
	for len(rest) > 0 && p.MinSize().Width > room {
		rest = rest[:len(rest)-1]
		p.Set(strings.TrimRight(string(rest), " ·")+"…", ink)
	}
	return p.MinSize().Width
}

// SetLine shows words on one line, shortened if they don't fit. Line breaks and unprintable characters become blanks.
func (p *Prose) SetLine(words string, ink color.Color, room float32) {
	words = text.Line(words)
	now := lining{words, p.TextSize, room}
	if now == p.lined && p.Ink == ink {
		return
	}
	p.lined = now
	p.show(words, ink)
	rest := []rune(words)
	for n := len(rest); n > 0 && p.MinSize().Width > room; {
		n = max(min(n-1, int(float32(n)*room/p.MinSize().Width)+2), 0)
		p.show(strings.TrimRight(string(rest[:n]), " ·")+"…", ink)
	}
}

// FitLine is SetLine with letters as large as there is room for: of a size, or smaller down to a least one.
func (p *Prose) FitLine(words string, ink color.Color, size, least, room float32) {
	p.SetTextSize(size)
	p.SetLine(words, ink, math.MaxFloat32)
	least = min(least, size)
	for wide := p.MinSize().Width; wide > room && size > least; wide = p.MinSize().Width { // widths of letters are whole pixels
		size = max(size*min(0.98, room/wide), least)
		p.SetTextSize(size)
	}
	p.SetLine(words, ink, room)
}

// FitHeight sets the words on one line in a size, or a smaller one if the line would be higher than room.
func (p *Prose) FitHeight(size, room float32) {
	const step = 0.97 // heights of letters are whole pixels
	for p.SetTextSize(size); room > 0 && size > 1 && p.MinSize().Height > room; p.SetTextSize(size) {
		size *= min(step, room/p.MinSize().Height)
	}
}

// FitLines sets the words on one or two lines within a room, in the largest letters that fit: of size, or smaller down
// to least. It returns their width, and whether they fit; if not they have the least size.
func (p *Prose) FitLines(size, least float32, room fyne.Size) (width float32, fits bool) {
	const step = 0.04
	for now := size; ; now = max(now-step*size, least) {
		p.SetTextSize(now)
		p.Wrap = false
		line := p.MinSize()
		if line.Width <= room.Width && line.Height <= room.Height {
			return line.Width, true
		}
		p.Wrap = true
		p.Resize(fyne.NewSize(room.Width, 2*line.Height))
		if both := p.MinSize(); both.Width <= room.Width && both.Height <= min(2*line.Height+0.5, room.Height) {
			return room.Width, true
		}
		if now <= least {
			return room.Width, false
		}
	}
}

// lining is all that a line's words depend on.
type lining struct {
	words      string
	size, room float32
}

// CreateRenderer implements fyne.Widget.
func (h *Headline) CreateRenderer() fyne.WidgetRenderer { return &headlineRenderer{h} }

type headlineRenderer struct{ line *Headline }

// Layout implements fyne.WidgetRenderer.
func (r *headlineRenderer) Layout(size fyne.Size) {
	h, u := r.line, size.Height/r.line.high
	words := tablescale.Chosen().Word() * u
	h.Left.FitHeight(theme.BodyText*words, size.Height)
	h.Right.FitHeight(theme.BodyText*words, size.Height)
	h.Middle.FitHeight((theme.HeadingText-2)*words, size.Height)
	h.arrange()
	for _, p := range []*Prose{h.Left, h.Middle} {
		Put(p, HeadlineInset*u, 0, size.Width-2*HeadlineInset*u, size.Height)
	}
	Put(h.Right, HeadlineInset*u, 0, size.Width-(2*HeadlineInset+h.Spare)*u, size.Height)
}

// MinSize implements fyne.WidgetRenderer.
func (r *headlineRenderer) MinSize() fyne.Size { return fyne.NewSize(300, 24) }

// Refresh implements fyne.WidgetRenderer.
func (r *headlineRenderer) Refresh() { canvas.Refresh(r.line) }

// Objects implements fyne.WidgetRenderer.
func (r *headlineRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.line.Left, r.line.Middle, r.line.Right}
}

// Destroy implements fyne.WidgetRenderer.
func (r *headlineRenderer) Destroy() {}
