package teach

import (
	"unicode"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/learning"
)

// Key handles a key that is not a letter.
func (s *Screen) Key(key fyne.KeyName) {
	switch {
	case s.sheets.Key(key):
	case s.taking == nil:
		s.path.Key(key)
	case !s.board.Key(key):
		s.lessonKey(key)
	}
}

// lessonKey handles a key at a lesson.
func (s *Screen) lessonKey(key fyne.KeyName) {
	asks := len(s.taking.answer.Options) > 0 && !s.kept().Passed
	switch {
	case key == fyne.KeyReturn || key == fyne.KeyEnter || key == fyne.KeySpace:
		s.enter()
	case key == fyne.KeyPageUp:
		s.back()
	case key == fyne.KeyPageDown:
		s.forward()
	case key == fyne.KeyHome:
		s.askRestart(s.taking.number)
	case key == fyne.KeyEscape:
		s.leave()
	case key == fyne.KeyUp && asks:
		s.taking.answer.Step(-1)
		s.show()
	case key == fyne.KeyDown && asks:
		s.taking.answer.Step(1)
		s.show()
	case key == fyne.KeyLeft:
		s.back()
	case key == fyne.KeyRight:
		s.forward()
	}
}

// Rune handles a letter or a digit.
func (s *Screen) Rune(r rune) {
	switch {
	case s.sheets.Rune(r):
	case s.taking == nil:
		s.path.Letter(r)
	case !s.acts() || !s.board.Rune(r):
		s.lessonRune(r)
	}
}

// Spell types a sign of another script than Latin at the table, if it has a meaning there, and reports whether it has.
func (s *Screen) Spell(sign, _ rune) bool {
	on, ok := s.board.(Speller)
	return ok && s.sheets.Empty() && s.taking != nil && s.acts() && on.Spell(sign)
}

// acts reports whether the learner is to act at the table.
func (s *Screen) acts() bool {
	step, _ := s.taking.step()
	return step.Kind() == learning.Acted && !s.kept().Passed
}

// lessonRune handles a letter or a digit at a lesson.
func (s *Screen) lessonRune(r rune) {
	switch {
	case r == ',' || r == '<' || r == '[':
		s.back()
	case r == '.' || r == '>' || r == ']':
		s.forward()
	case r >= '1' && r <= '9':
		s.choose(int(r - '1'))
	case unicode.ToLower(r) == 'h':
		s.hint()
	case unicode.ToLower(r) == 'n':
		s.askRestart(s.taking.number)
	}
}
