package table

import (
	"errors"
	"slices"
	"unicode"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/bridge/typing"
	"github.com/superbridge/superbridge/ui/few/play"
	"github.com/superbridge/superbridge/ui/few/tabletop"
	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/tempo"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// entry handles the user's input by keys, and carries out the decision.
type entry struct {
	table
	early   *early
	advice  *advice
	finale  *finale
	typed   string       // typed part of a call or a card: "4" of 4n, "h" of hq
	pending tempo.Letter // an h or c that may begin a card (hq, c9), or stand for Hint or Claim
	laid    laid         // of which sheets are made
	picked  []card.Card  // chosen cards, in order
	sure    bool         // the user has been asked to confirm throwing away no card
}

// act carries out the user's decision.
func (en *entry) act(e few.Event) {
	en.fresh()
	en.pending.Drop()
	if err := en.play.session.Act(e); err != nil {
		words := fewtext.Rule(err)
		if errors.Is(err, play.ErrNotAsked) {
			words = text.T("few.table.not-your-turn")
		}
		en.note.say(words)
		return
	}
	en.parts.surface.Select(noSpot)
}

// typeCall takes a letter of a call, and reports whether it was one.
func (en *entry) typeCall(r rune) bool {
	r = unicode.ToLower(r)
	naming := en.play.model.Table.Stage() == few.StageNaming
	typed := en.typed
	digit := r >= '1' && r <= '9' || r == '0' && typed != ""
	switch {
	case digit && !naming && en.play.rules().Kind == few.Slam && len(typed) == 1 && typing.Typing(typed).Levelled():
		en.typePoints(typed + string(r))
	case digit && r != '0' && !naming:
		en.typePoints(string(r))
	case en.typeStrain(string(r)):
	case typing.Passes(string(r)):
		en.chooseTyped(few.Called(few.Pass))
	case r == 'x' && (typed == "x" || !en.play.can(few.Called(few.Double)) && en.play.can(few.Called(few.Redouble))):
		en.chooseTyped(few.Called(few.Redouble))
	case r == 'x':
		en.chooseTyped(few.Called(few.Double))
		en.typed = "x"
	case en.typePacket(r), en.typeDouble(string(r)):
	default:
		return false
	}
	en.parts.show()
	return true
}

// typeStrain takes a letter of the strain behind a level, or of a strain that is named, and reports whether it was one. An h
// alone may be a hint too.
func (en *entry) typeStrain(letter string) bool {
	level, words := "", []string{en.typed + letter, letter}
	if typing.Typing(en.typed).Levelled() {
		level, words = en.typed[:1], []string{en.typed[1:] + letter}
	} else if en.play.model.Table.Stage() != few.StageNaming || en.typed+letter == "h" {
		return false
	}
	for _, word := range words {
		strain, whole, more := strainOf(word)
		switch {
		case !whole && !more:
			continue
		case !whole && word == "p", level == "" && typing.Passes(word) && en.play.can(few.Called(few.Pass)):
			en.chooseTyped(few.Called(few.Pass))
		case whole && level == "":
			en.chooseTyped(few.Named(strain))
		case whole:
			en.chooseTyped(few.Called(few.Bid(int(level[0]-'0'), strain)))
		default:
			en.fresh()
		}
		if more {
			en.typed = level + word
		}
		return true
	}
	return false
}

// strainOf reads a strain as [typing.Strain] does, and o as nullo.
func strainOf(word string) (s few.Strain, whole, more bool) {
	if word == "o" {
		return few.Nullo, true, false
	}
	of, whole, more := typing.Strain(word)
	return few.Strain(of), whole, more
}

// typeDouble takes a letter of a double or redouble in the language in use, and reports whether it was one.
func (en *entry) typeDouble(letter string) bool {
	redoubles := en.play.can(few.Called(few.Redouble))
	for _, word := range []string{en.typed + letter, letter} {
		call, whole, more := typing.Doubling(word)
		switch {
		case whole && (call == bridge.Redouble || redoubles && !en.play.can(few.Called(few.Double))):
			en.chooseTyped(few.Called(few.Redouble))
		case whole:
			en.chooseTyped(few.Called(few.Double))
		case more && redoubles:
			en.fresh()
			en.typed = word
		default:
			continue
		}
		return true
	}
	return false
}

// typePacket takes the letter of a packet, and reports whether it was one: after the figure of a bid it isn't.
func (en *entry) typePacket(r rune) bool {
	if !en.play.model.Free || en.typed != "" || r != 'o' && r != 'c' {
		return false
	}
	if r == 'o' {
		en.choosePacket(few.Open)
	} else {
		en.choosePacket(few.Closed)
	}
	return true
}

// typePoints takes the figures of a bid. At Slam a number that can be bid is chosen at once; more figures, or a letter, make it
// another bid.
func (en *entry) typePoints(typed string) {
	en.fresh()
	en.typed = typed
	if c, err := few.ParseCall(typed); err == nil && en.play.can(few.Called(c)) {
		en.parts.box.Choose(few.Called(c))
	}
}

// fresh drops typed, advised and chosen acts, and the words on them.
func (en *entry) fresh() {
	en.advice.Stop()
	en.note.said, en.note.told, en.typed = "", -1, ""
	en.parts.box.Unselect()
}

// chooseTyped chooses what has been typed, or says why it can't be done.
func (en *entry) chooseTyped(e few.Event) {
	en.fresh()
	if !en.play.asked() {
		en.note.said = text.T("few.table.not-your-turn")
		return
	}
	if err := en.play.check(e); err != nil {
		en.note.said = fewtext.Rule(err)
		return
	}
	en.parts.box.Choose(e)
}

// typeCard takes a letter of a card, and reports whether it was one. A lower-case h may also be a command.
func (en *entry) typeCard(r rune) bool {
	if en.typed == "" && r == 'H' {
		return false
	}
	next, c, done := typing.Typing(en.typed).Card(r, en.parts.art.Style.Letters)
	if next == "" && !done {
		en.typed = ""
		en.parts.show()
		return false
	}
	en.advice.Stop()
	en.typed, en.note.said = string(next), ""
	switch {
	case done:
		en.chooseCard(c)
	case (r == 'h' || r == 'c') && !slices.ContainsFunc(typing.Begun(r), en.mayBe):
		en.command(r)
		return true
	case r == 'h', r == 'c':
		en.pending.Wait(r, en.play.work.Do, en.lapse)
	}
	en.parts.show()
	return true
}

// mayBe reports whether a letter can begin a card of a suit: one can be played, chosen or marked.
func (en *entry) mayBe(suit card.Suit) bool {
	return slices.ContainsFunc(en.play.model.Piles, func(p tabletop.Pile) bool {
		return slices.ContainsFunc(p.Spots, func(at tabletop.Spot) bool {
			return at.Card != (card.Card{}) && at.Card.Suit == suit && (en.play.model.May(at) || en.early.mayMark(at))
		})
	})
}

// lapse does what the waiting letter stands for, as nothing has followed it.
func (en *entry) lapse() {
	if r := en.pending.Drop(); r != 0 {
		en.command(r)
	}
}

// command does what a lone h or c stands for.
func (en *entry) command(r rune) {
	en.typed = ""
	if r == 'c' {
		en.claim()
		return
	}
	en.advice.ask()
}

// chooseCard selects a card that was typed, or among cards that are to be chosen chooses it; or it says why not.
func (en *entry) chooseCard(c card.Card) {
	at, _ := en.play.model.Piles.At(c)
	switch {
	case en.early.marks(at):
		en.parts.surface.Select(noSpot)
	case !en.play.model.May(at):
		en.refuse(c)
	case en.play.model.Picks != 0:
		en.pick(c)
		en.parts.surface.Select(at)
	default:
		en.parts.surface.Select(at)
	}
}

// refuse explains why a card can't be played or chosen.
func (en *entry) refuse(c card.Card) {
	en.parts.surface.Select(noSpot)
	if en.play.model.Picks != 0 {
		en.note.said = text.T("few.table.own-hand", "Card", text.Card(c))
		return
	}
	if !en.play.asked() {
		en.note.said = text.T("few.table.not-your-turn")
		return
	}
	if err := en.play.view().Check(few.Played(c)); err != nil {
		en.note.said = fewtext.Rule(err)
	}
}
