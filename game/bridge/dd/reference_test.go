package dd

import (
	"context"
	"fmt"
	"iter"
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// slow is a solver with nothing but the rules of play and the aim: it returns North-South's tricks among
// those left.
func slow(p Position) int { return slowly(p, map[rest]int{}) }

// rest identifies a position at the start of a trick within one deal, where each card has its owner.
type rest struct {
	cards  card.Hand
	leader card.Seat
}

// slowly remembers the tricks of each position that a trick started from.
func slowly(p Position, known map[rest]int) int {
	at := rest{leader: p.Trick.Leader}
	if p.Trick.Len == 0 {
		for _, hand := range p.Hands {
			at.cards = at.cards.Union(hand)
		}
		if at.cards == (card.Hand{}) {
			return 0
		}
		if ns, ok := known[at]; ok {
			return ns
		}
	}
	turn, best := p.Trick.Turn(), -1
	for c := range legal(p).All() {
		next := after(p, c)
		ns := won(p, c, card.NS) + slowly(next, known)
		if best < 0 || ns != best && (ns > best) == (turn.Side() == card.NS) != p.Nullo {
			best = ns
		}
	}
	if p.Trick.Len == 0 {
		known[at] = best
	}
	return best
}

// legal returns the cards that the seat to play may play.
func legal(p Position) card.Hand {
	hand := p.Hands[p.Trick.Turn()]
	if led, ok := p.Trick.Led(); ok && hand[led] != 0 {
		return hand.Suit(led)
	}
	return hand
}

// after returns the position after a card.
func after(p Position, c card.Card) Position {
	turn := p.Trick.Turn()
	p.Hands[turn] = p.Hands[turn].Without(c)
	p.Trick = p.Trick.With(c)
	if p.Trick.Full() {
		p.Trick = bridge.Trick{Leader: p.Trick.Winner(p.Strain)}
	}
	return p
}

// won returns 1 if a card completes a trick that a side wins, and otherwise 0.
func won(p Position, c card.Card, side card.Side) int {
	if p.Trick.Len == 3 && p.Trick.With(c).Winner(p.Strain).Side() == side {
		return 1
	}
	return 0
}

func source(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0)) }

// few returns a random position with n cards a hand, from one of the decks, some of
// whose suits are gone, with up to three cards in the trick.
func few(r *rand.Rand, cards int) Position {
	ranks := [2]card.Holding{card.Deck68.Ranks, card.Deck52.Ranks}[r.IntN(2)]
	var pack card.Hand
	for suits := 1 + r.IntN(4); suits > 0 || pack.Len() < 4*cards; suits-- {
		pack[r.IntN(4)] = ranks
	}
	p := Position{Trick: bridge.Trick{Leader: card.Seats[r.IntN(4)]}, Strain: bridge.Strains[r.IntN(5)]}
	from := pack.Cards()
	r.Shuffle(len(from), func(i, j int) { from[i], from[j] = from[j], from[i] })
	for i, c := range from[:4*cards] {
		p.Hands[i&3] = p.Hands[i&3].With(c)
	}
	for range r.IntN(4) {
		p = after(p, anyOf(r, legal(p)))
	}
	return p
}

// cousins yields a position and some others, each of which differs from the one before in two cards of a suit
// exchanged between two hands. There are none if nobody can exchange.
func cousins(r *rand.Rand, p Position) iter.Seq[Position] {
	type pair struct {
		suit card.Suit
		a, b card.Seat
	}
	var pairs []pair
	for _, suit := range card.Suits {
		for _, a := range card.Seats {
			for b := range a {
				if p.Hands[a][suit] != 0 && p.Hands[b][suit] != 0 {
					pairs = append(pairs, pair{suit, a, b})
				}
			}
		}
	}
	return func(yield func(Position) bool) {
		for n := 0; yield(p) && n < 8 && len(pairs) > 0; n++ {
			with := pairs[r.IntN(len(pairs))]
			a, b := &p.Hands[with.a], &p.Hands[with.b]
			fromA, fromB := anyOf(r, a.Suit(with.suit)), anyOf(r, b.Suit(with.suit))
			*a, *b = a.Without(fromA).With(fromB), b.Without(fromB).With(fromA)
		}
	}
}

