package suit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// lines shows the lines of an answer below each other: what each is worth, how it goes, and a bar for each number of tricks.
type lines struct {
	art     *widget.Art
	wide    float32 // the width for them
	drawn   []drawn
	objects []fyne.CanvasObject // all of it
}

// drawn is a line with its objects.
type drawn struct {
	worth, words *widget.Prose
	bars         []drawnBar
}

// drawnBar is a bar on its ground, between the number of tricks and the chance.
type drawnBar struct {
	label, percent *widget.Prose
	ground, bar    *canvas.Rectangle
	share          float32
}

// The measures of a line, in units.
const (
	worthWidth   = 118
	barsWidth    = 330
	barLabel     = 112
	barPercent   = 64
	barHeight    = 20
	lineGap      = 14
	columnGap    = 14
	scrollRoom   = 14
	barThickness = 0.6 // of its height
)

// set makes the objects of an answer.
func (l *lines) set(a answer) {
	p := theme.Current()
	l.drawn, l.objects = nil, nil
	prose := func(words string, align fyne.TextAlign) *widget.Prose {
		w := widget.NewProse(l.art, words, theme.U(theme.SmallText), p.Ink)
		w.Align = align
		l.objects = append(l.objects, w)
		return w
	}
	for i, one := range a.lines {
		var d drawn
		d.worth = widget.NewHeading(l.art, one.worth, theme.U(theme.HeadingText), fyne.TextAlignLeading)
		d.words = widget.NewProse(l.art, one.words, theme.U(theme.BodyText), p.Ink)
		d.words.Wrap = true
		l.objects = append(l.objects, d.worth, d.words)
		for _, b := range one.bars {
			bar := drawnBar{label: prose(b.label, fyne.TextAlignTrailing), percent: prose(b.percent, fyne.TextAlignTrailing), share: b.share}
			bar.ground, bar.bar = canvas.NewRectangle(p.PanelEdge), canvas.NewRectangle(p.Safe)
			if i > 0 {
				bar.bar.FillColor = p.Wood
			}
			for _, r := range []*canvas.Rectangle{bar.ground, bar.bar} {
				r.CornerRadius = theme.U(3)
				l.objects = append(l.objects, r)
			}
			d.bars = append(d.bars, bar)
		}
		l.drawn = append(l.drawn, d)
	}
}

// Layout implements fyne.Layout.
func (l *lines) Layout(_ []fyne.CanvasObject, _ fyne.Size) { l.place() }

// MinSize implements fyne.Layout. The height depends on the width, which is known before.
func (l *lines) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, l.place()) }

// place places all lines, and returns their height.
func (l *lines) place() float32 {
	y, gap := float32(0), theme.U(columnGap)
	worth, bars := theme.U(worthWidth), theme.U(barsWidth)
	words := max(l.wide-worth-bars-2*gap, theme.U(120))
	for i, d := range l.drawn {
		if i > 0 {
			y += theme.U(lineGap)
		}
		d.worth.FitCell(worth)
		widget.Put(d.worth, 0, y, worth, d.worth.MinSize().Height)
		d.words.Resize(fyne.NewSize(words, d.words.MinSize().Height))
		high := d.words.MinSize().Height // known only now
		widget.Put(d.words, worth+gap, y, words, high)
		row := theme.U(barHeight)
		for k, b := range d.bars {
			b.place(worth+words+2*gap, y+float32(k)*row, bars)
		}
		y += max(high, d.worth.MinSize().Height, row*float32(len(d.bars)))
	}
	return y
}

// place places a bar in a row that begins at x and y.
func (b drawnBar) place(x, y, wide float32) {
	label, percent, gap, row := theme.U(barLabel), theme.U(barPercent), theme.U(8), theme.U(barHeight)
	b.label.FitCell(label)
	widget.Put(b.label, x, y, label, row)
	track, thick := wide-label-percent-2*gap, row*barThickness
	widget.Put(b.ground, x+label+gap, y+(row-thick)/2, track, thick)
	widget.Put(b.bar, x+label+gap, y+(row-thick)/2, track*b.share, thick)
	widget.Put(b.percent, x+wide-percent, y, percent, row)
}
