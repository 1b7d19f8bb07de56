package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/ui/kit/theme"
)

// NewPanel returns content on a sheet with a thin edge and a soft shadow, with room around
// it.
func NewPanel(content fyne.CanvasObject, margin float32) *fyne.Container {
	p := theme.Current()
	sheet := canvas.NewRectangle(p.Panel)
	sheet.StrokeColor, sheet.StrokeWidth, sheet.CornerRadius = p.PanelEdge, theme.Edge(), theme.U(12)
	LiftSheet(sheet, theme.U(1))
	return container.NewStack(sheet, container.New(layout.NewCustomPaddedLayout(margin, margin, margin, margin), content))
}
