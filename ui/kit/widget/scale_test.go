package widget

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// framed returns the objects with an edge, each drawn in a window with unit u.
func framed(t *testing.T, u float32) map[string]fyne.CanvasObject {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight, Unit: u})
	art := NewArt(cardart.Style{})
	chosen := NewButton(art, "Chosen", "C", nil)
	chosen.Selected = true
	choice := NewChoice(art, "Choice", theme.U(200), []string{"a", "b"}, 0, nil)
	choice.Selected = true
	list := NewList(theme.U(30), func() fyne.CanvasObject { return container.NewStack() }, func(int, fyne.CanvasObject) {})
	list.Active = true
	list.SetLength(3)
	list.Select(1)
	return map[string]fyne.CanvasObject{
		"panel": NewPanel(layout.NewSpacer(), theme.U(10)), "button": NewButton(art, "Button", "B", nil), "chosen button": chosen,
		"choice": choice, "list": list, "progress": NewProgress(), "diagram": NewDiagram(art, card.Deal{}, theme.U(theme.SmallText)),
	}
}

// edges returns the radius, the edge and the shadow of each rectangle in an object.
func edges(o fyne.CanvasObject) (all [][3]float32) {
	switch o := o.(type) {
	case *canvas.Rectangle:
		return [][3]float32{{o.CornerRadius, o.StrokeWidth, o.Shadow.BlurRadius}}
	case *fyne.Container:
		for _, inside := range o.Objects {
			all = append(all, edges(inside)...)
		}
	case fyne.Widget:
		for _, inside := range test.WidgetRenderer(o).Objects() {
			all = append(all, edges(inside)...)
		}
	}
	return all
}

// In a window twice as large all edges are twice as thick and twice as round.
func TestEdgesGrowWithTheWindow(t *testing.T) {
	measure := func(u float32) map[string][][3]float32 {
		all := map[string][][3]float32{}
		for name, o := range framed(t, u) {
			test.NewTempWindow(t, o).Resize(fyne.NewSize(600*u, 300*u))
			all[name] = edges(o)
		}
		return all
	}
	small, large := measure(1), measure(2)
	for name, of := range small {
		if len(of) == 0 || len(of) != len(large[name]) {
			t.Fatalf("%s has %d edges, and in a large window %d", name, len(of), len(large[name]))
		}
		for i, e := range of {
			for k, what := range []string{"radius", "edge", "shadow"} {
				if got, want := large[name][i][k], 2*e[k]; got < want*0.99 || got > want*1.01 {
					t.Errorf("%s: the %s of rectangle %d is %v, and %v in a window twice as large", name, what, i, e[k], got)
				}
			}
		}
	}
}
