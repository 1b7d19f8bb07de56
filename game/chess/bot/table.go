package bot

import "github.com/superbridge/superbridge/game/chess"

// bound says how a kept value relates to the true one.
type bound uint8

const (
	exact bound = iota + 1
	atLeast
	atMost
)

// An entry is what is known of a position.
type entry struct {
	key   uint64
	value int32
	move  chess.Move
	depth int8
	bound bound
}

// A table keeps what the search has found of positions: in each place the deepest of this round, or the latest.
type table struct {
	entries []entry
	mask    uint64
}

// newTable returns a table with 2 to the power of bits places.
func newTable(bits int) *table {
	return &table{make([]entry, 1<<bits), 1<<bits - 1}
}

// find returns what is known of a position, or nil.
func (t *table) find(key uint64) *entry {
	if e := &t.entries[key&t.mask]; e.key == key && e.bound != 0 {
		return e
	}
	return nil
}

// keep notes a value that is counted from the position, not from the root.
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

// Values of decided positions are kept as seen from the position, and used as seen from the root.

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
