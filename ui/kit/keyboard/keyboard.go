// Package keyboard knows the positions of letters on a keyboard: with a layout of another script, a key means the Latin
// letter in its position, so that commands have their keys in every language.
package keyboard

import (
	"unicode"
	"unicode/utf8"

	"github.com/go-gl/glfw/v3.4/glfw"
)

// russian maps the letters of the Russian layout, and its sign for numbers, to the signs of their keys on a Latin one.
var russian = inPlaceOf(
	"йцукенгшщзхъфывапролджэячсмитьбюёЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮЁ№",
	"qwertyuiop[]asdfghjkl;'zxcvbnm,.`QWERTYUIOP{}ASDFGHJKL:\"ZXCVBNM<>~#")

// inPlaceOf maps signs to those of another layout, which are in the same order.
func inPlaceOf(signs, latin string) map[rune]rune {
	all := map[rune]rune{}
	for i, sign := range []rune(signs) {
		all[sign] = rune(latin[i])
	}
	return all
}

// Latin returns the meaning of a key by its sign and its scan code, as the system counts them: the Latin letter or
// digit in its position if the sign is a letter, a vowel sign or a digit of another script, and otherwise the sign.
// Another sign is translated too if the layout is of another script, which is only then asked: in Greek the key of q
// types a semicolon, and so does that of z in Dvorak. A Russian letter on a key that is neither a letter's nor a digit's
// on a Latin keyboard, or on an unknown one, means the sign in its place on the Russian layout.
func Latin(sign rune, scan int, otherScript func() bool) rune {
	meant, known := signs[scan]
	latin, ok := russian[sign]
	switch {
	case ok && (!known || !unicode.IsLetter(sign)):
		return latin
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
