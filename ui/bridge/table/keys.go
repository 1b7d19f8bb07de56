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
	if s.Repeats(name) || s.entry.settle(name) {
		return
	}
	if !s.parts.sheets.Key(name) {
		s.boardKey(name)
	}
}

// boardKey handles a key on the board, below all sheets.
func (s *Screen) boardKey(name fyne.KeyName) {
	if name != fyne.KeyReturn && name != fyne.KeyEnter && name != fyne.KeySpace && s.finale.finish() && s.play.model.Over {
		return
	}
	switch name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		s.enter()
	case fyne.KeyEscape:
		s.escape()
	case fyne.KeyLeft:
		s.entry.move(-1, 0)
	case fyne.KeyRight:
		s.entry.move(1, 0)
	case fyne.KeyUp:
		s.entry.move(0, -1)
	case fyne.KeyDown:
		s.entry.move(0, 1)
	case fyne.KeyPageUp:
		s.note.explainNext(-1)
	case fyne.KeyPageDown:
		s.note.explainNext(1)
	case fyne.KeyBackspace:
		s.entry.typed = ""
		s.note.show()
	}
}

// Rune handles a letter or a digit: part of a call or a card, or a command.
func (s *Screen) Rune(r rune) {
	s.parts.box.Forget()
	s.entry.pending.Drop()
	if !s.parts.sheets.Rune(r) {
		s.letter(r)
	}
}

// letter handles a letter or a digit on the board, and on sheets that have none of their own.
func (s *Screen) letter(r rune) {
	s.finale.finish()
	if s.play.contracting() && s.entry.typeCall(r) || s.play.model.Table.Phase() == bridge.PlayPhase && s.entry.typeCard(r) {
		return
	}
	switch unicode.ToLower(r) {
	case 'h':
		s.advice.ask()
	case 'c':
		s.openClaim()
	case 'l':
		s.turnLastTrick()
	case 'a':
		s.turnAuction()
	case 'y':
		s.turnWorth()
	case 'm':
		s.scoring.openLookBack()
	case 'v':
		s.scoring.reviewBoard()
	case 'n':
		s.scoring.again()
	case 'w':
		s.scoring.openScore()
	case 't':
		s.scoring.openTables()
	case 'q':
		s.scoring.openSettle()
	case 'b':
		s.ShowBidding()
	}
}

// enterTyped does what Enter means for what has been typed or asked, and reports whether that was all that it is for.
// What is typed by half is nothing: nobody means the card that happens to be selected with it.
func (en *entry) enterTyped() bool {
	if en.advice.Open() { // the advice is on its way: follow it when it comes
		en.typed, en.advice.follow = "", true
		return true
	}
	switch half := en.half(); {
	case half && en.play.contracting():
		en.note.say(text.T("table.half-a-call"))
		return true
	case half:
		en.note.say(text.T("table.half-a-card"))
		return true
	}
	en.typed = ""
	return false
}

// enter does what is selected, or goes on where something waits.
func (s *Screen) enter() {
	if s.entry.enterTyped() || s.goOn() || !s.play.model.Yours {
		return
	}
	if c, ok := s.parts.box.Selection(); ok && s.play.contracting() {
		s.entry.act(s.play.contracts(c))
	} else if c := s.parts.surface.Selected(); s.play.model.Plays.Has(c) {
		s.entry.act(bridge.Played(c))
	} else if s.guided.unaided() {
		s.note.say(text.T("table.select-or-type"))
	} else {
		s.note.say(text.T("table.select-first"))
	}
}

// escape takes back a selection, or leaves the table.
func (s *Screen) escape() {
	_, chosen := s.parts.box.Selection()
	switch {
	case s.early.There():
		s.early.marks(s.early.Card())
	case s.entry.typed != "" || chosen || s.parts.surface.Selected() != (card.Card{}) || s.advice.Open():
		s.entry.typed, s.note.said = "", ""
		s.advice.drop()
		s.parts.unselect()
		s.note.show()
	default:
		s.exit.leave()
	}
}

// move moves the selection: over the calls of the bidding box, or the cards that may be
// played.
func (en *entry) move(dx, dy int) {
	if !en.play.model.Yours || !en.parts.sheets.Empty() {
		return
	}
	en.advice.drop()
	en.note.said, en.typed = "", ""
	if en.play.contracting() {
		en.parts.box.Step(dx, dy)
		en.note.show()
		return
	}
	en.parts.surface.Select(nextCard(en.play.model, en.parts.surface.Selected(), dx, dy))
	en.note.show()
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
	if s.guided.unaided() || s.guided.unbid() {
		return
	}
	if s.play.model.Table.Rules.Choices {
		s.note.say(text.T("choice.no-auction"))
		return
	}
	b := s.play.session.State().Board
	s.play.options.OnBidding(b.Prefix(len(b.Auction().Calls)).View(s.play.config.User.Seat), s.play.options.Cards)
}

// explainNext steps through the calls that have been made.
func (n *note) explainNext(by int) {
	calls := len(n.play.model.Table.Auction().Calls)
	if calls == 0 {
		return
	}
	at := n.explained
	if at < 0 {
		at = calls - 1
	} else {
		at = min(max(at+by, 0), calls-1)
	}
	n.explain(at)
}
