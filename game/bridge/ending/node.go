package ending

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

// node is a position as the side sees it.
type node struct {
	ours  [2]card.Hand // its hands, first that of search.first
	gone  [2]counts    // of the opponents, first the one after search.first: what they have played since the beginning
	trick bridge.Trick // of a hidden card the lowest of its class
	left  int          // unfinished tricks
	need  int          // those still wanted
}

// option is a node that a card leads to, with the worlds in which it does.
type option struct {
	node
	worlds Set
}

// hand returns the index of a seat in [node.ours] or [node.gone].
func (s *search) hand(seat card.Seat) int {
	if seat == s.first || seat == s.first.Next(1) {
		return 0
	}
	return 1
}

// choices returns the cards that the side may play in a node. Those of a hand that touch are together.
func (s *search) choices(n node) (all []card.Hand) {
	i := s.hand(n.trick.Turn())
	hand, others := n.ours[i], n.ours[1-i]
	w := &s.worlds[0]
	for _, seat := range [2]card.Seat{s.first.Next(1), s.first.Next(3)} {
		others = others.Union(s.classes.rest(w.hands[seat], &n.gone[s.hand(seat)]))
	}
	for _, c := range n.trick.Cards[:n.trick.Len] {
		others = others.With(c)
	}
	legal := legal(hand, n.trick)
	for i := range card.Suits {
		suit := card.Suits[len(card.Suits)-1-i]
		run := card.Hand{}
		for r := range legal[suit].Ranks() {
			if run[suit] != 0 && others[suit].Above(r).Below(run[suit].Bottom()) != 0 {
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

// low returns the lowest of touching cards.
func low(cards card.Hand) card.Card {
	for _, suit := range card.Suits {
		if cards[suit] != 0 {
			return card.Card{Suit: suit, Rank: cards[suit].Bottom()}
		}
	}
	return card.Card{}
}

// answers returns what the cards lead to that the opponent to play may have.
func (s *search) answers(n node, open Set) (all []option) {
	seat := n.trick.Turn()
	i := s.hand(seat)
	var may [mostClasses]Set
	for w := range open.All() {
		hand := legal(s.classes.rest(s.worlds[w].hands[seat], &n.gone[i]), n.trick)
		for k, class := range s.classes {
			if suit := s.suits[k]; class[suit]&hand[suit] != 0 {
				may[k] = may[k].With(w)
			}
		}
	}
	for k, class := range s.classes {
		if may[k] != (Set{}) {
			next := n
			next.gone[i][k]++
			next.trick = n.trick.With(low(class))
			all = append(all, s.finish(next, may[k])...)
		}
	}
	return all
}

// play returns what a card of the side leads to.
func (s *search) play(n node, c card.Card, open Set) []option {
	i := s.hand(n.trick.Turn())
	n.ours[i] = n.ours[i].Without(c)
	n.trick = n.trick.With(c)
	return s.finish(n, open)
}

// finish begins the next trick if this one is full. Which of the opponents has won it may depend on the world, if both
// have played a card of the same class.
func (s *search) finish(n node, open Set) []option {
	if !n.trick.Full() {
		return []option{{n, open}}
	}
	full := n.trick
	n.left--
	begin := func(winner card.Seat) node {
		next := n
		next.trick = bridge.Trick{Leader: winner}
		if winner.Side() == s.side {
			next.need--
		}
		return next
	}
	winner := full.Winner(s.strain)
	partner, _ := full.Card(winner.Next(2))
	if c, _ := full.Card(winner); c != partner || winner.Side() == s.side {
		return []option{{begin(winner), open}}
	}
	var by [4]Set
	for w := range open.All() {
		by[s.actual(n, w).Winner(s.strain)] = by[s.actual(n, w).Winner(s.strain)].With(w)
	}
	var all []option
	for _, seat := range [2]card.Seat{winner, winner.Next(2)} {
		if by[seat] != (Set{}) {
			all = append(all, option{begin(seat), by[seat]})
		}
	}
	return all
}

// actual returns the trick of a node as it is in a world.
func (s *search) actual(n node, w int) bridge.Trick {
	t := n.trick
	for i := range t.Len {
		seat := t.Leader.Next(i)
		if seat.Side() == s.side {
			continue
		}
		for k, class := range s.classes {
			if suit := s.suits[k]; class.Has(t.Cards[i]) {
				held := s.worlds[w].hands[seat][suit] & class[suit]
				t.Cards[i].Rank = lower(held, n.gone[s.hand(seat)][k]).Top()
			}
		}
	}
	return t
}

// open returns the worlds among those given in which the side still reaches its goal with open hands.
func (s *search) open(n node, among Set) Set {
	switch {
	case n.need <= 0:
		return among
	case n.need > n.left:
		return Set{}
	}
	var open Set
	for w := range among.All() {
		p := dd.Position{Trick: s.actual(n, w), Strain: s.strain}
		for _, seat := range card.Seats {
			if i := s.hand(seat); seat.Side() == s.side {
				p.Hands[seat] = n.ours[i]
			} else {
				p.Hands[seat] = s.classes.rest(s.worlds[w].hands[seat], &n.gone[i])
			}
		}
		answer, err := s.solver.AtLeast(s.ctx, p, s.side, n.need, 0)
		if err != nil && s.err == nil {
			s.err = err
		}
		if answer == dd.Yes {
			open = open.With(w)
		}
	}
	return open
}
