package plan

import (
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

// mostClasses is the largest number of classes of hidden cards: two hands of 17.
const mostClasses = 34

// counts are numbers of cards, by class.
type counts [mostClasses]uint8

// node is a position as the viewer sees it.
type node struct {
	ours  [2]card.Hand // the viewer's, and dummy's
	gone  [2]counts    // from the hidden hands: what they have played since the beginning
	void  [4]uint8     // the suits that each seat has shown out of, a bit each
	trick bridge.Trick // of a hidden card the lowest of its class
	left  int          // unfinished tricks
	need  int          // those still wanted
}

// table holds the seats and classes, which don't change while a question is answered.
type table struct {
	seats   [2]card.Seat // in sight
	hidden  [2]card.Seat
	strain  bridge.Strain
	side    card.Side   // the viewer's
	classes []card.Hand // of the hidden cards
	suits   []card.Suit // of the classes
}

// classesOf returns the classes of the hidden cards. For declarer they are runs of a suit without a card in sight between
// them; which of them is played tells him nothing. For a defender each card is one, since his partner has some of them.
func classesOf(hidden, seen card.Hand, single bool) (all []card.Hand) {
	for _, suit := range card.Suits {
		var run card.Hand
		for r := range hidden[suit].Ranks() {
			if run[suit] != 0 && (single || seen[suit].Above(r).Below(run[suit].Bottom()) != 0) {
				all, run = append(all, run), card.Hand{}
			}
			run[suit] = run[suit].With(r)
		}
		if run[suit] != 0 {
			all = append(all, run)
		}
	}
	return all
}

// index returns the index of a seat among some; ok is false if it isn't there.
func index(seats [2]card.Seat, seat card.Seat) (i int, ok bool) {
	if seat == seats[0] {
		return 0, true
	}
	return 1, seat == seats[1]
}

// lowest returns the n lowest of some cards.
func lowest(h card.Holding, n uint8) (low card.Holding) {
	for range n {
		r := h.Bottom()
		h, low = h.Without(r), low.With(r)
	}
	return low
}

// low returns the lowest of cards of one suit.
func low(cards card.Hand) card.Card {
	for _, suit := range card.Suits {
		if cards[suit] != 0 {
			return card.Card{Suit: suit, Rank: cards[suit].Bottom()}
		}
	}
	return card.Card{}
}

// legal returns the cards of a hand that may be played to a trick.
func legal(hand card.Hand, t bridge.Trick) card.Hand {
	if led, ok := t.Led(); ok && hand[led] != 0 {
		return hand.Suit(led)
	}
	return hand
}

// position returns a node as it is if the hidden hands were those at the beginning.
func (t *table) position(n *node, hands *[4]card.Hand) dd.Position {
	p := dd.Position{Trick: n.trick, Strain: t.strain}
	for i, seat := range t.seats {
		p.Hands[seat] = n.ours[i]
	}
	for i, seat := range t.hidden {
		hand := hands[seat]
		for k, gone := range &n.gone[i] {
			if gone > 0 {
				suit := t.suits[k]
				hand[suit] &^= lowest(hand[suit]&t.classes[k][suit], gone)
			}
		}
		p.Hands[seat] = hand
		if at := int(seat.Next(-int(p.Trick.Leader))); at < p.Trick.Len {
			p.Trick.Cards[at] = t.actual(p.Trick.Cards[at], hands[seat], &n.gone[i])
		}
	}
	return p
}

// actual returns the card played last of the class of c from a hand; a card that was played before the beginning has none.
func (t *table) actual(c card.Card, hand card.Hand, gone *counts) card.Card {
	k := t.class(c)
	if k < 0 {
		return c
	}
	c.Rank = lowest(hand[c.Suit]&t.classes[k][c.Suit], gone[k]).Top()
	return c
}

// class returns the class of a card, -1 if it wasn't hidden at the beginning.
func (t *table) class(c card.Card) int {
	for k := range t.classes {
		if t.classes[k].Has(c) {
			return k
		}
	}
	return -1
}

// play plays a card in a node, where the hidden hands are those at the beginning.
func (t *table) play(n node, c card.Card, hands *[4]card.Hand) node {
	seat := n.trick.Turn()
	if led, ok := n.trick.Led(); ok && led != c.Suit {
		n.void[seat] |= 1 << led
	}
	if i, ok := index(t.seats, seat); ok {
		n.ours[i] = n.ours[i].Without(c)
		n.trick = n.trick.With(c)
	} else {
		i, _ := index(t.hidden, seat)
		k := t.class(c)
		n.gone[i][k]++
		n.trick = n.trick.With(low(t.classes[k]))
	}
	if !n.trick.Full() {
		return n
	}
	full := t.position(&n, hands).Trick
	n.trick = bridge.Trick{Leader: full.Winner(t.strain)}
	n.left--
	if n.trick.Leader.Side() == t.side {
		n.need--
	}
	return n
}

// fits reports whether hidden hands at the beginning agree with what has been played since.
func (t *table) fits(n *node, hands *[4]card.Hand) bool {
	for i, seat := range t.hidden {
		var rest [len(card.Suits)]uint8
		for k := range t.classes {
			suit := t.suits[k]
			has := uint8((hands[seat][suit] & t.classes[k][suit]).Len())
			if has < n.gone[i][k] {
				return false
			}
			rest[suit] += has - n.gone[i][k]
		}
		for suit, cards := range rest {
			if cards > 0 && n.void[seat]>>suit&1 != 0 {
				return false
			}
		}
	}
	return true
}

// choices returns the cards that may be played in a node, spades first, each suit from the top. Those of a hand that touch,
// as far as can be seen, are together.
func (t *table) choices(n *node) (all []card.Hand) {
	i, _ := index(t.seats, n.trick.Turn())
	others := n.ours[1-i]
	for k, class := range t.classes {
		suit := t.suits[k]
		others[suit] |= class[suit] &^ lowest(class[suit], n.gone[0][k]+n.gone[1][k])
	}
	for _, c := range n.trick.Cards[:n.trick.Len] {
		others = others.With(c)
	}
	cards := legal(n.ours[i], n.trick)
	for _, suit := range slices.Backward(card.Suits[:]) {
		for own := cards[suit]; own != 0; {
			lower := own.Below(others[suit].Below(own.Top()).Top())
			var run card.Hand
			run[suit] = own &^ lower
			all, own = append(all, run), lower
		}
	}
	return all
}
