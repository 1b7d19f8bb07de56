// Package keyboard knows where the letters are on a keyboard: with a layout of another script, a key means the Latin letter that
// stands in its place, so that commands have their keys in every language.
package keyboard

import (
	"unicode"
	"unicode/utf8"

	"github.com/go-gl/glfw/v3.4/glfw"
)

// Latin returns what a key means that types a sign and has a scan code, as the system counts them: the Latin letter or digit in its place
// if the sign is a letter, a vowel sign or a digit of another script, and else the sign. A sign that is no letter means one too if the layout
// is of another script, which is asked only then: in Greek the key of q types a semicolon, and so does that of z in Dvorak's.
func Latin(sign rune, scan int, otherScript func() bool) rune {
	meant, known := signs[scan]
	switch {
	case !known, unicode.In(sign, unicode.Latin), sign >= '0' && sign <= '9':
		return sign
	case other(sign), unicode.IsLetter(meant) && otherScript():
		return meant
	}
	return sign
}

// other reports whether a sign belongs to the letters and digits of another script than Latin.
func other(sign rune) bool {
	return (unicode.IsLetter(sign) || unicode.IsMark(sign) || unicode.IsDigit(sign) && sign > unicode.MaxASCII) && !unicode.In(sign, unicode.Latin)
}

// OtherScript reports whether the keyboard types another script than Latin just now. It must be called from Fyne's goroutine, while there
// is a window.
func OtherScript() bool {
	sign, _ := utf8.DecodeRuneInString(glfw.GetKeyName(glfw.KeyF, 0)) // by its place: a letter, or a vowel, in every script
	return sign != utf8.RuneError && other(sign)
}

// inRows returns the signs by scan codes that go up along each row of keys, from these on.
func inRows(digits, top, home, low int) map[int]rune {
	all := map[int]rune{}
	for from, row := range map[int]string{digits: "1234567890", top: "qwertyuiop", home: "asdfghjkl", low: "zxcvbnm"} {
		for i, sign := range row {
			all[from+i] = sign
		}
	}
	return all
}
