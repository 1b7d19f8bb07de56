package table

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/tabletop"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/tempo"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// entry is what the user is about to enter by keys.
type entry struct {
	typed   tabletop.Typing
	pending tempo.Letter // an h or c that may begin a card (hz, c9), or stand for Hint or Claim
	space   tempo.Space
}

// contracts returns the event of making a call or, where declarer chooses the contract, of choosing it.
func (s *Screen) contracts(c bridge.Call) bridge.Event {
	if s.play.model.Table.Rules.Choices {
		return bridge.Chosen(c)
	}
	return bridge.Called(c)
}

// contracting reports whether there is no contract yet: there is an auction, or declarer is to choose.
func (s *Screen) contracting() bool {
	phase := s.play.model.Table.Phase()
	return phase == bridge.AuctionPhase || phase == bridge.ChoicePhase
}

// choosing reports whether the user is to choose the contract.
func (s *Screen) choosing() bool {
	return s.play.model.Yours && s.play.model.Table.Phase() == bridge.ChoicePhase
}

// typeCall takes a letter of a call, and reports whether it was one.
func (s *Screen) typeCall(r rune) bool {
	next, call, done := s.entry.typed.Call(r, s.play.model.Calls)
	if next == "" && !done {
		return false
	}
	s.advice.drop()
	s.entry.typed, s.note.said = next, ""
	if done {
		s.chooseCall(call)
	}
	s.showNote()
	return true
}

// chooseCall selects a call that was typed, or says why it can't be made.
func (s *Screen) chooseCall(c bridge.Call) {
	if !s.play.model.Yours {
		s.note.said = text.T("table.not-your-turn")
		return
	}
	if err := s.play.model.Table.Check(card.Hand{}, s.contracts(c)); err != nil {
		s.entry.typed = ""
		s.note.said = bridgetext.Rule(err)
		return
	}
	s.parts.box.Choose(c)
	if c == bridge.Double { // a second x makes it a redouble; until then the double stands
		s.entry.typed = ""
	}
}

// typeCard takes a letter of a card, and reports whether it was one. A lower-case h or c
// may also be a command.
func (s *Screen) typeCard(r rune) bool {
	if s.entry.typed == "" && (r == 'H' || r == 'C') {
		return false
	}
	next, c, done := s.entry.typed.Card(r, s.art.Style.Letters)
	if next == "" && !done {
		s.entry.typed = ""
		s.advice.unask()
		s.showNote()
		return false
	}
	if r != 'h' { // else what an h before has asked for stays on its way
		s.advice.drop()
	}
	s.entry.typed, s.note.said = next, ""
	switch {
	case done:
		s.chooseCard(c)
	case r == 'h':
		s.hintOrCard(card.Hearts, r)
	case r == 'c':
		s.hintOrCard(card.Clubs, r)
	}
	s.showNote()
	return true
}

// hintOrCard settles what an h or c is. It waits for a rank only where a card of the suit can
// be played; the hint is worked out meanwhile. An h that is a hint at once may still be
// followed by a rank, and then it is told why the card can't be played.
func (s *Screen) hintOrCard(suit card.Suit, r rune) {
	if s.mayMarkOf(suit) {
		s.entry.pending.Wait(r, s.work.Runner.Do, s.lapse)
		return
	}
	if s.play.model.Plays[suit] == 0 {
		typed := s.entry.typed
		if s.command(r); s.advice.busy() {
			s.entry.typed = typed
		}
		return
	}
	if r == 'h' && !s.advice.busy() {
		s.seekAdvice()
		s.advice.quiet = true
	}
	s.entry.pending.Wait(r, s.work.Runner.Do, s.lapse)
}

// lapse takes the letter that waits for a command: nothing has followed it.
func (s *Screen) lapse() {
	if r := s.entry.pending.Drop(); r != 0 {
		s.command(r)
	}
}

// command does what a lone h or c stands for.
func (s *Screen) command(r rune) {
	s.entry.typed = ""
	if r == 'h' {
		s.askHint()
	} else {
		s.openClaim()
	}
}

// settle does what a letter that waits stands for, since a key follows that is no rank. It
// reports whether that was all that the key is for: Enter behind a c opens the claim, and
// doesn't make it unseen. A user who moves the selection chooses himself, and gets no hint.
// Letters and digits come as keys too, before they come as what they are typed for.
func (s *Screen) settle(name fyne.KeyName) (done bool) {
	switch name {
	case fyne.KeyEscape, fyne.KeyBackspace:
		s.entry.pending.Drop()
		s.advice.unask()
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		if r := s.entry.pending.Drop(); r != 0 {
			s.command(r)
			return r == 'c'
		}
	case fyne.KeyLeft, fyne.KeyRight, fyne.KeyUp, fyne.KeyDown, fyne.KeyPageUp, fyne.KeyPageDown:
		if r := s.entry.pending.Drop(); r == 'c' {
			s.command(r)
		}
		s.advice.unask()
	}
	return false
}

// chooseCard selects a card that was typed, or says why it can't be played.
func (s *Screen) chooseCard(c card.Card) {
	if !s.play.model.Plays.Has(c) {
		if len(s.entry.typed) < 2 { // else a 1 was typed, which may become 10, 11 or 12
			s.entry.typed = ""
		}
		s.parts.surface.Select(card.Card{})
		if !s.marks(c) {
			s.refuse(c)
		}
		return
	}
	if s.play.model.Waits {
		s.play.session.GoOn()
	}
	s.parts.surface.Select(c)
}

// refuse says why a card can't be played.
func (s *Screen) refuse(c card.Card) {
	b := s.play.session.State().Board
	if !s.play.config.User.Acts(b.Table) {
		s.note.said = text.T("table.not-your-turn")
	} else if !s.allowed(bridge.Played(c)) {
		s.note.said = ""
	} else if err := b.View(b.Actor()).Check(bridge.Played(c)); err != nil {
		s.note.said = bridgetext.Rule(err)
	}
	s.showNote()
}
