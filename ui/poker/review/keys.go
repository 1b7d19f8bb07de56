package review

import (
	"slices"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/review"
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

// step goes a number of acts on, or back.
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

// beside looks at the hand before this one in its game, or at the one after.
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

// keys are what the keys do.
func (s *Screen) keys() review.Keys {
	p := s.page
	k := review.Keys{
		Sheets: s.sheets, Read: p.model != nil, Go: func(n int) { s.to(n, false) }, Step: s.step, Turn: s.street, Mistake: s.mistake, Beside: s.beside,
		Try: s.try, Escape: s.escape,
		Letters: map[rune]func(){
			'a': s.turnJudging, 'y': s.turnEverybody, 'j': s.options.OnHistory, 'm': s.firstMistake, '#': s.edit, 'o': s.turnCards, '*': s.turnStar,
		},
	}
	if p.model != nil {
		k.Last = p.last()
	}
	return k
}

// Key handles a key that is not a letter.
func (s *Screen) Key(name fyne.KeyName) { s.keys().Key(name) }

// Rune handles a letter.
func (s *Screen) Rune(r rune) { s.keys().Rune(r) }

// escape takes back what is tried or was said, or leaves.
func (s *Screen) escape() {
	switch p := s.page; {
	case p.model == nil:
		s.options.OnBack()
	case p.option >= 0:
		s.try(p.option)
	case p.said != "":
		p.said = ""
		s.update(false)
	default:
		s.options.OnBack()
	}
}

// street goes to where the next stage begins, or with -1 to the one before.
func (s *Screen) street(by int) {
	if p := s.page; p.model != nil {
		s.to(p.model.street(by), false)
	}
}
