package plan

import (
	"math/rand/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

// seeing returns the card of a defender's partner, who sees all hands: one of those that reach the goal.
func (g *game) seeing(n *node, hands *[4]card.Hand) card.Card {
	p := g.position(n, hands)
	good := g.reaching(p, n.need)
	if good == (card.Hand{}) {
		good = legal(p.Hands[p.Trick.Turn()], p.Trick)
	}
	return passiveOf(p, good)
}

// blind returns the card of an opponent of declarer who doesn't see the hidden hands: by the votes of layouts dealt from the
// cards that he doesn't see, by nothing but who has shown out.
func (g *game) blind(n *node, hands *[4]card.Hand) card.Card {
	p := g.position(n, hands)
	seat := p.Trick.Turn()
	cards := legal(p.Hands[seat], p.Trick)
	if cards.Len() == 1 {
		return low(cards)
	}
	hidden := [2]card.Seat{g.seats[0], seat.Next(2)} // declarer, and his partner
	unseen := p.Hands[hidden[0]].Union(p.Hands[hidden[1]])
	r := rand.New(rand.NewPCG(n.mix(), uint64(seat)+2))
	var positions []dd.Position
	for range votesBlind {
		guess := p
		guess.Hands[hidden[0]], guess.Hands[hidden[1]] = card.Hand{}, card.Hand{}
		dealRest(&guess, hidden, unseen, &n.void, n.left, r)
		positions = append(positions, guess)
	}
	return g.elect(positions, cards, n.left-n.need+1)
}

// votesBlind is the number of layouts that choose the card of an opponent who doesn't see.
const votesBlind = 12

// passive returns the safest card of the hand to play, by simple rules: low in second hand and where it can't win;
// otherwise the cheapest winner. Discards come from the longest suit.
func passive(p dd.Position) card.Card { return passiveOf(p, legal(p.Hands[p.Trick.Turn()], p.Trick)) }

// passiveOf is [passive] among some cards.
func passiveOf(p dd.Position, cards card.Hand) card.Card {
	hand := p.Hands[p.Trick.Turn()]
	led, ok := p.Trick.Led()
	if !ok || cards[led] == 0 {
		return fromLength(hand, cards, p.Strain)
	}
	own := cards[led]
	lowest := card.Card{Suit: led, Rank: own.Bottom()}
	winner := p.Trick.Winner(p.Strain)
	best, _ := p.Trick.Card(winner)
	if p.Trick.Len == 1 || winner == p.Trick.Turn().Next(2) || best.Suit != led {
		return lowest
	}
	if higher := own.Above(best.Rank); higher != 0 {
		lowest.Rank = higher.Bottom()
	}
	return lowest
}

// fromLength returns the lowest card of the suit of which a hand has most, trumps last.
func fromLength(hand, cards card.Hand, strain bridge.Strain) (best card.Card) {
	most := -1
	for _, suit := range card.Suits {
		length := hand[suit].Len()
		if trump, ok := strain.Trump(); ok && trump == suit {
			length = 0
		}
		if cards[suit] != 0 && length > most {
			best, most = card.Card{Suit: suit, Rank: cards[suit].Bottom()}, length
		}
	}
	return best
}
