package dd

// order is what a search learns about leads as it goes: which card decided it last in
// positions that are alike in one way or another, and how often each suit of each seat was the
// right one.
type order struct {
	last [alikes][1 << alikeBits]decision
	good [4][4]int // up to goodMost
}

// The ways in which positions are alike, always with the same leader.
const (
	sameShape = iota // the same lengths
	sameTop          // the same seats with the two highest cards of each suit
	sameLens         // the same lengths of the leader's side
	sameLeft         // as many tricks left
	alikes
)

const (
	alikeBits = 13
	goodMost  = 32
	topTwo    = 0x0003000300030003 // the two highest places of each suit
)

// decision is the lead that decided it last in positions of a key, of which it knows some bits.
type decision struct {
	key  uint32
	card played
}

// place is where the decision of a key is, and the bits of the key to be known again by.
type place struct {
	*decision
	bits uint32
}

// decision returns what was decided in positions like that of the place, or nil.
func (p *place) known() *decision {
	if p.decision.key == p.bits {
		return p.decision
	}
	return nil
}

// alike returns the places of a position, by the ways.
func (o *order) alike(p *position, shape uint64, leader int) (places [alikes]place) {
	for way, key := range alikeKeys(p, shape, leader) {
		hash := hashOf(key)
		places[way] = place{&o.last[way][hash>>(64-alikeBits)], uint32(hash)}
	}
	return places
}

// alikeKeys returns a key for each way; shape tells the lengths and the leader.
func alikeKeys(p *position, shape uint64, leader int) [alikes]uint64 {
	lens := uint64(0)
	for suit := range 4 {
		lens = lens<<10 | uint64(p.lens[suit][leader&3])<<5 | uint64(p.lens[suit][(leader+2)&3])
	}
	seat := uint64(leader)<<1 | 1
	return [alikes]uint64{
		sameShape: shape,
		sameTop:   (p.low&topTwo|p.high&topTwo<<2)<<4 | seat,
		sameLens:  lens<<4 | seat,
		sameLeft:  uint64(p.left)<<4 | seat,
	}
}

// learn notes that the best-th lead was right, after those before it were not.
func (o *order) learn(m *moves, best int, leader int) {
	for _, c := range m.cards[:best] {
		g := &o.good[leader][c.suit&3]
		*g -= (*g + goodMost) / 16
	}
	c := m.cards[best]
	if best > 0 {
		g := &o.good[leader][c.suit&3]
		*g += (goodMost - *g) / 8
	}
	for _, p := range m.alike {
		*p.decision = decision{p.bits, c}
	}
}
