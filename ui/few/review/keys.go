package review

import (
	"slices"
	"unicode"

	"fyne.io/fyne/v2"
)

// to goes to a place. A single step may be animated.
func (s *Screen) to(n int, step bool) {
	p := s.page
	if p.model == nil {
		return
	}
	p.said = ""
	p.to(n)
	s.update(step)
}

// step goes a number of events on, or back.
func (s *Screen) step(by int) {
	if p := s.page; p.model != nil {
		s.to(p.at+by, true)
	}
}

// mistake goes to the person's next costly act, or to the one before.
func (s *Screen) mistake(by int) {
	p := s.page
	if p.model == nil {
		return
	}
	if event, ok := p.mistake(by); ok {
		s.to(event+1, false)
	}
}

// firstMistake goes to the next costly act, after the last one to the first.
func (s *Screen) firstMistake() {
	p := s.page
	if p.model == nil {
		return
	}
	places := p.mistakes()
	if len(places) == 0 {
		return
	}
	next := max(0, slices.IndexFunc(places, func(n int) bool { return n > p.at }))
	s.to(places[next], false)
}

// try tries an option in the place of the act that was done.
func (s *Screen) try(option int) {
	if p := s.page; p.model != nil {
		p.said = ""
		p.try(option)
		s.update(true)
	}
}

// beside looks at the deal before this one in its session, or at the one after.
func (s *Screen) beside(by int) {
	id := s.page.behind
	if by < 0 {
		id = s.page.before
	}
	if id != 0 {
		s.load(id, 0)
	}
}

// turnCards shows everybody's cards, or those that the person saw.
func (s *Screen) turnCards() {
	p := s.page
	if p.model == nil || !p.finished() || p.watches() {
		return
	}
	p.covered = !p.covered
	value := allValue
	if p.covered {
		value = seenValue
	}
	s.runner.Write(p.ctx, func() error { return s.options.Store.SetSetting(cardsSetting, value) }, nil)
	s.update(false)
}

// turn goes to where the next stage or trick begins, or with -1 to the one before.
func (s *Screen) turn(by int) {
	if p := s.page; p.model != nil {
		s.to(p.model.turn(by), false)
	}
}

// Key handles a key that is not a letter.
func (s *Screen) Key(name fyne.KeyName) {
	p := s.page
	if s.sheets.Key(name) {
		return
	}
	if p.model == nil {
		if name == fyne.KeyEscape || name == fyne.KeyBackspace {
			s.options.OnBack()
		}
		return
	}
	switch name {
	case fyne.KeyLeft:
		s.step(-1)
	case fyne.KeyRight, fyne.KeySpace:
		s.step(1)
	case fyne.KeyHome:
		s.to(0, false)
	case fyne.KeyEnd:
		s.to(p.last(), false)
	case fyne.KeyPageUp:
		s.beside(-1)
	case fyne.KeyPageDown:
		s.beside(1)
	case fyne.KeyUp:
		s.mistake(-1)
	case fyne.KeyDown:
		s.mistake(1)
	case fyne.KeyEscape, fyne.KeyBackspace:
		s.escape()
	}
}

// escape takes back what is tried or was said, or leaves.
func (s *Screen) escape() {
	switch p := s.page; {
	case p.option >= 0:
		s.try(p.option)
	case p.said != "":
		p.said = ""
		s.update(false)
	default:
		s.options.OnBack()
	}
}

// Rune handles a letter: a shortcut that is shown, or the number of an option.
func (s *Screen) Rune(r rune) {
	if s.sheets.Rune(r) {
		return
	}
	if r >= '1' && r <= '9' {
		s.try(int(r - '1'))
		return
	}
	switch unicode.ToLower(r) {
	case 'a':
		s.turnJudging()
	case 'e':
		s.turnEverybody()
	case 'h':
		if s.options.OnHistory != nil {
			s.options.OnHistory()
		}
	case 'm':
		s.firstMistake()
	case 'n':
		s.edit()
	case 'o':
		s.turnCards()
	case 's':
		s.turnStar()
	case '[':
		s.beside(-1)
	case ']':
		s.beside(1)
	case ',':
		s.turn(-1)
	case '.':
		s.turn(1)
	}
}
