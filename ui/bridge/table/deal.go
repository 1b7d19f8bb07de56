package table

import (
	"slices"
	"strconv"
	"time"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/sound"
)

// A new deal goes round the table in packets, as long as its sound takes.
const (
	dealRounds  = 4
	packetDelay = 32 * time.Millisecond // between two packets
	cardDelay   = 5 * time.Millisecond  // between two cards of one that is seen
)

// dealt returns the motions of a new deal: from the dealer's side of the table, clockwise from
// his left, a packet for each player in each round. The pack is seen as the card that goes last
// of those that aren't turned up; the others are seen from when they leave it.
func dealt(scene Scene, g Geometry, m Model) []Motion {
	pack := g.trickSpot(m.PlaceOf(m.Table.Dealer), false)
	x, y := pack.Centre()
	var motions []Motion
	lowest := 0
	for i := range dealRounds * len(card.Seats) {
		round, seat := i/len(card.Seats), m.Table.Dealer.Next(1+i%len(card.Seats))
		for j, s := range packet(scene, g, m, seat, round) {
			from := around(x, y, s.Spot.W, s.Spot.H)
			motions = append(motions, Motion{
				Sprite: s, From: from, To: s.Spot, Hidden: true,
				Delay: time.Duration(i)*packetDelay + time.Duration(j)*cardDelay,
			})
			if s.Down {
				lowest = len(motions) - 1
			}
		}
	}
	if len(motions) > 0 {
		motions[lowest].Hidden = false
	}
	return motions
}

// packet returns the sprites that a player gets in a round: cards that are seen, or backs.
func packet(scene Scene, g Geometry, m Model, seat card.Seat, round int) (sprites []Sprite) {
	var hand Scene
	for _, s := range scene {
		if s.Seat == seat && s.inHand() {
			hand = append(hand, s)
		}
	}
	if len(hand) == 0 {
		return nil
	}
	share := func(n int) (from, to int) { return n * round / dealRounds, n * (round + 1) / dealRounds }
	if !hand[0].Down {
		from, to := share(len(hand))
		return hand[from:to]
	}
	s := hand[0]
	from, to := share(s.Count)
	if from == to {
		return nil
	}
	s.Spot = covering(g.backSpots(m.PlaceOf(seat), s.Count)[from:to])
	s.Key += " " + strconv.Itoa(round)
	s.Count = to - from
	return []Sprite{s}
}

// shuffled returns the motions of a deal, begun when the pack has been shuffled, which lies
// at the dealer's until then.
func shuffled(motions []Motion) []Motion {
	motions = slices.Clone(motions)
	for i := range motions {
		motions[i].Delay += sound.ShuffleTime
	}
	return motions
}
