package table

import (
	"unicode"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/tabletop"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Key handles a key that is not a letter.
func (s *Screen) Key(name fyne.KeyName) {
	s.parts.box.Forget() // what the keys lead to is said now
	if name == fyne.KeySpace && s.entry.space.Repeats() || s.settle(name) {
		return
	}
	if !s.sheets.Key(name) {
		s.boardKey(name)
	}
}

// boardKey handles a key on the board, below all sheets.
func (s *Screen) boardKey(name fyne.KeyName) {
	if name != fyne.KeyReturn && name != fyne.KeyEnter && name != fyne.KeySpace && s.finish() && s.play.model.Over {
		return
	}
	switch name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		s.enter()
	case fyne.KeyEscape:
		s.escape()
	case fyne.KeyLeft:
		s.move(-1, 0)
	case fyne.KeyRight:
		s.move(1, 0)
	case fyne.KeyUp:
		s.move(0, -1)
	case fyne.KeyDown:
		s.move(0, 1)
	case fyne.KeyPageUp:
		s.explainNext(-1)
	case fyne.KeyPageDown:
		s.explainNext(1)
	case fyne.KeyBackspace:
		s.entry.typed = ""
		s.showNote()
	}
}

// KeyDown takes notice of a key that goes down. What it does when it is pressed is for Key.
func (s *Screen) KeyDown(name fyne.KeyName) {
	if name == fyne.KeySpace {
		s.entry.space.Down(s.work.Runner.Do, func() { s.play.session.Hurry(true) })
	}
}

// KeyUp takes notice of a key that goes up.
func (s *Screen) KeyUp(name fyne.KeyName) {
	if name == fyne.KeySpace {
		s.entry.space.Release()
		s.play.session.Hurry(false)
	}
}

// Rune handles a letter or a digit: part of a call or a card, or a command.
func (s *Screen) Rune(r rune) {
	s.parts.box.Forget()
	s.entry.pending.Drop()
	if !s.sheets.Rune(r) {
		s.letter(r)
	}
}

// letter handles a letter or a digit on the board, and on sheets that have none of their own.
func (s *Screen) letter(r rune) {
	s.finish()
	if s.contracting() && s.typeCall(r) || s.play.model.Table.Phase() == bridge.PlayPhase && s.typeCard(r) {
		return
	}
	switch unicode.ToLower(r) {
	case 'h':
		s.askHint()
	case 'c':
		s.openClaim()
	case 'l':
		s.turnLastTrick()
	case 'a':
		s.turnAuction()
	case 'y':
		s.turnWorth()
	case 'm':
		s.openLookBack()
	case 'v':
		s.reviewBoard()
	case 'n':
		s.again()
	case 'w':
		s.openScore()
	case 't':
		s.openTables()
	case 'q':
		s.openSettle()
	case 'b':
		s.ShowBidding()
	}
}

// enterTyped does what Enter means for what has been typed or asked, and reports whether that was all that it is for.
// What is typed by half is nothing: nobody means the card that happens to be selected with it.
func (s *Screen) enterTyped() bool {
	if s.advice.busy() { // the advice is on its way: follow it when it comes
		s.entry.typed, s.advice.follow = "", true
		return true
	}
	switch half := len(s.entry.typed) == 1 && s.entry.typed != "x"; {
	case half && s.contracting():
		s.say(text.T("table.half-a-call"))
		return true
	case half:
		s.say(text.T("table.half-a-card"))
		return true
	}
	s.entry.typed = ""
	return false
}

// enter does what is selected, or goes on where something waits.
func (s *Screen) enter() {
	if s.enterTyped() || s.goOn() || !s.play.model.Yours {
		return
	}
	if c, ok := s.parts.box.Selection(); ok && s.contracting() {
		s.act(s.contracts(c))
	} else if c := s.parts.surface.Selected(); s.play.model.Plays.Has(c) {
		s.act(bridge.Played(c))
	} else if s.unaided() {
		s.say(text.T("table.select-or-type"))
	} else {
		s.say(text.T("table.select-first"))
	}
}

// escape takes back a selection, or leaves the table.
func (s *Screen) escape() {
	_, chosen := s.parts.box.Selection()
	switch {
	case s.early.There():
		s.marks(s.early.Card())
	case s.entry.typed != "" || chosen || s.parts.surface.Selected() != (card.Card{}) || s.advice.busy():
		s.entry.typed, s.note.said = "", ""
		s.advice.drop()
		s.parts.box.Unselect()
		s.parts.surface.Select(card.Card{})
		s.showNote()
	default:
		s.leave()
	}
}

// move moves the selection: over the calls of the bidding box, or the cards that may be
// played.
func (s *Screen) move(dx, dy int) {
	if !s.play.model.Yours || !s.sheets.Empty() {
		return
	}
	s.advice.drop()
	s.note.said, s.entry.typed = "", ""
	if s.contracting() {
		s.parts.box.Step(dx, dy)
		s.showNote()
		return
	}
	s.parts.surface.Select(nextCard(s.play.model, s.parts.surface.Selected(), dx, dy))
	s.showNote()
}

// nextCard returns the card that may be played next to c in the direction of an arrow key.
// In a hand side by side all arrows go along it; in columns left and right change the suit.
func nextCard(m tabletop.Model, c card.Card, dx, dy int) card.Card {
	cards := m.Sorted(m.Plays)
	if len(cards) == 0 {
		return card.Card{}
	}
	at := -1
	for i := range cards {
		if cards[i] == c {
			at = i
		}
	}
	switch {
	case at < 0 && dx+dy > 0:
		return cards[0]
	case at < 0:
		return cards[len(cards)-1]
	case dx != 0 && m.PlaceOf(m.Table.Turn()) != tabletop.Bottom:
		for i := at; i >= 0 && i < len(cards); i += dx {
			if cards[i].Suit != c.Suit {
				return m.Sorted(m.Plays.Suit(cards[i].Suit))[0]
			}
		}
		return c
	}
	return cards[min(max(at+dx+dy, 0), len(cards)-1)]
}

// ShowBidding shows what the bidding system says of the auction.
func (s *Screen) ShowBidding() {
	if s.unaided() || s.unbid() {
		return
	}
	if s.play.model.Table.Rules.Choices {
		s.say(text.T("choice.no-auction"))
		return
	}
	b := s.play.session.State().Board
	s.options.OnBidding(b.Prefix(len(b.Auction().Calls)).View(s.play.config.User.Seat), s.options.Cards)
}

// explainNext steps through the calls that have been made.
func (s *Screen) explainNext(by int) {
	n := len(s.play.model.Table.Auction().Calls)
	if n == 0 {
		return
	}
	at := s.note.explained
	if at < 0 {
		at = n - 1
	} else {
		at = min(max(at+by, 0), n-1)
	}
	s.explain(at)
}
