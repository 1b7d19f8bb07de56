package card

import (
	"encoding/binary"
	"math/big"
	"math/rand/v2"
)

// Seeded returns the deal that follows from a seed for a board of a rubber: the same
// every time, whatever else has been dealt, and for the thousandth board as fast as for
// the first. Where one of the three numbers differs, the deals have nothing to do with
// each other.
func (d Deck) Seeded(seed uint64, rubber int64, board int) Deal {
	return d.Shuffle(Source(seed, rubber, board))
}

// Source returns the source of the chance that follows from a seed for a board of a rubber.
//
// The numbers are the key of a ChaCha8 source: seed, rubber and board, eight bytes each,
// the lowest first, and then eight bytes of 0.
func Source(seed uint64, rubber int64, board int) *rand.Rand {
	var key [32]byte
	binary.LittleEndian.PutUint64(key[0:], seed)
	binary.LittleEndian.PutUint64(key[8:], uint64(rubber))
	binary.LittleEndian.PutUint64(key[16:], uint64(board))
	return rand.New(rand.NewChaCha8(key))
}

// Hashed returns the deal that follows from 32 bytes, such as a SHA-256: read as one number, the highest byte first,
// its remainder by [Deck.Deals] is the deal's number. No library has a say in it.
func (d Deck) Hashed(sum [32]byte) Deal {
	v := new(big.Int).SetBytes(sum[:])
	deal, err := d.Deal(fromBig(v.Mod(v, d.Deals())))
	if err != nil {
		panic(err) // a remainder is always in range
	}
	return deal
}
