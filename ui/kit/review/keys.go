package review

import (
	"unicode"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/sheet"
)

// Keys maps keys to actions on a screen that reviews something played, place by place, in any game. The screen's sheets
// come first.
type Keys struct {
	Sheets *sheet.Stack
	Read   bool // there is something to look at; otherwise Escape leads back, and no other named key does anything

	Go      func(place int)  // beyond the last is the last
	Last    int              // place
	Step    func(by int)     // moves on by a number of places
	Turn    func(by int)     // to the next part, or with -1 to the one before
	Mistake func(by int)     // to the next costly act, or with -1 to the one before
	Beside  func(by int)     // to the next record of the session, or with -1 the one before
	Try     func(option int) // counted from 0
	Escape  func()           // takes something back, or leads back
	Letters map[rune]func()  // further actions of letters, in either case
}

// Key handles a key that is not a letter.
func (k Keys) Key(name fyne.KeyName) {
	escapes := name == fyne.KeyEscape || name == fyne.KeyBackspace
	if k.Sheets.Key(name) || !k.Read && !escapes {
		return
	}
	switch name {
	case fyne.KeyLeft:
		k.Step(-1)
	case fyne.KeyRight, fyne.KeySpace:
		k.Step(1)
	case fyne.KeyHome:
		k.Go(0)
	case fyne.KeyEnd:
		k.Go(k.Last)
	case fyne.KeyPageUp:
		k.Beside(-1)
	case fyne.KeyPageDown:
		k.Beside(1)
	case fyne.KeyUp:
		k.Mistake(-1)
	case fyne.KeyDown:
		k.Mistake(1)
	}
	if escapes {
		k.Escape()
	}
}

// Rune handles a letter: a shortcut that is shown, or the number of an option.
func (k Keys) Rune(r rune) {
	if k.Sheets.Rune(r) {
		return
	}
	switch {
	case r >= '1' && r <= '9':
		k.Try(int(r - '1'))
	case r == '[':
		k.Beside(-1)
	case r == ']':
		k.Beside(1)
	case r == ',':
		k.Turn(-1)
	case r == '.':
		k.Turn(1)
	default:
		if do := k.Letters[unicode.ToLower(r)]; do != nil {
			do()
		}
	}
}
