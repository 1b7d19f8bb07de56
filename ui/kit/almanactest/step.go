// Package almanactest presses keys on screens of statistics, for tests.
package almanactest

import "fyne.io/fyne/v2"

// Step chooses the option after the one that is chosen of the picker with a number, by keys; or the one that other keys lead to.
func Step(s interface {
	Key(fyne.KeyName)
	Rune(rune)
}, number rune, to ...fyne.KeyName) {
	if s.Rune(number); len(to) == 0 {
		s.Rune(number)
	}
	for _, key := range append(to, fyne.KeyReturn) {
		s.Key(key)
	}
}
