// Package ending finds the best play of an ending for a side that sees only its own two hands.
//
// A double-dummy answer looks at one layout of the hidden cards at a time, and so it guesses every finesse right. Here
// one line of play must serve all layouts alike as long as they look alike. What a line achieves is the set of layouts
// in which it reaches the goal, and a position is worth the lines of which no other achieves a superset: its front
// (T. Cazenave and V. Ventos, The αμ Search Algorithm for the Game of Bridge, 2019). Where the side itself chooses a
// card, the front is the union of those that its cards lead to. Where an opponent does, one line is chosen after each of
// his cards, and a layout is won if it is after all the cards that he could play in it.
//
// The opponents see all hands and know the line, as is usual when odds are computed. So a probability is what the line
// is sure of against the best defence; people defend less well.
package ending

import (
	"context"
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// Layout is a possible layout of the remaining cards.
type Layout struct {
	Hands [4]card.Hand
	// Weight says how likely the layout is, compared with the others; more than 0.
	Weight float64
}

// Position is an ending with a goal.
type Position struct {
	Layouts []Layout     // 1 to MaxLayouts, all with the same hands of the side, and the same hidden cards
	Trick   bridge.Trick // the trick being played; its cards are no longer in any hand
	Strain  bridge.Strain
	Side    card.Side // the one that doesn't see; it is to play
	Need    int       // the unfinished tricks that it wants at least
	// Exact makes the side look at each card of the opponents. Otherwise hidden cards that touch, as far as the side can
	// see, count as equal: it doesn't look which of them is played, and each opponent plays his lowest first. That is far
	// quicker, and the probabilities are the same as long as all layouts are there and equal cards make them equally
	// likely; but for tricks in which one opponent could choose whether to overtake the other.
	Exact bool
}

// MaxLayouts is the largest number of layouts.
const MaxLayouts = 256

// Play is a card to play with what it achieves.
type Play struct {
	// Cards are one or more cards that touch.
	Cards card.Hand
	// Probability, from 0 to 1, is that of reaching the goal with the best line that begins with the card: the weight of
	// its layouts.
	Probability float64
	// Wins are the layouts in which that line reaches it, by their index.
	Wins Set
}

// The reasons for which a position isn't solved.
var (
	ErrPosition = fault.New("this is no ending with a card to play")
	// ErrLimit is returned if more nodes would be needed.
	ErrLimit = fault.New("the ending is too large")
)

// Solve returns the legal cards with their probabilities: spades first, each suit from the top. The work is at most a
// number of cards tried and lines compared, with those tried on the way by open hands at a lower rate, or unlimited if that is 0 or less, and it fails with [ErrLimit] if that isn't
// enough, with [ErrPosition] or an error of [dd.Position.Check], and with the error of ctx.
func Solve(ctx context.Context, p Position, work int) ([]Play, error) {
	plays, _, err := solve(ctx, p, work)
	return plays, err
}

// solve is [Solve], with the work done.
func solve(ctx context.Context, p Position, work int) (plays []Play, done int, err error) {
	s, root, err := newSearch(ctx, p, work)
	if err != nil {
		return nil, 0, err
	}
	all := firstSet(len(s.worlds))
	total := s.weigh(all)
	for _, cards := range s.choices(root) {
		best := s.best(s.play(root, low(cards), all), all, total)
		if s.err != nil {
			return nil, 0, s.err
		}
		play := Play{Cards: cards, Probability: s.weigh(best) / total}
		for w := range best.All() {
			play.Wins = play.Wins.union(s.worlds[w].layouts)
		}
		plays = append(plays, play)
	}
	return plays, s.done(), nil
}

// best returns the worlds that the best line wins after a card. It looks for lines that lose next to nothing first, and
// then for worse ones.
func (s *search) best(options []option, all Set, total float64) (best Set) {
	for spare := total / 32; ; spare *= 2 {
		front, _ := s.joint(slices.Clone(options), all, spare, nil)
		for _, set := range front {
			if s.weigh(set) > s.weigh(best) {
				best = set
			}
		}
		if len(front) > 0 || spare >= total || s.err != nil {
			return best
		}
	}
}

func newSearch(ctx context.Context, p Position, work int) (*search, node, error) {
	turn := p.Trick.Turn()
	if len(p.Layouts) == 0 || len(p.Layouts) > MaxLayouts || p.Trick.Full() || turn.Side() != p.Side {
		return nil, node{}, ErrPosition
	}
	first := p.Layouts[0].Hands
	root := node{ours: [2]card.Hand{first[turn], first[turn.Next(2)]}, trick: p.Trick, need: p.Need}
	seen := root.ours[0].Union(root.ours[1])
	for _, c := range p.Trick.Cards[:p.Trick.Len] {
		seen = seen.With(c)
	}
	hidden := first[turn.Next(1)].Union(first[turn.Next(3)])
	for _, l := range p.Layouts {
		open := dd.Position{Hands: l.Hands, Trick: p.Trick, Strain: p.Strain}
		if err := open.Check(); err != nil {
			return nil, node{}, err
		}
		if root.left = open.Left(); root.ours != [2]card.Hand{l.Hands[turn], l.Hands[turn.Next(2)]} || root.ours[0] == (card.Hand{}) ||
			hidden != l.Hands[turn.Next(1)].Union(l.Hands[turn.Next(3)]) {
			return nil, node{}, ErrPosition
		}
	}
	s := &search{
		ctx: ctx, classes: classesOf(hidden, seen, p.Exact), strain: p.Strain, side: p.Side, first: turn, limit: work,
		solver: dd.NewSolver(solverMemory), known: map[option]known{},
	}
	if len(s.classes) > mostClasses {
		return nil, node{}, ErrLimit
	}
	for k := range s.classes {
		s.suits = append(s.suits, s.classes.suit(k))
	}
	s.worlds = merge(p.Layouts, s.classes, turn.Next(1))
	return s, root, nil
}

// solverMemory is the size of the double-dummy table, in bytes.
const solverMemory = 16 << 20
