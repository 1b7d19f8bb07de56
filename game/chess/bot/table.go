package bot

import "github.com/superbridge/superbridge/game/chess"

// bound is the relation of a stored value to the true one.
type bound uint8

const (
	exact bound = iota + 1
	atLeast
	atMost
)

// entry is a stored position.
type entry struct {
	key   uint64
	value int32
	move  chess.Move
	depth int8
	bound bound
}

// table stores search results of positions: in each slot the deepest of this round, or the latest.
type table struct {
	entries []entry
	mask    uint64
}

// newTable returns a table with 2 to the power of bits slots.
func newTable(bits int) *table {
	return &table{make([]entry, 1<<bits), 1<<bits - 1}
}

// find returns the entry of a position, or nil.
func (t *table) find(key uint64) *entry {
	if e := &t.entries[key&t.mask]; e.key == key && e.bound != 0 {
		return e
	}
	return nil
}

// keep stores a value counted from the position, not from the root.
func (t *table) keep(key uint64, depth, value int, b bound, m chess.Move) {
	e := &t.entries[key&t.mask]
	if e.key == key && e.bound != 0 {
		if int(e.depth) > depth && b != exact {
			return
		}
		if m == (chess.Move{}) {
			m = e.move
		}
	}
	*e = entry{key, int32(value), m, int8(depth), b}
}

// Values of decided positions are stored relative to the position, and used relative to the root.

func kept(value, turns int) int {
	switch {
	case value > decided:
		return value + turns
	case value < -decided:
		return value - turns
	}
	return value
}

func used(value, turns int) int {
	switch {
	case value > decided:
		return value - turns
	case value < -decided:
		return value + turns
	}
	return value
}
