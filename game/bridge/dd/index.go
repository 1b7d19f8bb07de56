package dd

import "math/bits"

// index finds the trees of patterns by key. It is a hash table with open addressing, in
// parts that grow, and are emptied, one at a time: so nothing takes long at once.
type index struct {
	parts [1 << partBits]part
	keys  int
	age   uint64 // parts of another age are yet to be emptied
}

type part struct {
	slots []slot // a power of two
	used  int
	age   uint64
}

// slot is the entry of a key; free if it has no tree.
type slot struct {
	key  uint64
	tree uint32
}

const (
	partBits = 8
	fewSlots = 4 // of a new part
	slotSize = 16
)

func newIndex() *index {
	x := &index{}
	slots := make([]slot, fewSlots<<partBits)
	for i := range x.parts {
		x.parts[i].slots, slots = slots[:fewSlots:fewSlots], slots[fewSlots:]
	}
	return x
}

// clear forgets all keys.
func (x *index) clear() {
	x.keys = 0
	x.age++
}

// bytes returns how much memory as many keys can take: at least a quarter of the slots are used.
func (x *index) bytes() int { return 4 * slotSize * x.keys }

// taken returns how many bytes the slots take, used or not.
func (x *index) taken() int {
	n := 0
	for i := range x.parts {
		n += slotSize * len(x.parts[i].slots)
	}
	return n
}

// tree returns the tree of a key, or 0.
func (x *index) tree(key uint64) uint32 {
	p, hash := x.part(key)
	return p.find(key, hash).tree
}

// add returns where the tree of a key stands, which is 0 for a new one.
func (x *index) add(key uint64) *uint32 {
	p, hash := x.part(key)
	s := p.find(key, hash)
	if s.tree == 0 {
		if 2*(p.used+1) > len(p.slots) {
			p.grow()
			s = p.find(key, hash)
		}
		s.key = key
		p.used++
		x.keys++
	}
	return &s.tree
}

// part returns the part that a key belongs to, and its hash.
func (x *index) part(key uint64) (*part, uint64) {
	hash := hashOf(key)
	p := &x.parts[hash>>(64-partBits)]
	if p.age != x.age {
		clear(p.slots)
		p.used, p.age = 0, x.age
	}
	return p, hash << partBits
}

// hashOf multiplies with 2^64 over the golden ratio: the highest bits are well mixed.
func hashOf(key uint64) uint64 { return key * 0x9e3779b97f4a7c15 }

// find returns the slot of a key, or the free one where it belongs.
func (p *part) find(key, hash uint64) *slot {
	last := len(p.slots) - 1
	for i := int(hash >> (64 - bits.Len(uint(last)))); ; i++ {
		s := &p.slots[i&last]
		if s.key == key || s.tree == 0 {
			return s
		}
	}
}

// grow doubles the slots.
func (p *part) grow() {
	old := p.slots
	p.slots = make([]slot, 2*len(old))
	for _, s := range old {
		if s.tree != 0 {
			*p.find(s.key, hashOf(s.key)<<partBits) = s
		}
	}
}
