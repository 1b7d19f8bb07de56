package cardtable

import "time"

// A deal goes round the table in packets, for as long as its sound lasts.
const (
	DealRounds  = 4
	PacketDelay = 32 * time.Millisecond // between two packets
	CardDelay   = 5 * time.Millisecond  // between two cards of one that is seen
)

// Packet returns the arrivals of a hand's sprites in a round of the deal, from 0: single cards, or some of the cards of
// a sprite that is face down.
func Packet(sprites []Sprite, hand string, round int) (arrivals []Arrival) {
	var keys []string
	for _, s := range sprites {
		if s.Hand != hand {
			continue
		}
		if s.Count > 1 {
			from, to := share(s.Count, round)
			if from == to {
				return nil
			}
			return []Arrival{{Key: s.Key, First: from, Count: to - from}}
		}
		keys = append(keys, s.Key)
	}
	from, to := share(len(keys), round)
	for _, key := range keys[from:to] {
		arrivals = append(arrivals, Arrival{Key: key})
	}
	return arrivals
}

// share returns the range of a hand's n cards that a round deals.
func share(n, round int) (from, to int) {
	return n * round / DealRounds, n * (round + 1) / DealRounds
}
