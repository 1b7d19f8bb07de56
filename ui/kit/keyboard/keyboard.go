// Package keyboard knows where the letters are on a keyboard: with a layout of another script, a key means the Latin letter that
// stands in its place, so that commands have their keys in every language.
package keyboard

import "unicode"

// Latin returns what a key means that types a sign and has a scan code, as the system counts them: the Latin letter in its place
// if the sign is a letter of another script, and else the sign.
func Latin(sign rune, scan int) rune {
	if !unicode.IsLetter(sign) || unicode.In(sign, unicode.Latin) {
		return sign
	}
	if letter, ok := letters[scan]; ok {
		return letter
	}
	return sign
}

// inRows returns the letters by scan codes that go up along each row of keys, from these on.
func inRows(top, home, low int) map[int]rune {
	all := map[int]rune{}
	for from, row := range map[int]string{top: "qwertyuiop", home: "asdfghjkl", low: "zxcvbnm"} {
		for i, letter := range row {
			all[from+i] = letter
		}
	}
	return all
}
