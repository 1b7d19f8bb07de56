package challenge

import (
	"cmp"
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/fault"
)

// ErrOther means that two challenges are not of the same boards.
var ErrOther = fault.New("that challenge has other boards")

// Merge returns the challenge with the players of another one of the same boards, or [ErrOther]. Nothing is overwritten:
// results of a player of the same name and the same company are joined if they don't contradict each other, and otherwise
// there are two players of that name. In which order challenges are merged makes no difference, as long as names are different.
func (c Challenge) Merge(other Challenge) (Challenge, error) {
	if !c.sameBoards(other) {
		return c, ErrOther
	}
	for _, p := range other.Players {
		c = c.join(p)
	}
	return c, nil
}

// sameBoards reports whether two challenges are of the same boards and the same seat.
func (c Challenge) sameBoards(other Challenge) bool {
	return c.Seat == other.Seat && slices.EqualFunc(c.Boards, other.Boards, sameStart)
}

// join returns the challenge with one more player, or more results of one.
func (c Challenge) join(p Player) Challenge {
	c.Players = slices.Clone(c.Players)
	for i, own := range c.Players {
		if joined, ok := own.joined(p); ok {
			c.Players[i] = joined
			return c.sorted()
		}
	}
	c.Players = append(c.Players, p)
	return c.sorted()
}

// joined returns the player with the results of p; ok is false if they are two.
func (p Player) joined(other Player) (all Player, ok bool) {
	if p.Name != other.Name || p.With != other.With {
		return p, false
	}
	results := slices.Clone(p.Results)
	for i, b := range other.Results {
		switch {
		case !other.has(i):
		case !p.has(i):
			results[i] = b
		case !slices.Equal(p.Results[i].Events(), b.Events()):
			return p, false
		}
	}
	p.Results = results
	return p, true
}

// sorted returns the challenge with the players in the order of their names, and of what they have done.
func (c Challenge) sorted() Challenge {
	c.Players = slices.Clone(c.Players)
	slices.SortStableFunc(c.Players, func(a, b Player) int {
		return cmp.Or(cmp.Compare(a.Name, b.Name), cmp.Compare(a.With, b.With), compare(a.Results, b.Results))
	})
	return c
}

// compare compares results in an order of no meaning.
func compare(a, b []bridge.Board) int {
	return slices.CompareFunc(a, b, func(a, b bridge.Board) int {
		return slices.CompareFunc(a.Events(), b.Events(), func(a, b bridge.Event) int { return cmp.Compare(a.String(), b.String()) })
	})
}
