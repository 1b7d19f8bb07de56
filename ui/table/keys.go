package table

import (
	"time"
	"unicode"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/text"
)

// letterPause is how long a lower-case h or c during the play may be the beginning of a
// card (hz, c9) before it is taken for Hint or Claim.
const letterPause = 800 * time.Millisecond

// letter is such an h or c, or 0.
type letter struct {
	rune  rune
	timer *time.Timer
}

func (l *letter) drop() rune {
	r := l.rune
	if l.timer != nil {
		l.timer.Stop()
	}
	*l = letter{}
	return r
}

// Key handles a key that is not a letter.
func (s *Screen) Key(name fyne.KeyName) {
	pending := s.letter.drop()
	if s.sheet == claimSheet {
		s.claimKey(name)
		return
	}
	if s.sheet == reviewSheet {
		s.reviewKey(name)
		return
	}
	if s.sheet == keepSheet {
		s.keepKey(name)
		return
	}
	if name != fyne.KeyReturn && name != fyne.KeyEnter && name != fyne.KeySpace {
		s.surface.Finish()
	}
	switch name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		s.enter(pending)
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
		s.typed = ""
		s.showNote()
	}
}

// Rune handles a letter or a digit: part of a call or a card, or a command.
func (s *Screen) Rune(r rune) {
	s.letter.drop()
	if s.sheet == claimSheet {
		s.claimRune(r)
		return
	}
	if s.sheet == keepSheet {
		if unicode.ToLower(r) == 'p' {
			s.playOn()
		}
		return
	}
	s.surface.Finish()
	if s.model.Phase() == bridge.AuctionPhase && s.typeCall(r) || s.model.Phase() == bridge.PlayPhase && s.typeCard(r) {
		return
	}
	switch unicode.ToLower(r) {
	case 'h':
		s.askHint()
	case 'c':
		s.openClaim()
	case 'l':
		s.toggle(lastTrickSheet)
	case 'a':
		s.toggle(auctionSheet)
	case 'r':
		s.openReview()
	case 'v':
		s.reviewBoard()
	case 'g':
		s.again()
	case 'b':
		s.ShowBidding()
	}
}

// typeCall takes a letter of a call, and reports whether it was one.
func (s *Screen) typeCall(r rune) bool {
	next, call, done := s.typed.call(r, s.model.Calls)
	if next == "" && !done {
		return false
	}
	s.hint.drop()
	s.typed, s.said = next, ""
	if done {
		s.chooseCall(call)
	}
	s.showNote()
	return true
}

// chooseCall selects a call that was typed, or says why it can't be made.
func (s *Screen) chooseCall(c bridge.Call) {
	if !s.model.Yours {
		s.said = text.T("table.not-your-turn")
		return
	}
	if err := s.model.Auction().Check(s.model.Rules, c); err != nil {
		s.typed = ""
		s.said = text.Rule(err)
		return
	}
	s.box.choose(c)
	if c == bridge.Double { // a second x makes it a redouble; until then the double stands
		s.typed = ""
	}
}

// typeCard takes a letter of a card, and reports whether it was one. A lower-case h or c
// may also be a command; that shows when nothing follows.
func (s *Screen) typeCard(r rune) bool {
	if s.typed == "" && (r == 'H' || r == 'C') {
		return false
	}
	next, c, done := s.typed.card(r, s.art.Style.Letters)
	if next == "" && !done {
		s.typed = ""
		s.showNote()
		return false
	}
	s.hint.drop()
	s.typed, s.said = next, ""
	if done {
		s.chooseCard(c)
	} else if r == 'h' || r == 'c' {
		s.await(r)
	}
	s.showNote()
	return true
}

// await takes h or c for a command if nothing follows it.
func (s *Screen) await(r rune) {
	var timer *time.Timer
	timer = time.AfterFunc(letterPause, func() {
		fyne.Do(func() {
			if s.letter.timer == timer { // else something has followed
				s.letter.drop()
				s.command(r)
			}
		})
	})
	s.letter = letter{r, timer}
}

// command does what a lone h or c stands for.
func (s *Screen) command(r rune) {
	s.typed = ""
	if r == 'h' {
		s.askHint()
	} else {
		s.openClaim()
	}
}

// chooseCard selects a card that was typed, or says why it can't be played.
func (s *Screen) chooseCard(c card.Card) {
	if !s.model.Plays.Has(c) {
		if len(s.typed) < 2 { // else a 1 was typed, which may become 10, 11 or 12
			s.typed = ""
		}
		s.surface.Select(card.Card{})
		s.refuse(c)
		return
	}
	if s.model.Waits {
		s.session.GoOn()
	}
	s.surface.Select(c)
}

// refuse says why a card can't be played.
func (s *Screen) refuse(c card.Card) {
	b := s.session.State().Board
	if !s.config.Controls(b.Table, b.Actor()) {
		s.said = text.T("table.not-your-turn")
	} else if err := b.View(b.Actor()).Check(bridge.Played(c)); err != nil {
		s.said = text.Rule(err)
	}
	s.showNote()
}

// enter does what is selected, or goes on where something waits.
func (s *Screen) enter(pending rune) {
	s.typed = ""
	if pending == 'h' {
		s.askHint()
	}
	if s.hint.busy() { // the advice is on its way: follow it when it comes
		s.hint.follow = true
		return
	}
	if s.sheet == lastTrickSheet || s.sheet == auctionSheet {
		s.toggle(s.sheet)
		return
	}
	if s.goOn() {
		return
	}
	if !s.model.Yours {
		return
	}
	if c, ok := s.box.selection(); ok && s.model.Phase() == bridge.AuctionPhase {
		s.act(bridge.Called(c))
	} else if c := s.surface.Selected(); s.model.Plays.Has(c) {
		s.act(bridge.Played(c))
	} else {
		s.say(text.T("table.select-first"))
	}
}

// escape closes what lies on the table, takes back a selection, or leaves the table.
func (s *Screen) escape() {
	_, chosen := s.box.selection()
	switch {
	case s.sheet == lastTrickSheet || s.sheet == auctionSheet:
		s.toggle(s.sheet)
	case s.typed != "" || chosen || s.surface.Selected() != (card.Card{}) || s.hint.busy():
		s.typed, s.said = "", ""
		s.hint.drop()
		s.box.unselect()
		s.surface.Select(card.Card{})
		s.showNote()
	default:
		s.leave()
	}
}

// move moves the selection: over the calls of the bidding box, or the cards that may be
// played.
func (s *Screen) move(dx, dy int) {
	if !s.model.Yours || s.sheet != noSheet {
		return
	}
	s.hint.drop()
	s.said, s.typed = "", ""
	if s.model.Phase() == bridge.AuctionPhase {
		s.box.move(dx, dy)
		s.showNote()
		return
	}
	s.surface.Select(nextCard(s.model, s.surface.Selected(), dx, dy))
	s.showNote()
}

// nextCard returns the card that may be played next to c in the direction of an arrow key.
// In a hand side by side all arrows go along it; in columns left and right change the suit.
func nextCard(m Model, c card.Card, dx, dy int) card.Card {
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
	case dx != 0 && m.PlaceOf(m.Turn()) != Bottom:
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
	b := s.session.State().Board
	s.options.OnBidding(b.Prefix(len(b.Auction().Calls)).View(s.config.Person))
}

// explainNext steps through the calls that have been made.
func (s *Screen) explainNext(by int) {
	n := len(s.model.Auction().Calls)
	if n == 0 {
		return
	}
	at := s.explained
	if at < 0 {
		at = n - 1
	} else {
		at = min(max(at+by, 0), n-1)
	}
	s.explain(at)
}
