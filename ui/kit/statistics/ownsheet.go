package statistics

import (
	"image/color"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/ui/kit/period"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

const (
	sheetWidth   = 540
	sheetControl = 400
)

// newSheet returns lines on a sheet of a given width, under a heading.
func newSheet(art *widget.Art, title string, lines ...fyne.CanvasObject) fyne.CanvasObject {
	all := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(10)),
		widget.NewHeading(art, title, theme.U(theme.HeadingText), fyne.TextAlignLeading))
	for _, o := range lines {
		all.Add(o)
	}
	return widget.NewSheet(theme.U(sheetWidth), theme.U(Margin), all)
}

// say returns a text that wraps.
func say(art *widget.Art, words string, ink color.Color) fyne.CanvasObject {
	p := widget.NewProse(art, words, theme.U(theme.BodyText), ink)
	p.Wrap = true
	return p
}

func buttonRow(buttons ...fyne.CanvasObject) fyne.CanvasObject {
	return container.New(layout.NewCustomPaddedLayout(theme.U(8), 0, 0, 0), widget.NewEven(theme.U(10), buttons...))
}

// ownSheet is where the days of an own period are typed.
type ownSheet struct {
	view  *View
	done  func(Span)
	days  ownDays
	wrong string
}

// openOwn lays the sheet on the view on which the days of an own period are typed: first those of a span, or of this month
// where it has none.
func (v *View) openOwn(s Span, now time.Time, done func(Span)) {
	from, to := s.From, s.To
	if from.IsZero() {
		to = period.Day(now)
		from = Monthly.Begin(to)
	}
	v.Lay(&ownSheet{view: v, done: done, days: newOwnDays(from, to)})
}

var (
	_ sheet.Sheet  = (*ownSheet)(nil)
	_ sheet.Leaver = (*ownSheet)(nil)
)

// Leave implements [sheet.Leaver].
func (o *ownSheet) Leave() { o.view.Lift(o) }

// Enter implements [sheet.Sheet].
func (o *ownSheet) Enter() { o.finish() }

// set shows other days.
func (o *ownSheet) set(d ownDays) {
	o.days, o.wrong = d, ""
	o.view.options.Sheets.Redraw()
}

// Key implements [sheet.Sheet].
func (o *ownSheet) Key(key fyne.KeyName) {
	switch d := o.days; key {
	case fyne.KeyUp:
		o.set(d.to(0))
	case fyne.KeyDown:
		o.set(d.to(1))
	case fyne.KeyLeft:
		o.set(d.shift(0, -1))
	case fyne.KeyRight:
		o.set(d.shift(0, 1))
	case fyne.KeyPageUp:
		o.set(d.shift(-1, 0))
	case fyne.KeyPageDown:
		o.set(d.shift(1, 0))
	case fyne.KeyBackspace:
		o.set(d.erase())
	}
}

// Rune implements [sheet.Sheet].
func (o *ownSheet) Rune(r rune) { o.set(o.days.typeRune(r)) }

// finish makes the days the period, if they are days.
func (o *ownSheet) finish() {
	from, to, wrong := o.days.days()
	if wrong != "" {
		o.wrong = wrong
		o.view.options.Sheets.Redraw()
		return
	}
	o.Leave()
	o.done(Span{Own, from, to})
}

// Build implements [sheet.Sheet].
func (o *ownSheet) Build() fyne.CanvasObject {
	art, p := o.view.art, theme.Current()
	var lines []fyne.CanvasObject
	for i, label := range []string{text.T("statistics.own.from"), text.T("statistics.own.to")} {
		edge := canvas.NewRectangle(p.Room)
		edge.StrokeColor, edge.StrokeWidth, edge.CornerRadius = p.PanelEdge, theme.Edge(), theme.U(8)
		if i == o.days.line {
			edge.StrokeColor, edge.StrokeWidth = p.Gold, theme.Ring()
		}
		typed := widget.NewProse(art, o.days.typed[i], theme.U(theme.BodyText), p.Ink)
		typed.Bold, typed.Align = true, fyne.TextAlignCenter
		field := widget.NewCover(func() { o.set(o.days.to(i)) })
		lines = append(lines, widget.NewCells([]float32{1, 2}, widget.NewProse(art, label, theme.U(theme.BodyText), p.Ink),
			container.NewStack(edge, container.New(layout.NewCustomPaddedLayout(theme.U(9), theme.U(9), 0, 0), typed), field)))
	}
	lines = append(lines, say(art, text.T("statistics.own.how"), p.Faint))
	if o.wrong != "" {
		lines = append(lines, say(art, o.wrong, p.Bad))
	}
	done := widget.NewButton(art, text.T("statistics.own.done"), text.T("key.enter"), o.finish)
	done.Primary = true
	lines = append(lines, buttonRow(done, widget.NewButton(art, text.T("statistics.own.cancel"), text.T("key.escape"), o.Leave)))
	return newSheet(art, text.T("statistics.own.title"), lines...)
}
