package review

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/ui/kit/theme"
)

// slider shows where in the record one is, and goes elsewhere when it is pressed or drawn. It
// has a tick where a trick begins.
type slider struct {
	widget.BaseWidget

	OnMoved func(n int)

	at, last int
	begins   []int // of tricks
}

var (
	_ fyne.Widget        = (*slider)(nil)
	_ fyne.Tappable      = (*slider)(nil)
	_ fyne.Draggable     = (*slider)(nil)
	_ desktop.Cursorable = (*slider)(nil)
)

func newSlider(moved func(n int)) *slider {
	s := &slider{OnMoved: moved}
	s.ExtendBaseWidget(s)
	return s
}

// set shows a record that ends at a place, and where its tricks begin.
func (s *slider) set(last int, begins []int) {
	s.last, s.begins = last, begins
	s.Refresh()
}

// move shows a place.
func (s *slider) move(n int) {
	if s.at != n {
		s.at = n
		s.Refresh()
	}
}

// placeX returns where a place of a record is along a slider of some width, and along the curve below it.
func placeX(width, place float32, last int) float32 {
	inset := theme.U(timeInset)
	return inset + (width-2*inset)*place/float32(max(last, 1))
}

// placeAt returns the place that is nearest to a point.
func placeAt(width, x float32, last int) int {
	inset := theme.U(timeInset)
	n := (x - inset) / max(width-2*inset, 1) * float32(last)
	return min(max(int(n+0.5), 0), last)
}

func (s *slider) x(n int) float32 { return placeX(s.Size().Width, float32(n), s.last) }

func (s *slider) moved(x float32) {
	if n := placeAt(s.Size().Width, x, s.last); n != s.at {
		s.OnMoved(n)
	}
}

// Tapped implements fyne.Tappable.
func (s *slider) Tapped(e *fyne.PointEvent) { s.moved(e.Position.X) }

// Dragged implements fyne.Draggable.
func (s *slider) Dragged(e *fyne.DragEvent) { s.moved(e.Position.X) }

// DragEnd implements fyne.Draggable.
func (s *slider) DragEnd() {}

// Cursor implements desktop.Cursorable.
func (s *slider) Cursor() desktop.Cursor { return desktop.PointerCursor }

// CreateRenderer implements fyne.Widget.
func (s *slider) CreateRenderer() fyne.WidgetRenderer {
	r := &sliderRenderer{slider: s}
	r.Refresh()
	return r
}

type sliderRenderer struct {
	slider  *slider
	objects []fyne.CanvasObject
}

func (r *sliderRenderer) Layout(fyne.Size) {
	s, p := r.slider, theme.Current()
	r.objects = r.objects[:0]
	middle := s.Size().Height / 2
	add := func(x, y, w, h, radius float32, fill, edge color.Color) {
		o := canvas.NewRectangle(fill)
		o.CornerRadius = radius
		if edge != nil {
			o.StrokeColor, o.StrokeWidth = edge, theme.Edge()
		}
		o.Move(fyne.NewPos(x, y))
		o.Resize(fyne.NewSize(w, h))
		r.objects = append(r.objects, o)
	}
	thick := theme.U(6)
	left, right := s.x(0), s.x(s.last)
	add(left-thick/2, middle-thick/2, right-left+thick, thick, thick/2, p.Room, p.PanelEdge)
	add(left-thick/2, middle-thick/2, s.x(s.at)-left+thick, thick, thick/2, p.Safe, nil)
	for _, n := range s.begins {
		add(s.x(n)-0.5, middle+theme.U(6), 1, theme.U(6), 0, p.Faint, nil)
	}
	knob := theme.U(18)
	add(s.x(s.at)-knob/2, middle-knob/2, knob, knob, knob/2, p.Panel, p.Safe)
	r.objects[len(r.objects)-1].(*canvas.Rectangle).StrokeWidth = theme.U(3)
}

func (r *sliderRenderer) MinSize() fyne.Size {
	return fyne.NewSize(theme.U(160), theme.U(sliderHeight))
}

func (r *sliderRenderer) Refresh() {
	r.Layout(r.slider.Size())
	canvas.Refresh(r.slider)
}

func (r *sliderRenderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *sliderRenderer) Destroy()                     {}
