package analysis

import (
	"context"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

// probe answers hypothetical questions: the values of cards, here and in other layouts. It has one budget for
// all of them; once that is used up it knows nothing more.
type probe struct {
	ctx    context.Context
	solver *dd.Solver
	nodes  int
	side   card.Side // whose tricks are counted
}

// tricks returns the number of unfinished tricks that the side takes if a card is played next and everybody
// plays his best from there on. ok is false if that isn't known.
func (q *probe) tricks(p dd.Position, c card.Card) (tricks int, ok bool) {
	next, winner, full := play(p, c)
	if full && winner.Side() == q.side {
		tricks++
	}
	left := next.Left()
	if left == 0 {
		return tricks, true
	}
	budget := q.nodes - q.solver.Nodes()
	if budget <= 0 {
		return 0, false
	}
	bounds, err := q.solver.Solve(q.ctx, next, budget)
	switch {
	case err != nil || !bounds.Exact():
		return 0, false
	case next.Trick.Turn().Side() == q.side:
		return tricks + bounds.Min, true
	}
	return tricks + left - bounds.Min, true
}

// better reports whether one card is worth more than another; ok is false if that isn't known.
func (q *probe) better(p dd.Position, one, other card.Card) (better, ok bool) {
	worth, known := q.tricks(p, one)
	others, ok := q.tricks(p, other)
	return worth > others, known && ok
}

// best returns the playable cards that are worth most; none if that isn't known.
func (q *probe) best(p dd.Position) card.Hand {
	budget := q.nodes - q.solver.Nodes()
	if budget <= 0 {
		return card.Hand{}
	}
	plays, err := q.solver.Plays(q.ctx, p, budget)
	if err != nil {
		return card.Hand{}
	}
	var best card.Hand
	most := -1
	for _, play := range plays {
		switch {
		case !play.Tricks.Exact():
			return card.Hand{}
		case play.Tricks.Min > most:
			best, most = play.Cards, play.Tricks.Min
		case play.Tricks.Min == most:
			best = best.Union(play.Cards)
		}
	}
	return best
}

// play returns the position after a legal card and, if that fills the trick, its winner.
func play(p dd.Position, c card.Card) (next dd.Position, winner card.Seat, full bool) {
	turn := p.Trick.Turn()
	p.Hands[turn] = p.Hands[turn].Without(c)
	p.Trick = p.Trick.With(c)
	if !p.Trick.Full() {
		return p, 0, false
	}
	winner = p.Trick.Winner(p.Strain)
	p.Trick = bridge.Trick{Leader: winner}
	return p, winner, true
}

// legal returns the cards that can be played.
func legal(p dd.Position) card.Hand {
	hand := p.Hands[p.Trick.Turn()]
	if led, ok := p.Trick.Led(); ok && hand[led] != 0 {
		return hand.Suit(led)
	}
	return hand
}

// takes reports whether a side can win the current trick once a card has been added, whatever the other side
// plays to it.
func takes(p dd.Position, c card.Card, side card.Side) bool {
	next, winner, full := play(p, c)
	if full {
		return winner.Side() == side
	}
	ours := next.Trick.Turn().Side() == side
	for one := range legal(next).All() {
		if takes(next, one, side) == ours {
			return ours
		}
	}
	return !ours
}

// sure reports whether a card itself wins the current trick, whatever the opponents play to it, unless
// partner wants to beat it.
func sure(p dd.Position, c card.Card) bool {
	if p.Trick.Len > 0 && !bridge.Beats(c, winning(p), p.Strain) {
		return false
	}
	for n := 1; p.Trick.Len+n < 4; n++ {
		beats, others := following(p, p.Trick.Turn().Next(n), c)
		if ours := n == 2; ours && others == 0 || !ours && beats != (card.Card{}) {
			return false
		}
	}
	return true
}

// winning returns the card that wins a trick so far; it must not be empty.
func winning(p dd.Position) card.Card {
	c, _ := p.Trick.Card(p.Trick.Winner(p.Strain))
	return c
}

// beater returns the lowest card with which a seat still to play can beat one being added to the trick, if it
// has one and may play it.
func beater(p dd.Position, seat card.Seat, c card.Card) (lowest card.Card, ok bool) {
	lowest, _ = following(p, seat, c)
	return lowest, lowest != card.Card{}
}

// following returns the lowest card with which a seat still to play may beat one being added to the trick,
// and the number of other cards that it may play.
func following(p dd.Position, seat card.Seat, c card.Card) (beats card.Card, others int) {
	led, begun := p.Trick.Led()
	if !begun {
		led = c.Suit
	}
	hand := p.Hands[seat]
	if hand[led] != 0 {
		hand = hand.Suit(led)
	}
	for one := range hand.All() {
		switch {
		case !bridge.Beats(one, c, p.Strain):
			others++
		case beats == (card.Card{}) || one.Rank < beats.Rank:
			beats = one
		}
	}
	return beats, others
}

// exchanged returns the position with two cards of two seats exchanged.
func exchanged(p dd.Position, one card.Seat, oneCard card.Card, other card.Seat, otherCard card.Card) dd.Position {
	p.Hands[one] = p.Hands[one].Without(oneCard).With(otherCard)
	p.Hands[other] = p.Hands[other].Without(otherCard).With(oneCard)
	return p
}

// out returns the ranks of a suit that a side's hands hold.
func out(p dd.Position, suit card.Suit, side card.Side) card.Holding {
	one := card.Seat(side)
	return p.Hands[one][suit] | p.Hands[one.Partner()][suit]
}
