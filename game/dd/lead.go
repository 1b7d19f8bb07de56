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
	var known [alikes]*decision
	if !s.off.order {
		known = s.order.known(p, key, leader)
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
		s.suitLeads(m, p, leader, suit, &known)
	}
	return lost
}

// suitLeads lists the leads of a suit.
func (s *search) suitLeads(m *moves, p *position, leader, suit int, known *[alikes]*decision) {
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
		int(w.honours[bits.OnesCount32((mine|his)&topFour)])
	for i := range w.cards {
		seat, with := (leader+i)&3, 0
		switch {
		case suit == s.trump:
			with = int(lens[seat^2])
		case trumps:
			with = int(p.lens[s.trump&3][seat])
		}
		value += int(w.cards[i][min(lens[seat], 3)&3][min(with, 3)&3])
	}
	if trumps && p.held[s.trump&3][left]|p.held[s.trump&3][right] == 0 {
		value += w.drawn
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
		higher := uint32(1)<<(uint(place)&31) - 1
		v += int(w.higher[min(bits.OnesCount32((hisL|hisR)&higher), 3)&3][min(bits.OnesCount32(his&higher), 3)&3])
		for way, d := range known {
			if d != nil {
				v += w.alike[way].of(d.card, suit, place)
			}
		}
		if s.off.leads {
			v = 0
		}
		m.add(suit, place, v)
	}
}

// of returns the weight of a lead where a card was right before.
func (w *alikeWeight) of(c played, suit, place int) int {
	switch {
	case int(c.suit) != suit:
		return w.no
	case int(c.place) != place:
		return w.suit
	}
	return w.same
}

// highest says who holds the two highest places of a suit, counted from a seat clockwise.
func (o owners) highest(suit, seat int) int {
	shift := uint(places*suit) & 63
	low, high := int(o.low>>shift), int(o.high>>shift)
	first, second := low&1|high&1<<1, low>>1&1|high&2
	return (first-seat)&3<<2 | (second-seat)&3
}

const topFour = 15 // the four highest places of a suit
