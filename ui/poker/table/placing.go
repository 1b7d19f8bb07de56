package table

import (
	"errors"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/poker/play"
	"github.com/superbridge/superbridge/ui/poker/tabletop"
	pokertext "github.com/superbridge/superbridge/ui/poker/text"
)

// entry handles the user's input, and carries out the decision.
type entry struct {
	table
	advice  *advice
	finale  *finale
	refresh func() // shows the session as it is now
}

// arranges reports whether the user can arrange cards: there are some, and they aren't confirmed.
func (p *parts) arranges() bool {
	return p.play.model.Placing.Len() > 0 && p.play.state.Ready == nil && !p.sent() && p.sheets.Empty()
}

// sent reports whether the user has acted in this turn and the hand hasn't continued yet.
func (p *parts) sent() bool {
	return p.play.model.Acting && !p.play.state.Asked && p.note.sent == p.play.model.Acts+1
}

// cardClicked chooses a card in the hand, or takes a placed one back; if another one is chosen, it goes to that place.
func (e *entry) cardClicked(i int) {
	if e.finale.finish(); !e.parts.arranges() {
		e.elseClicked()
		return
	}
	if to := e.play.model.Placing.At(i); to != tabletop.Hand {
		if e.play.model.Chosen >= 0 {
			i = e.play.model.Chosen
		} else {
			to = tabletop.Hand
		}
		e.move(i, to)
		return
	}
	if e.play.model.Chosen == i {
		i = -1
	}
	e.note.said = ""
	e.parts.change(e.play.model.Choose(i))
}

// rowClicked puts the card that is chosen into a row.
func (e *entry) rowClicked(row poker.Row) { e.placeClicked(tabletop.To(row)) }

// awayClicked throws the card away that is chosen.
func (e *entry) awayClicked() { e.placeClicked(tabletop.Away) }

func (e *entry) placeClicked(to tabletop.Target) {
	moving := e.finale.finish()
	switch {
	case !e.parts.arranges():
		if !moving {
			e.elseClicked()
		}
	case e.play.model.Chosen < 0:
		e.note.say(text.T("poker.choose-first"))
	default:
		e.move(e.play.model.Chosen, to)
	}
}

// elseClicked continues where something waits.
func (e *entry) elseClicked() {
	if e.finale.finish() {
		return
	}
	if e.play.settling() {
		e.play.session.GoOn()
		return
	}
	if r, ok := e.parts.sheets.Top().(*resultSheet); ok && r.unfolded {
		r.fold()
	}
}

// cardMoved puts a dragged card at its target.
func (e *entry) cardMoved(i int, to tabletop.Target) {
	if !e.parts.arranges() || i >= e.play.model.Placing.Len() {
		return
	}
	e.move(i, to)
}

// move puts a card at a target, or explains why it can't go there.
func (e *entry) move(i int, to tabletop.Target) {
	p, err := e.play.model.Placing.Put(i, to)
	if err != nil {
		e.note.say(tabletop.Refusal(err, to))
		return
	}
	e.note.said = ""
	e.parts.change(e.play.model.With(p))
}

// put is move for the card that the keyboard has chosen; the next one is chosen then.
func (e *entry) put(to tabletop.Target) {
	if !e.parts.arranges() {
		return
	}
	if e.play.model.Chosen < 0 {
		e.note.say(text.T("poker.choose-first"))
		return
	}
	m, err := e.play.model.Put(to)
	if err != nil {
		e.note.say(tabletop.Refusal(err, to))
		return
	}
	e.note.said = ""
	e.parts.change(m)
}

// choose chooses a card of the hand by its number from the left, from 1.
func (e *entry) choose(n int) {
	if left := e.play.model.Placing.Left(); e.parts.arranges() && n <= len(left) {
		e.note.said = ""
		e.parts.change(e.play.model.Choose(left[n-1]))
	}
}

// back takes the last card back that has left the hand.
func (e *entry) back() {
	if e.finale.finish(); e.parts.arranges() && e.play.model.Placing.Begun() {
		e.note.said = ""
		e.parts.change(e.play.model.With(e.play.model.Placing.Back()))
	}
}

// sort shows the cards in the hand by rank or, if they are so, by suit.
func (e *entry) sort() {
	if e.play.model.Placing.Len() <= manyCards {
		return
	}
	e.play.sorting = tabletop.BySuit - e.play.sorting
	e.parts.change(e.play.model.With(e.play.model.Placing.Sort(e.play.sorting)))
}

// confirm carries out the user's decision, if all cards are placed.
func (e *entry) confirm() {
	if e.finale.finish(); !e.parts.arranges() {
		return
	}
	if !e.play.model.Placing.Complete() {
		e.note.say(e.note.asked())
		return
	}
	e.advice.drop()
	e.note.sent = e.play.model.Acts + 1
	if err := e.play.session.Act(e.play.model.Placing.Act()); err != nil {
		e.note.sent = 0
		if errors.Is(err, play.ErrNotAsked) {
			e.note.say(text.T("poker.not-your-turn"))
			return
		}
		e.note.say(pokertext.Rule(err))
		return
	}
	e.note.said = ""
	e.refresh()
}

// step chooses the next card of the hand.
func (e *entry) step(by int) {
	if e.finale.finish(); e.parts.arranges() {
		e.note.said = ""
		e.parts.change(e.play.model.Step(by))
	}
}
