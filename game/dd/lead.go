package dd

import "math/bits"

// moves is the cards worth trying, the most promising first.
type moves struct {
	cards [17]played
	value [17]int
	n     int
}

func (m *moves) add(suit, place, value int) {
	i := m.n
	for ; i > 0 && m.value[i-1] < value; i-- {
		m.cards[i], m.value[i] = m.cards[i-1], m.value[i-1]
	}
	m.cards[i], m.value[i] = played{int8(suit), int8(place)}, value
	m.n++
}

// leads lists the leads but those that lose at once, by so many tricks that the others then
// cash; of these it returns what matters.
func (s *search) leads(m *moves, p *position, key uint64, leader, enough int) (lost mask) {
	var known, alike *decision
	if !s.off.order {
		known, alike = s.order.known(p, key, leader)
	}
	for suit := range 4 {
		if p.held[suit][leader] == 0 {
			continue
		}
		if !s.off.refute {
			if ok, matters := s.refutes(p, leader, suit, enough); ok {
				lost |= matters
				continue
			}
		}
		s.suitLeads(m, p, leader, suit, known, alike)
	}
	return lost
}

// suitLeads lists the leads of a suit.
func (s *search) suitLeads(m *moves, p *position, leader, suit int, known, alike *decision) {
	left, partner, right := (leader+1)&3, leader^2, (leader+3)&3
	h, lens := &p.held[suit&3], &p.lens[suit&3]
	mine, hisL, his, hisR := h[leader&3], h[left], h[partner&3], h[right]
	w := &leadWeights[plainSuit]
	trumps := s.trump != noTrump && !p.none(s.trump)
	switch {
	case !trumps:
	case suit == s.trump:
		w = &leadWeights[trumpSuit]
	default:
		w = &leadWeights[sideSuit]
	}
	value := w.mine*int(lens[leader&3]) + w.left*int(lens[left]) + w.partner*int(lens[partner&3]) + w.right*int(lens[right]) +
		w.lopt*choices(hisL) + w.popt*choices(his) + w.ropt*choices(hisR)
	if hisL == 0 {
		value += w.lvoid
	}
	if his == 0 {
		value += w.pvoid
	}
	if hisR == 0 {
		value += w.rvoid
	}
	if trumps && suit != s.trump {
		t := &p.held[s.trump&3]
		if hisL == 0 && t[left] != 0 {
			value += w.lruff
		}
		if hisR == 0 && t[right] != 0 {
			value += w.rruff
		}
		if his == 0 && t[partner&3] != 0 {
			value += w.pruff
		}
		if lens[leader&3] == 1 && t[leader&3] != 0 {
			value += w.single
		}
		if t[left]|t[right] == 0 {
			value += w.drawn
		}
	}
	if !s.off.order {
		value += w.good * s.order.good[leader&3][suit&3] / 16
	}
	bestP, bestL, bestR := bits.TrailingZeros32(his), bits.TrailingZeros32(hisL), bits.TrailingZeros32(hisR)
	best := min(bestL, bestR)
	who := &w.owners[p.owners.highest(suit, leader)]
	rest := s.worth(mine)
	role := 1 // the highest
	for ; rest != 0; rest &= rest - 1 {
		place := bits.TrailingZeros32(rest)
		if rest&(rest-1) == 0 {
			role |= 2
		}
		v := value + w.place*min(place, 8) + int(who[role])
		role = 0
		switch {
		case place < best:
			v += w.beats
		case bestP < best:
			v += w.pwins
		case bestL < bestR:
			v += w.lwins
		default:
			v += w.rwins
		}
		if mine>>(uint(place+1)&31)&1 != 0 {
			v += w.seq
		}
		if known != nil {
			v += match(known.card, suit, place, w.sameShape, w.suitShape, w.otherShape)
		}
		if alike != nil {
			v += match(alike.card, suit, place, w.sameTop, w.suitTop, w.otherTop)
		}
		if s.off.leads {
			v = 0
		}
		m.add(suit, place, v)
	}
}

// match chooses a weight by how a card is like one.
func match(c played, suit, place, same, other, no int) int {
	switch {
	case int(c.suit) != suit:
		return no
	case int(c.place) != place:
		return other
	}
	return same
}

// choices returns how many different cards a seat can play from a holding, up to three.
func choices(held uint32) int {
	h := heads(held)
	switch {
	case h == 0:
		return 0
	case h&(h-1) == 0:
		return 1
	case h&(h-1)&(h&(h-1)-1) == 0:
		return 2
	}
	return 3
}

// highest says who holds the two highest places of a suit, counted from a seat clockwise.
func (o owners) highest(suit, seat int) int {
	shift := uint(places*suit) & 63
	low, high := int(o.low>>shift), int(o.high>>shift)
	first, second := low&1|high&1<<1, low>>1&1|high&2
	return (first-seat)&3<<2 | (second-seat)&3
}
