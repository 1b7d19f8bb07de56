package review

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// wheel is an object over which the mouse wheel steps forward and back.
type wheel struct {
	widget.BaseWidget

	inner  fyne.CanvasObject
	onStep func(by int)
	turned float32 // less than a notch
}

var (
	_ fyne.Widget     = (*wheel)(nil)
	_ fyne.Scrollable = (*wheel)(nil)
)

func newWheel(inner fyne.CanvasObject, onStep func(by int)) *wheel {
	w := &wheel{inner: inner, onStep: onStep}
	w.ExtendBaseWidget(w)
	return w
}

// notch is the scroll distance that Fyne reports for a notch of the wheel. Smooth scrolling comes in smaller steps.
const notch = 10

// Scrolled implements fyne.Scrollable.
func (w *wheel) Scrolled(e *fyne.ScrollEvent) {
	w.turned -= e.Scrolled.DY
	if notches := int(w.turned / notch); notches != 0 {
		w.turned -= float32(notches) * notch
		w.onStep(notches)
	}
}

// CreateRenderer implements fyne.Widget.
func (w *wheel) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(w.inner) }
