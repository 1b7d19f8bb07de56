package review

import (
	"unicode"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/card"
)

// to moves to a place. A single step may be animated.
func (s *Screen) to(n int, step bool) {
	p := s.page()
	if p == nil {
		return
	}
	s.forget()
	p.to(n)
	p.explain(p.event())
	s.Update(step)
}

// forget clears the message, typed text and pointed call.
func (s *Screen) forget() {
	p := s.page()
	s.pending.Drop()
	s.Page.Said, p.typed, p.pointed, p.chosen = "", "", -1, -1
	s.parts.surface.Select(card.Card{})
}

// step moves by a number of events, forward or back.
func (s *Screen) step(by int) {
	if p := s.page(); p != nil {
		s.to(p.n()+by, true)
	}
}

// visit moves to a moment.
func (s *Screen) visit(event int) {
	p := s.page()
	s.forget()
	p.visit(event)
	p.explain(event)
	s.Update(false)
}

// nextMoment moves to the next moment, or to the one before. After the last one come the listed boards.
func (s *Screen) nextMoment(by int) {
	p := s.page()
	chosen := p.chosen
	s.forget()
	switch {
	case chosen < 0 && !p.nextMoment(by) && by > 0:
		chosen = 0
	case chosen >= 0:
		chosen += by
	}
	p.chosen = min(chosen, len(p.branches)-1)
	p.explain(p.event())
	s.Update(false)
}

// nextMistake moves to the user's next costly card, also from the other table.
func (s *Screen) nextMistake() {
	p := s.page()
	if p == nil || !p.mine.finished() {
		return
	}
	s.forget()
	if p.model.nextMistake() {
		p.explain(p.event())
	}
	s.Update(false)
}

// point explains a call that is pointed at; -1 is none.
func (s *Screen) point(call int) {
	if p := s.page(); p != nil && p.pointed != call {
		p.pointed = call
		s.parts.showPlace()
	}
}

// turnHands shows all hands, or those that the user saw.
func (s *Screen) turnHands() {
	if p := s.page(); p != nil && p.mine.finished() && !p.mine.user.Watches {
		before := p.hands
		p.turnHands()
		if p.hands != before {
			p.keepHands()
		}
		s.Update(false)
	}
}

// Keys and values of the setting of which hands are shown.
const (
	handsSetting        = "review.hands"
	allValue, seenValue = "all", "seen"
)

// keepHands saves which hands are shown, for other boards.
func (p *page) keepHands() {
	value := allValue
	if p.hands == seenHands {
		value = seenValue
	}
	p.runner.Write(p.ctx, func() error { return p.store.SetSetting(handsSetting, value) }, nil)
}

// tapped handles a click on a card, or else on the table: an answer, or a step.
func (s *Screen) tapped(c card.Card, ok bool) {
	p := s.page()
	if p == nil || s.parts.surface.Finish() {
		return
	}
	if p.plays() == (card.Hand{}) {
		if !ok {
			s.step(1)
		}
		return
	}
	if ok {
		s.try(c)
	}
}

// try tries a card as the better one.
func (s *Screen) try(c card.Card) {
	p := s.page()
	s.forget()
	if !p.plays().Has(c) {
		return
	}
	event := p.event()
	p.try(c)
	p.keepPuzzle(event, s.Say)
	p.explain(event)
	s.Update(false)
}

// Key handles a key that is not a letter.
func (s *Screen) Key(name fyne.KeyName) {
	p := s.page()
	if s.Sheets.Key(name) {
		return
	}
	if p == nil {
		if name == fyne.KeyEscape || name == fyne.KeyBackspace {
			s.options.OnBack()
		}
		return
	}
	switch name {
	case fyne.KeyLeft:
		s.step(-1)
	case fyne.KeyRight:
		s.step(1)
	case fyne.KeyHome:
		s.to(0, false)
	case fyne.KeyEnd:
		s.to(p.record().last(), false)
	case fyne.KeyPageUp:
		s.to(p.record().trickBy(p.n(), -1), false)
	case fyne.KeyPageDown:
		s.to(p.record().trickBy(p.n(), 1), false)
	case fyne.KeyUp:
		s.nextMoment(-1)
	case fyne.KeyDown:
		s.nextMoment(1)
	case fyne.KeySpace:
		s.step(1)
	case fyne.KeyReturn, fyne.KeyEnter:
		s.enter()
	case fyne.KeyBackspace:
		s.forget()
		s.parts.showPlace()
	case fyne.KeyEscape:
		s.escape()
	}
}

// enter tries the card that is selected, opens the board that is, or asks for the better card.
func (s *Screen) enter() {
	p := s.page()
	if c := s.parts.surface.Selected(); p.plays().Has(c) {
		s.try(c)
		return
	}
	switch {
	case p.chosen >= 0:
		s.Open(p.branches[p.chosen].ID, 0)
	case p.hidden(p.event()) && !p.finding:
		s.visit(p.event())
	}
}

// escape clears typed text, returns from the other table, or leaves.
func (s *Screen) escape() {
	p := s.page()
	switch {
	case p.typed != "" || s.Page.Said != "" || s.parts.surface.Selected() != (card.Card{}):
		s.forget()
		s.parts.showPlace()
	case p.model.away && !p.inField():
		s.crossOver()
	default:
		s.options.OnBack()
	}
}

// command does the action of a letter.
func (s *Screen) command(r rune) {
	switch unicode.ToLower(r) {
	case 'a':
		s.turnSearch()
	case 'f':
		s.act()
	case 'j':
		s.showHistory()
	case 'l':
		s.askLine()
	case 'm':
		s.nextMistake()
	case 'n':
		s.playAgain()
	case 'o':
		s.turnHands()
	case 'p':
		s.playOn()
	case 's':
		s.showSuit()
	case 't':
		s.crossOver()
	case 'w':
		s.showTold()
	case 'x':
		s.crossTable()
	case 'y':
		s.turnEverybody()
	case 'e':
		s.export()
	case 'b':
		s.copyBoard()
	default:
		s.sign(r)
	}
}

// sign carries out what a sign stands for that is no letter.
func (s *Screen) sign(r rune) {
	switch r {
	case '*':
		s.TurnStar()
	case '#':
		s.Edit()
	case '[':
		s.beside(-1)
	case ']':
		s.beside(1)
	case ',':
		s.Key(fyne.KeyPageUp)
	case '.':
		s.Key(fyne.KeyPageDown)
	}
}

// showHistory opens the history, unless that is the way back.
func (s *Screen) showHistory() {
	if s.options.OnHistory != nil {
		s.options.OnHistory()
	}
}

// beside opens the board before this one in its rubber, or the one after, if there is one.
func (s *Screen) beside(by int) {
	p := s.page()
	if p == nil {
		return
	}
	id := p.board.Next
	if by < 0 {
		id = p.board.Previous
	}
	if id != 0 {
		s.Open(id, 0)
	}
}
