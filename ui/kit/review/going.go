package review

import (
	"slices"

	"fyne.io/fyne/v2"
)

// To goes to a place. A single step may be animated.
func (s *Screen[M, J]) To(place int, step bool) {
	if p := s.Page; p.Read {
		p.Said = ""
		p.Model.Base().To(place)
		s.update(step)
	}
}

// step moves by a number of acts, forward or back.
func (s *Screen[M, J]) step(by int) {
	if p := s.Page; p.Read {
		s.To(p.Model.Base().At+by, true)
	}
}

// turn goes to the beginning of the next part, or with -1 of the one before.
func (s *Screen[M, J]) turn(by int) {
	if p := s.Page; p.Read {
		s.To(p.Model.Base().Turn(by), false)
	}
}

// mistake goes to the user's next costly act, or with -1 to the one before.
func (s *Screen[M, J]) mistake(by int) {
	p := s.Page
	if !p.Read {
		return
	}
	places := Mistakes[J](p.Model)
	if by < 0 {
		slices.Reverse(places)
	}
	at := p.Model.Base().At
	if i := slices.IndexFunc(places, func(n int) bool { return (n-at)*by > 0 }); i >= 0 {
		s.To(places[i], false)
	}
}

// firstMistake goes to the next costly act, after the last one to the first.
func (s *Screen[M, J]) firstMistake() {
	p := s.Page
	if !p.Read {
		return
	}
	if places := Mistakes[J](p.Model); len(places) > 0 {
		at := p.Model.Base().At
		s.To(places[max(0, slices.IndexFunc(places, func(n int) bool { return n > at }))], false)
	}
}

// try tries an option in the place of the act that was done, or with the same again none.
func (s *Screen[M, J]) try(option int) {
	p := s.Page
	if !p.Read {
		return
	}
	p.Said = ""
	switch r := p.Model.Base(); {
	case option < 0 || option >= p.Model.Options():
	case option == r.Tried:
		r.Tried = -1
	default:
		r.Tried = option
	}
	s.update(true)
}

// beside opens the next record of the session, or with -1 the one before.
func (s *Screen[M, J]) beside(by int) {
	if p := s.Page; p.Read {
		if id := p.Model.Base().next(p.ID, by); id != 0 {
			s.Open(id, 0)
		}
	}
}

// playOn plays on from the place.
func (s *Screen[M, J]) playOn() {
	if p := s.Page; p.Read && s.Parts.Play != nil {
		if acts, ok := s.game.Acts(p.Model); ok {
			s.onPlayOn(p.ID, acts)
		}
	}
}

// turnCards shows everybody's cards, or those that the user saw.
func (s *Screen[M, J]) turnCards() {
	p := s.Page
	if !p.Read || !p.Model.Base().own() {
		return
	}
	r, value := p.Model.Base(), allValue
	r.Covered = !r.Covered
	if r.Covered {
		value = seenValue
	}
	s.Runner.Write(p.Ctx, func() error { return s.store.SetSetting(s.game.Cards, value) }, nil)
	s.update(false)
}

// turnJudging stops the judge or resumes it.
func (s *Screen[M, J]) turnJudging() {
	if p := s.Page; p.Read {
		s.Judging.Turn(p.Ctx, p.Model.Base().Judged)
	}
}

// turnEverybody has everybody's acts judged, or the user's only.
func (s *Screen[M, J]) turnEverybody() {
	p := s.Page
	if !p.Read || !p.Model.Base().own() {
		return
	}
	s.everybody = !s.everybody
	s.Judging.renew(p.Ctx, p.Model.Base().Judged)
	s.update(false)
}

// keys returns the actions of the keys.
func (s *Screen[M, J]) keys() Keys {
	p := s.Page
	k := Keys{
		Sheets: s.Sheets, Read: p.Read, Go: func(n int) { s.To(n, false) }, Step: s.step, Turn: s.turn, Mistake: s.mistake, Beside: s.beside,
		Try: s.try, Escape: s.escape,
		Letters: map[rune]func(){
			'a': s.turnJudging, 'y': s.turnEverybody, 'j': s.onHistory, 'm': s.firstMistake, '#': s.Edit, 'o': s.turnCards, '*': s.TurnStar, 'p': s.playOn,
		},
	}
	if p.Read {
		k.Last = p.Model.Base().Last
	}
	return k
}

// Key handles a key that is not a letter.
func (s *Screen[M, J]) Key(name fyne.KeyName) { s.keys().Key(name) }

// Rune handles a letter.
func (s *Screen[M, J]) Rune(r rune) { s.keys().Rune(r) }

// escape takes back a tried act or what was said, or leaves.
func (s *Screen[M, J]) escape() {
	switch p := s.Page; {
	case p.Read && p.Model.Base().Tried >= 0:
		s.try(p.Model.Base().Tried)
	case p.Read && p.Said != "":
		s.Say("")
	default:
		s.onBack()
	}
}
