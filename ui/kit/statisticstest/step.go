// Package statisticstest helps the tests of statistics screens press keys.
package statisticstest

import "fyne.io/fyne/v2"

// Step opens the picker with a number by its key, moves by the keys to, and chooses with Enter. Without them it moves one option on.
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
