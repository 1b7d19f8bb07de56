package practice

import (
	"context"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/poker/bot"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/poker/tabletop"
	pokertext "github.com/superbridge/superbridge/ui/poker/text"
)

// change shows another model after a choice of the user's.
func (s *Screen) change(m tabletop.Model) {
	s.said = ""
	s.drill.model = m
	s.show()
}

// choose chooses a card of the hand by its number from the left, from 1.
func (s *Screen) choose(n int) {
	if left := s.drill.model.Placing.Left(); s.drill.asks() && n <= len(left) {
		s.change(s.drill.model.Choose(left[n-1]))
	}
}

// step chooses the next card of the hand.
func (s *Screen) step(by int) {
	if s.drill.asks() {
		s.change(s.drill.model.Step(by))
	}
}

// put places the card that is chosen.
func (s *Screen) put(to tabletop.Target) {
	switch {
	case !s.drill.asks():
		return
	case s.drill.model.Chosen < 0:
		s.say(text.T("poker.choose-first"))
		return
	}
	m, err := s.drill.model.Put(to)
	if err != nil {
		s.say(tabletop.Refusal(err, to))
		return
	}
	s.change(m)
}

// move places a card that was dragged or clicked.
func (s *Screen) move(i int, to tabletop.Target) {
	if !s.drill.asks() || i < 0 || i >= s.drill.model.Placing.Len() {
		return
	}
	p, err := s.drill.model.Placing.Put(i, to)
	if err != nil {
		s.say(tabletop.Refusal(err, to))
		return
	}
	s.change(s.drill.model.With(p))
}

// cardClicked chooses a card in the hand, or takes a placed one back; if another one is chosen, it goes to that place.
func (s *Screen) cardClicked(i int) {
	if !s.drill.asks() {
		return
	}
	m := s.drill.model
	switch to := m.Placing.At(i); {
	case to == tabletop.Hand && m.Chosen == i:
		s.change(m.Choose(-1))
	case to == tabletop.Hand:
		s.change(m.Choose(i))
	case m.Chosen >= 0:
		s.move(m.Chosen, to)
	default:
		s.move(i, tabletop.Hand)
	}
}

// placeClicked puts the card that is chosen at a target that was clicked.
func (s *Screen) placeClicked(to tabletop.Target) {
	switch {
	case !s.drill.asks():
	case s.drill.model.Chosen < 0:
		s.say(text.T("poker.choose-first"))
	default:
		s.move(s.drill.model.Chosen, to)
	}
}

// back takes the last card back that has left the hand.
func (s *Screen) back() {
	if s.drill.asks() && s.drill.model.Placing.Begun() {
		s.change(s.drill.model.With(s.drill.model.Placing.Back()))
	}
}

// Undo takes the last placed card back.
func (s *Screen) Undo() { s.back() }

// ask asks for a hint; a second call places the cards so.
func (s *Screen) ask() {
	switch {
	case !s.drill.asks() || s.advice.Busy():
		return
	case s.advice.Shown:
		p := s.hint
		s.drop()
		s.change(s.drill.model.With(p))
		return
	}
	v := s.drill.exercise.Hand.View(s.drill.exercise.Seat)
	background.Seek(&s.advice, s.work, func(ctx context.Context) (bot.Advice, error) { return s.options.Expert.Advise(ctx, v) }, s.advised)
	if s.advice.Busy() {
		s.say(text.T("poker.hint-ponders"))
	}
}

// advised marks the cards with their advised places, and says why.
func (s *Screen) advised(found bot.Advice, err error) {
	if err != nil {
		s.say(text.T("poker.no-advice", "Error", err))
		return
	}
	s.drill.hints++
	fresh := s.drill.fresh()
	s.hint, s.advice.Shown = fresh.Take(found.Act), true
	s.drill.model = s.drill.model.With(fresh)
	s.parts.surface.Hint(s.hint)
	words := text.T("poker.hint-again", "Expected", pokertext.Option(found.Options[0]))
	if why := s.drill.reasons(found.Act); why != "" {
		words = why + "\n" + words
	}
	s.say(words)
}

// drop takes the marks of a hint off the cards.
func (s *Screen) drop() {
	s.advice.Stop()
	s.parts.surface.Hint(tabletop.Placing{})
}

// turn shows the expert's placing, or the user's again, once the answer is judged.
func (s *Screen) turn() {
	if s.drill.answer == nil {
		s.say(text.T("poker.drill.answer-first"))
		return
	}
	s.drill.turn()
	s.show()
}

// enter confirms, or goes on to the next exercise.
func (s *Screen) enter() {
	switch {
	case s.parts.surface.Finish(), s.drill.judging:
	case s.advice.Shown && !s.drill.model.Placing.Complete():
		s.ask()
	case s.drill.answer != nil || s.drill.failed != nil && !s.drill.there:
		s.next()
	default:
		s.confirm()
	}
}

// Key handles a key that is not a letter.
func (s *Screen) Key(name fyne.KeyName) {
	switch name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		s.enter()
	case fyne.KeyLeft:
		s.step(-1)
	case fyne.KeyRight:
		s.step(1)
	case fyne.KeyBackspace, fyne.KeyDelete:
		s.back()
	case fyne.KeyEscape:
		s.escape()
	}
}

// escape lets go of a chosen card or a hint, or leaves the screen.
func (s *Screen) escape() {
	if s.drill.asks() && (s.drill.model.Chosen >= 0 || s.advice.Busy() || s.advice.Shown) {
		s.drop()
		s.change(s.drill.model.Choose(-1))
		return
	}
	s.options.OnBack()
}

// Spell takes the letter of a row in a language of another script than Latin, and reports whether it is one.
func (s *Screen) Spell(sign, _ rune) bool {
	row, ok := tabletop.RowLetter(sign)
	if ok {
		s.Rune(row)
	}
	return ok
}

// Rune handles a letter or a digit.
func (s *Screen) Rune(r rune) {
	if n := strings.IndexRune("1234567890", r); n >= 0 {
		s.choose(n + 1)
		return
	}
	switch unicode.ToLower(r) {
	case 't':
		s.put(tabletop.ToTop)
	case 'm':
		s.put(tabletop.ToMiddle)
	case 'b':
		s.put(tabletop.ToBottom)
	case 'x':
		s.put(tabletop.Away)
	case 'h':
		s.ask()
	case 'f':
		s.turn()
	case 'n':
		s.next()
	}
}
