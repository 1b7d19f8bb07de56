package bot

import (
	"hash/fnv"
	"math/rand/v2"
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
)

// layout is a possible layout of the cards that the player can't see: the remaining cards of each seat,
// including those in sight.
type layout struct {
	hands [4]card.Hand
	doubt int // how badly the hands fit what their holders have shown, and played
}

// dealer deals layouts that fit a view, always the same for the same view.
type dealer struct {
	random *rand.Rand
	hidden []card.Seat
	told   [4]bidding.Shown // by the auction, if that counts
	played [4]card.Hand     // by each seat
	holds  [4]int           // number of cards that each seat still has
	fixed  layout           // cards with a known place: hands in sight, and suits that only one hand can have
	loose  []card.Card
	clues  []clue // from the cards played
	split  *split // of the loose cards if points have been announced, if that counts
}

// newDealer returns a dealer for a player without some skills, with his own seed.
func newDealer(p *position, without Skill, source uint64) *dealer {
	d := &dealer{random: rand.New(rand.NewPCG(seedOf(p.view)+source, 1)), clues: p.clues(without)}
	if without.lacks(Inference) {
		d.told = bidding.Untold(p.view.Rules)
	} else {
		d.told = p.cards.Read(&p.view.Table, p.view.Auction()).Shown()
	}
	for _, seat := range card.Seats {
		d.played[seat] = p.view.Played(seat)
		d.holds[seat] = p.view.Rules.Tricks() - d.played[seat].Len()
		if p.sees[seat] {
			d.fixed.hands[seat] = p.held[seat]
		} else {
			d.hidden = append(d.hidden, seat)
		}
	}
	for _, s := range card.Suits {
		if seat, ok := p.alone(d.hidden, s); ok {
			d.fixed.hands[seat][s] = p.unseen[s]
			continue
		}
		for r := range p.unseen[s].Ranks() {
			d.loose = append(d.loose, card.Card{Suit: s, Rank: r})
		}
	}
	if !without.lacks(Inference) {
		d.split = p.split
	}
	return d
}

// newAuctionDealer returns a dealer for a player during the auction, given what everybody has shown.
func newAuctionDealer(v bridge.View, told [4]bidding.Shown, source uint64) *dealer {
	d := &dealer{random: rand.New(rand.NewPCG(seedOf(v)+source, 1)), told: told}
	for _, seat := range card.Seats {
		d.holds[seat] = v.Rules.Tricks()
		if seat == v.Seat {
			d.fixed.hands[seat] = v.Own()
		} else {
			d.hidden = append(d.hidden, seat)
		}
	}
	d.loose = v.Unseen().Cards()
	return d
}

// seedOf returns a number that is the same for views that look the same.
func seedOf(v bridge.View) uint64 {
	h := fnv.New64a()
	for _, seat := range card.Seats {
		hand, _ := v.Hand(seat)
		h.Write([]byte(hand.String()))
	}
	for _, e := range v.Events() {
		h.Write([]byte(e.String()))
	}
	return h.Sum64()
}

// deal returns a random possible layout; all are equally likely. Two seats are hidden, or three before
// anything has been played; so a suit that some of them can't have belongs to one player.
func (d *dealer) deal() layout {
	l := layout{hands: d.anyhow()}
	for _, seat := range d.hidden {
		l.doubt += d.told[seat].Miss(l.hands[seat].Union(d.played[seat]))
	}
	for _, c := range d.clues {
		if c.unlike(l.hands[c.seat].Union(c.since)) && d.random.IntN(100) >= c.odds {
			l.doubt += clueDoubt
		}
	}
	return l
}

// anyhow returns the hands of a random layout.
func (d *dealer) anyhow() [4]card.Hand {
	hands := d.fixed.hands
	if d.split != nil {
		d.split.deal(d.random, &hands)
	} else {
		d.dealLoose(&hands)
	}
	return hands
}

// dealLoose deals the loose cards to the hidden hands.
func (d *dealer) dealLoose(hands *[4]card.Hand) {
	d.random.Shuffle(len(d.loose), func(i, j int) { d.loose[i], d.loose[j] = d.loose[j], d.loose[i] })
	rest := d.loose
	for _, seat := range d.hidden {
		n := d.holds[seat] - hands[seat].Len()
		for _, c := range rest[:n] {
			hands[seat] = hands[seat].With(c)
		}
		rest = rest[n:]
	}
}

// clueDoubt is the number of points in the auction that a card which doesn't fit a hand counts for.
const clueDoubt = 2

// tries is the maximum number of layouts dealt for each that is wanted.
const tries = 100

// layouts returns the n best-fitting layouts out of many.
func (d *dealer) layouts(n int) []layout {
	var best []layout
	fit := 0
	for range n * tries {
		l := d.deal()
		if l.doubt == 0 {
			fit++
		}
		best = append(best, l)
		if fit == n {
			break
		}
	}
	slices.SortStableFunc(best, func(a, b layout) int { return a.doubt - b.doubt })
	return best[:min(n, len(best))]
}
