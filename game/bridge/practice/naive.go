package practice

import (
	"context"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

// Naive returns the card of the naive line: by rules of thumb, without the technique.
//
//   - Without finesses the third hand takes the trick.
//   - Without holding up a trick is taken as soon as it can be.
//   - Who doesn't draw trumps cashes winners in the side suits first, and then goes on with the longest.
//   - Who doesn't ruff in dummy draws trumps at once, and has dummy throw a low card.
//   - Who doesn't unblock plays low under a winner of the other hand.
//   - Who doesn't duck takes the trick, or leads from the top.
//   - Who makes no safety play plays for most tricks as the cards lie in the first layout, and sees to it that he is right there.
func (d *Defence) Naive(ctx context.Context, b bridge.Board) (bridge.Event, error) {
	thumb, err := bot.Player{Cards: d.e.Cards}.Advise(ctx, b.View(b.Actor()))
	if err != nil {
		return bridge.Event{}, err
	}
	d.game.ctx = ctx
	if d.e.Technique == SafetyPlay {
		c, err := d.kindly(b, thumb.Event.Card)
		return bridge.Played(c), err
	}
	return bridge.Played(d.game.naive(d.e.Technique, nodeOf(b, d.left(b)), thumb.Event.Card)), nil
}

// kindly returns the card that takes most tricks as the cards lie in the first layout, the usual one if that does. Where they lie
// otherwise it is the usual one.
func (d *Defence) kindly(b bridge.Board, usual card.Card) (card.Card, error) {
	n := nodeOf(b, d.e.Layouts[:1])
	if len(n.layouts) == 0 {
		return usual, nil
	}
	plays, err := d.solver.Plays(d.game.ctx, dd.Position{Hands: n.layouts[0], Trick: n.trick, Strain: d.game.strain}, 0)
	if err != nil {
		return usual, err
	}
	best := plays[0]
	for _, p := range plays {
		if p.Tricks.Min > best.Tricks.Min || p.Tricks.Min == best.Tricks.Min && p.Cards.Has(usual) {
			best = p
		}
	}
	if best.Cards.Has(usual) {
		return usual, nil
	}
	return best.Cards.Cards()[0], nil
}

// naive is the card of the naive line for the other techniques.
func (g *game) naive(t Technique, n node, thumb card.Card) card.Card {
	seat := n.trick.Turn()
	trump, trumps := g.strain.Trump()
	_, following := n.trick.Led()
	var cards []card.Card
	for _, c := range n.cards() {
		if !g.uses(t, n, c) {
			cards = append(cards, c)
		}
	}
	if len(cards) == 0 {
		return thumb // nothing else is legal
	}
	switch {
	case !following && t == RuffInDummy && trumps && g.theirs(n, trump) != 0 && n.layouts[0][seat][trump] != 0:
		return card.Card{Suit: trump, Rank: n.layouts[0][seat][trump].Top()}
	case !following && t == DrawTrumps:
		return g.cashOut(n, cards)
	case !g.uses(t, n, thumb):
		return thumb
	case t == RuffInDummy, t == Unblock:
		return lowest(cards)
	}
	return g.taking(n, cards)
}

// cashOut returns a lead from the top: a winner if there is one, of the longest suit, and else the highest card of that.
func (g *game) cashOut(n node, cards []card.Card) card.Card {
	seat := n.trick.Turn()
	worth := func(c card.Card) int {
		w := n.layouts[0][seat][c.Suit].Len()*20 + int(c.Rank)
		if n.master(g, seat, c) {
			w += 1000
		}
		if bridge.Strain(c.Suit) == g.strain {
			w -= 5000
		}
		return w
	}
	best := cards[0]
	for _, c := range cards[1:] {
		if worth(c) > worth(best) {
			best = c
		}
	}
	return best
}

// taking returns the lowest card that takes the trick for certain; else the highest of those that take it from the cards that are
// there, or the lowest card.
func (g *game) taking(n node, cards []card.Card) card.Card {
	seat := n.trick.Turn()
	var sure, top card.Card
	for _, c := range cards {
		if n.trick.Len > 0 && n.trick.With(c).Winner(g.strain) != seat {
			continue
		}
		if n.master(g, seat, c) && (sure.Rank == 0 || c.Rank < sure.Rank) {
			sure = c
		}
		if c.Rank > top.Rank {
			top = c
		}
	}
	switch {
	case sure.Rank != 0:
		return sure
	case top.Rank != 0:
		return top
	}
	return lowest(cards)
}

// lowest returns the lowest of some cards.
func lowest(cards []card.Card) card.Card {
	low := cards[0]
	for _, c := range cards[1:] {
		if c.Rank < low.Rank {
			low = c
		}
	}
	return low
}
