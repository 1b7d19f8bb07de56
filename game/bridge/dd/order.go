package dd

// order holds what a search learns as it goes: which lead was decisive last time in similar positions, and how
// often each suit of each seat was right; and, for leads and for following cards, which one was right after
// another had been tried first. That one is tried first the next time.
type order struct {
	last    [alikes][1 << alikeBits]decision
	good    [4][4]int // up to goodMost
	instead [uses][1 << insteadBits]decision
}

// The kinds of similar positions, always with the same leader.
const (
	sameShape = iota // the same lengths
	sameTop          // the same seats with the two highest cards of each suit
	sameLens         // the same lengths of the leader's side
	sameLeft         // as many tricks left
	alikes
)

// The uses of a card that was right instead of another one.
const (
	toLead = iota
	toFollow
	toDiscard
	uses
)

const (
	alikeBits   = 13
	insteadBits = 12
	goodMost    = 32
	topTwo      = 0x0003000300030003 // the two highest places of each suit
)

// decision is the card that was decisive last time in positions of a key, with some bits of the key.
type decision struct {
	key  uint32
	card played
}

// entry is the location of the decision for a key, and the bits that identify the key.
type entry struct {
	*decision
	bits uint32
}

// known returns the decision in positions like that of the entry, or nil.
func (e *entry) known() *decision {
	if e.decision.key == e.bits {
		return e.decision
	}
	return nil
}

// note makes a card the decision.
func (e *entry) note(c played) { *e.decision = decision{e.bits, c} }

// alike returns the entries of a position, one for each kind of similarity.
func (o *order) alike(p *position, shape uint64, leader int) (entries [alikes]entry) {
	for way, key := range alikeKeys(p, shape, leader) {
		hash := hashOf(key)
		entries[way] = entry{&o.last[way][hash>>(64-alikeBits)], uint32(hash)}
	}
	return entries
}

// leads returns the entry for the lead that was right instead of another one, by the lengths of the leader's side
// and the tricks that it wants.
func (o *order) leads(p *position, leader, want int) entry {
	return o.right(toLead, (sideLens(p, leader)<<2|uint64(leader))<<5|uint64(want))
}

// follows returns the entry for cards of the suit led: by its lengths, the holders of its four highest cards, and
// the winner so far with his card.
func (o *order) follows(t *trick, seats int, w stand) entry {
	key := uint64(0)
	for _, n := range t.lens[t.led&3] {
		key = key<<5 | uint64(n)
	}
	shift := uint(places*t.led) & 63
	key = (key<<4|t.low>>shift&topFour)<<4 | t.high>>shift&topFour
	return o.right(toFollow, key<<15|turn(t, seats, w))
}

// discards returns the entry for cards of other suits: by all lengths, and the winner so far with his card.
func (o *order) discards(t *trick, seats int, w stand) entry {
	return o.right(toDiscard, hashOf(t.shape)+turn(t, seats, w))
}

// turn encodes, in 15 bits, whose turn it is, after which lead and how many cards, and who wins with which card.
func turn(t *trick, seats int, w stand) uint64 {
	return uint64(((((t.leader<<2|t.led)<<2|seats)<<2|w.winner)<<2|w.suit)<<5 | w.place)
}

// right returns the entry of a key, by the use of the card.
func (o *order) right(use int, key uint64) entry {
	hash := hashOf(key)
	return entry{&o.instead[use][hash>>(64-insteadBits)], uint32(hash >> 16)}
}

// sideLens returns the lengths of a seat's side, as a number of 40 bits.
func sideLens(p *position, seat int) (lens uint64) {
	for suit := range 4 {
		lens = lens<<10 | uint64(p.lens[suit][seat&3])<<5 | uint64(p.lens[suit][(seat+2)&3])
	}
	return lens
}

// alikeKeys returns a key for each kind of similarity; shape encodes the lengths and the leader.
func alikeKeys(p *position, shape uint64, leader int) [alikes]uint64 {
	seat := uint64(leader)<<1 | 1
	return [alikes]uint64{
		sameShape: shape,
		sameTop:   (p.low&topTwo|p.high&topTwo<<2)<<4 | seat,
		sameLens:  sideLens(p, leader)<<4 | seat,
		sameLeft:  uint64(p.left)<<4 | seat,
	}
}

// learn records that the best-th lead was right, after those before it were not.
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
	for _, e := range m.alike {
		e.note(c)
	}
}
