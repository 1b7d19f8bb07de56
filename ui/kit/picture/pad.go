package picture

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// Pad is a score pad in the window. One that is too high for it scrolls.
type Pad struct {
	Plot   *Plot
	Scroll *container.Scroll
	Size   fyne.Size // as much as is seen of it
}

const (
	padWidth = 620  // in units
	smallPad = 0.84 // the least size of a long pad's letters, as a share of the usual one, before it scrolls
)

// NewPad returns a view of a pad, no higher than room. Tapped receives the board of a clicked entry; it may be nil.
// Unit is the size of 1 in points.
func NewPad(pad chart.Pad, style cardart.Style, unit, room float32, tapped func(board int)) *Pad {
	look := NewLook(theme.Current(), style, float64(theme.BodyText*unit))
	look.Size *= min(1, max(smallPad, float64(room)/pad.Height(look)))
	v := &Pad{Size: fyne.NewSize(padWidth*unit, min(room, float32(pad.Height(look))))}
	v.Plot = NewPlot(pad, look, func(int) {}, func(mark int) {
		if tapped != nil {
			tapped(v.Plot.Picture().Marks[mark].Row)
		}
	})
	whole := fyne.NewSize(v.Size.Width, float32(pad.Height(look)))
	v.Plot.Resize(whole)
	v.Scroll = container.NewVScroll(container.NewGridWrap(whole, v.Plot))
	v.Scroll.Resize(v.Size)
	return v
}

// Content returns the object for a sheet.
func (v *Pad) Content() fyne.CanvasObject {
	return container.NewCenter(container.NewGridWrap(v.Size, v.Scroll))
}

// Bring scrolls to the entries of a board, as far as they fit together.
func (v *Pad) Bring(board int) {
	var marks []chart.Mark
	for _, m := range v.Plot.Picture().Marks {
		if m.Row == board {
			marks = append(marks, m)
		}
	}
	if len(marks) == 0 {
		return
	}
	y0, y1 := float32(marks[0].Y0), float32(marks[0].Y1)
	for _, m := range marks[1:] {
		y0, y1 = min(y0, float32(m.Y0)), max(y1, float32(m.Y1))
	}
	switch offset := v.Scroll.Offset; {
	case y0 < offset.Y || y1-y0 > v.Size.Height:
		v.to(y0)
	case y1 > offset.Y+v.Size.Height:
		v.to(y1 - v.Size.Height)
	}
}

// Page scrolls by most of the visible height.
func (v *Pad) Page(down bool) {
	by := 0.8 * v.Size.Height
	if !down {
		by = -by
	}
	v.to(v.Scroll.Offset.Y + by)
}

// Follow scrolls to the position of another pad.
func (v *Pad) Follow(as *Pad) { v.to(as.Scroll.Offset.Y) }

func (v *Pad) to(y float32) {
	v.Scroll.Offset.Y = max(0, min(y, v.Plot.Size().Height-v.Size.Height))
	v.Scroll.Refresh()
}
