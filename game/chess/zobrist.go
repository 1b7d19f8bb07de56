package chess

// keys holds the random numbers of the hash. They are pinned: the same position has the same key in every
// build.
type keys struct {
	piece    [pieces][256]uint64
	turn     [Armies]uint64
	control  [Armies][Armies + 1]uint64 // index Armies: not in the game
	fresh    [256]uint64
	moved    [256]uint64
	left     [64]uint64
	equal    uint64 // the dice are equal
	declined [16]uint64
	tour     uint64
}

var zobrist = newKeys()

func newKeys() *keys {
	k, seed := new(keys), uint64(0x0c7a6)
	next := func() uint64 {
		seed += 0x9e3779b97f4a7c15
		return mix(seed)
	}
	for piece := range k.piece {
		for s := range Squares {
			k.piece[piece][s] = next()
		}
	}
	for a := range Armies {
		k.turn[a] = next()
		for c := range k.control[a] {
			k.control[a][c] = next()
		}
	}
	for s := range Squares {
		k.fresh[s], k.moved[s] = next(), next()
	}
	for i := 1; i < len(k.left); i++ {
		k.left[i] = next()
	}
	for i := 1; i < len(k.declined); i++ {
		k.declined[i] = next()
	}
	k.equal, k.tour = next(), next()
	return k
}

// mix is the finalizer of SplitMix64: it spreads every bit over all others.
func mix(x uint64) uint64 {
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// ofTour returns the key of a tour count: 0 for count 0, so that it costs nothing without dice.
func (k *keys) ofTour(a Army, count int32) uint64 {
	if count == 0 {
		return 0
	}
	return mix(k.tour ^ uint64(uint32(count))<<8 ^ uint64(a))
}

func (k *keys) ofControl(a, by Army) uint64 { return k.control[a][min(by, Armies)] }

// hash computes the key from scratch.
func (p *Position) hash() uint64 {
	h := zobrist.turn[p.turn] ^ zobrist.left[p.left] ^ zobrist.declined[p.declined]
	for s, piece := range p.Pieces() {
		h ^= zobrist.piece[piece][s]
	}
	for a := range Army(Armies) {
		h ^= zobrist.ofControl(a, p.control[a]) ^ zobrist.ofTour(a, p.tours[a])
	}
	for s := range p.freshSquares().All() {
		h ^= zobrist.fresh[s]
	}
	for s := range p.moved.All() {
		h ^= zobrist.moved[s]
	}
	if p.left > 0 && p.dice.Equal() {
		h ^= zobrist.equal
	}
	return h
}
