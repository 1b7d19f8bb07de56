package dd

import (
	"context"
	"slices"

	"github.com/superbridge/superbridge/game/card"
)

// Play is a card to play, with its value.
type Play struct {
	// Cards are one or more cards with the same value because they touch: no other hand has a card between
	// them, and none is in the current trick.
	Cards  card.Hand
	Tricks Bounds // of the unfinished ones, for the side that plays it
}

// Plays returns the value of each legal card of the seat to play: spades first, each suit from the top, as in
// [card.Hand.All]. There are none when all cards have been played.
//
// Bounds differ if o.Nodes, which are for each play, are used up first, and, with the error of ctx, if that
// ends first. It fails as [Position.Check] does.
func Plays(ctx context.Context, p Position, o Options) ([]Play, error) {
	if err := p.Check(); err != nil {
		return nil, err
	}
	s := borrow(o.memory())
	defer giveBack(s)
	defer o.team(s)()
	return s.plays(ctx, p, o.Nodes)
}

// plays is [Plays] of a position that has been checked.
func (s *search) plays(ctx context.Context, p Position, nodes int) ([]Play, error) {
	plays := p.plays()
	side := p.Trick.Turn().Side()
	guess := p.Left() / 2
	for i := range plays {
		next, won := p.after(plays[i].top())
		s.set(next)
		b, err := s.value(ctx, side, Bounds{0, next.Left()}, guess-won, nodes)
		plays[i].Tricks = Bounds{b.Min + won, b.Max + won}
		guess = plays[i].Tricks.Min
		if err != nil {
			return plays, err
		}
	}
	return plays, nil
}

// top returns the highest of the cards.
func (p Play) top() card.Card {
	var top card.Card
	for suit, ranks := range p.Cards {
		if ranks != 0 {
			top = card.Card{Suit: card.Suit(suit), Rank: ranks.Top()}
		}
	}
	return top
}

// plays returns the legal plays, without values.
func (p Position) plays() []Play {
	turn := p.Trick.Turn()
	hand := p.Hands[turn]
	if led, ok := p.Trick.Led(); ok && hand[led] != 0 {
		hand = hand.Suit(led)
	}
	var others card.Hand
	for _, seat := range card.Seats {
		if seat != turn {
			others = others.Union(p.Hands[seat])
		}
	}
	for _, c := range p.Trick.Cards[:p.Trick.Len] {
		others = others.With(c)
	}
	plays := make([]Play, 0, hand.Len())
	for _, suit := range slices.Backward(card.Suits[:]) {
		for own := hand[suit]; own != 0; {
			lower := own.Below(others[suit].Below(own.Top()).Top())
			var cards card.Hand
			cards[suit] = own &^ lower
			plays = append(plays, Play{Cards: cards, Tricks: Bounds{0, p.Left()}})
			own = lower
		}
	}
	return plays
}

// after returns the position after a legal card, and 1 if the side that played it has won a trick with it, or
// 0.
func (p Position) after(c card.Card) (next Position, won int) {
	turn := p.Trick.Turn()
	p.Hands[turn] = p.Hands[turn].Without(c)
	p.Trick = p.Trick.With(c)
	if p.Trick.Full() {
		winner := p.Trick.Winner(p.Strain)
		p.Trick.Leader, p.Trick.Len = winner, 0
		p.Trick.Cards = [4]card.Card{}
		if winner.Side() == turn.Side() {
			won = 1
		}
	}
	return p, won
}
