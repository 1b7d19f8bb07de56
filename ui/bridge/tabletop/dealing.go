package tabletop

import (
	"time"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
)

// dealt returns the arrivals of a new deal's cards: from the dealer's side of the table, clockwise from the dealer's
// left, a packet for each player in each round. The pack is shown as the last card dealt face down; others are visible
// from when they leave it.
func dealt(m Model, g Geometry, sprites []cardtable.Sprite) (arrivals []cardtable.Arrival) {
	pack := g.TrickSpot(m.PlaceOf(m.Table.Dealer))
	lowest := 0
	for i := range cardtable.DealRounds * len(card.Seats) {
		round, seat := i/len(card.Seats), m.Table.Dealer.Next(1+i%len(card.Seats))
		for j, a := range cardtable.Packet(sprites, seat.String(), round) {
			a.From, a.Delay, a.Hidden = pack, time.Duration(i)*cardtable.PacketDelay+time.Duration(j)*cardtable.CardDelay, true
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
