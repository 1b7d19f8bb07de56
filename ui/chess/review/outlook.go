package review

import (
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/cardart/pieces"
	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// outlook is a row with the share of the points that each army can expect: its sign, and a percentage.
type outlook struct {
	row   *fyne.Container
	head  *widget.Prose
	cells [chess.Armies]*fyne.Container
	words [chess.Armies]*widget.Prose
}

// Measures of the row, in units.
const (
	outlookSign = 17
	outlookHigh = 24
)

func newOutlook(art *widget.Art) *outlook {
	o := &outlook{}
	prose := func() *widget.Prose { return widget.NewProse(art, "", theme.U(theme.SmallText), color.Black) }
	o.head = prose()
	all := []fyne.CanvasObject{o.head}
	for a := range chess.Army(chess.Armies) {
		sign := canvas.NewRaster(func(w, h int) image.Image {
			size := max(min(w, h), 1)
			return art.Picture(signKey{a, size}, func() *image.RGBA { return pieces.Sign(a).Raster(size, size) })
		})
		sign.SetMinSize(fyne.NewSquareSize(theme.U(outlookSign)))
		o.words[a] = prose()
		o.cells[a] = container.New(outlookCell{}, sign, o.words[a])
		all = append(all, o.cells[a])
	}
	o.row = container.New(outlookRow{}, all...)
	return o
}

// signKey names the picture of an army's sign.
type signKey struct {
	army chess.Army
	size int
}

// show shows the expected shares of some armies; without any the row is empty.
func (o *outlook) show(expected shares, armies chess.ArmySet) {
	words := text.T("chess.review.expected")
	if armies == 0 {
		words = ""
	}
	o.head.Set(words, theme.Current().Faint)
	for a := range chess.Army(chess.Armies) {
		o.cells[a].Hidden = !armies.Has(a)
		ink := theme.Current().Ink
		if expected[a] == 0 {
			ink = theme.Current().Faint
		}
		o.words[a].Set(text.Percent(expected[a]), ink)
	}
	o.row.Refresh()
}

// Text returns the text of the row.
func (o *outlook) Text() (words string) {
	for a, cell := range o.cells {
		if !cell.Hidden {
			words += chess.Army(a).String() + " " + o.words[a].Text + " "
		}
	}
	return words
}

// outlookCell puts words beside a sign.
type outlookCell struct{}

// Layout implements fyne.Layout.
func (outlookCell) Layout(o []fyne.CanvasObject, size fyne.Size) {
	side, high := theme.U(outlookSign), o[1].MinSize().Height
	widget.Put(o[0], 0, (size.Height-side)/2, side, side)
	widget.Put(o[1], side+theme.U(4), (size.Height-high)/2, size.Width-side-theme.U(4), high)
}

// MinSize implements fyne.Layout.
func (outlookCell) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(theme.U(outlookSign+4)+o[1].MinSize().Width, theme.U(outlookHigh))
}

// outlookRow is a layout with the heading first, followed by the visible cells evenly.
type outlookRow struct{}

// Layout implements fyne.Layout.
func (outlookRow) Layout(o []fyne.CanvasObject, size fyne.Size) {
	head := o[0].MinSize()
	widget.Put(o[0], 0, (size.Height-head.Height)/2, head.Width, head.Height)
	n := 0
	for _, cell := range o[1:] {
		if cell.Visible() {
			n++
		}
	}
	x := head.Width + theme.U(10)
	wide := (size.Width - x) / float32(max(n, 1))
	for _, cell := range o[1:] {
		if cell.Visible() {
			widget.Put(cell, x, 0, wide, size.Height)
			x += wide
		}
	}
}

// MinSize implements fyne.Layout.
func (outlookRow) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(o[0].MinSize().Width, theme.U(outlookHigh))
}
