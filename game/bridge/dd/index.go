package dd

import (
	"math/bits"
	"sync"
	"sync/atomic"
)

// index finds the trees of patterns by key. It is a hash table with open addressing, in parts that grow, and
// are emptied, one at a time, so that no step takes long.
//
// Data that all read is kept apart from data written with each new key, because a write invalidates the
// neighbouring data in the other processors' caches.
type index struct {
	slots [1 << partBits]atomic.Pointer[[]slot] // of each part; a power of two
	ages  [1 << partBits]uint64
	age   uint64 // parts of another age must still be emptied
	_     [64]byte
	keys  atomic.Int64
	parts [1 << partBits]part
}

// part holds the data written with each new key of a part.
type part struct {
	mu   sync.Mutex // held while something is kept, if the table is shared
	used int
	_    [48]byte
}

// slot is the entry of a key; free if it has no tree.
type slot struct {
	key  uint64
	tree uint32 // stored atomically, after the key
}

const (
	partBits = 8
	fewSlots = 4 // of a new part
	slotSize = 16
)

func newIndex() *index {
	x := &index{}
	slots := make([]slot, fewSlots<<partBits)
	few := make([][]slot, 1<<partBits)
	for i := range x.slots {
		few[i], slots = slots[:fewSlots:fewSlots], slots[fewSlots:]
		x.slots[i].Store(&few[i])
	}
	return x
}

// clear forgets all keys.
func (x *index) clear() {
	x.keys.Store(0)
	x.age++
}

// settle empties the parts that must still be emptied.
func (x *index) settle() {
	for i := range x.parts {
		x.settlePart(i)
	}
}

func (x *index) settlePart(i int) {
	if x.ages[i] != x.age {
		clear(*x.slots[i].Load())
		x.parts[i].used, x.ages[i] = 0, x.age
	}
}

// bytes returns the maximum memory for the present number of keys: at least a quarter of the slots are used.
func (x *index) bytes() int { return 4 * slotSize * int(x.keys.Load()) }

// taken returns the number of bytes of the slots, used or not.
func (x *index) taken() int {
	n := 0
	for i := range x.slots {
		n += slotSize * len(*x.slots[i].Load())
	}
	return n
}

// tree returns the tree of a key, or 0.
func (x *index) tree(key uint64) uint32 {
	i, hash := partOf(key)
	if x.ages[i] != x.age {
		return 0
	}
	return atomic.LoadUint32(&find(*x.slots[i].Load(), key, hash).tree)
}

// add returns the location of the tree of a key of a part, which is 0 for a new one.
func (x *index) add(i int, key, hash uint64) *uint32 {
	x.settlePart(i)
	slots := *x.slots[i].Load()
	s := find(slots, key, hash)
	if s.tree == 0 {
		p := &x.parts[i]
		if 2*(p.used+1) > len(slots) {
			s = find(x.grow(i), key, hash)
		}
		s.key = key
		if p.used%8 == 0 {
			x.keys.Add(8)
		}
		p.used++
	}
	return &s.tree
}

// partOf returns the part that a key belongs to, and its hash.
func partOf(key uint64) (int, uint64) {
	hash := hashOf(key)
	return int(hash >> (64 - partBits)), hash << partBits
}

// hashOf multiplies with 2^64 over the golden ratio: the highest bits are well mixed.
func hashOf(key uint64) uint64 { return key * 0x9e3779b97f4a7c15 }

// find returns the slot of a key, or the free one where it belongs.
func find(slots []slot, key, hash uint64) *slot {
	last := len(slots) - 1
	for i := int(hash >> (64 - bits.Len(uint(last)))); ; i++ {
		s := &slots[i&last]
		if atomic.LoadUint32(&s.tree) == 0 || s.key == key {
			return s
		}
	}
}

// grow doubles the slots, and returns them.
func (x *index) grow(i int) []slot {
	old := *x.slots[i].Load()
	more := make([]slot, 2*len(old))
	for _, s := range old {
		if s.tree != 0 {
			*find(more, s.key, hashOf(s.key)<<partBits) = s
		}
	}
	x.slots[i].Store(&more)
	return more
}
