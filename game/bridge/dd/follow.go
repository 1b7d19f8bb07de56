package dd

import "math/bits"

// nextToFollow returns the card of the suit led to try when the first has failed: the lowest.
func (s *search) nextToFollow(t *trick, seats int, w stand, held uint32) int {
	if s.nullo && !s.off.follow {
		return t.duck(seats, w, held)
	}
	return lowest(held)
}

// firstToFollow returns the card of the suit led to try first; after it come the lowest.
func (s *search) firstToFollow(t *trick, seats int, w stand, held uint32) int {
	low := lowest(held)
	if s.nullo && !s.off.follow {
		return t.duck(seats, w, held)
	}
	if s.off.follow || w.suit != t.led {
		return low
	}
	winners := held & (1<<(uint(w.place)&31) - 1)
	if winners == 0 {
		return low
	}
	seat := t.seat(seats)
	ours := w.winner == seat^2
	switch seats {
	case 3:
		if !ours {
			return lowest(winners)
		}
	case 2:
		next := t.best(t.led, (seat+1)&3)
		switch {
		case ours && w.place < next:
		case next > w.place: // he can't beat it
			return lowest(winners)
		case winners&(1<<(uint(next)&31)-1) != 0:
			return lowest(winners & (1<<(uint(next)&31) - 1))
		default:
			return bits.TrailingZeros32(winners)
		}
	default:
		beat := min(w.place, t.best(t.led, (seat+1)&3))
		if winners &= 1<<(uint(beat)&31) - 1; winners != 0 && t.best(t.led, seat^2) > beat {
			return lowest(winners)
		}
	}
	return low
}

// nextDiscard returns the next card to try of those left, where the suit led can't be
// followed: a ruff that wins from the others, and then low cards of long suits. The suit is
// -1 if there is none.
func (s *search) nextDiscard(t *trick, seats int, w stand, rest *[4]uint32) (suit, place int) {
	seat := t.seat(seats)
	if s.nullo && !s.off.follow {
		return t.dump(seat, rest)
	}
	suit = -1
	best := -1000
	for i, h := range rest {
		if h == 0 {
			continue
		}
		at := lowest(h)
		v := 2*int(t.lens[i][seat]) + at
		if i == s.trump {
			v = at - 50
			if !s.off.follow && (seats < 2 || w.winner != seat^2) {
				if w.suit == s.trump {
					h &= 1<<(uint(w.place)&31) - 1
				}
				if h != 0 {
					at = lowest(h)
					v = 50 + at
				}
			}
		}
		if v > best {
			suit, place, best = i, at, v
		}
	}
	return suit, place
}

// worth returns the places of a holding worth trying: of touching cards, the highest.
func (s *search) worth(held uint32) uint32 {
	if s.off.equals {
		return held
	}
	return heads(held)
}

// follow is like lead, in the middle of a trick.
func (s *search) follow(t *trick, seats int, w stand, need int) (bool, mask) {
	seat := t.seat(seats)
	led := t.led & 3
	held := t.held[led][seat]
	if held == 0 {
		return s.discard(t, seats, w, need)
	}
	rest := s.worth(held)
	ours := seat&1 == 0
	var matters mask
	place := s.firstToFollow(t, seats, w, rest)
	learns := rest&(rest-1) != 0 && !s.off.instead
	var instead entry
	if learns {
		instead = s.order.follows(t, seats, w)
		if right := instead.known(); right != nil && right.card.in(rest) {
			place = int(right.card.place)
		}
	}
	for tried := 1; ; tried++ {
		t.cards[seats&3] = played{int8(led), int8(place)}
		yes, why := s.card(t, seats, w.with(seat, led, place, s.trump), need)
		if s.stopped {
			return false, 0
		}
		if yes == ours {
			if learns && tried > 1 {
				instead.note(t.cards[seats&3])
			}
			return yes, why
		}
		rest &^= 1 << (uint(place) & 31)
		if s.off.equals {
			matters |= why
		} else {
			deep, depth := t.failed(seat, led, place, why)
			matters |= deep
			if depth < noPlace {
				rest &= 1<<(uint(depth)&31) - 1
			}
		}
		if rest == 0 || over(s.breadth.Follows, tried) {
			return !ours, matters
		}
		place = s.nextToFollow(t, seats, w, rest)
	}
}

// discard is like follow, for a seat that has none of the suit led.
func (s *search) discard(t *trick, seats int, w stand, need int) (bool, mask) {
	seat := t.seat(seats)
	ours := seat&1 == 0
	var matters mask
	var rest [4]uint32
	for suit := range rest {
		rest[suit] = s.worth(t.held[suit][seat])
	}
	var instead entry
	var right *decision
	if !s.off.instead {
		instead = s.order.discards(t, seats, w)
		right = instead.known()
	}
	for tried := 0; ; tried++ {
		var suit, place int
		if tried == 0 && right != nil && right.card.in(rest[right.card.suit&3]) {
			suit, place = int(right.card.suit), int(right.card.place)
		} else {
			suit, place = s.nextDiscard(t, seats, w, &rest)
		}
		if suit < 0 || over(s.breadth.Discards, tried) {
			return !ours, matters
		}
		t.cards[seats&3] = played{int8(suit), int8(place)}
		yes, why := s.card(t, seats, w.with(seat, suit, place, s.trump), need)
		if s.stopped {
			return false, 0
		}
		if yes == ours {
			if tried > 0 && !s.off.instead {
				instead.note(t.cards[seats&3])
			}
			return yes, why
		}
		rest[suit&3] &^= 1 << (uint(place) & 31)
		if s.off.equals {
			matters |= why
			continue
		}
		deep, depth := t.failed(seat, suit, place, why)
		matters |= deep
		if depth < noPlace {
			rest[suit&3] &= 1<<(uint(depth)&31) - 1
		}
	}
}
