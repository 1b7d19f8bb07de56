package widget

import "fyne.io/fyne/v2"

// Backwards returns the digit of a key that is pressed with Shift, which steps back where the digit steps forward; ok
// is false for any other key. On keyboards where digits are typed with Shift there is none.
func Backwards(key fyne.KeyName) (digit int, ok bool) {
	return backwards(fyne.CurrentApp().Driver(), key)
}

func backwards(driver fyne.Driver, key fyne.KeyName) (digit int, ok bool) {
	d, knows := driver.(interface{ CurrentKeyModifiers() fyne.KeyModifier })
	if !knows || d.CurrentKeyModifiers()&fyne.KeyModifierShift == 0 || len(key) != 1 || key[0] < '0' || key[0] > '9' {
		return 0, false
	}
	return int(key[0] - '0'), true
}
