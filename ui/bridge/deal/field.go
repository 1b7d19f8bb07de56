package deal

import (
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// field shows the typed number in groups, with a dot for each missing character. Like our buttons it never takes the
// focus: the screen passes typed characters on.
type field struct {
	widget.BaseWidget

	number   number
	selected bool // by the keyboard: it shows the cursor
	onTapped func(at int)
}

var (
	_ fyne.Widget        = (*field)(nil)
	_ fyne.Tappable      = (*field)(nil)
	_ desktop.Cursorable = (*field)(nil)
)

// Measures of the field, in points of a window of 1280×800.
const (
	digitSize  = 20
	fieldInset = 12
	caretWidth = 2
)

func newField(onTapped func(at int)) *field {
	f := &field{onTapped: onTapped}
	f.ExtendBaseWidget(f)
	return f
}

func (f *field) set(n number) {
	if f.number != n {
		f.number = n
		f.Refresh()
	}
}

// Select marks the field as selected, or removes the mark.
func (f *field) Select(on bool) {
	if f.selected != on {
		f.selected = on
		f.Refresh()
	}
}

// Able implements [widget.Control].
func (f *field) Able() bool { return true }

var mono = fyne.TextStyle{Monospace: true}

// digitWidth returns the width of a column.
func digitWidth() float32 { return fyne.MeasureText("0", theme.U(digitSize), mono).Width }

// Tapped implements fyne.Tappable.
func (f *field) Tapped(e *fyne.PointEvent) {
	x := e.Position.X - theme.U(fieldInset)
	at := 0
	for at < len(f.number.digits) && float32(column(at))*digitWidth()+digitWidth()/2 < x {
		at++
	}
	f.onTapped(at)
}

// Cursor implements desktop.Cursorable.
func (f *field) Cursor() desktop.Cursor { return desktop.TextCursor }

// CreateRenderer implements fyne.Widget.
func (f *field) CreateRenderer() fyne.WidgetRenderer {
	r := &fieldRenderer{
		field: f, ground: canvas.NewRectangle(color.Transparent), mark: canvas.NewRectangle(color.Transparent), caret: canvas.NewRectangle(color.Transparent),
		digits: canvas.NewText("", nil), missing: canvas.NewText("", nil),
	}
	r.digits.TextStyle, r.missing.TextStyle = mono, mono
	r.show()
	return r
}

type fieldRenderer struct {
	field               *field
	ground, mark, caret *canvas.Rectangle
	digits, missing     *canvas.Text
}

func (r *fieldRenderer) show() {
	p, f := theme.Current(), r.field
	r.ground.FillColor, r.ground.StrokeColor, r.ground.StrokeWidth, r.ground.CornerRadius = p.Room, p.PanelEdge, theme.Edge(), theme.U(8)
	if f.selected {
		r.ground.StrokeColor, r.ground.StrokeWidth = p.Gold, theme.Ring()
	}
	r.mark.FillColor = theme.Mix(p.Room, p.Gold, 0.4)
	r.mark.Hidden = !f.number.all
	r.caret.FillColor = p.Ink
	r.caret.Hidden = !f.selected || f.number.all
	r.digits.Color, r.missing.Color = p.Ink, p.Faint
	r.digits.TextSize, r.missing.TextSize = theme.U(digitSize), theme.U(digitSize)
	r.digits.Text = text.Grouped(f.number.digits)
	whole := text.Grouped(f.number.digits + strings.Repeat("·", max(0, length-len(f.number.digits))))
	r.missing.Text = strings.TrimSpace(whole[len(r.digits.Text):])
}

func (r *fieldRenderer) Layout(size fyne.Size) {
	n, inset, width := r.field.number, theme.U(fieldInset), digitWidth()
	x := func(column int) float32 { return inset + float32(column)*width }
	line := r.digits.MinSize().Height
	y := (size.Height - line) / 2
	put := func(o fyne.CanvasObject, x, w float32) {
		o.Move(fyne.NewPos(x, y))
		o.Resize(fyne.NewSize(w, line))
	}
	r.ground.Resize(size)
	put(r.digits, x(0), size.Width)
	put(r.missing, x(column(len(n.digits))), size.Width)
	put(r.mark, x(0), float32(len(r.digits.Text))*width)
	at := x(column(n.at)) - theme.U(caretWidth)/2
	if n.at == len(n.digits) && n.at > 0 && n.at%text.Group == 0 { // before the gap, and not behind it
		at -= width
	}
	put(r.caret, at, theme.U(caretWidth))
}

func (r *fieldRenderer) MinSize() fyne.Size {
	return fyne.NewSize(float32(column(length-1)+1)*digitWidth()+2*theme.U(fieldInset), r.digits.MinSize().Height+theme.U(18))
}

func (r *fieldRenderer) Refresh() {
	r.show()
	r.Layout(r.field.Size())
	canvas.Refresh(r.field)
}

func (r *fieldRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.ground, r.mark, r.digits, r.missing, r.caret}
}
func (r *fieldRenderer) Destroy() {}
