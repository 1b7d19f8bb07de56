package widget

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/ui/kit/theme"
)

// Paper makes the content of sheets of paper on a table, in the size of the table.
type Paper struct {
	Art  *Art
	Unit float32 // of the table: 1 at 1280×800
}

// Largest builds with the largest unit at which the result fits, from most down to least. At least it returns the
// result even if it doesn't fit.
func Largest(art *Art, most, least float32, fits func(size fyne.Size) bool, build func(Paper) fyne.CanvasObject) fyne.CanvasObject {
	const step = 0.94
	for unit := most; ; unit *= step {
		if built := build(Paper{Art: art, Unit: max(unit, least)}); unit <= least || fits(built.MinSize()) {
			return built
		}
	}
}

// Within returns a function that reports whether a size is no larger than room.
func Within(room fyne.Size) func(fyne.Size) bool {
	return func(size fyne.Size) bool { return size.Width <= room.Width && size.Height <= room.Height }
}

// Line returns a line of text in a size from the theme.
func (p Paper) Line(t string, size float32, bold bool) *Prose {
	l := NewProse(p.Art, t, size*p.Unit, theme.Current().Ink)
	l.Bold = bold
	return l
}

// Faint returns a line that matters less.
func (p Paper) Faint(t string) *Prose {
	l := p.Line(t, theme.BodyText, false)
	l.Ink = theme.Current().Faint
	return l
}

// Rule returns a thin line across the sheet.
func (p Paper) Rule() fyne.CanvasObject {
	r := canvas.NewRectangle(theme.Current().PanelEdge)
	r.SetMinSize(fyne.NewSize(1, p.Unit))
	return r
}

// Gap returns empty space of n units, in both directions.
func (p Paper) Gap(n float32) fyne.CanvasObject {
	g := canvas.NewRectangle(color.Transparent)
	g.SetMinSize(fyne.NewSquareSize(n * p.Unit))
	return g
}

// Column returns objects one below the other.
func (p Paper) Column(objects ...fyne.CanvasObject) *fyne.Container { return p.ColumnBy(6, objects...) }

// List returns a column with smaller gaps.
func (p Paper) List(objects ...fyne.CanvasObject) *fyne.Container { return p.ColumnBy(4, objects...) }

// ColumnBy returns objects one below the other, n units apart.
func (p Paper) ColumnBy(n float32, objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(layout.NewCustomPaddedVBoxLayout(n*p.Unit), objects...)
}

// Beside returns objects side by side, n units apart.
func (p Paper) Beside(n float32, objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(layout.NewCustomPaddedHBoxLayout(n*p.Unit), objects...)
}

// Button returns a button in the size of body text. A primary one is the most likely next step.
func (p Paper) Button(label, key string, primary bool, tapped func()) *Button {
	b := NewButton(p.Art, label, key, tapped)
	b.Primary, b.TextSize = primary, theme.BodyText*p.Unit
	return b
}

// Row returns buttons side by side, in the middle.
func (p Paper) Row(buttons ...*Button) fyne.CanvasObject {
	row := container.NewHBox()
	for i, b := range buttons {
		if i > 0 {
			row.Add(p.Gap(8))
		}
		row.Add(b)
	}
	return container.NewCenter(row)
}

// Figure returns a line with a short text at its end, which may be in a container.
func (p Paper) Figure(what string, end *Prose, in fyne.CanvasObject) fyne.CanvasObject {
	end.Align = fyne.TextAlignTrailing
	return container.NewBorder(nil, nil, p.Line(what, theme.BodyText, end.Bold), container.New(layout.NewCustomPaddedLayout(0, 0, 12*p.Unit, 0), in))
}

// Gained returns a figure in its own ink.
func (p Paper) Gained(what, end string, bold bool, ink color.Color) fyne.CanvasObject {
	number := p.Line(end, theme.BodyText, bold)
	number.Ink = ink
	return p.Figure(what, number, number)
}

// Notice returns a sheet with a message that must be read, and buttons.
func (p Paper) Notice(title, message string, buttons ...*Button) fyne.CanvasObject {
	const width = 460
	body := p.Line(message, theme.BodyText, false)
	body.Wrap = true
	body.Resize(fyne.NewSize(width*p.Unit, 1)) // its height follows from its width
	space := canvas.NewRectangle(color.Transparent)
	space.SetMinSize(fyne.NewSize(width*p.Unit, body.MinSize().Height))
	return NewPanel(p.Column(p.Line(title, theme.HeadingText, true), container.NewStack(space, body), p.Gap(4), p.Row(buttons...)), 22*p.Unit)
}

// OnFelt returns objects below each other on a sheet of felt, as for cards.
func (p Paper) OnFelt(objects ...fyne.CanvasObject) fyne.CanvasObject {
	c := theme.Current()
	sheet := canvas.NewRectangle(c.FeltDeep)
	sheet.StrokeColor, sheet.StrokeWidth, sheet.CornerRadius = c.Gold, 1.5*p.Unit, 12*p.Unit
	LiftSheet(sheet, p.Unit)
	margin := 18 * p.Unit
	return container.NewStack(sheet, container.New(layout.NewCustomPaddedLayout(margin, margin, margin, margin), p.Column(objects...)))
}
