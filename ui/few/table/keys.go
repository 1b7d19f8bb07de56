package table

import (
	"unicode"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Key handles a key that is not a letter.
func (s *Screen) Key(name fyne.KeyName) {
	s.forget()
	if name == fyne.KeySpace && s.bar.Repeats() || s.settleLetter(name) {
		return
	}
	if !s.sheets.Key(name) {
		s.tableKey(name)
	}
}

// KeyDown handles a key going down. Its action when pressed belongs to Key.
func (s *Screen) KeyDown(name fyne.KeyName) {
	if name == fyne.KeySpace {
		s.bar.Down(s.work.Do, func() { s.session.Hurry(true) })
	}
}

// KeyUp handles a key going up.
func (s *Screen) KeyUp(name fyne.KeyName) {
	if name == fyne.KeySpace {
		s.bar.Release()
		s.session.Hurry(false)
	}
}

// settleLetter does the command of a waiting letter, if a key follows that is no rank; and reports whether that is all
// the key is for. Letters and digits arrive as keys too, before they arrive as characters.
func (s *Screen) settleLetter(name fyne.KeyName) (done bool) {
	switch name {
	case fyne.KeyEscape, fyne.KeyBackspace, fyne.KeyLeft, fyne.KeyRight, fyne.KeyUp, fyne.KeyDown, fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
	default:
		return false
	}
	r := s.entry.pending.Drop()
	if r == 0 {
		return false
	}
	enters := name == fyne.KeyReturn || name == fyne.KeyEnter
	switch {
	case enters && s.calling(): // it named hearts
		s.typed(few.Named(few.Hearts))
		s.show()
		return true
	case enters:
		s.entry.typed = ""
		s.command(r)
		return true
	case name == fyne.KeyEscape || name == fyne.KeyBackspace:
		s.entry.typed = ""
		s.show()
		return true
	}
	s.entry.typed = ""
	return false
}

// tableKey handles a key at the table, below all sheets.
func (s *Screen) tableKey(name fyne.KeyName) {
	switch name {
	case fyne.KeyReturn, fyne.KeyEnter:
		s.enter()
	case fyne.KeySpace:
		s.space()
	case fyne.KeyEscape:
		s.escape()
	case fyne.KeyLeft:
		s.step(-1, 0)
	case fyne.KeyRight:
		s.step(1, 0)
	case fyne.KeyUp:
		s.step(0, -1)
	case fyne.KeyDown:
		s.step(0, 1)
	case fyne.KeyPageUp:
		s.explainNext(-1)
	case fyne.KeyPageDown:
		s.explainNext(1)
	case fyne.KeyBackspace, fyne.KeyDelete:
		s.back()
	}
}

// Rune handles a letter or a digit: part of a call or a card, or a command.
func (s *Screen) Rune(r rune) {
	s.forget()
	waits := s.entry.pending.Drop()
	if waits != 0 && (s.calling() || waits == r) {
		s.entry.typed = ""
	}
	if waits == r && waits != 0 { // twice is no card
		s.command(r)
		return
	}
	if !s.sheets.Rune(r) {
		s.letter(r)
	}
}

// letter handles a letter or a digit at the table, and on sheets to look at.
func (s *Screen) letter(r rune) {
	s.finish()
	if r == 'h' && s.advice.Shown && s.entry.typed == "" { // a second one does it, even where it could begin a heart
		s.takeHint()
		return
	}
	if s.calling() && s.typeCall(r) {
		return
	}
	if stage := s.model.Table.Stage(); (stage == few.StagePlaying || s.model.Picks != 0) && !s.model.Over && s.typeCard(r) {
		return
	}
	s.entry.typed = ""
	if r == 'h' && s.can(few.Named(few.Hearts)) { // it may be hearts
		s.entry.pending.Wait(r, s.work.Do, s.lapse)
		s.show()
		return
	}
	s.command(unicode.ToLower(r))
}

// command does the action of a letter.
func (s *Screen) command(r rune) {
	switch r {
	case 'h':
		s.askHint()
	case 'w':
		s.turnScore()
	case 'l':
		s.turnLastTrick()
	case 'a':
		s.turnAuction()
	case 'q':
		s.openSettle()
	case 'v':
		s.review()
	default:
		s.show()
	}
}

// enter does the typed, selected or advised act, or continues where something waits.
func (s *Screen) enter() {
	if s.halfTyped() || s.goOn() || !s.asked() {
		return
	}
	s.entry.typed = ""
	switch e, ok := s.chosenCall(); {
	case s.advice.Shown:
		s.takeHint()
	case s.model.Picks != 0:
		s.done()
	case s.calling() && ok:
		s.enterCall(e)
	case s.calling():
		s.say(text.T("few.table.choose-call"))
	case s.model.May(s.parts.surface.Selected()):
		s.act(few.Played(s.parts.surface.Selected().Card))
	default:
		s.say(text.T("few.table.choose-card"))
	}
}

// enterCall makes the call that is chosen in the box, unless a packet is still to be chosen.
func (s *Screen) enterCall(e few.Event) {
	switch {
	case s.model.Free && e.Packet == few.NoPacket, e == packetKey(e.Packet):
		s.press(e)
	default:
		s.act(e)
	}
}

// halfTyped shows that a call or card is incomplete, and reports whether it is: then the user doesn't mean the selected
// card. A typed number that can't be bid is explained by its rule.
func (s *Screen) halfTyped() bool {
	typed := s.entry.typed
	if _, chosen := s.parts.box.Selection(); typed == "" || typed == "x" || s.calling() && chosen || !s.calling() && len(typed) > 1 {
		return false
	}
	switch {
	case s.calling() && s.Rules().Kind == few.Slam:
		if c, err := few.ParseCall(typed); err == nil {
			s.typed(few.Called(c))
			s.show()
		}
	case s.calling():
		s.say(text.T("few.table.half-a-call"))
	default:
		s.say(text.T("few.table.half-a-card"))
	}
	return true
}

// space chooses the selected card, if cards are to be chosen; otherwise it is Enter.
func (s *Screen) space() {
	at := s.parts.surface.Selected()
	if !s.asked() || s.model.Picks == 0 || !s.model.May(at) {
		if s.asked() && s.model.Picks != 0 { // ended by Enter
			s.step(1, 0)
			return
		}
		s.enter()
		return
	}
	s.finish()
	s.pick(at.Card)
	s.show()
}

// back takes back a letter, or the card that was chosen last.
func (s *Screen) back() {
	s.finish()
	s.note.said = ""
	if s.entry.typed != "" {
		s.entry.typed = s.entry.typed[:len(s.entry.typed)-1]
		s.parts.box.Unselect()
		s.show()
		return
	}
	if !s.unpick() {
		s.show()
	}
}

// escape takes back an unfinished act, or leaves the table.
func (s *Screen) escape() {
	s.finish()
	if at, ok := s.model.At(s.early.Card()); ok && s.marks(at) {
		return
	}
	_, chosen := s.parts.box.Selection()
	if s.entry.typed != "" || chosen || s.parts.surface.Selected() != noSpot || s.advice.Busy() || s.advice.Shown || s.begun() {
		s.fresh()
		s.unpickAll()
		return
	}
	s.home()
}

// step moves the selection: over the keys of the box, or the cards that may be played or chosen.
func (s *Screen) step(dx, dy int) {
	s.finish()
	if !s.asked() || !s.sheets.Empty() {
		return
	}
	s.advice.Stop()
	s.note.said, s.entry.typed = "", ""
	if s.calling() {
		s.parts.box.Step(dx, dy)
	} else {
		s.parts.surface.Select(s.model.Step(s.parts.surface.Selected(), dx, dy, s.geometry()))
	}
	s.show()
}

// explainNext steps through the calls that have been made.
func (s *Screen) explainNext(by int) {
	n := len(s.model.Table.Calls()) + len(s.model.Table.Answers())
	if n == 0 || !s.calling() {
		return
	}
	at := n - 1
	if s.note.told >= 0 {
		at = min(max(s.note.told+by, 0), n-1)
	}
	s.note.said = ""
	s.explain(at)
}

// Lacks reports whether a key does nothing in this game: only open or closed dummy has packets to choose.
func (s *Screen) Lacks(key string) bool {
	return s.Rules().Kind != few.OpenOrClosed && (key == "O" || key == "C")
}
