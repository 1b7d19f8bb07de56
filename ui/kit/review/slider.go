package review

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/ui/kit/theme"
)

// Slider shows a place in a record, and moves it when pressed or dragged. It has ticks at some places.
type Slider struct {
	widget.BaseWidget

	OnMoved func(n int)

	at, last int
	ticks    []int
	marks    []int // emphasised places
}

var (
	_ fyne.Widget        = (*Slider)(nil)
	_ fyne.Tappable      = (*Slider)(nil)
	_ fyne.Draggable     = (*Slider)(nil)
	_ desktop.Cursorable = (*Slider)(nil)
)

// NewSlider returns a slider of a record with no places.
func NewSlider(moved func(n int)) *Slider {
	s := &Slider{OnMoved: moved}
	s.ExtendBaseWidget(s)
	return s
}

// Set shows a record that ends at a place, and its ticks.
func (s *Slider) Set(last int, ticks []int) {
	s.last, s.ticks = last, ticks
	s.Refresh()
}

// Mark shows a dot at each of some places.
func (s *Slider) Mark(places []int) {
	if !slices.Equal(s.marks, places) {
		s.marks = places
		s.Refresh()
	}
}

// Place shows a place.
func (s *Slider) Place(n int) {
	if s.at != n {
		s.at = n
		s.Refresh()
	}
}

// PlaceX returns the x position of a place on a slider of some width, and on the curve below it.
func PlaceX(width, place float32, last int) float32 {
	inset := theme.U(timeInset)
	return inset + (width-2*inset)*place/float32(max(last, 1))
}

// PlaceAt returns the place that is nearest to a point.
func PlaceAt(width, x float32, last int) int {
	inset := theme.U(timeInset)
	n := (x - inset) / max(width-2*inset, 1) * float32(last)
	return min(max(int(n+0.5), 0), last)
}

// X returns the x position of a place on the slider.
func (s *Slider) X(n int) float32 { return PlaceX(s.Size().Width, float32(n), s.last) }

func (s *Slider) moved(x float32) {
	if n := PlaceAt(s.Size().Width, x, s.last); n != s.at {
		s.OnMoved(n)
	}
}

// Tapped implements fyne.Tappable.
func (s *Slider) Tapped(e *fyne.PointEvent) { s.moved(e.Position.X) }

// Dragged implements fyne.Draggable.
func (s *Slider) Dragged(e *fyne.DragEvent) { s.moved(e.Position.X) }

// DragEnd implements fyne.Draggable.
func (s *Slider) DragEnd() {}

// Cursor implements desktop.Cursorable.
func (s *Slider) Cursor() desktop.Cursor { return desktop.PointerCursor }

// CreateRenderer implements fyne.Widget.
func (s *Slider) CreateRenderer() fyne.WidgetRenderer {
	r := &sliderRenderer{slider: s}
	r.Refresh()
	return r
}

type sliderRenderer struct {
	slider  *Slider
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
	left, right := s.X(0), s.X(s.last)
	add(left-thick/2, middle-thick/2, right-left+thick, thick, thick/2, p.Room, p.PanelEdge)
	add(left-thick/2, middle-thick/2, s.X(s.at)-left+thick, thick, thick/2, p.Safe, nil)
	for _, n := range s.ticks {
		add(s.X(n)-0.5, middle+theme.U(6), 1, theme.U(6), 0, p.Faint, nil)
	}
	dot := theme.U(8)
	for _, n := range s.marks {
		add(s.X(n)-dot/2, middle-theme.U(6)-dot, dot, dot, dot/2, p.Bad, nil)
	}
	knob := theme.U(18)
	add(s.X(s.at)-knob/2, middle-knob/2, knob, knob, knob/2, p.Panel, p.Safe)
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
