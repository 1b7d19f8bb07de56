package table

import (
	"unicode"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	bridgetop "github.com/superbridge/superbridge/ui/bridge/tabletop"
	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/tempo"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// entry is the user's keyboard input.
type entry struct {
	typed   string       // typed part of a call or a card: "4" of 4n, "h" of hq
	pending tempo.Letter // an h or s that may begin a card (hq, s9), or stand for Hint or Score
	picked  []card.Card  // chosen cards, in order
	sure    bool         // the user has been asked to confirm throwing away no card
}

// calling reports whether contracts are bid or trumps are named.
func (s *Screen) calling() bool {
	stage := s.model.Table.Stage()
	return stage == few.StageBidding || stage == few.StageNaming
}

// typeCall takes a letter of a call, and reports whether it was one.
func (s *Screen) typeCall(r rune) bool {
	r = unicode.ToLower(r)
	naming := s.model.Table.Stage() == few.StageNaming
	typed := s.entry.typed
	digit := r >= '1' && r <= '9' || r == '0' && typed != ""
	switch {
	case digit && !naming && s.Rules().Kind == few.Slam && len(typed) == 1 && typed != "x":
		s.typePoints(typed + string(r))
	case digit && r != '0' && !naming:
		s.typePoints(string(r))
	case r == 'p':
		s.typed(few.Called(few.Pass))
	case r == 'x' && (typed == "x" || !s.can(few.Called(few.Double)) && s.can(few.Called(few.Redouble))):
		s.typed(few.Called(few.Redouble))
	case r == 'x':
		s.typed(few.Called(few.Double))
		s.entry.typed = "x"
	case s.typePacket(r):
	case naming && typed == "" && r != 'h':
		strain, err := few.ParseStrain(string(r))
		if err != nil {
			return false
		}
		s.typed(few.Named(strain))
	case len(typed) == 1 && typed != "x":
		c, err := few.ParseCall(typed + string(r))
		if err != nil {
			return false
		}
		s.typed(few.Called(c))
	default:
		return false
	}
	s.show()
	return true
}

// typePacket takes the letter of a packet, and reports whether it was one: after the figure of a bid it isn't.
func (s *Screen) typePacket(r rune) bool {
	if !s.model.Free || s.entry.typed != "" || r != 'o' && r != 'c' {
		return false
	}
	if r == 'o' {
		s.choosePacket(few.Open)
	} else {
		s.choosePacket(few.Closed)
	}
	return true
}

// typePoints takes the figures of a bid. At Slam a number that can be bid is chosen at once; more figures, or a letter, make it
// another bid.
func (s *Screen) typePoints(typed string) {
	s.fresh()
	s.entry.typed = typed
	if c, err := few.ParseCall(typed); err == nil && s.can(few.Called(c)) {
		s.parts.box.Choose(few.Called(c))
	}
}

// fresh drops typed, advised and chosen acts, and the words on them.
func (s *Screen) fresh() {
	s.advice.Stop()
	s.note.said, s.note.told, s.entry.typed = "", -1, ""
	s.parts.box.Unselect()
}

// typed chooses a typed act, or explains why it isn't possible.
func (s *Screen) typed(e few.Event) {
	s.fresh()
	if !s.asked() {
		s.note.said = text.T("few.table.not-your-turn")
		return
	}
	if err := s.check(e); err != nil {
		s.note.said = fewtext.Rule(err)
		return
	}
	s.parts.box.Choose(e)
}

// check returns why the user may not do an act in the box now, or nil. It ignores a call's packet.
func (s *Screen) check(e few.Event) error {
	if s.model.Free && e.Kind == few.Calling {
		e.Packet = few.Open
	}
	return s.view().Check(e)
}

func (s *Screen) can(e few.Event) bool { return s.asked() && s.check(e) == nil }

// typeCard takes a letter of a card, and reports whether it was one. A lower-case h may also be a command.
func (s *Screen) typeCard(r rune) bool {
	if s.entry.typed == "" && r == 'H' {
		return false
	}
	next, c, done := bridgetop.Typing(s.entry.typed).Card(r, s.art.Style.Letters)
	if next == "" && !done {
		s.entry.typed = ""
		s.show()
		return false
	}
	s.advice.Stop()
	s.entry.typed, s.note.said = string(next), ""
	switch {
	case done:
		s.typedCard(c)
	case r == 'h':
		if !s.commandOrCard(r, card.Hearts) {
			return true
		}
	}
	s.show()
	return true
}

// commandOrCard interprets an h or s, and reports whether it waits. It waits for a rank only if a card of the suit can
// be played or chosen: otherwise the command is done at once.
func (s *Screen) commandOrCard(r rune, suit card.Suit) (waits bool) {
	for _, p := range s.model.Piles {
		for _, spot := range p.Spots {
			if spot.Card != (card.Card{}) && spot.Card.Suit == suit && s.model.May(spot) {
				s.entry.pending.Wait(r, s.work.Do, s.lapse)
				return true
			}
		}
	}
	if s.mayMarkOf(suit) {
		s.entry.pending.Wait(r, s.work.Do, s.lapse)
		return true
	}
	s.entry.typed = ""
	s.command(r)
	return false
}

// lapse takes the letter that waits for a command: nothing has followed it.
func (s *Screen) lapse() {
	if r := s.entry.pending.Drop(); r != 0 {
		s.entry.typed = ""
		s.command(r)
	}
}

// waitingWords describes what the waiting letter may become.
func (s *Screen) waitingWords() string {
	switch {
	case s.calling():
		return text.T("few.table.hint-or-hearts")
	case !s.asked(): // a card may be marked, but there is no hint
		return text.T("table.early-heart")
	}
	return text.T("few.table.hint-or-card")
}

// typedCard selects a typed card, or chooses it if cards are to be chosen; or it explains why not.
func (s *Screen) typedCard(c card.Card) {
	if len(s.entry.typed) < 2 { // otherwise a 1 was typed, which may become 10
		s.entry.typed = ""
	}
	at, _ := s.model.At(c)
	switch {
	case s.marks(at):
		s.parts.surface.Select(noSpot)
	case !s.model.May(at):
		s.refuse(c)
	case s.model.Picks != 0:
		s.pick(c)
		s.parts.surface.Select(at)
	default:
		s.parts.surface.Select(at)
	}
}

// refuse explains why a card can't be played or chosen.
func (s *Screen) refuse(c card.Card) {
	s.parts.surface.Select(noSpot)
	if s.model.Picks != 0 {
		s.note.said = text.T("few.table.own-hand", "Card", text.Card(c))
		return
	}
	if !s.asked() {
		s.note.said = text.T("few.table.not-your-turn")
		return
	}
	if err := s.view().Check(few.Played(c)); err != nil {
		s.note.said = fewtext.Rule(err)
	}
}
