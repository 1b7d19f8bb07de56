package bot

import (
	"context"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// clearly is by how many tricks a layout a card must do better, when a board is played out, to be preferred to the one that the rules of
// thumb like.
const clearly = 0.1

// mayPlayOut reports whether a defender plays out cards that are as good with all hands open: as long as much is hidden from declarer.
// Layouts that don't fit what has been told would tell nothing.
func (p *position) mayPlayOut(e effort) bool {
	return e.playouts > 0 && !e.without.lacks(Inference) && !p.declaring && 2*p.view.Left() > p.view.Rules.Tricks()
}

// playOut returns the card to play of those that are as good as the best: the one chosen, or another with which the defence takes clearly more
// tricks if all four go on by rules of thumb. With all hands open declarer never errs; in truth he doesn't see them either.
func (p *position) playOut(ctx context.Context, e effort, values []value, chosen value) (value, error) {
	good := []value{chosen}
	for _, v := range values {
		if v.equal() && !p.beside(v.card, good) {
			good = append(good, v)
		}
	}
	if len(good) == 1 {
		return chosen, nil
	}
	layouts := newDealer(p, e.without, e.source).layouts(e.playouts)
	tricks := make([]int, len(good))
	for _, l := range layouts {
		b := p.board(l)
		for i, v := range good {
			n, err := p.tricksAfter(ctx, b, v.card)
			if err != nil {
				return chosen, err
			}
			tricks[i] += n
		}
	}
	best := 0
	for i, n := range tricks {
		if n > tricks[best] {
			best = i
		}
	}
	if float64(tricks[best]-tricks[0]) > clearly*float64(len(layouts)) {
		return good[best], nil
	}
	return chosen, nil
}

// beside reports whether a card touches one of others, so that it makes no difference which of the two is played.
func (p *position) beside(c card.Card, others []value) bool {
	for _, v := range others {
		if v.card.Suit == c.Suit && p.touching(v.card).Has(c.Rank) {
			return true
		}
	}
	return false
}

// board returns the board as it would be with a layout.
func (p *position) board(l layout) bridge.Board {
	deal := l.hands
	for _, seat := range card.Seats {
		for s, played := range p.view.Played(seat) {
			deal[seat][s] |= played
		}
	}
	return bridge.Board{Table: p.view.Table, Deal: deal}
}

// tricksAfter returns how many tricks the player's side takes in all if he plays a card and all go on by rules of thumb.
func (p *position) tricksAfter(ctx context.Context, b bridge.Board, c card.Card) (tricks int, err error) {
	b, err = b.Apply(bridge.Played(c))
	for err == nil && b.Phase() == bridge.PlayPhase {
		var e bridge.Event
		if e, err = (Player{Cards: p.cards}).Act(ctx, b.View(b.Actor())); err == nil {
			b, err = b.Apply(e)
		}
	}
	return b.Won(p.turn.Side()), err
}
