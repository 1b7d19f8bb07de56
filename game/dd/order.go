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

// toFront moves the i-th card to the front.
func (m *moves) toFront(i int) {
	c := m.cards[i]
	copy(m.cards[1:i+1], m.cards[:i])
	m.cards[0] = c
}

// leads lists the leads but those that lose at once, by so many tricks that the others then
// cash; of these it returns what matters.
func (s *search) leads(m *moves, p *position, leader, enough int) (lost mask) {
	for suit := range 4 {
		if p.held[suit][leader] == 0 {
			continue
		}
		if !s.off.sure {
			if ok, matters := s.refutes(p, leader, suit, enough); ok {
				lost |= matters
				continue
			}
		}
		s.suitLeads(m, p, leader, suit)
	}
	return lost
}

// How much speaks for a lead. The numbers were found by trial: a climb over random deals
// of 52 cards that counted nodes.
const (
	leadWinner        = 34
	leadWinnerHeld    = 5  // and partner has the next best
	leadToPartner     = 53 // who has the highest card
	leadBeatsBoth     = 45 // opponents, if partner plays low
	leadThrough       = 9  // the left opponent's best, which partner's beats
	leadToRight       = 12 // whose best is the highest
	leadOther         = 7
	leadIntoRuffLeft  = -92
	leadIntoRuffRight = -52
	leadForRuff       = 20
	leadSingleton     = 5 // with trumps to ruff the next
	leadTrump         = -17
	leadVoidLeft      = -9
	leadVoidRight     = 1
	leadSecond        = -4 // best card, when the best is an opponent's
	leadPartnerLength = 8  // for each card
	leadTheirLength   = -2
	leadLearned       = 30
)

func (s *search) suitLeads(m *moves, p *position, leader, suit int) {
	left, partner, right := (leader+1)&3, leader^2, (leader+3)&3
	lens := &p.lens[suit]
	value := leadPartnerLength*int(lens[partner]) + leadTheirLength*int(lens[left]+lens[right])
	if !s.off.order {
		value += leadLearned * s.order.good[leader][suit] / goodMost
	}
	if lens[left] == 0 {
		value += leadVoidLeft
	}
	if lens[right] == 0 {
		value += leadVoidRight
	}
	switch {
	case s.trump == noTrump:
	case suit == s.trump:
		value += leadTrump
	default:
		trumps := &p.lens[s.trump]
		if lens[left] == 0 && trumps[left] > 0 {
			value += leadIntoRuffLeft
		}
		if lens[right] == 0 && trumps[right] > 0 {
			value += leadIntoRuffRight
		} else if lens[partner] == 0 && trumps[partner] > 0 {
			value += leadForRuff
		}
		if lens[leader] == 1 && trumps[leader] > 0 {
			value += leadSingleton
		}
	}
	bestL, bestP, bestR := p.best(suit, left), p.best(suit, partner), p.best(suit, right)
	rest := p.held[suit][leader]
	if !s.off.equals {
		rest = heads(rest)
	}
	for ; rest != 0; rest &= rest - 1 {
		place := bits.TrailingZeros32(rest)
		v := value
		switch rank := max(0, 12-place); {
		case place == 0:
			v += leadWinner
			if bestP < bestL && bestP < bestR {
				v += leadWinnerHeld
			}
		case bestP < bestL && bestP < bestR:
			v += leadToPartner - rank/2
		case place < bestR && place < bestL:
			v += leadBeatsBoth
		case bestP < bestL && bestL < bestR:
			v += leadThrough - rank/4
		case bestR < bestL:
			v += leadToRight - rank/4
		default:
			v += leadOther - rank/4
		}
		if place == 1 && bestP != 0 {
			v += leadSecond
		}
		m.add(suit, place, v)
	}
}

// firstToFollow returns the card of the suit led to try first; after it come the lowest.
func (s *search) firstToFollow(p *position, t *trick, seat int, held uint32) int {
	low := lowest(held)
	if t.suit != t.led {
		return low
	}
	winners := held & (1<<(uint(t.place)&31) - 1)
	if winners == 0 {
		return low
	}
	ours := t.winner == seat^2
	switch t.seats {
	case 3:
		if !ours {
			return lowest(winners)
		}
	case 2:
		next := p.best(t.led, (seat+1)&3)
		switch {
		case ours && t.place < next:
		case next > t.place: // he can't beat it
			return lowest(winners)
		case winners&(1<<(uint(next)&31)-1) != 0:
			return lowest(winners & (1<<(uint(next)&31) - 1))
		default:
			return bits.TrailingZeros32(winners)
		}
	default:
		beat := min(t.place, p.best(t.led, (seat+1)&3))
		if winners &= 1<<(uint(beat)&31) - 1; winners != 0 && p.best(t.led, seat^2) > beat {
			return lowest(winners)
		}
	}
	return low
}

// nextDiscard returns the next card to try of those left, where the suit led can't be
// followed: a ruff that wins from the others, and then low cards of long suits. The suit is
// -1 if there is none.
func (s *search) nextDiscard(p *position, t *trick, seat int, rest *[4]uint32) (suit, place int) {
	suit = -1
	best := -1000
	for i, h := range rest {
		if h == 0 {
			continue
		}
		at := lowest(h)
		v := 2*int(p.lens[i][seat]) + at
		if i == s.trump {
			v = at - 50
			if t.seats < 2 || t.winner != seat^2 {
				if t.suit == s.trump {
					h &= 1<<(uint(t.place)&31) - 1
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

// order is what a search learns about leads as it goes: which card decided it last in
// positions of the same shape, and how often each suit of each seat was the right one.
type order struct {
	byShape [1 << shapeBits]decision
	good    [4][4]int // up to goodMost
}

const (
	shapeBits = 14
	goodMost  = 32
)

// decision is the lead that decided it last in positions of a key.
type decision struct {
	key  uint64
	card played
}

// bring moves the lead that was right in the most similar position to the front.
func (o *order) bring(m *moves, key uint64) {
	known := o.at(key)
	if known.key != key {
		return
	}
	for i, c := range m.cards[:m.n] {
		if c == known.card {
			m.toFront(i)
			return
		}
	}
}

// learn notes that the best-th lead was right, after those before it were not.
func (o *order) learn(m *moves, best int, key uint64, leader int) {
	for _, c := range m.cards[:best] {
		g := &o.good[leader][c.suit]
		*g -= (*g + goodMost) / 16
	}
	c := m.cards[best]
	if best > 0 {
		g := &o.good[leader][c.suit]
		*g += (goodMost - *g) / 8
	}
	*o.at(key) = decision{key, c}
}

func (o *order) at(key uint64) *decision {
	return &o.byShape[key*0x9e3779b97f4a7c15>>(64-shapeBits)] // as in the table
}
