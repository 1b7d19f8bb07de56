package field

import (
	"crypto/sha256"
	"encoding/binary"
	"fmt"

	"github.com/superbridge/superbridge/game/card"
)

// Seed returns the number from which the computer players of a table, counted from 1, draw at random on a deal. It is
// 0 at the first table, where the players are the usual ones.
//
// It is the first eight bytes, the lowest first, of the SHA-256 of "field NUMBER table N", where NUMBER is the
// deal's number in its text form: the same on every machine, and other for every deal and table.
func Seed(number card.Number, table int) uint64 {
	if table <= 1 {
		return 0
	}
	sum := sha256.Sum256(fmt.Appendf(nil, "field %v table %d", number, table))
	return binary.LittleEndian.Uint64(sum[:])
}
