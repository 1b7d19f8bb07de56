package dd

import (
	"math/bits"
	"slices"
)

// moves holds the cards worth trying, the most promising first.
type moves struct {
	cards   [17]played
	value   [17]int
	n       int
	alike   [alikes]entry // entries for recording which is right
	instead entry         // and which is right instead of another one
}

func (m *moves) add(suit, place, value int) {
	i := m.n
	for ; i > 0 && m.value[i-1] < value; i-- {
		m.cards[i], m.value[i] = m.cards[i-1], m.value[i-1]
	}
	m.cards[i], m.value[i] = played{int8(suit), int8(place)}, value
	m.n++
}

// first puts a card before all others, if it is among them. After that no more are added.
func (m *moves) first(c played) {
	if i := slices.Index(m.cards[:m.n], c); i > 0 {
		copy(m.cards[1:], m.cards[:i])
		m.cards[0] = c
	}
}

// leads lists the leads, where the aim is the plain one but those that lose at once, by the tricks that the others
// then cash; of these it returns what matters.
func (s *search) leads(m *moves, p *position, shape uint64, leader, want int) (lost mask) {
	var known [alikes]*decision
	var right *decision // instead of another one
	if !s.off.order {
		m.alike = s.order.alike(p, shape, leader)
		for way := range known {
			known[way] = m.alike[way].known()
		}
	}
	if !s.off.instead {
		m.instead = s.order.leads(p, leader, want)
		right = m.instead.known()
	}
	if s.nullo {
		s.nulloLeads(m, p, leader, &known)
	} else {
		lost = s.plainLeads(m, p, leader, p.left-want+1, &known)
	}
	if right != nil {
		m.first(right.card)
	}
	return lost
}

// plainLeads lists them where the aim is the plain one; enough is how many tricks the others want.
func (s *search) plainLeads(m *moves, p *position, leader, enough int, known *[alikes]*decision) (lost mask) {
	var cashed [2]cashed // by the opponents
	for suit := range 4 {
		if p.held[suit][leader] == 0 {
			continue
		}
		if !s.off.refute {
			if ok, matters := s.refutes(p, leader, suit, enough, &cashed); ok {
				lost |= matters
				continue
			}
		}
		s.suitLeads(m, p, leader, suit, known)
	}
	return lost
}

// learn records which lead was right, and whether instead of another one, unless that is switched off.
func (s *search) learn(m *moves, best, leader int) {
	if !s.off.order {
		s.order.learn(m, best, leader)
	}
	if best > 0 && !s.off.instead {
		m.instead.note(m.cards[best])
	}
}

// suitLeads lists the leads of a suit.
func (s *search) suitLeads(m *moves, p *position, leader, suit int, known *[alikes]*decision) {
	l, partner, r := (leader+1)&3, leader^2, (leader+3)&3
	h, lens := &p.held[suit&3], &p.lens[suit&3]
	mine, hisL, his, hisR := h[leader&3], h[l], h[partner&3], h[r]
	w := &leadWeights[plainSuit]
	trumps := s.trump != noTrump && !p.none(s.trump)
	switch {
	case !trumps:
	case suit == s.trump:
		w = &leadWeights[trumpSuit]
	default:
		w = &leadWeights[sideSuit]
	}
	value := int(w.honours[bits.OnesCount32((mine|his)&topFour)])
	with, across := &[4]int8{}, 0 // which cards go with those of the suit, and whether partner's
	switch {
	case suit == s.trump:
		with, across = lens, 2
	case trumps:
		with = &p.lens[s.trump&3]
	}
	for i := range w.cards {
		seat := (leader + i) & 3
		value += int(w.cards[i][min(lens[seat], 7)&7][min(with[seat^across], 3)&3])
	}
	if trumps && p.held[s.trump&3][l]|p.held[s.trump&3][r] == 0 {
		value += w.drawn
	}
	if !s.off.order {
		value += w.good * s.order.good[leader&3][suit&3] / 16
	}
	var right uint32 // places that were right
	for way, d := range known {
		switch {
		case d == nil:
		case int(d.card.suit) == suit:
			value += w.alike[way].suit
			right |= 1 << (uint(d.card.place) & 31)
		default:
			value += w.alike[way].no
		}
	}
	bestP, bestL, bestR := bits.TrailingZeros32(his), bits.TrailingZeros32(hisL), bits.TrailingZeros32(hisR)
	best := min(bestL, bestR)
	two, third := p.owners.highest(suit, leader)
	who := &w.owners[two][third]
	rest := s.worth(mine)
	role := 1 // the highest
	for ; rest != 0; rest &= rest - 1 {
		place := bits.TrailingZeros32(rest)
		if rest&(rest-1) == 0 {
			role |= 2
		}
		v := value + int(w.places[min(place, 8)]) + int(who[role])
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
		if c := (played{int8(suit), int8(place)}); c.in(right) {
			for way, d := range known {
				if d != nil && d.card == c {
					v += w.alike[way].same - w.alike[way].suit
				}
			}
		}
		if s.off.leads {
			v = 0
		}
		m.add(suit, place, v)
	}
}

// highest returns the holders of the two highest places of a suit, and of the third, counted clockwise from a seat.
func (o owners) highest(suit, seat int) (two, third int) {
	shift := uint(places*suit) & 63
	low, high := int(o.low>>shift), int(o.high>>shift)
	who := func(place int) int { return ((low>>place&1 | high>>place&1<<1) - seat) & 3 }
	return who(0)<<2 | who(1), who(2)
}

const topFour = 15 // the four highest places of a suit
