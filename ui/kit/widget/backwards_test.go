package widget

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// keyboard is a driver that knows which keys are held.
type keyboard struct {
	fyne.Driver
	held fyne.KeyModifier
}

func (k keyboard) CurrentKeyModifiers() fyne.KeyModifier { return k.held }

// Caps Lock makes letters large, and Shift with it small: Shift itself steps backwards.
func TestCapsLockDoesNotStepBackwards(t *testing.T) {
	test.NewTempApp(t)
	for _, tt := range []struct {
		driver fyne.Driver
		r      rune
		want   bool
	}{
		{keyboard{}, 'c', false}, {keyboard{}, 'C', false},
		{keyboard{held: fyne.KeyModifierShift}, 'C', true}, {keyboard{held: fyne.KeyModifierShift}, 'c', true},
		{keyboard{held: fyne.KeyModifierControl}, 'c', false},
		{fyne.CurrentApp().Driver(), 'c', false}, {fyne.CurrentApp().Driver(), 'C', true}, // which doesn't know
	} {
		if got := backwards(tt.driver, tt.r); got != tt.want {
			t.Errorf("%T, %q: backwards is %v", tt.driver, tt.r, got)
		}
	}
}
