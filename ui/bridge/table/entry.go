package table

import (
	"errors"
	"slices"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/play"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/bridge/typing"
	"github.com/superbridge/superbridge/ui/kit/tempo"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// entry handles the user's input by keys, and carries out the decision.
type entry struct {
	table
	early   *early
	advice  *advice
	claim   func() // asks how many tricks the user claims
	typed   typing.Typing
	pending tempo.Letter // an h or c that may begin a card (hz, c9), or stand for Hint or Claim
}

// act carries out the user's decision.
func (en *entry) act(e bridge.Event) { en.do(e, en.play.session.Act) }

// do carries out the user's decision by act.
func (en *entry) do(e bridge.Event, act func(bridge.Event) error) {
	en.pending.Drop()
	en.advice.drop()
	en.typed = ""
	if !en.guided.allowed(e) {
		return
	}
	if err := act(e); err != nil {
		if errors.Is(err, play.ErrNotAsked) {
			en.note.say(text.T("table.not-your-turn"))
			return
		}
		en.note.say(bridgetext.Rule(err))
		return
	}
	en.parts.unselect()
}

// typeCall takes a letter of a call, and reports whether it was one.
func (en *entry) typeCall(r rune) bool {
	next, call, done := en.typed.Call(r, en.play.model.Calls)
	if next == "" && !done {
		if !en.typed.Levelled() {
			en.typed = ""
		}
		return false
	}
	en.advice.drop()
	en.typed, en.note.said = next, ""
	if done {
		en.chooseCall(call)
	}
	en.note.show()
	return true
}

// chooseCall selects a call that was typed, or says why it can't be made.
func (en *entry) chooseCall(c bridge.Call) {
	if !en.play.model.Yours {
		en.note.said = text.T("table.not-your-turn")
		return
	}
	if err := en.play.model.Table.Check(card.Hand{}, en.play.contracts(c)); err != nil {
		if !en.typed.Levelled() { // else a longer one may be possible
			en.typed = ""
		}
		en.note.said = bridgetext.Rule(err)
		return
	}
	en.parts.box.Choose(c)
	if c == bridge.Double { // a second x makes it a redouble; until then the double stands
		en.typed = ""
	}
}

// typeCard takes a letter of a card, and reports whether it was one. A lower-case h or c
// may also be a command.
func (en *entry) typeCard(r rune) bool {
	if en.typed == "" && (r == 'H' || r == 'C') {
		return false
	}
	next, c, done := en.typed.Card(r, en.parts.art.Style.Letters)
	if next == "" && !done {
		en.typed = ""
		en.advice.unask()
		en.note.show()
		return false
	}
	if r != 'h' { // else what an h before has asked for stays on its way
		en.advice.drop()
	}
	en.typed, en.note.said = next, ""
	switch {
	case done:
		en.chooseCard(c)
	case r == 'h', r == 'c':
		en.hintOrCard(typing.Begun(r), r)
	}
	en.note.show()
	return true
}

// hintOrCard settles what an h or c is. It waits for a rank only where a card of a suit that it begins can
// be played; the hint is worked out meanwhile. An h that is a hint at once may still be
// followed by a rank, and then it is told why the card can't be played.
func (en *entry) hintOrCard(suits []card.Suit, r rune) {
	if slices.ContainsFunc(suits, en.early.mayMarkOf) {
		en.pending.Wait(r, en.play.work.Do, en.lapse)
		return
	}
	if !slices.ContainsFunc(suits, func(s card.Suit) bool { return en.play.model.Plays[s] != 0 }) {
		typed := en.typed
		if en.command(r); en.advice.Open() {
			en.typed = typed
		}
		return
	}
	if r == 'h' && !en.advice.Open() {
		en.advice.seek()
		en.advice.quiet = true
	}
	en.pending.Wait(r, en.play.work.Do, en.lapse)
}

// lapse takes the letter that waits for a command: nothing has followed it.
func (en *entry) lapse() {
	if r := en.pending.Drop(); r != 0 {
		en.command(r)
	}
}

// command does what a lone h or c stands for.
func (en *entry) command(r rune) {
	en.typed = ""
	if r == 'h' {
		en.advice.ask()
	} else {
		en.claim()
	}
}

// settle does what a letter that waits stands for, since a key follows that is no rank. It
// reports whether that was all that the key is for: Enter behind a c opens the claim, and
// doesn't make it unseen. A user who moves the selection chooses himself, and gets no hint.
// Letters and digits come as keys too, before they come as what they are typed for.
func (en *entry) settle(name fyne.KeyName) (done bool) {
	switch name {
	case fyne.KeyEscape, fyne.KeyBackspace:
		en.pending.Drop()
		en.advice.unask()
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		if r := en.pending.Drop(); r != 0 {
			en.command(r)
			return r == 'c'
		}
	case fyne.KeyLeft, fyne.KeyRight, fyne.KeyUp, fyne.KeyDown, fyne.KeyPageUp, fyne.KeyPageDown:
		if r := en.pending.Drop(); r == 'c' {
			en.command(r)
		}
		en.advice.unask()
	}
	return false
}

// chooseCard selects a card that was typed, or says why it can't be played.
func (en *entry) chooseCard(c card.Card) {
	if !en.play.model.Plays.Has(c) {
		en.parts.surface.Select(card.Card{})
		if !en.early.marks(c) {
			en.refuse(c)
		}
		return
	}
	if en.play.model.Waits {
		en.play.session.GoOn()
	}
	en.parts.surface.Select(c)
}

// refuse says why a card can't be played.
func (en *entry) refuse(c card.Card) {
	b := en.play.session.State().Board
	if !en.play.config.User.Acts(b.Table) {
		en.note.said = text.T("table.not-your-turn")
	} else if !en.guided.allowed(bridge.Played(c)) {
		en.note.said = ""
	} else if err := b.View(b.Actor()).Check(bridge.Played(c)); err != nil {
		en.note.said = bridgetext.Rule(err)
	}
	en.note.show()
}
