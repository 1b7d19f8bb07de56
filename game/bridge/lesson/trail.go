package lesson

import (
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// Turn is the way from the board of the previous step to that of a step, if both are of one deal.
type Turn uint8

// How a board follows from another.
const (
	On      Turn = iota // it continues from there, or there is another deal or none
	Back                // it is at an earlier point, or another card has been played
	Instead             // it continues, but not with the card that the learner played
)

// Turn returns how the board of the step follows from the previous one. If it doesn't continue from there, the learner
// is told.
func (s Step) Turn() Turn { return s.turn }

// Swapped returns the cards of a step that is [Instead]: the one that the learner played, and the one that lies in its place.
func (s Step) Swapped() (own, other card.Card) { return s.own, s.other }

// Start returns the step's board in the course, whatever the learner has played before.
func (s Step) Start() bridge.Board { return s.at }

// As returns the lesson as the learner has played it so far: if a step that asks for one card accepted another than the
// course's, such as another heart, that card stays in the trick in later steps. As calls played for each such step, in
// order and with its board; ok is false if the learner played nothing there. A card stays if the same players win the
// tricks with it and the step's question doesn't change. Otherwise the step is [Instead].
func (l Lesson) As(played func(Step) (c card.Card, ok bool)) Lesson {
	l.Steps = slices.Clone(l.Steps)
	done := map[int]card.Card{} // by the step
	for i := range l.Steps {
		s := &l.Steps[i]
		for j := range i {
			if c, ok := done[j]; ok && s.laid {
				s.keep(l.Steps[j].at, c)
			}
		}
		if s.Kind() == Carded {
			if c, ok := played(*s); ok {
				done[i] = c
			}
		}
	}
	return l
}

// keep has a card stay on the board of the step that was played where the course had a board at.
func (s *Step) keep(at bridge.Board, own card.Card) {
	n := len(at.Events())
	events := s.board.Events()
	if s.board.Deal != at.Deal || len(events) <= n || !slices.Equal(s.at.Events()[:n], at.Events()) || s.turn == Instead {
		return
	}
	other := events[n].Card
	if events[n].Kind != bridge.PlayKind || other == own {
		return
	}
	b, ok := swapped(s.board, n, own)
	with := *s
	with.board = b
	if !ok || with.checkTask() != nil || with.Right() != s.Right() {
		s.turn, s.own, s.other, s.board = Instead, own, other, s.at
		return
	}
	s.board, s.Halo = b, slices.Clone(s.Halo)
	for i, h := range s.Halo { // what is left is the other one
		if h == own.String() {
			s.Halo[i] = other.String()
		}
	}
}

// swapped returns a board on which a card was played n events after its beginning, and the one that was, later, where the card is. It
// fails if that isn't legal, or somebody else wins a trick.
func swapped(b bridge.Board, n int, own card.Card) (bridge.Board, bool) {
	events := slices.Clone(b.Events())
	other := events[n].Card
	for i := n; i < len(events); i++ {
		switch {
		case events[i].Kind != bridge.PlayKind:
		case events[i].Card == own:
			events[i] = bridge.Played(other)
		case events[i].Card == other:
			events[i] = bridge.Played(own)
		}
	}
	now := b.Prefix(n)
	for _, e := range events[n:] {
		next, err := now.Apply(e)
		if err != nil {
			return b, false
		}
		now = next
	}
	strain := b.Contract().Strain
	for i, t := range b.Tricks() {
		if now.Tricks()[i].Winner(strain) != t.Winner(strain) {
			return b, false
		}
	}
	return now, true
}

// follow sets how the board of a step follows on the one before.
func (s *Step) follow(before Step) {
	s.at = s.board
	if !s.laid || !before.laid || s.board.Deal != before.board.Deal || s.board.Dealer != before.board.Dealer || s.board.Rules.Name != before.board.Rules.Name {
		return
	}
	n := len(before.board.Events())
	if events := s.board.Events(); len(events) < n || !slices.Equal(events[:n], before.board.Events()) {
		s.turn = Back
	}
}
