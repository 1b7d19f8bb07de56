package plan

import (
	"context"

	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/bridge/ending"
	"github.com/superbridge/superbridge/game/card"
)

// game is a question being answered.
type game struct {
	table
	ctx     context.Context
	layouts []ending.Layout
	voters  []ending.Layout
	whole   bool // the voters are all that is possible
	seen    bool // the others see all hands
	root    node
	moved   int                // the goal, from that of the question
	near    *dd.Solver         // exact, with at most exactly tricks left
	far     *dd.Solver         // estimates, before that
	chosen  map[node]card.Card // by votes
	err     error              // the first
}

// exactly is the largest number of tricks left that are solved; more are estimated, by the most promising cards only.
const exactly = 9

// solver returns the solver for a number of tricks left.
func (g *game) solver(left int) *dd.Solver {
	if left <= exactly {
		return g.near
	}
	return g.far
}

// work returns the number of cards tried with open hands.
func (g *game) work() int { return g.near.Nodes() + g.far.Nodes() }

// breadth returns the breadth of estimates, by the number of tricks left at the beginning.
func breadth(left int) dd.Breadth {
	switch {
	case left <= 10:
		return dd.Breadth{Leads: 4, Follows: 3, Discards: 2}
	case left <= 11:
		return dd.Breadth{Leads: 3, Follows: 3, Discards: 2}
	}
	return dd.Breadth{Leads: 2, Follows: 2, Discards: 1}
}

// solverMemory is the size of the double-dummy table, in bytes.
const solverMemory = 64 << 20

func newGame(ctx context.Context, q Question) (*game, error) {
	turn := q.Trick.Turn()
	if len(q.Layouts) == 0 || len(q.Layouts) > ending.MaxLayouts || q.Trick.Full() || turn != q.Viewer && turn != q.Dummy || q.Viewer == q.Dummy {
		return nil, ErrQuestion
	}
	g := &game{
		ctx: ctx, layouts: q.Layouts, voters: q.Voters, whole: q.Whole, seen: !q.Blind,
		near: dd.NewSolver(solverMemory), chosen: map[node]card.Card{},
	}
	g.strain, g.side = q.Strain, q.Viewer.Side()
	if turn.Side() != g.side {
		return nil, ErrQuestion
	}
	g.seats, g.hidden = [2]card.Seat{q.Viewer, q.Dummy}, [2]card.Seat{}
	at := 0
	for _, seat := range card.Seats {
		if seat != q.Viewer && seat != q.Dummy {
			g.hidden[at] = seat
			at++
		}
	}
	first := q.Layouts[0].Hands
	g.root = node{ours: [2]card.Hand{first[q.Viewer], first[q.Dummy]}, trick: q.Trick, void: q.Void}
	hidden := first[g.hidden[0]].Union(first[g.hidden[1]])
	for _, all := range [2][]ending.Layout{q.Layouts, q.Voters} {
		for _, l := range all {
			open := dd.Position{Hands: l.Hands, Trick: q.Trick, Strain: q.Strain}
			if err := open.Check(); err != nil {
				return nil, err
			}
			if g.root.left = open.Left(); g.root.ours != [2]card.Hand{l.Hands[q.Viewer], l.Hands[q.Dummy]} ||
				hidden != l.Hands[g.hidden[0]].Union(l.Hands[g.hidden[1]]) {
				return nil, ErrQuestion
			}
		}
	}
	seen := g.root.ours[0].Union(g.root.ours[1])
	for _, c := range q.Trick.Cards[:q.Trick.Len] {
		seen = seen.With(c)
	}
	g.classes = classesOf(hidden, seen, q.Dummy.Side() != g.side)
	for _, class := range g.classes {
		g.suits = append(g.suits, low(class).Suit)
	}
	g.far = dd.NewEstimator(solverMemory, breadth(g.root.left))
	g.root.need = min(max(q.Need, 1), g.root.left)
	return g, nil
}

// walk plays on after a card in a layout, and reports whether the goal is reached.
func (g *game) walk(c card.Card, hands *[4]card.Hand) bool {
	n := g.play(g.root, c, hands)
	for n.need > 0 && n.need <= n.left && g.err == nil {
		seat := n.trick.Turn()
		switch i, inSight := index(g.seats, seat); {
		case seat.Side() != g.side && !g.seen && !inSight:
			n = g.play(n, g.blind(&n, hands), hands)
		case seat.Side() != g.side:
			n = g.play(n, passive(g.position(&n, hands)), hands)
		case inSight:
			cards := legal(n.ours[i], n.trick)
			if n = g.play(n, g.vote(&n, cards), hands); cards.Len() > 1 && g.seen && !g.lives(&n, hands) {
				return false
			}
		default:
			n = g.play(n, g.seeing(&n, hands), hands)
		}
	}
	return n.need <= 0 && g.err == nil
}

// lives reports whether the goal is still reached with open hands.
func (g *game) lives(n *node, hands *[4]card.Hand) bool {
	if n.need <= 0 || n.need > n.left {
		return n.need <= 0
	}
	answer, err := g.solver(n.left).AtLeast(g.ctx, g.position(n, hands), g.side, n.need, 0)
	g.fail(err)
	return answer == dd.Yes
}

// fail keeps the first error.
func (g *game) fail(err error) {
	if g.err == nil {
		g.err = err
	}
}
