package dd

import "math/bits"

// With the aim reversed, each side wants to take the fewest tricks, and there are no trumps. The search needs no
// other tree for that: a trick counts for the side that doesn't take it, and each side maximises its count.
// North-South then have n exactly when East-West take n tricks.
//
// What the search skips, it skips for reasons that depend only on who wins a trick, not on who wants to:
//
//   - Of cards of one hand that touch, each wins just the tricks that the others would win, since no other card
//     is between them. To change their names changes no trick.
//   - A mask says on which places a result rests. A trick's winner rests on the owners of the places down to
//     his own, since all other cards of the suit are lower; that is so whoever is glad of it. Beyond that a mask
//     is only joined with those of other lines, or widened by the cards that are gone.
//   - A result for a number of tricks holds for fewer, which narrows the bounds of a value, since what counts for the
//     two sides adds up to the tricks left.
//
// The counts of sure tricks don't hold: they assume that a side wants to win with its high cards. So nothing in
// sure.go is used, and no lead is left out because of what the others could cash. Only takesAll is of that kind. The
// order of leads fitted to the plain aim is equally useless; this file has another.

// takesAll reports whether the side on lead takes all tricks that are left, whatever is played: in each suit its
// cards are higher than the others'. So it wins each trick that it leads, and leads to the next. That rests on the
// places that it has in the suits that the others have, too.
func (p *position) takesAll(leader int) (ok bool, matters mask) {
	for suit := range p.held {
		h := &p.held[suit]
		ours, theirs := h[leader&3]|h[(leader+2)&3], h[(leader+1)&3]|h[(leader+3)&3]
		if ours&(ours+1) != 0 { // not the highest places
			return false, 0
		}
		if theirs != 0 {
			matters |= maskOf(suit, ours)
		}
	}
	return true, matters
}

// duckWeights holds the weights of leads with the aim reversed. They were found by random search and kept when 76
// endings of nine and ten tricks took fewer nodes with them; in other endings of ten tricks that was 37 % fewer.
var duckWeights = struct {
	mine, left, right int         // for each card of the suit of the leader's and the opponents'
	voidRight         int         // the right opponent has none
	good              int         // for suits that were right before, more or less
	suit, same        [alikes]int // the suit, and the very card, was right where it was alike
	winner, place     [4]int      // by who wins if all duck, from the leader clockwise, and for each place
	lower, higher     int         // for each card of the opponents' that is lower or higher
	partner           int         // for each card of partner's that is lower
	lowest            int         // of the leader's
}{
	mine: -3, left: 3, right: 2, voidRight: -15, good: 44,
	suit: [alikes]int{1, -2, 21, -2}, same: [alikes]int{30, 2, 28, 28},
	winner: [4]int{-1, 89, -2, 100}, place: [4]int{4, -4, 1, -6},
	lower: 7, higher: -3, partner: -4, lowest: -3,
}

// nulloLeads lists the leads, the most promising first.
func (s *search) nulloLeads(m *moves, p *position, leader int, known *[alikes]*decision) {
	for suit := range 4 {
		if p.held[suit][leader&3] != 0 {
			s.nulloSuitLeads(m, p, leader, suit, known)
		}
	}
}

// nulloSuitLeads lists the leads of a suit.
func (s *search) nulloSuitLeads(m *moves, p *position, leader, suit int, known *[alikes]*decision) {
	w := &duckWeights
	h, lens := &p.held[suit&3], &p.lens[suit&3]
	l, partner, r := (leader+1)&3, (leader+2)&3, (leader+3)&3
	value := w.mine*int(lens[leader&3]) + w.left*int(lens[l]) + w.right*int(lens[r])
	if h[r] == 0 {
		value += w.voidRight
	}
	if !s.off.order {
		value += w.good * s.order.good[leader&3][suit&3] / 16
	}
	var right uint32 // places that were right
	for way, d := range known {
		if d != nil && int(d.card.suit) == suit {
			value += w.suit[way]
			right |= 1 << (uint(d.card.place) & 31)
		}
	}
	theirs := h[l] | h[r]
	for rest := s.worth(h[leader&3]); rest != 0; rest &= rest - 1 {
		place := bits.TrailingZeros32(rest)
		above := uint32(1)<<(uint(place)&31) - 1
		who := (p.ducked(suit, place, leader) - leader) & 3
		v := value + w.winner[who] + w.place[who]*place + w.lower*bits.OnesCount32(theirs&^above) +
			w.higher*bits.OnesCount32(theirs&above) + w.partner*bits.OnesCount32(h[partner]&^above)
		if rest&(rest-1) == 0 {
			v += w.lowest
		}
		if c := (played{int8(suit), int8(place)}); c.in(right) {
			for way, d := range known {
				if d != nil && d.card == c {
					v += w.same[way]
				}
			}
		}
		if s.off.leads {
			v = 0
		}
		m.add(suit, place, v)
	}
}

// ducked returns who wins a trick that a card leads, if everybody stays below the others as long as he can.
func (p *position) ducked(suit, place, leader int) (winner int) {
	winner = leader
	for i := 1; i < 4; i++ {
		seat := (leader + i) & 3
		held := p.held[suit&3][seat]
		if held != 0 && held>>(uint(place)&31) == 0 { // all are higher
			winner, place = seat, lowest(held)
		}
	}
	return winner
}

// duck returns the card of the suit led to try first of those left: the highest that stays below the winner's; if
// there is none, the lowest, or the highest where nobody is still to play.
func (t *trick) duck(seats int, w stand, held uint32) int {
	last := seats == 3
	ours := last && w.winner == t.seat(1) // partner's trick, so that it is the side's whatever it plays
	if below := held >> (uint(w.place) & 31) << (uint(w.place) & 31); below != 0 && !ours {
		return bits.TrailingZeros32(below)
	}
	if last {
		return bits.TrailingZeros32(held)
	}
	return lowest(held)
}

// dump returns the card to try first of those left by a seat that can't follow: the highest of a suit, by how many
// cards the others have below and above it. The suit is -1 if there is none.
func (t *trick) dump(seat int, rest *[4]uint32) (suit, place int) {
	suit = -1
	best := -1000
	for i, held := range rest {
		if held == 0 {
			continue
		}
		at := bits.TrailingZeros32(held)
		h := &t.held[i]
		above := uint32(1)<<(uint(at)&31) - 1
		theirs, his := h[(seat+1)&3]|h[(seat+3)&3], h[(seat+2)&3]
		v := 4*bits.OnesCount32(theirs&^above) + 2*bits.OnesCount32(theirs&above) - 2*bits.OnesCount32(his&^above) - 6*int(t.lens[i][seat&3])
		if v > best {
			suit, place, best = i, at, v
		}
	}
	return suit, place
}
