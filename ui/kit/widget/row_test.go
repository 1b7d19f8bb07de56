package widget

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/ui/kit/theme"
)

// A row is marked under the mouse, has a ring when selected, and opens something.
func TestRow(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	tapped := 0
	row := NewRow(canvas.NewRectangle(nil), 12, 7, func() { tapped++ })
	r := test.TempWidgetRenderer(t, row).(*rowRenderer)
	marked := func(want bool, edge float32) {
		t.Helper()
		if r.mark.Visible() != want || want && r.mark.StrokeWidth != edge {
			t.Errorf("it is marked: %t, with an edge of %v", r.mark.Visible(), r.mark.StrokeWidth)
		}
	}
	marked(false, 0)
	row.MouseIn(nil)
	marked(true, theme.Edge())
	row.Select(true)
	marked(true, theme.Ring())
	row.MouseOut()
	marked(true, theme.Ring())
	row.Select(false)
	marked(false, 0)
	test.Tap(row)
	if tapped != 1 {
		t.Errorf("tapped %d times", tapped)
	}
	row.Resize(fyne.NewSize(200, 60))
	if at, size := row.Content.Position(), row.Content.Size(); at != fyne.NewPos(12, 7) || size != fyne.NewSize(176, 46) {
		t.Errorf("its content lies at %v and is %v", at, size)
	}
}
