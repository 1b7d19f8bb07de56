package widget

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// keyboard is a driver that knows the held keys.
type keyboard struct {
	fyne.Driver
	held fyne.KeyModifier
}

func (k keyboard) CurrentKeyModifiers() fyne.KeyModifier { return k.held }

// Only a digit with Shift steps back.
func TestADigitWithShiftGoesBack(t *testing.T) {
	test.NewTempApp(t)
	for _, tt := range []struct {
		driver fyne.Driver
		key    fyne.KeyName
		want   int // -1 is none
	}{
		{keyboard{}, fyne.Key1, -1}, {keyboard{held: fyne.KeyModifierShift}, fyne.Key1, 1}, {keyboard{held: fyne.KeyModifierShift}, fyne.Key0, 0},
		{keyboard{held: fyne.KeyModifierControl}, fyne.Key1, -1}, {keyboard{held: fyne.KeyModifierShift}, fyne.KeyA, -1},
		{keyboard{held: fyne.KeyModifierShift}, fyne.KeyLeft, -1}, {keyboard{held: fyne.KeyModifierShift}, "&", -1},
		{fyne.CurrentApp().Driver(), fyne.Key1, -1}, // doesn't know
	} {
		if got, ok := backwards(tt.driver, tt.key); ok != (tt.want >= 0) || ok && got != tt.want {
			t.Errorf("%T, %q: backwards is %d, %v, want %d", tt.driver, tt.key, got, ok, tt.want)
		}
	}
}
