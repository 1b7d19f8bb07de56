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

// picker shows what is chosen of a row, below its name and key. A click opens the list.
type picker struct {
	fynewidget.BaseWidget
	widget.Pointed

	art   *widget.Art
	label string
	key   string
	value string
}

var (
	_ fyne.Widget        = (*picker)(nil)
	_ fyne.Tappable      = (*picker)(nil)
	_ desktop.Hoverable  = (*picker)(nil)
	_ desktop.Cursorable = (*picker)(nil)
)

func newPicker(art *widget.Art, r row, tapped func()) *picker {
	p := &picker{art: art, label: r.label, key: string(r.key), value: r.options[r.chosen]}
	p.Pointed = widget.Pointed{OnTapped: tapped, OnHover: p.Refresh}
	p.ExtendBaseWidget(p)
	return p
}

// set shows another value.
func (p *picker) set(value string) {
	if p.value != value {
		p.value = value
		p.Refresh()
	}
}

// CreateRenderer implements fyne.Widget.
func (p *picker) CreateRenderer() fyne.WidgetRenderer {
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
	picker            *picker
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
	r.key.Set(r.picker.key, p.Faint)
	r.value.Set(r.picker.value, p.Ink)
}

const pickerInset = 12

func (r *pickerRenderer) Layout(size fyne.Size) {
	r.ground.Resize(size)
	inset, top := theme.U(pickerInset), theme.U(5)
	label, value := r.label.MinSize(), r.value.MinSize()
	width := max(0, size.Width-2*inset)
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
