package deal

import (
	"errors"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// form holds the choices so far. It doesn't depend on the window.
type form struct {
	number   number
	rules    bridge.Rules
	dealer   card.Seat
	vul      bridge.Vulnerability
	standing bridge.Standing
	seat     card.Seat
	level    bot.Level
	drawn    bool   // the number was drawn, and nobody knows it yet
	asked    string // the condition of an ordered deal, or ""
	moved    bool   // the typed number changed the game

	said string // the answer to the last input, or ""
}

// gameNames returns the names of the games, in the order of bridge.Games.
func gameNames() (names []string) {
	for _, game := range bridge.Games() {
		names = append(names, text.T("game.with-cards", "Game", text.Game(game.Name), "Cards", game.Deck.Len()))
	}
	return names
}

// vulnerabilities are those that can be chosen.
var vulnerabilities = []bridge.Vulnerability{bridge.VulNone, bridge.VulNS, bridge.VulEW, bridge.VulBoth}

// draw takes a random number.
func (f form) draw(random func(card.Deck) card.Number) form {
	f.drawn, f.said, f.asked = true, "", ""
	for {
		f.number = numberOf(random(f.rules.Deck))
		if !f.even() {
			return f
		}
	}
}

// ordered takes an ordered deal, with its condition.
func (f form) ordered(deal card.Deal, asked string) form {
	n, err := f.rules.Deck.Number(deal)
	if err != nil {
		return f
	}
	f.number, f.drawn, f.said, f.asked = numberOf(n), true, "", asked
	return f
}

// even reports whether the deal of the number has no declarer.
func (f form) even() bool {
	n, ok := f.number.complete()
	if !ok {
		return false
	}
	deal, err := f.rules.Deck.Deal(n)
	return err == nil && errors.Is(f.rules.CheckDeal(deal), bridge.ErrNobodyDeclares)
}

// play sets other rules. A drawn number is drawn again, since each deck has its own.
func (f form) play(r bridge.Rules, random func(card.Deck) card.Number) form {
	f.rules, f.said, f.moved = r, "", false
	if f.drawn {
		return f.draw(random)
	}
	return f
}

// typed takes a character of the number.
func (f form) typed(r rune) form {
	f.said = ""
	if between(r) {
		return f
	}
	d, ok := digit(r)
	if !ok {
		f.said = text.T("deal.no-digit", "Digit", string(r))
		return f
	}
	more, ok := f.number.with(d)
	if !ok {
		f.said = text.T("deal.full", "Length", length)
		return f
	}
	f.number, f.drawn = more, false
	return f.fit()
}

// edit changes the number.
func (f form) edit(n number) form {
	same := n.digits == f.number.digits
	f.number, f.said = n, ""
	if same {
		return f
	}
	f.drawn = false
	return f.fit()
}

// fit changes to the game that a complete number suggests.
func (f form) fit() form {
	r, ok := f.told()
	f.moved = ok && r.Deck.Len() != f.rules.Deck.Len()
	if f.moved {
		f.rules = r
	}
	return f
}

// told returns the game that a number most likely comes from: the one with the fewest cards that has a deal of this
// number. With 68 cards each number of 52 exists too, but it is drawn only once in three billion times.
func (f form) told() (r bridge.Rules, ok bool) {
	n, ok := f.number.complete()
	if !ok || f.drawn {
		return bridge.Rules{}, false
	}
	ok = false
	for _, g := range bridge.Games() {
		if _, err := g.Deck.Deal(n); err == nil && (!ok || g.Deck.Len() < r.Deck.Len()) {
			r, ok = g, true
		}
	}
	return r, ok
}

// remark describes the game's deals; news reports whether that is about this number.
func (f form) remark() (words string, news bool) {
	told, ok := f.told()
	cards, others := f.rules.Deck.Len(), told.Deck.Len()
	switch {
	case f.moved && cards < card.Deck68.Len():
		return text.T("deal.moved-down", "Cards", cards), true
	case f.moved:
		return text.T("deal.moved-up", "Cards", cards, "Game", text.Game(f.rules.Name)), true
	case ok && others < cards:
		return text.T("deal.small", "Cards", others), true
	}
	return text.Deals(f.rules.Deck), false
}

// pasted takes the number from a text. One that can't be a number changes nothing.
func (f form) pasted(t string) form {
	digits, ok := find(t)
	switch {
	case t == "":
		f.said = text.T("deal.nothing-to-paste")
	case !ok:
		f.said = text.T("deal.no-number")
	case len(digits) != length:
		f.said = text.T("deal.wrong-length", "Characters", len(digits), "Length", length)
	default:
		return f.edit(number{digits: digits, at: len(digits)})
	}
	return f
}

// board returns the board that is to be played; ok is false if there is no deal of this number.
func (f form) board() (b bridge.Board, ok bool) {
	n, ok := f.number.complete()
	if !ok {
		return bridge.Board{}, false
	}
	deal, err := f.rules.Deck.Deal(n)
	if err != nil {
		return bridge.Board{}, false
	}
	vul := f.vul
	if f.rules.Choices { // no vulnerability
		vul = bridge.VulNone
	}
	b, err = bridge.NewBoard(f.rules, deal, f.dealer, vul)
	b.Standing = f.standing
	return b, err == nil
}

// note describes the state of the number; wrong reports whether it must be changed before the deal can be played.
func (f form) note() (words string, wrong bool) {
	_, ok := f.board()
	switch {
	case f.said != "":
		return f.said, true
	case ok && f.drawn && f.asked != "":
		return text.T("deal.ordered", "Asked", f.asked), false
	case ok && f.drawn:
		return text.T("deal.drawn"), false
	case ok:
		return text.T("deal.complete"), false
	case f.number.digits == "":
		return text.T("deal.type", "Length", length), false
	case len(f.number.digits) < length:
		return text.TN("deal.incomplete", len(f.number.digits), "Length", length), false
	}
	if f.even() {
		return text.T("deal.nobody-declares", "Game", text.Game(f.rules.Name)), true
	}
	cards := f.rules.Deck.Len()
	for _, r := range bridge.Games() {
		f.rules = r
		if _, ok := f.board(); ok {
			return text.T("deal.other-deck", "Cards", cards, "Others", r.Deck.Len()), true
		}
	}
	return text.T("deal.too-large", "Cards", cards), true
}
