package practice

import (
	"github.com/superbridge/superbridge/game/card"
)

// uses reports whether a card of declarer's side is the technique's: who may not play such cards does without it. No single card is
// that of a safety play.
func (g *game) uses(t Technique, n node, c card.Card) bool {
	seat := n.trick.Turn()
	trump, trumps := g.strain.Trump()
	led, following := n.trick.Led()
	switch t {
	case Finesse:
		return g.finesses(n, c)
	case HoldUp:
		return g.holdsUp(n, c)
	case DrawTrumps:
		return trumps && !following && c.Suit == trump && g.theirs(n, trump) != 0
	case RuffInDummy:
		return trumps && following && led != trump && seat == g.declarer.Partner() && c.Suit == trump
	case Unblock:
		return g.unblocks(n, c)
	case Duck:
		return g.ducks(n, c)
	}
	return false
}

// avoid has the game played without a technique.
func (g *game) avoid(t Technique) {
	if g.relief = t; !g.relieved() {
		g.forbidden = func(n node, c card.Card) bool { return g.uses(t, n, c) }
	}
}

// theirs returns the opponents' cards of a suit.
func (g *game) theirs(n node, s card.Suit) card.Holding {
	return n.layouts[0][g.declarer.Left()][s] | n.layouts[0][g.declarer.Left().Partner()][s]
}

// finesses reports whether the third hand leaves a trick that it could take for certain to a card that one or two of the opponents'
// cards beat, for all that declarer knows: those lie between the two. To leave it to a card that more of them beat is to duck.
func (g *game) finesses(n node, c card.Card) bool {
	led, _ := n.trick.Led()
	seat := n.trick.Turn()
	if n.trick.Len != 2 || c.Suit != led {
		return false
	}
	t := n.trick.With(c)
	winner := t.Winner(g.strain)
	best, _ := t.Card(winner)
	if winner.Side() != g.declarer.Side() || best.Suit != led {
		return false
	}
	between := g.theirs(n, led).Above(best.Rank).Len()
	top := card.Card{Suit: led, Rank: n.layouts[0][seat][led].Top()}
	return between >= 1 && between <= 2 && n.master(g, seat, top)
}

// holdsUp reports whether a hand leaves a trick to the opponents, who have led to it, that its side could take.
func (g *game) holdsUp(n node, c card.Card) bool {
	led, following := n.trick.Led()
	seat := n.trick.Turn()
	if !following || n.trick.Leader.Side() == g.declarer.Side() || n.layouts[0][seat][led] == 0 {
		return false
	}
	own := n.layouts[0][seat][led]
	switch n.trick.Len {
	case 3:
		if n.trick.Winner(g.strain).Side() == g.declarer.Side() {
			return false
		}
		wins := func(r card.Rank) bool {
			return n.trick.With(card.Card{Suit: led, Rank: r}).Winner(g.strain) == seat
		}
		return wins(own.Top()) && !wins(c.Rank)
	case 1:
		partners := n.layouts[0][seat.Partner()][led]
		return n.master(g, seat, card.Card{Suit: led, Rank: own.Top()}) && !n.master(g, seat, c) && own.Top() > partners.Top()
	}
	return false
}

// unblocks reports whether a hand plays a card of the suit led that isn't its lowest, nor as good as that, under a card of its partner's that wins the trick
// for certain.
func (g *game) unblocks(n node, c card.Card) bool {
	led, following := n.trick.Led()
	seat := n.trick.Turn()
	if !following || c.Suit != led || n.trick.Len < 2 {
		return false
	}
	winner := n.trick.Winner(g.strain)
	best, _ := n.trick.Card(winner)
	if winner != seat.Partner() || n.trick.Len == 2 && (best.Suit != led || !n.master(g, winner, best)) {
		return false
	}
	low := n.layouts[0][seat][led].Bottom()
	others := g.theirs(n, led) | n.layouts[0][seat.Partner()][led]
	return others.Above(low).Below(c.Rank) != 0
}

// ducks reports whether a hand leaves a trick to the opponents in a suit that its side has led, and of which it has a card that wins for certain: by leading
// low, with nothing in the other hand that takes the trick or that they could beat with only two cards, or as the third to play.
func (g *game) ducks(n node, c card.Card) bool {
	led, following := n.trick.Led()
	if !following {
		led = c.Suit
	}
	seat := n.trick.Turn()
	own, partners, theirs := n.layouts[0][seat][led], n.layouts[0][seat.Partner()][led], g.theirs(n, led)
	if c.Suit != led || theirs.Above(own.Top()) != 0 || theirs.Above(c.Rank) == 0 {
		return false
	}
	const finesse = 2 // the most higher cards against which a finesse is taken
	switch n.trick.Len {
	case 0:
		return theirs.Above(max(c.Rank, partners.Top())).Len() > finesse
	case 2:
		t := n.trick.With(c)
		winner := t.Winner(g.strain)
		best, _ := t.Card(winner)
		return best.Suit == led && n.master(g, seat, card.Card{Suit: led, Rank: own.Top()}) &&
			(winner.Side() != g.declarer.Side() || theirs.Above(best.Rank).Len() > finesse)
	}
	return false
}
