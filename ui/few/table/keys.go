package table

import (
	"unicode"
	"unicode/utf8"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/bridge/typing"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Key handles a key that is not a letter.
func (s *Screen) Key(name fyne.KeyName) {
	s.finale.joy.Stop()
	s.note.forget()
	if s.Repeats(name) || s.entry.settle(name) {
		return
	}
	if !s.parts.sheets.Key(name) {
		s.tableKey(name)
	}
}

// settle decides what a waiting h or c means when a key other than a rank follows, and reports whether that is all the key does. Letters
// and digits arrive as keys too, before they arrive as runes.
func (en *entry) settle(name fyne.KeyName) (done bool) {
	switch name {
	case fyne.KeyEscape, fyne.KeyBackspace, fyne.KeyLeft, fyne.KeyRight, fyne.KeyUp, fyne.KeyDown, fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
	default:
		return false
	}
	letter := en.pending.Drop()
	if letter == 0 {
		return false
	}
	enters := name == fyne.KeyReturn || name == fyne.KeyEnter
	switch {
	case enters && en.play.calling() && en.typed == "": // it named hearts
		en.chooseTyped(few.Named(few.Hearts))
		en.parts.show()
		return true
	case enters:
		en.command(letter)
		return true
	case name == fyne.KeyEscape || name == fyne.KeyBackspace:
		en.typed = ""
		en.parts.show()
		return true
	}
	en.typed = ""
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
		s.entry.step(-1, 0)
	case fyne.KeyRight:
		s.entry.step(1, 0)
	case fyne.KeyUp:
		s.entry.step(0, -1)
	case fyne.KeyDown:
		s.entry.step(0, 1)
	case fyne.KeyPageUp:
		s.note.explainNext(-1)
	case fyne.KeyPageDown:
		s.note.explainNext(1)
	case fyne.KeyBackspace, fyne.KeyDelete:
		s.entry.back()
	}
}

// Rune handles a letter or a digit: part of a call or a card, or a command.
func (s *Screen) Rune(r rune) {
	s.finale.joy.Stop()
	s.note.forget()
	waits := s.entry.pending.Drop()
	if waits != 0 && (s.play.calling() && s.entry.typed == string(waits) || waits == r) {
		s.entry.typed = ""
	}
	if waits == r && waits != 0 { // twice is no card
		s.entry.command(r)
		return
	}
	if !s.parts.sheets.Rune(r) {
		s.letter(r)
	}
}

// letter handles a letter or a digit at the table, and on sheets to look at.
func (s *Screen) letter(r rune) {
	s.finale.finish()
	if r == 'h' && s.advice.Shown && s.entry.typed == "" { // a second one does it, even where it could begin a heart
		s.advice.take()
		return
	}
	if s.play.calling() && s.entry.typeCall(r) {
		return
	}
	if stage := s.play.model.Table.Stage(); (stage == few.StagePlaying || s.play.model.Picks != 0) && !s.play.model.Over && s.entry.typeCard(r) {
		return
	}
	s.entry.typed = ""
	if r == 'h' && s.play.can(few.Named(few.Hearts)) { // it may be hearts
		s.entry.pending.Wait(r, s.play.work.Do, s.entry.lapse)
		s.parts.show()
		return
	}
	s.command(unicode.ToLower(r))
}

// command does the action of a letter.
func (s *Screen) command(r rune) {
	switch r {
	case 'h':
		s.advice.ask()
	case 'c':
		s.entry.claim()
	case 'w':
		s.scoring.turnScore()
	case 'l':
		s.turnLastTrick()
	case 'a':
		s.turnAuction()
	case 'q':
		s.scoring.openSettle()
	case 'v':
		s.scoring.review()
	default:
		s.parts.show()
	}
}

