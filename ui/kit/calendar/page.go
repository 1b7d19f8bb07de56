package calendar

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/picture"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// The measures of the page, in units.
const (
	margin    = 18
	widest    = 1240
	sideWidth = 330
)

// Page is a page with the calendar, and beside it words on the chosen day.
type Page struct {
	Content *fyne.Container
	Plot    *picture.Plot
	side    *fyne.Container
}

// NewPage returns a page in the colours of the present theme. Tap is told which mark of the month was clicked, and key what the buttons
// below it stand for.
func NewPage(art *widget.Art, title string, back *widget.Button, tap func(mark int), key func(fyne.KeyName)) *Page {
	p := &Page{side: container.New(layout.NewCustomPaddedVBoxLayout(theme.U(10)))}
	l := picture.NewLook(theme.Current(), art.Style, float64(theme.U(theme.BodyText)))
	p.Plot = picture.NewPlot(chart.Month{}, l, func(int) {}, tap)
	button := func(label, caps string, name fyne.KeyName) *widget.Button {
		return widget.NewButton(art, label, caps, func() { key(name) })
	}
	turning := container.NewCenter(container.New(layout.NewCustomPaddedHBoxLayout(theme.U(8)),
		button(text.T("calendar.before"), text.T("key.page-up"), fyne.KeyPageUp),
		button(text.T("calendar.today"), text.T("key.home"), fyne.KeyHome),
		button(text.T("calendar.after"), text.T("key.page-down"), fyne.KeyPageDown)))
	p.Content = container.New(pageLayout{}, widget.NewHead(art, title, back),
		widget.NewPanel(p.Plot, theme.U(margin)), turning, widget.NewPanel(p.side, theme.U(margin)))
	return p
}

// Set shows a month with a day chosen, and what there is to say of that.
func (p *Page) Set(m chart.Month, c Calendar, about ...fyne.CanvasObject) {
	p.Plot.Set(m)
	p.Plot.Choose(c.Chosen.Day() - 1)
	p.side.Objects = about
	p.side.Refresh()
}

// pageLayout has the head over the calendar with its buttons on the left, and the words on a day beside it.
type pageLayout struct{}

// Layout implements fyne.Layout.
func (pageLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	gap := theme.U(margin)
	width := min(size.Width, theme.U(widest)) - 2*gap
	x, y := (size.Width-width)/2, gap*0.7
	head := o[0].MinSize().Height
	widget.Put(o[0], x, y, width, head)
	y += head + gap*0.7
	foot, side := o[2].MinSize().Height, theme.U(sideWidth)
	left := width - side - gap
	widget.Put(o[1], x, y, left, size.Height-y-foot-2*gap)
	widget.Put(o[2], x, size.Height-foot-gap, left, foot)
	o[3].Resize(fyne.NewSize(side, o[3].MinSize().Height))
	widget.Put(o[3], x+left+gap, y, side, o[3].MinSize().Height) // the height of wrapping text depends on its width
}

// MinSize implements fyne.Layout.
func (pageLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	gap := theme.U(margin)
	return fyne.NewSize(max(o[0].MinSize().Width, o[2].MinSize().Width+gap+theme.U(sideWidth))+2*gap, 600)
}
