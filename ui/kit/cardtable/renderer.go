package cardtable

import (
	"slices"

	"fyne.io/fyne/v2"
)

// CreateRenderer implements fyne.Widget.
func (s *Surface) CreateRenderer() fyne.WidgetRenderer { return renderer{s} }

type renderer struct{ surface *Surface }

// Layout implements fyne.WidgetRenderer.
func (r renderer) Layout(size fyne.Size) {
	s := r.surface
	if size == s.size {
		return
	}
	s.size = size
	s.Finish()
	s.felt.Raster.Resize(size)
	if s.OnResized != nil {
		s.OnResized(size)
	}
}

func (r renderer) MinSize() fyne.Size           { return r.surface.LeastSize }
func (r renderer) Objects() []fyne.CanvasObject { return r.surface.order }
func (r renderer) Destroy()                     {}

// Refresh draws all in the colours of the present theme.
func (r renderer) Refresh() {
	r.surface.felt.Refresh()
	for _, o := range append(slices.Clip(r.surface.Furniture), r.surface.Marks...) {
		o.Refresh()
	}
	for _, v := range r.surface.views {
		v.refresh()
	}
}
