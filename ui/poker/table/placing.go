package table

import (
	"errors"
	"slices"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/poker/play"
	"github.com/superbridge/superbridge/ui/poker/tabletop"
	pokertext "github.com/superbridge/superbridge/ui/poker/text"
)

// arranges reports whether the user can arrange cards: there are some, and they aren't confirmed.
func (s *Screen) arranges() bool {
	return s.model.Placing.Len() > 0 && s.state.Ready == nil && !s.sent() && s.sheets.Empty()
}

// sent reports whether the user has acted in this turn and the hand hasn't continued yet.
func (s *Screen) sent() bool {
	return s.model.Acting && !s.state.Asked && s.note.sent == s.model.Acts+1
}

// cardClicked chooses a card in the hand, or takes a placed one back; if another one is chosen, it goes to that place.
func (s *Screen) cardClicked(i int) {
	if s.finish(); !s.arranges() {
		s.elseClicked()
		return
	}
	if to := s.model.Placing.At(i); to != tabletop.Hand {
		if s.model.Chosen >= 0 {
			i = s.model.Chosen
		} else {
			to = tabletop.Hand
		}
		s.move(i, to)
		return
	}
	if s.model.Chosen == i {
		i = -1
	}
	s.note.said = ""
	s.change(s.model.Choose(i))
}

// rowClicked puts the card that is chosen into a row.
func (s *Screen) rowClicked(row poker.Row) { s.placeClicked(tabletop.To(row)) }

// awayClicked throws the card away that is chosen.
func (s *Screen) awayClicked() { s.placeClicked(tabletop.Away) }

func (s *Screen) placeClicked(to tabletop.Target) {
	moving := s.finish()
	switch {
	case !s.arranges():
		if !moving {
			s.elseClicked()
		}
	case s.model.Chosen < 0:
		s.say(text.T("poker.choose-first"))
	default:
		s.move(s.model.Chosen, to)
	}
}

// elseClicked continues where something waits.
func (s *Screen) elseClicked() {
	if s.finish() {
		return
	}
	if s.settling() {
		s.session.GoOn()
		return
	}
	if r, ok := s.sheets.Top().(*resultSheet); ok {
		r.fold()
	}
}

// cardMoved puts a dragged card at its target.
func (s *Screen) cardMoved(i int, to tabletop.Target) {
	if !s.arranges() || i >= s.model.Placing.Len() {
		return
	}
	s.move(i, to)
}

// move puts a card at a target, or explains why it can't go there.
func (s *Screen) move(i int, to tabletop.Target) {
	p, err := s.model.Placing.Put(i, to)
	if err != nil {
		s.say(refusal(err, to))
		return
	}
	s.note.said = ""
	s.change(s.model.With(p))
}

// refusal explains why a card can't go to a target.
func refusal(err error, to tabletop.Target) string {
	row, _ := to.Row()
	switch {
	case errors.Is(err, tabletop.ErrNoBox):
		return text.T("poker.no-box", "Row", pokertext.Sentence(pokertext.InRow(row)))
	case errors.Is(err, tabletop.ErrNoneAway):
		return text.T("poker.none-away")
	case errors.Is(err, tabletop.ErrAway):
		return text.T("poker.enough-away")
	}
	return text.T("poker.all-placed")
}

// put is move for the card that the keyboard has chosen; the next one is chosen then.
func (s *Screen) put(to tabletop.Target) {
	if !s.arranges() {
		return
	}
	i, left := s.model.Chosen, s.model.Placing.Left()
	if i < 0 {
		s.say(text.T("poker.choose-first"))
		return
	}
	p, err := s.model.Placing.Put(i, to)
	if err != nil {
		s.say(refusal(err, to))
		return
	}
	s.note.said = ""
	m, at := s.model.With(p), slices.Index(left, i)
	if left = p.Left(); len(left) > 0 {
		m = m.Choose(left[min(at, len(left)-1)])
	}
	s.change(m)
}

// choose chooses a card of the hand by its number from the left, from 1.
func (s *Screen) choose(n int) {
	if left := s.model.Placing.Left(); s.arranges() && n <= len(left) {
		s.note.said = ""
		s.change(s.model.Choose(left[n-1]))
	}
}

// back takes the last card back that has left the hand.
func (s *Screen) back() {
	if s.finish(); s.arranges() && s.model.Placing.Begun() {
		s.note.said = ""
		s.change(s.model.With(s.model.Placing.Back()))
	}
}

// sort shows the cards in the hand by rank or, if they are so, by suit.
func (s *Screen) sort() {
	if s.model.Placing.Len() <= manyCards {
		return
	}
	s.sorting = tabletop.BySuit - s.sorting
	s.change(s.model.With(s.model.Placing.Sort(s.sorting)))
}

// confirm carries out the user's decision, if all cards are placed.
func (s *Screen) confirm() {
	if s.finish(); !s.arranges() {
		return
	}
	if !s.model.Placing.Complete() {
		s.say(s.asked())
		return
	}
	s.advice.Stop()
	s.parts.surface.Hint(tabletop.Placing{})
	s.note.sent = s.model.Acts + 1
	if err := s.session.Act(s.model.Placing.Act()); err != nil {
		s.note.sent = 0
		if errors.Is(err, play.ErrNotAsked) {
			s.say(text.T("poker.not-your-turn"))
			return
		}
		s.say(pokertext.Rule(err))
		return
	}
	s.note.said = ""
	s.refresh()
}
