package widget

import (
	"unicode"

	"fyne.io/fyne/v2"
)

// Backwards reports whether a letter was typed with Shift, which goes back where the letter goes on. A
// driver that doesn't know leaves only the letter to tell, which is large with Caps Lock too.
func Backwards(r rune) bool { return backwards(fyne.CurrentApp().Driver(), r) }

func backwards(driver fyne.Driver, r rune) bool {
	if d, ok := driver.(interface{ CurrentKeyModifiers() fyne.KeyModifier }); ok {
		return d.CurrentKeyModifiers()&fyne.KeyModifierShift != 0
	}
	return unicode.IsUpper(r)
}
