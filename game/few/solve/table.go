package solve

// table remembers what has been proved, or found by a look ahead, about positions at the start of a trick. It has two
// entries per slot: the one that searched more tricks stays, the other is replaced.
type table struct {
	entries []entry // in pairs
	shift   uint
	age     uint16 // entries of another age are ignored
}

// entry says that player 0 gets from low to high points.
type entry struct {
	key       [2]uint64
	low, high int16
	age       uint16
	depth     uint8 // tricks searched
	leader    uint8
	best      uint8 // the card to lead
}

const (
	entrySize = 32
	fewBits   = 10
)

// newTable returns a table of at most the given number of bytes, but with at least some ten thousand entries.
func newTable(memory int) *table {
	bits := uint(fewBits)
	for bits < 30 && 2<<bits*entrySize <= memory {
		bits++
	}
	return &table{entries: make([]entry, 1<<bits), shift: 64 - (bits - 1), age: 1}
}

// clear empties the table.
func (t *table) clear() {
	if t.age++; t.age == 0 {
		clear(t.entries)
		t.age = 1
	}
}

// pair returns the two entries of a key's slot.
func (t *table) pair(key [2]uint64, leader int) []entry {
	hash := (key[0]*0x9e3779b97f4a7c15 ^ (key[1]+uint64(leader)*0xd6e8feb86659fd93)*0xff51afd7ed558ccd)
	hash ^= hash >> 29
	hash *= 0x9e3779b97f4a7c15
	i := hash >> t.shift << 1
	return t.entries[i : i+2]
}

// look returns the entry of a position, or nil.
func (t *table) look(key [2]uint64, leader int) *entry {
	pair := t.pair(key, leader)
	for i := range pair {
		if e := &pair[i]; e.age == t.age && e.key == key && int(e.leader) == leader {
			return e
		}
	}
	return nil
}

// keep stores a result.
func (t *table) keep(key [2]uint64, leader, depth, low, high int, best uint8) {
	e := t.look(key, leader)
	switch {
	case e == nil:
		pair := t.pair(key, leader)
		e = &pair[0]
		if e.age == t.age && int(e.depth) > depth {
			e = &pair[1]
		}
	case int(e.depth) == depth:
		low, high = max(low, int(e.low)), min(high, int(e.high))
	case int(e.depth) > depth:
		return
	}
	*e = entry{key: key, low: int16(low), high: int16(high), age: t.age, depth: uint8(depth), leader: uint8(leader), best: best}
}
