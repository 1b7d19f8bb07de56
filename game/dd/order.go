package dd

import (
	"github.com/superbridge/superbridge/game/card"
)

// moves is the cards worth trying, the most promising first.
type moves struct {
	cards [17]card.Card
	value [17]int
	n     int
}

func (m *moves) add(suit int, rank card.Rank, value int) {
	i := m.n
	for ; i > 0 && m.value[i-1] < value; i-- {
		m.cards[i], m.value[i] = m.cards[i-1], m.value[i-1]
	}
	m.cards[i], m.value[i] = card.Card{Suit: card.Suit(suit), Rank: rank}, value
	m.n++
}

// toFront moves the i-th card to the front.
func (m *moves) toFront(i int) {
	c := m.cards[i]
	copy(m.cards[1:i+1], m.cards[:i])
	m.cards[0] = c
}

// worth returns the cards of a seat and suit worth trying: of those that touch, the
// highest.
func (s *search) worth(seat, suit int) card.Holding {
	own := s.hands[seat][suit]
	if s.off.equals {
		return own
	}
	others := s.all[suit] &^ own
	var worth card.Holding
	for own != 0 {
		r := own.Top()
		worth = worth.With(r)
		own = own.Below(others.Below(r).Top())
	}
	return worth
}

// leads lists the leads but those that lose at once; of these it returns what matters.
func (s *search) leads(m *moves, leader, need int) (lost mask) {
	enough := need // tricks with which the others decide it
	if leader&1 == 0 {
		enough = s.left - need + 1
	}
	var cash [2]int
	var matters [2]mask
	if !s.off.sure {
		for i := range cash {
			cash[i], matters[i] = s.cash((leader+1+2*i)&3, true)
		}
	}
	for suit := range 4 {
		if s.hands[leader][suit] == 0 {
			continue
		}
		if !s.off.sure && max(cash[0], cash[1]) >= enough {
			if loses, i := s.loses(leader, suit, enough, cash); loses {
				lost |= matters[i] | topMask(suit, 1)
				continue
			}
		}
		s.suitLeads(m, leader, suit)
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

func (s *search) suitLeads(m *moves, leader, suit int) {
	left, partner, right := (leader+1)&3, leader^2, (leader+3)&3
	value := leadPartnerLength*int(s.lens[partner][suit]) + leadTheirLength*int(s.lens[left][suit]+s.lens[right][suit])
	if !s.off.order {
		value += leadLearned * s.order.good[leader][suit] / goodMost
	}
	if s.lens[left][suit] == 0 {
		value += leadVoidLeft
	}
	if s.lens[right][suit] == 0 {
		value += leadVoidRight
	}
	switch {
	case s.trump == noTrump:
	case suit == s.trump:
		value += leadTrump
	default:
		ruffs := func(seat int) bool { return s.lens[seat][suit] == 0 && s.lens[seat][s.trump] > 0 }
		if ruffs(left) {
			value += leadIntoRuffLeft
		}
		if ruffs(right) {
			value += leadIntoRuffRight
		} else if ruffs(partner) {
			value += leadForRuff
		}
		if s.lens[leader][suit] == 1 && s.lens[leader][s.trump] > 0 {
			value += leadSingleton
		}
	}
	all := s.all[suit]
	best := all.Top()
	second := all.Without(best).Top()
	bestL, bestP, bestR := s.hands[left][suit].Top(), s.hands[partner][suit].Top(), s.hands[right][suit].Top()
	for r := range s.worth(leader, suit).Ranks() {
		v := value
		switch rank := int(r); {
		case r == best:
			v += leadWinner
			if bestP > bestL && bestP > bestR {
				v += leadWinnerHeld
			}
		case bestP > bestL && bestP > bestR:
			v += leadToPartner - rank/2
		case r > bestR && r > bestL:
			v += leadBeatsBoth
		case bestP > bestL && bestL > bestR:
			v += leadThrough - rank/4
		case bestR > bestL:
			v += leadToRight - rank/4
		default:
			v += leadOther - rank/4
		}
		if r == second && bestP != best {
			v += leadSecond
		}
		m.add(suit, r, v)
	}
}

// followSuit lists the cards of the suit led.
func (s *search) followSuit(m *moves, seat int, t trick) {
	partner, next := seat^2, (seat+1)&3
	ours := t.winner == partner
	bestNext := card.Rank(0)
	if t.seats < 3 {
		bestNext = s.hands[next][t.led].Top()
	}
	for r := range s.worth(seat, t.led).Ranks() {
		rank, beats := int(r), t.suit == t.led && r > t.rank
		v := -rank
		switch t.seats {
		case 3:
			if beats && !ours {
				v += 60
			}
		case 1:
			bestPartner := s.hands[partner][t.led].Top()
			switch {
			case beats && r > bestNext && bestPartner < max(bestNext, t.rank):
				v += 40
			case beats && r > bestNext:
				v += 10
			case beats:
				v += 5
			default:
				v += 8
			}
		default:
			switch {
			case ours && t.rank > bestNext:
				v += 30
			case beats && r > bestNext:
				v += 60
			case beats:
				v += 20 + 2*rank
			default:
				v += 10
			}
		}
		m.add(t.led, r, v)
	}
}

// discards lists the cards of other suits: ruffs that win from the others first, and then
// low cards of long suits.
func (s *search) discards(m *moves, seat int, t trick) {
	ours := t.winner == seat^2 && t.seats >= 2
	for suit := range 4 {
		for r := range s.worth(seat, suit).Ranks() {
			v := -int(r)
			switch {
			case suit != s.trump:
				v += 2 * int(s.lens[seat][suit])
			case !ours && (t.suit != suit || r > t.rank):
				v += 50
			default:
				v -= 30
			}
			m.add(suit, r, v)
		}
	}
}

// order is what a search learns about leads as it goes: which card decided it last in
// positions of the same shape, which with the same leader and as many tricks left, and how
// often each suit of each seat was the right one.
type order struct {
	byShape [1 << shapeBits]decision
	byLeft  [4][18]card.Card
	good    [4][4]int // up to goodMost
}

const (
	shapeBits = 14
	goodMost  = 32
)

// decision is the lead that decided it last in positions of a key.
type decision struct {
	key         uint64
	suit, place int8
}

// bring moves the lead that was right in the most similar position to the front.
func (o *order) bring(m *moves, s *search, key uint64, leader int) {
	known := o.at(key)
	for i, c := range m.cards[:m.n] {
		if known.key == key && int8(c.Suit) == known.suit && int8(s.place(int(c.Suit), c.Rank)) == known.place ||
			known.key != key && c == o.byLeft[leader][s.left] {
			m.toFront(i)
			return
		}
	}
}

// learn notes that the best-th lead was right, after those before it were not.
func (o *order) learn(m *moves, best int, s *search, key uint64, leader int) {
	for _, c := range m.cards[:best] {
		g := &o.good[leader][c.Suit]
		*g -= (*g + goodMost) / 16
	}
	c := m.cards[best]
	if best > 0 {
		g := &o.good[leader][c.Suit]
		*g += (goodMost - *g) / 8
	}
	o.byLeft[leader][s.left] = c
	known := o.at(key)
	known.key, known.suit, known.place = key, int8(c.Suit), int8(s.place(int(c.Suit), c.Rank))
}

func (o *order) at(key uint64) *decision {
	return &o.byShape[key*0x9e3779b97f4a7c15>>(64-shapeBits)] // as in the table
}