// enter does the typed, selected or advised act, or continues where something waits.
func (s *Screen) enter() {
	if s.entry.halfTyped() || s.goOn() || !s.play.asked() {
		return
	}
	s.entry.typed = ""
	switch e, ok := s.parts.chosenCall(); {
	case s.advice.Shown:
		s.advice.take()
	case s.play.model.Picks != 0:
		s.entry.done()
	case s.play.calling() && ok:
		s.entry.enterCall(e)
	case s.play.calling():
		s.note.say(text.T("few.table.choose-call"))
	case s.play.model.May(s.parts.surface.Selected()):
		s.entry.act(few.Played(s.parts.surface.Selected().Card))
	default:
		s.note.say(text.T("few.table.choose-card"))
	}
}

// enterCall makes the call that is chosen in the box, unless a packet is still to be chosen.
func (en *entry) enterCall(e few.Event) {
	switch {
	case en.play.model.Free && e.Packet == few.NoPacket, e == packetKey(e.Packet):
		en.press(e)
	default:
		en.act(e)
	}
}

// halfTyped shows that a call or card is incomplete, and reports whether it is: then the user doesn't mean the selected
// card. A typed number that can't be bid is explained by its rule.
func (en *entry) halfTyped() bool {
	typed := typing.Typing(en.typed)
	if _, chosen := en.parts.box.Selection(); typed == "" || typed == "x" || en.play.calling() && chosen || !en.play.calling() && !typed.HalfCard(en.parts.art.Style.Letters) {
		return false
	}
	c, err := few.ParseCall(en.typed)
	switch {
	case en.play.calling() && en.play.rules().Kind == few.Slam && err == nil:
		en.chooseTyped(few.Called(c))
		en.parts.show()
	case en.play.calling():
		en.note.say(text.T("few.table.half-a-call"))
	default:
		en.note.say(text.T("few.table.half-a-card"))
	}
	return true
}

// space chooses the selected card, if cards are to be chosen; otherwise it is Enter.
func (s *Screen) space() {
	at := s.parts.surface.Selected()
	if !s.play.asked() || s.play.model.Picks == 0 || !s.play.model.May(at) {
		if s.play.asked() && s.play.model.Picks != 0 { // ended by Enter
			s.entry.step(1, 0)
			return
		}
		s.enter()
		return
	}
	s.finale.finish()
	s.entry.pick(at.Card)
	s.parts.show()
}

// back takes back a letter, or the card that was chosen last.
func (en *entry) back() {
	en.finale.finish()
	en.note.said = ""
	if en.typed != "" {
		_, last := utf8.DecodeLastRuneInString(en.typed)
		en.typed = en.typed[:len(en.typed)-last]
		en.parts.box.Unselect()
		en.parts.show()
		return
	}
	if !en.unpick() {
		en.parts.show()
	}
}

// escape takes back an unfinished act, or leaves the table.
func (s *Screen) escape() {
	s.finale.finish()
	if at, ok := s.play.model.Piles.At(s.early.Card()); ok && s.early.marks(at) {
		return
	}
	_, chosen := s.parts.box.Selection()
	if s.entry.typed != "" || chosen || s.parts.surface.Selected() != noSpot || s.advice.Busy() || s.advice.Shown || s.play.begun() {
		s.entry.fresh()
		s.entry.unpickAll()
		return
	}
	s.scoring.home()
}

// step moves the selection: over the keys of the box, or the cards that may be played or chosen.
func (en *entry) step(dx, dy int) {
	en.finale.finish()
	if !en.play.asked() || !en.parts.sheets.Empty() {
		return
	}
	en.advice.Stop()
	en.note.said, en.typed = "", ""
	if en.play.calling() {
		en.parts.box.Step(dx, dy)
	} else {
		en.parts.surface.Select(en.play.model.Step(en.parts.surface.Selected(), dx, dy, en.parts.geometry()))
	}
	en.parts.show()
}

// Lacks reports whether a key does nothing in this game: only open or closed dummy has packets to choose; C claims in all.
func (s *Screen) Lacks(key string) bool {
	return s.play.rules().Kind != few.OpenOrClosed && key == "O"
}
