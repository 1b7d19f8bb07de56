package bridge

import (
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// Board is a deal and everything that has happened to it. It is a value: [Board.Apply] returns the next one and
// leaves the old one unchanged.
type Board struct {
	Table
	Deal card.Deal // as dealt
}

// NewBoard returns a board on which nothing has happened yet, with the zero [Standing]. The deal must be one
// that the rules can play ([Rules.CheckDeal]); where declarer chooses the contract nobody is vulnerable.
func NewBoard(r Rules, deal card.Deal, dealer card.Seat, vul Vulnerability) (Board, error) {
	if err := r.CheckDeal(deal); err != nil {
		return Board{}, err
	}
	t := newTable(r, dealer, vul)
	if r.Choices && vul != VulNone {
		return Board{}, fault.Errorf("nobody is vulnerable in %s", r.Name)
	}
	if r.Choices {
		t = t.announce(announced(deal))
	}
	return Board{t, deal}, nil
}

// Apply returns the board after the player to act does e, or a [*RuleError] that says which rule forbids it.
func (b Board) Apply(e Event) (Board, error) {
	if err := b.Check(b.Hand(b.Turn()), e); err != nil {
		return b, err
	}
	return b.with(e), nil
}

// with returns the board after an event that has been checked.
func (b Board) with(e Event) Board {
	b.Table = b.Table.with(e)
	if b.phase == Finished {
		b.honours = b.Rules.honours(b.contract, b.Deal)
	}
	return b
}

// Replay returns the board after the given events. If one of them is not legal it
// returns the board before it, with the error.
func (b Board) Replay(events []Event) (Board, error) {
	for i, e := range events {
		next, err := b.Apply(e)
		if err != nil {
			return b, fault.Errorf("event %d: %w", i+1, err)
		}
		b = next
	}
	return b, nil
}

// Prefix returns the board after its first n events, 0 ≤ n ≤ len(Events()).
func (b Board) Prefix(n int) Board {
	before := Board{b.start(), b.Deal}
	for _, e := range b.events[:n] {
		before = before.with(e)
	}
	return before
}

// Alone returns the board on its own: under the rules of [Rules.Alone], with the standing it had in its session.
func (b Board) Alone() Board {
	b.Rules = b.Rules.Alone()
	return b
}

// Against returns a side's net points on two finished boards of the same deal, comparable with each other:
// counted as in [Table.Compared], and as if nothing were below unless both boards have the same rules and the
// same standing below.
func (b Board) Against(other Board, side card.Side) (here, there int) {
	if !b.Rules.Same(other.Rules) || b.Standing.Below != other.Standing.Below {
		b.Standing, other.Standing = Standing{}, Standing{}
	}
	ours, theirs := b.Compared(), other.Compared()
	return ours[side] - ours[side.Other()], theirs[side] - theirs[side.Other()]
}

// Hand returns the cards that a seat still holds.
func (b Board) Hand(seat card.Seat) card.Hand { return b.Deal[seat].Minus(b.played[seat]) }

// Number returns the number of the deal.
func (b Board) Number() card.Number {
	n, err := b.Rules.Deck.Number(b.Deal)
	if err != nil {
		panic(err) // NewBoard has checked the deal
	}
	return n
}

// View returns the board as a seat may see it: its own cards, and dummy's once they are open.
func (b Board) View(seat card.Seat) View {
	v := View{Table: b.Table, Seat: seat}
	v.show(seat, b.Hand(seat))
	if b.DummyOpen() {
		dummy := b.contract.Dummy()
		v.show(dummy, b.Hand(dummy))
	}
	return v
}
