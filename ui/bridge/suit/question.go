package suit

import (
	"github.com/superbridge/superbridge/game/bridge/suit"
	"github.com/superbridge/superbridge/game/card"
)

// question is a suit to be played, and the goal. It is a value.
type question struct {
	problem suit.Problem
	goal    suit.Goal
}

// newQuestion returns the question for a problem. Its vacant places are written out.
func newQuestion(p suit.Problem) question {
	if p.West == 0 && p.East == 0 {
		p.West, p.East = p.Deck.HandLen(), p.Deck.HandLen()
	}
	return question{problem: p}
}

// goals returns the goals that can be chosen: the average, matchpoints, and each number of tricks from 1 up.
func (q question) goals() []suit.Goal {
	all := []suit.Goal{{}, {Matchpoints: true}}
	for n := range max(q.problem.North.Len(), q.problem.South.Len()) {
		all = append(all, suit.Goal{Tricks: n + 1})
	}
	return all
}

// owner returns who has a card; ok is false if it is missing.
func (q question) owner(r card.Rank) (hand card.Seat, ok bool) {
	if q.problem.North.Has(r) {
		return card.North, true
	}
	return card.South, q.problem.South.Has(r)
}

// with returns the question with a card in a hand, taken from wherever it was.
func (q question) with(r card.Rank, hand card.Seat) question {
	before := q.problem.Missing()
	q = q.without(r)
	if hand == card.North {
		q.problem.North = q.problem.North.With(r)
	} else {
		q.problem.South = q.problem.South.With(r)
	}
	return q.proper(before)
}

// without returns the question with a card missing.
func (q question) without(r card.Rank) question {
	before := q.problem.Missing()
	q.problem.North, q.problem.South = q.problem.North.Without(r), q.problem.South.Without(r)
	return q.proper(before)
}

// typed returns the question after a card was typed for a hand: the card is there, or missing if it was there before.
func (q question) typed(r card.Rank, hand card.Seat) question {
	if was, ok := q.owner(r); ok && was == hand {
		return q.without(r)
	}
	return q.with(r, hand)
}

// moved returns the question after a click on a card: a missing one goes to North, North's to South, and South's is missing.
func (q question) moved(r card.Rank) question {
	switch hand, ok := q.owner(r); {
	case !ok:
		return q.with(r, card.North)
	case hand == card.North:
		return q.with(r, card.South)
	}
	return q.without(r)
}

// emptied returns the question with all cards missing.
func (q question) emptied() question {
	before := q.problem.Missing()
	q.problem.North, q.problem.South = 0, 0
	return q.proper(before)
}

// in returns the question with another deck. Cards that it lacks are left out, and each defender has a whole hand.
func (q question) in(d card.Deck) question {
	p := suit.Problem{North: q.problem.North & d.Ranks, South: q.problem.South & d.Ranks, Deck: d}
	goal := q.goal
	q = newQuestion(p)
	q.goal = goal
	return q.proper(q.problem.Missing())
}

// proper lowers a goal of more tricks than the suit has, and forgets who held cards that are not missing, and how many if others were missing
// before.
func (q question) proper(before card.Holding) question {
	if most := max(q.problem.North.Len(), q.problem.South.Len()); q.goal.Tricks > most {
		q.goal.Tricks = most
	}
	missing := q.problem.Missing()
	if missing != before {
		q.problem.WestLengths = 0
	}
	q.problem.WestHolds &= missing
	q.problem.EastHolds &= missing
	return q
}

// length returns how many cards West is known to have, or -1.
func (q question) length() int {
	for n := range q.problem.Missing().Len() + 1 {
		if q.problem.WestLengths == 1<<n {
			return n
		}
	}
	return -1
}

// withLength returns the question with a number of cards that West is known to have, or with any for -1.
func (q question) withLength(n int) question {
	if q.problem.WestLengths = 0; n >= 0 {
		q.problem.WestLengths = 1 << n
	}
	return q
}
