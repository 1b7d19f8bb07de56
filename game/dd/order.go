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
		if !s.off.sure {
			if ok, matters := s.refutes(p, leader, suit, enough); ok {
				lost |= matters
				continue
			}
		}
		s.suitLeads(m, p, leader, suit, known, alike)
	}
	return lost
}

// leadWeight is how much speaks for a lead: the logarithm of how much more likely it is to
// be the right one, in 24ths. The numbers were fitted to what searches of random deals had
// found in the end.
type leadWeight struct {
	// By who holds the highest and the second place, from the leader clockwise, and whether
	// the card is in the middle of his, the highest, the lowest, or both.
	owners [16][4]int16
	// By who wins if all play their best: the card itself, partner, the left or the right opponent.
	beats, pwins, lwins, rwins int
	seq, place                 int // the next lower card is his too; for each place
	// For each card of the suit: the leader's, and so on clockwise.
	mine, left, partner, right int
	lopt, popt, ropt           int // for each choice that they have, up to three
	lvoid, pvoid, rvoid        int
	lruff, pruff, rruff        int
	single, drawn              int // with trumps to ruff the next; the opponents have no trumps
	good                       int // suits that were right before
	// The card that was right in a position of the same shape, another of its suit, another;
	// and the same with the highest places as they are.
	k0same, k0suit, k0no int
	k1same, k1suit, k1no int
}

func (s *search) suitLeads(m *moves, p *position, leader, suit int, known, alike *decision) {
	left, partner, right := (leader+1)&3, leader^2, (leader+3)&3
	h, lens := &p.held[suit&3], &p.lens[suit&3]
	mine, hisL, his, hisR := h[leader&3], h[left], h[partner&3], h[right]
	w := &leadWeights[0]
	trumps := s.trump != noTrump && !p.none(s.trump)
	switch {
	case !trumps:
	case suit == s.trump:
		w = &leadWeights[2]
	default:
		w = &leadWeights[1]
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
	rest := mine
	if !s.off.equals {
		rest = heads(rest)
	}
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
			v += match(known.card, suit, place, w.k0same, w.k0suit, w.k0no)
		}
		if alike != nil {
			v += match(alike.card, suit, place, w.k1same, w.k1suit, w.k1no)
		}
		m.add(suit, place, v)
	}
}

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
// positions of the same shape, which in positions with the same highest places, and how often
// each suit of each seat was the right one.
type order struct {
	byShape [1 << shapeBits]decision
	byTop   [1 << shapeBits]decision
	good    [4][4]int // up to goodMost
}

const (
	shapeBits = 14
	goodMost  = 32
	topTwo    = 0x0003000300030003 // the two highest places of each suit
)

// decision is the lead that decided it last in positions of a key.
type decision struct {
	key  uint64
	card played
}

// known returns the decisions in positions like one; nil where there is none.
func (o *order) known(p *position, key uint64, leader int) (byShape, byTop *decision) {
	byShape = &o.byShape[slotOf(key)]
	if byShape.key != key {
		byShape = nil
	}
	top := topKey(p, leader)
	byTop = &o.byTop[slotOf(top)]
	if byTop.key != top {
		byTop = nil
	}
	return byShape, byTop
}

func topKey(p *position, leader int) uint64 {
	return (p.low&topTwo|p.high&topTwo<<2)<<4 | uint64(leader)<<1 | 1
}

func slotOf(key uint64) uint64 { return key * 0x9e3779b97f4a7c15 >> (64 - shapeBits) } // as in the table

// learn notes that the best-th lead was right, after those before it were not.
func (o *order) learn(m *moves, best int, p *position, key uint64, leader int) {
	for _, c := range m.cards[:best] {
		g := &o.good[leader][c.suit&3]
		*g -= (*g + goodMost) / 16
	}
	c := m.cards[best]
	if best > 0 {
		g := &o.good[leader][c.suit&3]
		*g += (goodMost - *g) / 8
	}
	o.byShape[slotOf(key)] = decision{key, c}
	top := topKey(p, leader)
	o.byTop[slotOf(top)] = decision{top, c}
}
