package lessons

import (
	"unicode"

	"fyne.io/fyne/v2"
)

// Key handles a key that is not a letter.
func (s *Screen) Key(key fyne.KeyName) {
	switch {
	case s.sheets.Key(key):
	case s.taking == nil:
		s.path.Key(key)
	case s.table.Covered() || !s.lessonKey(key):
		s.table.Key(key)
	}
}

// lessonKey handles a key that is the lesson's, and reports whether it is.
func (s *Screen) lessonKey(key fyne.KeyName) bool {
	asks, still := s.taking.answer.Number || len(s.taking.answer.Options) > 0, s.taking.still()
	switch {
	case key == fyne.KeyReturn || key == fyne.KeyEnter || key == fyne.KeySpace && still:
		return s.enters()
	case key == fyne.KeyPageUp:
		s.back()
	case key == fyne.KeyPageDown:
		s.forward()
	case key == fyne.KeyHome:
		s.askRestart(s.taking.number)
	case key == fyne.KeyUp && asks:
		s.taking.answer.Step(-1)
	case key == fyne.KeyDown && asks:
		s.taking.answer.Step(1)
	case (key == fyne.KeyBackspace || key == fyne.KeyDelete) && s.taking.answer.Number:
		s.taking.answer.Erase()
	case key == fyne.KeyLeft && still:
		s.back()
	case key == fyne.KeyRight && still:
		s.forward()
	default:
		return false
	}
	s.show()
	return true
}

// enters does the lesson's action of Enter, and reports whether there is one; otherwise Enter belongs to the table.
func (s *Screen) enters() bool {
	switch {
	case s.taking.asks():
		s.submit()
	case s.taking.rubberWaits():
		s.rubber()
	case s.taking.fell():
		s.replays()
	case s.taking.mayGoOn() && !s.taking.playing():
		s.goOn()
	default:
		return false
	}
	return true
}

// enter does the action of the main button.
func (s *Screen) enter() {
	switch {
	case s.taking.asks():
		s.submit()
	case s.taking.rubberWaits():
		s.rubber()
	case s.taking.fell():
		s.replays()
	case s.taking.mayGoOn():
		s.goOn()
	}
}

// Rune handles a letter or a digit.
func (s *Screen) Rune(r rune) {
	switch {
	case s.sheets.Rune(r):
	case s.taking == nil && unicode.ToLower(r) == 'x' && s.options.OnPractice != nil:
		s.options.OnPractice()
	case s.taking == nil:
		s.path.Letter(r)
	case !s.lessonRune(r):
		s.table.Rune(r)
	}
}

// Spell types a sign of another script than Latin at the table, if it is part of a call or a card now.
func (s *Screen) Spell(sign, key rune) bool {
	return s.sheets.Empty() && s.taking != nil && !s.table.Covered() && s.table.Spell(sign, key)
}

// lessonRune handles a letter that is the lesson's, and reports whether it is.
func (s *Screen) lessonRune(r rune) bool {
	a := &s.taking.answer
	switch {
	case r == ',' || r == '<' || r == '[':
		s.back()
	case r == '.' || r == '>' || r == ']':
		s.forward()
	case s.table.Covered():
		return unicode.ToLower(r) == 'n' && s.replays()
	case r >= '1' && r <= '9' && len(a.Options) > 0:
		s.choose(int(r - '1'))
	case a.Take(r):
		s.show()
	case unicode.ToLower(r) == 'n' && !s.table.Typing(): // else it names no-trump
		return s.replays()
	default:
		return false
	}
	return true
}

// KeyDown and KeyUp pass held keys on to the table.
func (s *Screen) KeyDown(key fyne.KeyName) {
	if s.taking != nil && s.sheets.Empty() {
		s.table.KeyDown(key)
	}
}

// KeyUp is described with KeyDown.
func (s *Screen) KeyUp(key fyne.KeyName) {
	if s.taking != nil {
		s.table.KeyUp(key)
	}
}

// Report asks what the user expected instead of the last call or card at the table.
func (s *Screen) Report() {
	if s.taking != nil && s.sheets.Empty() {
		s.table.Report()
	}
}

// Undo takes back the last act at the table.
func (s *Screen) Undo() {
	if s.taking != nil && s.sheets.Empty() {
		s.table.Undo()
	}
}
