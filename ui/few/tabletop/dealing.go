package tabletop

import (
	"slices"
	"time"

	"github.com/superbridge/superbridge/ui/kit/cardtable"
)

// dealt returns the arrivals of a new deal's cards: in rounds from the middle, a packet for each hand and each pile.
// The pack is shown as the last card dealt face down; others are visible from when they leave it.
func dealt(m Model, g Geometry, sprites []cardtable.Sprite) (arrivals []cardtable.Arrival) {
	x, y := g.trickMiddle(false)
	pack := cardtable.Around(x, y, 0, 0)
	sprites = slices.Clone(sprites)
	var hands []string
	for i := range sprites {
		s := &sprites[i]
		if s.Hand == "" { // a card of a row, dealt with the others
			s.Hand = "row " + s.Key
		}
		if !slices.Contains(hands, s.Hand) {
			hands = append(hands, s.Hand)
		}
	}
	lowest, n := 0, 0
	for round := range cardtable.DealRounds {
		for _, hand := range hands {
			for j, a := range cardtable.Packet(sprites, hand, round) {
				a.From, a.Hidden = pack, true
				a.Delay = time.Duration(n)*cardtable.PacketDelay*4/time.Duration(max(len(hands), 4)) + time.Duration(j)*cardtable.CardDelay
				arrivals = append(arrivals, a)
				if a.Count > 0 {
					lowest = len(arrivals) - 1
				}
			}
			n++
		}
	}
	if len(arrivals) > 0 {
		arrivals[lowest].Hidden = false
	}
	return arrivals
}

// spreadDelay is the delay of each card of a hand after the one before.
const spreadDelay = 18 * time.Millisecond

// spread returns the arrivals of the open cards when a deal is over: from the winners' piles of tricks, and unplayed
// ones from the middle of their hands.
func spread(m Model, g Geometry, sprites []cardtable.Sprite) (arrivals []cardtable.Arrival) {
	from := make(map[string]Rect)
	for _, t := range m.Table.Tricks() {
		pile, _ := g.pileOf(m.mine(t.Winner))
		for _, p := range t.Plays {
			from[p.Card.String()] = cardtable.Newest(pile, 1, g.U)
		}
	}
	nth := make(map[string]int)
	for _, s := range sprites {
		at, played := from[s.Key]
		if !played {
			continue
		}
		arrivals = append(arrivals, cardtable.Arrival{Key: s.Key, From: at, Delay: time.Duration(nth[s.Hand]) * spreadDelay})
		nth[s.Hand]++
	}
	return arrivals
}
