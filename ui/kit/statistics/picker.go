package statistics

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	fynewidget "fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Picker shows the chosen option of a row, below its name and key. A click opens the list.
type Picker struct {
	fynewidget.BaseWidget
	widget.Pointed

	art   *widget.Art
	label string
	key   string
	Value string
}

var (
	_ fyne.Widget        = (*Picker)(nil)
	_ fyne.Tappable      = (*Picker)(nil)
	_ desktop.Hoverable  = (*Picker)(nil)
	_ desktop.Cursorable = (*Picker)(nil)
)

// newPicker returns the picker of a row; the row's number is its key.
func newPicker(art *widget.Art, row int, r Row, tapped func()) *Picker {
	p := &Picker{art: art, label: r.Label, key: Key(row), Value: r.Options[r.Chosen]}
	p.Pointed = widget.Pointed{OnTapped: tapped, OnHover: p.Refresh}
	p.ExtendBaseWidget(p)
	return p
}

// set shows another value.
func (p *Picker) set(value string) {
	if p.Value != value {
		p.Value = value
		p.Refresh()
	}
}

// CreateRenderer implements fyne.Widget.
func (p *Picker) CreateRenderer() fyne.WidgetRenderer {
	r := &pickerRenderer{
		picker: p,
		ground: canvas.NewRectangle(color.Transparent),
		label:  widget.NewProse(p.art, "", theme.U(theme.SmallText), color.Black),
		key:    widget.NewProse(p.art, "", theme.U(theme.BodyText)*0.76, color.Black),
		value:  widget.NewProse(p.art, "", theme.U(theme.BodyText), color.Black),
	}
	r.value.Bold, r.key.Align = true, fyne.TextAlignTrailing
	r.show()
	return r
}

type pickerRenderer struct {
	picker            *Picker
	ground            *canvas.Rectangle
	label, key, value *widget.Prose
}

func (r *pickerRenderer) show() {
	p := theme.Current()
	r.ground.FillColor, r.ground.StrokeColor, r.ground.StrokeWidth = p.Panel, p.PanelEdge, theme.Edge()
	if r.picker.Hovered {
		r.ground.FillColor = theme.Mix(p.Panel, p.Gold, 0.18)
	}
	r.ground.CornerRadius = theme.U(8)
	r.label.Set(r.picker.label, p.Faint)
	r.key.Set(widget.ShownKey(r.picker.key), p.Faint)
	r.value.Set(r.picker.Value, p.Ink)
}

const pickerInset = 12

func (r *pickerRenderer) Layout(size fyne.Size) {
	r.ground.Resize(size)
	inset, top := theme.U(pickerInset), theme.U(4.5)
	width := max(0, size.Width-2*inset)
	r.label.FitCell(max(0, width-r.key.MinSize().Width-inset/2))
	r.value.FitCell(width)
	label, value := r.label.MinSize(), r.value.MinSize()
	r.label.Move(fyne.NewPos(inset, top))
	r.label.Resize(fyne.NewSize(width, label.Height))
	r.key.Move(fyne.NewPos(inset, top))
	r.key.Resize(fyne.NewSize(width, label.Height))
	r.value.Move(fyne.NewPos(inset, size.Height-top-value.Height))
	r.value.Resize(fyne.NewSize(width, value.Height))
}

func (r *pickerRenderer) MinSize() fyne.Size {
	label, key, value := r.label.MinSize(), r.key.MinSize(), r.value.MinSize()
	return fyne.NewSize(max(label.Width+theme.U(pickerInset)+key.Width, value.Width)+2*theme.U(pickerInset), label.Height+value.Height+theme.U(9))
}

func (r *pickerRenderer) Refresh() {
	r.show()
	r.Layout(r.picker.Size())
	canvas.Refresh(r.picker)
}

func (r *pickerRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.ground, r.label, r.key, r.value}
}
func (r *pickerRenderer) Destroy() {}
