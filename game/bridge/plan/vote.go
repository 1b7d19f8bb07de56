package plan

import (
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

// The numbers of layouts that choose a card: in the first two tricks, where one choice decides for many layouts, and later.
const (
	votesEarly = 24
	votesLater = 12
)

// vote returns the card that the viewer chooses in a node.
func (g *game) vote(n *node, cards card.Hand) card.Card {
	if cards.Len() == 1 {
		return low(cards)
	}
	if c, ok := g.chosen[*n]; ok {
		return c
	}
	votes := votesLater
	if n.left >= g.root.left-1 {
		votes = votesEarly
	}
	c := g.elect(g.fitting(n, votes), cards, n.need)
	g.chosen[*n] = c
	return c
}

// elect returns one of some cards by the votes of positions, for a number of tricks. If some are right in all of the first
// half the rest isn't asked: of several it is then one that takes a trick more most often, as that keeps what is needed.
func (g *game) elect(positions []dd.Position, cards card.Hand, need int) card.Card {
	half := (len(positions) + 1) / 2
	var in poll
	g.ask(&in, positions[:half], need)
	best := in.best(cards)
	if best.votes < half {
		g.ask(&in, positions[half:], need)
		best = in.best(cards)
	} else if best.cards.Len() > 1 {
		var more poll
		g.ask(&more, positions[:half], need+1)
		best = more.best(best.cards)
	}
	return passiveOf(positions[0], best.cards)
}

// poll holds the votes for each card.
type poll [len(card.Suits)][card.Ace + 1]int

// ask adds the votes of positions: each is for all cards that take a number of tricks there.
func (g *game) ask(in *poll, positions []dd.Position, need int) {
	for _, p := range positions {
		for c := range g.reaching(p, need).All() {
			in[c.Suit][c.Rank]++
		}
	}
}

// reaching returns the cards with which the hand to play takes at least a number of tricks with open hands.
func (g *game) reaching(p dd.Position, need int) (good card.Hand) {
	reached, err := g.solver(p.Left()).Reach(g.ctx, p, need, 0)
	g.fail(err)
	for _, play := range reached {
		if play.Tricks.Min >= need {
			good = good.Union(play.Cards)
		}
	}
	return good
}

// favourites are the cards with the most votes.
type favourites struct {
	cards card.Hand
	votes int
}

// best returns the favourites among some cards.
func (in *poll) best(cards card.Hand) (best favourites) {
	for c := range cards.All() {
		switch n := in[c.Suit][c.Rank]; {
		case n > best.votes || best.cards == card.Hand{}:
			best = favourites{card.HandOf(c), n}
		case n == best.votes:
			best.cards = best.cards.With(c)
		}
	}
	return best
}
