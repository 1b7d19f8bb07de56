package system

import (
	"unicode"

	"fyne.io/fyne/v2"
)

// Keys that aren't letters.
const (
	pageKey  = fyne.KeyF3
	asideKey = fyne.KeyF4
	jumpKey  = fyne.KeyF5
	faultKey = fyne.KeyF6
	handKey  = fyne.KeyF7
	saveKey  = fyne.KeyF8
	trialKey = fyne.KeyF9
)

// inField returns what a field does with keys that don't write.
func (s *Screen) inField(enter, escape func()) func(fyne.KeyName) bool {
	return func(key fyne.KeyName) bool {
		switch key {
		case fyne.KeyReturn, fyne.KeyEnter:
			enter()
		case fyne.KeyEscape:
			escape()
		case fyne.KeyUp, fyne.KeyDown, fyne.KeyPageUp, fyne.KeyPageDown:
			s.move(key)
		case pageKey, asideKey, jumpKey, faultKey, handKey, saveKey, trialKey:
			s.do(key)
		default:
			return false
		}
		return true
	}
}

// Key handles a key that is not a letter.
func (s *Screen) Key(key fyne.KeyName) {
	if s.sheets.Key(key) {
		return
	}
	if s.parts.aside.on && s.keyAside(key) {
		return
	}
	switch key {
	case fyne.KeyEscape:
		s.leave()
	case pageKey, asideKey, jumpKey, faultKey, handKey, saveKey, trialKey:
		s.do(key)
	case fyne.KeyDelete:
		s.remove()
	case fyne.KeyReturn, fyne.KeyEnter:
		s.write()
	default:
		s.move(key)
	}
}

// do does what a key of a button does.
func (s *Screen) do(key fyne.KeyName) {
	switch key {
	case pageKey:
		s.turn((s.page + 1) % numPages)
	case asideKey:
		s.turnAside(!s.parts.aside.on)
	case jumpKey:
		s.jump()
	case faultKey:
		s.nextFault()
	case handKey:
		s.deal()
	case saveKey:
		s.save(nil)
	case trialKey:
		s.compare()
	}
}

// move moves the selection among the lines.
func (s *Screen) move(key fyne.KeyName) {
	i, last := s.parts.lines.Selected(), len(s.lines)-1
	switch key {
	case fyne.KeyUp:
		s.to(i - 1)
	case fyne.KeyDown:
		s.to(i + 1)
	case fyne.KeyPageUp:
		s.to(i - s.parts.lines.Page())
	case fyne.KeyPageDown:
		s.to(i + s.parts.lines.Page())
	case fyne.KeyHome:
		s.to(0)
	case fyne.KeyEnd:
		s.to(last)
	}
}

// Rune handles a letter.
func (s *Screen) Rune(r rune) {
	if s.sheets.Rune(r) {
		return
	}
	switch unicode.ToUpper(r) {
	case 'F':
		s.focus(s.parts.search)
	case 'N':
		s.add()
	case 'E':
		s.export()
	}
}
