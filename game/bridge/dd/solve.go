package dd

import (
	"context"
	"fmt"

	"github.com/superbridge/superbridge/game/card"
)

// Bounds are the proved bounds on a number of tricks: from Min to Max, inclusive.
type Bounds struct{ Min, Max int }

// Exact reports whether the number is known: Min and Max are the same.
func (b Bounds) Exact() bool { return b.Min == b.Max }

// AtLeast answers whether a side can take at least the given number of the [Position.Left] unfinished tricks.
// This is quicker than [Solve], and far quicker if the number is far from the exact value.
//
// The answer is Unknown if o.Nodes are used up first, and, with the error of ctx, if that ends first. It
// fails as [Position.Check] does.
func AtLeast(ctx context.Context, p Position, side card.Side, tricks int, o Options) (Answer, error) {
	if err := p.Check(); err != nil {
		return Unknown, err
	}
	if side > card.EW {
		return Unknown, fmt.Errorf("dd: there is no side %d", uint8(side))
	}
	s := borrow(o.memory())
	defer giveBack(s)
	defer o.team(s)()
	s.set(p)
	return s.ask(ctx, side, tricks, o.Nodes)
}

// Solve returns the number of unfinished tricks that the side to play can take, 0 to [Position.Left].
//
// The bounds differ if o.Nodes are used up first, and, with the error of ctx, if that ends first. It fails as
// [Position.Check] does.
func Solve(ctx context.Context, p Position, o Options) (Bounds, error) {
	if err := p.Check(); err != nil {
		return Bounds{}, err
	}
	left := p.Left()
	s := borrow(o.memory())
	defer giveBack(s)
	defer o.team(s)()
	s.set(p)
	return s.value(ctx, p.Trick.Turn().Side(), Bounds{0, left}, left/2, o.Nodes)
}

// value narrows the bounds on a side's tricks, within a limit of nodes; 0 or less for no limit. When the
// context ends, its error comes with the bounds.
//
// The questions start at the guess. Its quality hardly matters: from the exact value it takes 8 % fewer nodes
// than from half of the tricks. With a limit they come from both ends inwards instead, the cheapest first, so
// that something has been proved when it is reached. That takes 10 % more.
func (s *search) value(ctx context.Context, side card.Side, b Bounds, guess, nodes int) (Bounds, error) {
	_, timed := ctx.Deadline()
	inwards, above := timed || nodes > 0, false
	end := s.nodes + nodes
	up := 1 // or -1: where the next question is, most likely
	for !b.Exact() {
		if nodes > 0 {
			if nodes = end - s.nodes; nodes <= 0 {
				return b, nil
			}
		}
		if inwards {
			guess, above = b.Min, !above
			if above {
				guess = b.Max
			}
		}
		tricks := min(max(guess, b.Min+1), b.Max)
		next := tricks + up
		if inwards {
			next = b.Min + b.Max + 1 - tricks // at the other end
		}
		var answer, after Answer
		var err error
		if s.team != nil && next > b.Min && next <= b.Max && next != tricks {
			answer, after, err = s.both(ctx, side, tricks, next)
		} else {
			answer, err = s.ask(ctx, side, tricks, nodes)
		}
		if answer == Unknown && after == Unknown {
			return b, err
		}
		for _, known := range [...]struct {
			answer Answer
			tricks int
		}{{answer, tricks}, {after, next}} {
			switch known.answer {
			case Yes:
				if known.tricks > b.Min {
					b.Min, guess, up = known.tricks, known.tricks+1, 1
				}
			case No:
				if known.tricks <= b.Max {
					b.Max, guess, up = known.tricks-1, known.tricks-1, -1
				}
			}
		}
		if err != nil {
			return b, err
		}
	}
	return b, nil
}
