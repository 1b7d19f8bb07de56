package cardtable

import "time"

// A deal goes round the table in packets, as long as its sound takes.
const (
	DealRounds  = 4
	PacketDelay = 32 * time.Millisecond // between two packets
	CardDelay   = 5 * time.Millisecond  // between two cards of one that is seen
)

// Packet returns what arrives in a hand, of those that sprites belong to, in a round of the deal, from 0: cards that lie by
// themselves, or some of those of a sprite of several that are face down.
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

// share returns which of a hand's n cards are dealt in a round.
func share(n, round int) (from, to int) {
	return n * round / DealRounds, n * (round + 1) / DealRounds
}
