package plan

import (
	"math/rand/v2"

	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

// fewVotes is the number of votes below which further layouts are dealt.
const fewVotes = 6

// fitting returns at most votes positions that agree with a node: voters at equal distances, and where too few agree, new
// deals as well.
func (g *game) fitting(n *node, votes int) (positions []dd.Position) {
	var fit []int
	total := 0.0
	for i := range g.voters {
		if g.fits(n, &g.voters[i].Hands) {
			fit = append(fit, i)
			total += g.voters[i].Weight
		}
	}
	step := total / float64(votes)
	next, sum := step/2, 0.0
	for _, i := range fit {
		sum += g.voters[i].Weight
		if next >= sum && len(fit) > votes {
			continue
		}
		positions = append(positions, g.position(n, &g.voters[i].Hands))
		for next < sum {
			next += step
		}
	}
	r := rand.New(rand.NewPCG(n.mix(), 1))
	for len(positions) < fewVotes && !g.whole {
		positions = append(positions, g.deal(n, r))
	}
	return positions
}

// mix returns a number that is the same for equal nodes.
func (n *node) mix() (sum uint64) {
	const factor = 0x9E3779B97F4A7C15 // the golden ratio, in 64 bits
	for i := range n.gone {
		for _, gone := range &n.gone[i] {
			sum = (sum ^ uint64(gone)) * factor
		}
		for _, h := range n.ours[i] {
			sum = (sum ^ uint64(h)) * factor
		}
	}
	return sum
}

// deal deals the cards of a node that are still hidden, by who has shown out.
func (g *game) deal(n *node, r *rand.Rand) dd.Position {
	p := dd.Position{Trick: n.trick, Strain: g.strain}
	for i, seat := range g.seats {
		p.Hands[seat] = n.ours[i]
	}
	var unseen card.Hand
	for k, class := range g.classes {
		suit := g.suits[k]
		gone := lowest(class[suit], n.gone[0][k]+n.gone[1][k])
		unseen[suit] |= class[suit] &^ gone
		for i := n.trick.Len - 1; i >= 0; i-- { // what is in the trick was played last
			if class.Has(n.trick.Cards[i]) {
				p.Trick.Cards[i].Rank = gone.Top()
				gone = gone.Without(gone.Top())
			}
		}
	}
	dealRest(&p, g.hidden, unseen, &n.void, n.left, r)
	return p
}

// dealRest deals unseen cards to two hands of a position with a number of unfinished tricks, by who has shown out.
func dealRest(p *dd.Position, hidden [2]card.Seat, unseen card.Hand, void *[4]uint8, left int, r *rand.Rand) {
	var loose []card.Card
	for suit, ranks := range unseen {
		var lack [2]bool
		for i, seat := range hidden {
			lack[i] = void[seat]>>suit&1 != 0
		}
		switch {
		case lack[0] && !lack[1]:
			p.Hands[hidden[1]][suit] = ranks
		case lack[1] && !lack[0]:
			p.Hands[hidden[0]][suit] = ranks
		default:
			for rank := range ranks.Ranks() {
				loose = append(loose, card.Card{Suit: card.Suit(suit), Rank: rank})
			}
		}
	}
	r.Shuffle(len(loose), func(i, j int) { loose[i], loose[j] = loose[j], loose[i] })
	first := left - p.Hands[hidden[0]].Len()
	if _, played := p.Trick.Card(hidden[0]); played {
		first--
	}
	for i, c := range loose {
		seat := hidden[0]
		if i >= first {
			seat = hidden[1]
		}
		p.Hands[seat] = p.Hands[seat].With(c)
	}
}
