package practice

import (
	"context"
	"encoding/binary"
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// game is the play of a contract with several possible layouts of the opponents' cards. Declarer doesn't know which;
// the defence chooses with each of its cards, among the layouts that agree with the cards played. Everybody sees the
// cards played, and nothing else is hidden; so one side has a line that wins against everything, and search finds it.
//
// Package dd ends most branches: a contract that fails double-dummy in one of the layouts fails here, and with one
// layout left its answer is final.
type game struct {
	ctx      context.Context
	solver   *dd.Solver
	strain   bridge.Strain
	declarer card.Seat
	// forbidden reports whether a card of declarer's side is not to be played; nil forbids nothing.
	forbidden func(n node, c card.Card) bool
	// relief is [Squeeze] or [Endplay] where the opponents are relieved of it, in a single layout, and otherwise another technique.
	relief Technique

	nodes, most int // positions examined, and their maximum
	known       map[string]bool
	err         error
}

// node is a position of the game.
type node struct {
	trick   bridge.Trick
	need    int            // tricks that declarer's side needs of those not finished
	layouts [][4]card.Hand // what the seats may hold; declarer's and dummy's cards are the same in all
}

// errLong says that a search was given up.
var errLong = fault.New("practice: the search took too long")

// newGame returns the game of a contract. most is the maximum number of positions for a question.
func newGame(ctx context.Context, solver *dd.Solver, c bridge.Contract, most int) *game {
	return &game{ctx: ctx, solver: solver, strain: c.Strain, declarer: c.Declarer, most: most, known: map[string]bool{}}
}

// nodeOf returns the position of a board with several possible deals. Those that don't agree with the cards played are
// left out.
func nodeOf(b bridge.Board, deals []card.Deal) node {
	contract := b.Contract()
	n := node{trick: b.Trick(), need: b.Rules.Needs(contract.Level) - b.DeclarerTricks()}
	for _, deal := range deals {
		if agrees(b, deal) {
			hands := [4]card.Hand(deal)
			for _, seat := range card.Seats {
				hands[seat] = hands[seat].Minus(b.Played(seat))
			}
			n.layouts = append(n.layouts, hands)
		}
	}
	return n
}

// agrees reports whether a deal could be that of a board: the hands in sight are the same, and what was played could be.
func agrees(b bridge.Board, deal card.Deal) bool {
	contract := b.Contract()
	if deal[contract.Declarer] != b.Deal[contract.Declarer] || deal[contract.Dummy()] != b.Deal[contract.Dummy()] {
		return false
	}
	return followed(b, deal)
}

// followed reports whether what was played on a board could have been played with a deal: each had the card, and followed suit.
func followed(b bridge.Board, deal card.Deal) bool {
	var played [4]card.Hand
	follows := func(t bridge.Trick) bool {
		for i, c := range t.Cards[:t.Len] {
			seat := t.Leader.Next(i)
			hand := deal[seat].Minus(played[seat])
			if led := t.Cards[0].Suit; !hand.Has(c) || c.Suit != led && hand[led] != 0 {
				return false
			}
			played[seat] = played[seat].With(c)
		}
		return true
	}
	for _, t := range b.Tricks() {
		if !follows(t) {
			return false
		}
	}
	return follows(b.Trick())
}

// turn returns whose card is next, and whether that is one of declarer's side.
func (g *game) turn(n node) (seat card.Seat, declaring bool) {
	seat = n.trick.Turn()
	return seat, seat.Side() == g.declarer.Side()
}

// left returns the number of unfinished tricks.
func (n node) left() int { return n.layouts[0][n.trick.Turn()].Len() }

// after returns the position after a card, with the layouts in which it can be played.
func (g *game) after(n node, c card.Card) node {
	seat := n.trick.Turn()
	led, following := n.trick.Led()
	next := node{trick: n.trick.With(c), need: n.need, layouts: make([][4]card.Hand, 0, len(n.layouts))}
	for _, hands := range n.layouts {
		if !hands[seat].Has(c) || following && c.Suit != led && hands[seat][led] != 0 {
			continue
		}
		hands[seat] = hands[seat].Without(c)
		if !slices.Contains(next.layouts, hands) {
			next.layouts = append(next.layouts, hands)
		}
	}
	return g.finished(next)
}

// finished returns a position with its trick taken by the winner if it is full.
func (g *game) finished(n node) node {
	if n.trick.Full() {
		winner := n.trick.Winner(g.strain)
		if winner.Side() == g.declarer.Side() {
			n.need--
		}
		n.trick = bridge.Trick{Leader: winner}
	}
	return n
}

// cards returns the cards that can be played in at least one of the layouts, but only one of equivalent ones: cards of
// a suit that touch and are in the same hand in every layout.
func (n node) cards() []card.Card {
	seat := n.trick.Turn()
	led, following := n.trick.Led()
	var may [4]card.Holding // in some layout
	var all [4]card.Holding // not gone, by anybody, the trick too
	for _, hands := range n.layouts {
		hand := hands[seat]
		if following && hand[led] != 0 {
			hand = hand.Suit(led)
		}
		for s := range may {
			may[s] |= hand[s]
		}
	}
	for s := range all {
		for _, seat := range card.Seats {
			all[s] |= n.layouts[0][seat][s]
		}
	}
	for _, c := range n.trick.Cards[:n.trick.Len] {
		all[c.Suit] = all[c.Suit].With(c.Rank)
	}
	var cards []card.Card
	for _, s := range slices.Backward(card.Suits[:]) {
		var above uint64 // the layouts in which the card above, of those not gone, is in the same hand
		for r := range all[s].Ranks() {
			var here uint64
			for i, hands := range n.layouts {
				if hands[seat][s].Has(r) {
					here |= 1 << (i & 63)
				}
			}
			if may[s].Has(r) && here != above {
				cards = append(cards, card.Card{Suit: s, Rank: r})
			}
			above = here
		}
	}
	return cards
}

// wins reports whether declarer has a line that makes the contract in every layout. Where the search is given up it reports false,
// and g.err says so.
func (g *game) wins(n node) bool { return g.decided(n, false) }

// decided is wins. open says that declarer is known to make the contract in each layout with all hands open.
func (g *game) decided(n node, open bool) bool {
	switch {
	case g.err != nil || len(n.layouts) == 0:
		return false
	case n.need <= 0:
		return true
	case n.need > g.tricks(n):
		return false
	}
	g.nodes++
	if g.nodes > g.most {
		g.err = errLong
		return false
	}
	var key string
	if n.trick.Len == 0 {
		key = g.key(n)
		if known, ok := g.known[key]; ok {
			return known
		}
	}
	won := (open || g.makes(n)) && (len(n.layouts) == 1 && g.forbidden == nil && !g.relieved() || g.cashes(n) || g.search(n))
	if key != "" && g.err == nil {
		g.known[key] = won
	}
	return won
}

// makes reports whether declarer makes the contract in each layout with all hands open, or may.
func (g *game) makes(n node) bool {
	if g.relieved() && !g.even(n) {
		return true
	}
	for _, hands := range n.layouts {
		answer, err := g.solver.AtLeast(g.ctx, dd.Position{Hands: hands, Trick: n.trick, Strain: g.strain}, g.declarer.Side(), n.need, 0)
		if err != nil {
			g.err = err
		}
		if answer != dd.Yes {
			return false
		}
	}
	return true
}

// search tries the cards of the seat to play in a position that makes double-dummy. It still makes after any card of
// the defence.
func (g *game) search(n node) bool {
	_, declaring := g.turn(n)
	thrown := false
	if !declaring && g.relieved() {
		var stands bool
		if stands, thrown = g.stands(n); !stands {
			return false
		}
	}
	for _, c := range g.ordered(n, declaring) {
		if declaring && g.forbidden != nil && g.forbidden(n, c) || thrown && bridge.Strain(c.Suit) != g.strain {
			continue
		}
		if g.decided(g.after(n, c), !declaring) == declaring {
			return declaring
		}
		if g.err != nil {
			return false
		}
	}
	return !declaring
}

// ordered returns the cards to try, what is likely to decide first: of declarer those that win a trick for certain, of the defence
// those that leave most layouts.
func (g *game) ordered(n node, declaring bool) []card.Card {
	cards := n.cards()
	if len(cards) < 2 {
		return cards
	}
	seat := n.trick.Turn()
	rank := func(c card.Card) int {
		if declaring {
			if n.master(g, seat, c) {
				return 0
			}
			return 1
		}
		here := 0
		for _, hands := range n.layouts {
			if hands[seat].Has(c) {
				here--
			}
		}
		return here
	}
	slices.SortStableFunc(cards, func(a, b card.Card) int { return rank(a) - rank(b) })
	return cards
}

// master reports whether no opponent of declarer has a higher card of the suit, nor the trick.
func (n node) master(g *game, seat card.Seat, c card.Card) bool {
	for _, opponent := range card.Seats {
		if opponent.Side() != g.declarer.Side() && n.layouts[0][opponent][c.Suit].Above(c.Rank) != 0 {
			return false
		}
	}
	for _, p := range n.trick.Cards[:n.trick.Len] {
		if p.Suit == c.Suit && p.Rank > c.Rank {
			return false
		}
	}
	return true
}

// key names a position at the start of a trick.
func (g *game) key(n node) string {
	buf := make([]byte, 0, 64+16*len(n.layouts))
	buf = append(buf, byte(n.trick.Leader), byte(n.need))
	hand := func(h card.Hand) {
		for _, s := range h {
			buf = binary.LittleEndian.AppendUint32(buf, uint32(s))
		}
	}
	hand(n.layouts[0][g.declarer])
	hand(n.layouts[0][g.declarer.Partner()])
	left := g.declarer.Left()
	layouts := n.layouts
	if len(layouts) > 1 {
		layouts = slices.Clone(layouts)
		slices.SortFunc(layouts, func(a, b [4]card.Hand) int { return compareHands(a[left], b[left]) })
	}
	hand(layouts[0][left.Partner()]) // together with the others it shows which cards are left
	for _, hands := range layouts {
		hand(hands[left])
	}
	return string(buf)
}

// compareHands orders hands.
func compareHands(a, b card.Hand) int {
	for s := range a {
		if a[s] != b[s] {
			return int(a[s]) - int(b[s])
		}
	}
	return 0
}
