package dd

import "math/bits"

// table remembers what has been proved of positions at the start of a trick.
//
// A position is found by its shape and leader. Under each stand patterns: the owners of the
// highest places of each suit, with the fewest and the most tricks that North-South can take
// wherever the other cards are. A pattern stands below a more general one that it is a case
// of, so that the most general is found first: what it says holds of most positions.
//
// There are no pointers in it; so the garbage collector has nothing to look at.
type table struct {
	slots    []slot // a hash table with open addressing; its length is a power of two
	used     int
	patterns []pattern // the first stands for none
	room     int       // patterns at most
}

// slot is the entry of a key; free if it has no pattern.
type slot struct {
	key   uint64
	first uint32
}

// pattern is one of a list of patterns, none of which is a case of another.
type pattern struct {
	owners   // of the places that matter; 0 elsewhere
	matter   mask
	min, max int8   // tricks of North-South
	next     uint32 // in the list
	cases    uint32 // the first of the list of its special cases
}

const fewSlots = 1 << 8

func newTable(room int) *table {
	return &table{slots: make([]slot, fewSlots), patterns: make([]pattern, 1, fewSlots), room: max(room, 1)}
}

// clear forgets all.
func (t *table) clear() {
	clear(t.slots)
	t.used = 0
	t.patterns = t.patterns[:1]
}

// find returns the slot of a key, or the free one where it belongs. A key is never 0.
func (t *table) find(key uint64) *slot {
	// Fibonacci hashing: the highest bits of a product with 2^64 over the golden ratio.
	i := int(key * 0x9e3779b97f4a7c15 >> (64 - bits.Len(uint(len(t.slots)-1))))
	for {
		s := &t.slots[i]
		if s.key == key || s.first == 0 {
			return s
		}
		i = (i + 1) & (len(t.slots) - 1)
	}
}

// look returns what is known of a position: whether North-South take at least so many
// tricks, and what matters to that. ok is false if it isn't known.
func (t *table) look(key uint64, o owners, tricks int) (yes bool, matters mask, ok bool) {
	s := t.find(key)
	if s.first == 0 {
		return false, 0, false
	}
	return t.lookIn(&s.first, o, int8(tricks))
}

// lookIn searches a list and brings to its front what answers the question.
func (t *table) lookIn(first *uint32, o owners, tricks int8) (yes bool, matters mask, ok bool) {
	before := uint32(0)
	for i := *first; i != 0; {
		p := &t.patterns[i]
		if !p.holds(o) {
			before, i = i, p.next
			continue
		}
		switch {
		case p.min >= tricks:
			yes, matters, ok = true, p.matter, true
		case p.max < tricks:
			yes, matters, ok = false, p.matter, true
		case p.cases != 0:
			yes, matters, ok = t.lookIn(&p.cases, o, tricks)
		}
		if ok {
			if before != 0 {
				t.patterns[before].next = p.next
				p.next = *first
				*first = i
			}
			return yes, matters, true
		}
		before, i = i, p.next
	}
	return false, 0, false
}

// holds reports whether the pattern is one of a position.
func (p *pattern) holds(o owners) bool {
	return mask((p.low^o.low)|(p.high^o.high))&p.matter == 0
}

// includes reports whether the pattern holds wherever another one does.
func (p *pattern) includes(q *pattern) bool {
	return p.matter&^q.matter == 0 && p.holds(q.owners)
}

// keep remembers that in positions of a pattern the tricks are from min to max.
func (t *table) keep(key uint64, o owners, matters mask, min, max int) {
	if len(t.patterns) > t.room {
		t.clear()
	}
	if 2*(t.used+1) > len(t.slots) {
		t.grow()
	}
	s := t.find(key)
	if s.first == 0 {
		s.key = key
		t.used++
	}
	o.low &= uint64(matters)
	o.high &= uint64(matters)
	t.insert(&s.first, pattern{owners: o, matter: matters, min: int8(min), max: int8(max)})
}

// insert puts a pattern into a list, or below one of the list that includes it; what it
// includes itself goes below it.
func (t *table) insert(first *uint32, q pattern) {
	at := uint32(0) // the pattern whose cases the list is; 0 for the slot's
	for i := *first; i != 0; {
		p := &t.patterns[i]
		if !p.includes(&q) {
			i = p.next
			continue
		}
		if p.matter == q.matter {
			p.min, p.max = max(p.min, q.min), min(p.max, q.max)
			return
		}
		q.min, q.max = max(q.min, p.min), min(q.max, p.max)
		at, i = i, p.cases
	}
	id := uint32(len(t.patterns))
	t.patterns = append(t.patterns, q)
	if at != 0 {
		first = &t.patterns[at].cases
	}
	own := &t.patterns[id]
	for link := first; *link != 0; {
		i := *link
		p := &t.patterns[i]
		if !own.includes(p) {
			link = &p.next
			continue
		}
		p.min, p.max = max(p.min, q.min), min(p.max, q.max)
		*link = p.next
		p.next = own.cases
		own.cases = i
	}
	own.next = *first
	*first = id
}

// grow doubles the slots.
func (t *table) grow() {
	old := t.slots
	t.slots = make([]slot, 2*len(old))
	for _, s := range old {
		if s.first != 0 {
			*t.find(s.key) = s
		}
	}
}
