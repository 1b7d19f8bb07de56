package tabletop

import (
	"time"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
)

// A new deal goes round the table in packets, as long as its sound takes.
const (
	dealRounds  = 4
	packetDelay = 32 * time.Millisecond // between two packets
	cardDelay   = 5 * time.Millisecond  // between two cards of one that is seen
)

// dealt returns how the cards of a new deal come to the hands: from the dealer's side of the table, clockwise from
// his left, a packet for each player in each round. The pack is seen as the card that goes last
// of those that aren't turned up; the others are seen from when they leave it.
func dealt(m Model, g Geometry, sprites []cardtable.Sprite) (arrivals []cardtable.Arrival) {
	pack := g.TrickSpot(m.PlaceOf(m.Table.Dealer), false)
	lowest := 0
	for i := range dealRounds * len(card.Seats) {
		round, seat := i/len(card.Seats), m.Table.Dealer.Next(1+i%len(card.Seats))
		for j, a := range packet(sprites, seat, round) {
			a.From, a.Delay, a.Hidden = pack, time.Duration(i)*packetDelay+time.Duration(j)*cardDelay, true
			arrivals = append(arrivals, a)
			if a.Count > 0 {
				lowest = len(arrivals) - 1
			}
		}
	}
	if len(arrivals) > 0 {
		arrivals[lowest].Hidden = false
	}
	return arrivals
}

// packet returns what arrives at a player in a round: cards that are seen, or some of those of a sprite that is face down.
func packet(sprites []cardtable.Sprite, seat card.Seat, round int) (arrivals []cardtable.Arrival) {
	var keys []string
	for _, s := range sprites {
		if s.Hand != seat.String() {
			continue
		}
		if s.Down {
			from, to := share(s.Count, round)
			if from == to {
				return nil
			}
			return []cardtable.Arrival{{Key: s.Key, First: from, Count: to - from}}
		}
		keys = append(keys, s.Key)
	}
	from, to := share(len(keys), round)
	for _, key := range keys[from:to] {
		arrivals = append(arrivals, cardtable.Arrival{Key: key})
	}
	return arrivals
}

// share returns which of a hand's n cards are dealt in a round.
func share(n, round int) (from, to int) {
	return n * round / dealRounds, n * (round + 1) / dealRounds
}