func anyOf(r *rand.Rand, hand card.Hand) card.Card {
	cards := hand.Cards()
	return cards[r.IntN(len(cards))]
}

// sizes returns the number of cards a hand in the n-th of many positions: usually few, for the slow solver.
func sizes(n int) int {
	switch {
	case n%1000 == 999:
		return 5
	case n%20 == 19:
		return 4
	}
	return 1 + n%3
}

// without lists what is switched off in turn.
var without = []switches{
	{table: true}, {equals: true}, {sure: true}, {lost: true}, {refute: true}, {leads: true}, {order: true}, {instead: true}, {follow: true},
	{table: true, equals: true, sure: true, lost: true, refute: true, leads: true, order: true, instead: true, follow: true},
	{equals: true, order: true}, {table: true, sure: true, lost: true}, {equals: true, sure: true, lost: true, refute: true},
	{},
}

// switched returns a search for each of without.
func switched() []*search {
	searches := make([]*search, len(without))
	for i, off := range without {
		searches[i] = newSearch(smallTable)
		searches[i].off = off
	}
	return searches
}

// The speed-ups don't change answers, with each left out in turn and with all on. Each search sees a position
// and then its cousins, so that what it remembers from one is tested by the next.
func TestSwitches(t *testing.T) {
	searches := switched()
	r := source(5)
	for n, solved := 0, 0; solved < 10_000; n++ {
		s := searches[n%len(searches)]
		for p := range cousins(r, few(r, sizes(n))) {
			solved++
			s.set(p)
			if err := differs(t.Context(), s, slow(p)); err != nil {
				t.Fatalf("%v\n%s", err, show(p))
			}
		}
	}
}

// differs asks a search for each number of tricks; the answers must be those of a position
// in which North-South take that number.
func differs(ctx context.Context, s *search, ns int) error {
	for tricks := range s.start.left + 1 {
		if got, err := s.ask(ctx, card.NS, tricks, 0); (got == Yes) != (tricks <= ns) || err != nil {
			return fmt.Errorf("without %+v NS takes %d: %v, %v; it takes %d", s.off, tricks, got, err, ns)
		}
	}
	return nil
}

// ending returns a random deal played down at random to n cards a hand, and
// further on up to three cards into the next trick.
func ending(r *rand.Rand, rules bridge.Rules, strain bridge.Strain, cards, more int) bridge.Board {
	b := must(bridge.NewBoard(rules, rules.Deck.Shuffle(r), card.Seat(r.IntN(4)), bridge.VulNone))
	b = inPlay(b, strain)
	for b.Left() > cards || b.Trick().Len < more {
		b = must(b.Apply(bridge.Played(anyOf(r, b.View(b.Actor()).LegalPlays()))))
	}
	return b
}

// inPlay lets the dealer play at the one level.
func inPlay(b bridge.Board, strain bridge.Strain) bridge.Board {
	for _, c := range []bridge.Call{bridge.Bid(1, strain), bridge.Pass, bridge.Pass, bridge.Pass} {
		b = must(b.Apply(bridge.Called(c)))
	}
	return b
}

// eachEnding checks boards near their end, with North-South's tricks by the slow solver.
func eachEnding(t *testing.T, seed uint64, check func(t *testing.T, b bridge.Board, ns int)) {
	r := source(seed)
	for n := range 1500 {
		rules := bridge.SuperBridge()
		if n%2 == 1 {
			rules = bridge.Duplicate()
		}
		b := ending(r, rules, bridge.Strains[n%5], sizes(n), r.IntN(4))
		check(t, b, slow(must(At(b))))
	}
}

func describe(b bridge.Board) string { return b.Contract().String() + "\n" + show(must(At(b))) }

func show(p Position) string {
	text := p.Strain.String() + ", " + p.Trick.Turn().String() + " to play, trick"
	for _, c := range p.Trick.Cards[:p.Trick.Len] {
		text += " " + c.String()
	}
	for _, s := range card.Seats {
		text += "\n" + s.String() + " " + p.Hands[s].String()
	}
	return text
}

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}
