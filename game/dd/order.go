package dd

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

// decision is the lead that decided it last in positions of a key, of which it knows some bits.
type decision struct {
	key  uint32
	card played
}

// decided returns the slot of a key, and the bits of it to be known again by.
func decided(slots *[1 << shapeBits]decision, key uint64) (*decision, uint32) {
	hash := hashOf(key)
	return &slots[hash>>(64-shapeBits)], uint32(hash)
}

// known returns the decisions in positions like one; nil where there is none.
func (o *order) known(p *position, key uint64, leader int) (byShape, byTop *decision) {
	byShape, bits := decided(&o.byShape, key)
	if byShape.key != bits {
		byShape = nil
	}
	byTop, bits = decided(&o.byTop, topKey(p, leader))
	if byTop.key != bits {
		byTop = nil
	}
	return byShape, byTop
}

// topKey returns a key of the leader and who holds the two highest places of each suit.
func topKey(p *position, leader int) uint64 {
	return (p.low&topTwo|p.high&topTwo<<2)<<4 | uint64(leader)<<1 | 1
}

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
	d, bits := decided(&o.byShape, key)
	*d = decision{bits, c}
	d, bits = decided(&o.byTop, topKey(p, leader))
	*d = decision{bits, c}
}
