package dd

import (
	"math/bits"
	"runtime"
	"sync"
	"sync/atomic"
)

// table remembers what has been proved about positions at the start of a trick.
//
// A question is found by the shape of the position, the leader and the tricks that North-South want. Each has
// patterns: the owners of the highest places of each suit, with the answer wherever the other cards are. So
// everything that a look-up meets answers the question. In exchange a proof of more tricks doesn't answer for
// fewer: that costs no more nodes, and leaves less to look at.
//
// When it is full it doesn't grow: entries used since it was half full stay, and the rest is dropped.
//
// Several searches can use one table, once it is shared. A look-up never waits: whatever it may meet is written
// before the number by which it is found, and never written again. Storing a proof locks the part of the index to
// which the question belongs.
type table struct {
	young, old atomic.Pointer[generation]
	most       int        // bytes of a generation
	shared     bool       // others use it too. Only its owner sets that, and the team's lock makes it visible to the others
	mu         sync.Mutex // held to start a generation
}

// generation holds what a table learned in one half of its memory. It contains no pointers, so the garbage
// collector has nothing to scan.
type generation struct {
	index    *index
	patterns blocks[pattern]
	branches blocks[branch]
}

// A tree of patterns is a leaf or a branch, named by a number: that of the first pattern of
// the leaf, or of the branch with the highest bit set. 0 is none.
const isBranch = 1 << 31

// branch distinguishes patterns by the holder of one place. Patterns to which it doesn't matter are the fifth
// child.
type branch struct {
	child [5]uint32 // stored atomically
	place uint8     // as a bit of a plane
}

const anyone = 4

// pattern is one of a leaf.
type pattern struct {
	owners // of the places that matter; 0 elsewhere
	matter mask
	about  uint32 // whether North-South take what they want; in its first pattern also data of the leaf, stored atomically
}

// What about encodes: yes, and for a leaf the number of its patterns and its capacity, 1<<size.
const (
	isYes      = 1
	lenShift   = 8
	sizeShift  = 16
	aboutField = 1<<8 - 1
)

func (p *pattern) yes() bool { return atomic.LoadUint32(&p.about)&isYes != 0 }

const (
	leafSizes   = 4 // 1, 2, 4 and 8
	leafMost    = 1 << (leafSizes - 1)
	patternSize = 32 // bytes
	branchSize  = 24
)

// newTable returns a table of at most about the given number of bytes, but at least some hundred thousand.
func newTable(memory int) *table {
	t := &table{most: memory / 2}
	t.young.Store(newGeneration(t.most))
	return t
}

// limit changes the maximum number of bytes. Nobody else may be using the table.
func (t *table) limit(memory int) {
	t.most = memory / 2
	for _, g := range t.generations() {
		g.reserve(t.most)
	}
}

func newGeneration(most int) *generation {
	g := &generation{index: newIndex()}
	g.reserve(most)
	return g
}

// reserve makes room for as many blocks as fit in a number of bytes, and for those with which searches continue
// that notice the limit at the same time.
func (g *generation) reserve(most int) {
	g.patterns.reserve(most/(blockLen*patternSize) + spareBlocks)
	g.branches.reserve(most/(blockLen*branchSize) + spareBlocks)
}

// spareBlocks are two for each of more searches than any machine has processors for.
const spareBlocks = 2048

// share allows others to use the table.
func (t *table) share() {
	for _, g := range t.generations() {
		g.index.settle()
	}
	t.shared = true
}

// clear drops everything. Nobody else may be using the table.
func (t *table) clear() {
	if t.shared { // others may think that they have room left in it
		t.young.Store(newGeneration(t.most))
	} else {
		t.young.Load().clear()
	}
	t.old.Store(nil)
	t.shared = false
}

func (g *generation) clear() {
	g.index.clear()
	g.patterns.used.Store(0)
	g.branches.used.Store(0)
}

// generations returns the existing generations.
func (t *table) generations() (all []*generation) {
	for _, g := range []*generation{t.young.Load(), t.old.Load()} {
		if g != nil {
			all = append(all, g)
		}
	}
	return all
}

// bytes returns the maximum memory of the entries. Memory taken for more entries before, and kept for later,
// doesn't count.
func (g *generation) bytes() int {
	return g.index.bytes() + blockLen*(int(g.patterns.used.Load())*patternSize+int(g.branches.used.Load())*branchSize)
}

// taken returns the number of bytes taken, used or not.
func (t *table) taken() int {
	n := 0
	for _, g := range t.generations() {
		n += g.index.taken() + blockLen*(g.patterns.taken()*patternSize+g.branches.taken()*branchSize)
	}
	return n
}

// look returns the answer to a question about a position, and what matters to it. ok is false if it isn't known.
func (t *table) look(r *room, key uint64, o owners) (yes bool, matters mask, ok bool) {
	p := t.young.Load().look(key, o)
	if p == nil {
		old := t.old.Load()
		if old == nil {
			return false, 0, false
		}
		if p = old.look(key, o); p == nil {
			return false, 0, false
		}
		yes, matters = p.yes(), p.matter
		t.keep(r, key, o, matters, yes) // it is used: so it stays
		return yes, matters, true
	}
	return p.yes(), p.matter, true
}

// keep stores the answer to a question about positions of a pattern.
func (t *table) keep(r *room, key uint64, o owners, matters mask, yes bool) {
	g := t.young.Load()
	if g.bytes() > t.most {
		g = t.renew(g)
	}
	if r.of != g {
		*r = room{of: g}
	}
	q := pattern{owners: owners{o.low & uint64(matters), o.high & uint64(matters)}, matter: matters}
	if yes {
		q.about = isYes
	}
	i, hash := partOf(key)
	if t.shared {
		p := &g.index.parts[i]
		p.mu.Lock()
		defer p.mu.Unlock()
	}
	r.insert(g.index.add(i, key, hash), q, t.shared)
}

// renew starts a generation, unless somebody has done so since full was full.
func (t *table) renew(full *generation) *generation {
	collects := false
	defer func() {
		if collects {
			runtime.GC()
		}
	}()
	t.mu.Lock()
	defer t.mu.Unlock()
	if young := t.young.Load(); young != full {
		return young
	}
	next := t.old.Load()
	switch {
	case next == nil:
		next = newGeneration(t.most)
	case t.shared: // somebody may be looking in it
		next = newGeneration(t.most)
		collects = t.most >= muchMemory // or it would go when as much again has been taken
	default:
		next.clear()
	}
	t.old.Store(full)
	t.young.Store(next)
	return next
}

// muchMemory is the size in bytes from which on a generation is collected as soon as it has been dropped.
const muchMemory = 32 << 20

// look returns a pattern that answers, or nil.
func (g *generation) look(key uint64, o owners) *pattern {
	return g.lookIn(g.index.tree(key), o)
}

// lookIn does so in a tree. More general patterns come first.
func (g *generation) lookIn(tree uint32, o owners) *pattern {
	for tree&isBranch != 0 {
		b := g.branch(tree)
		if general := atomic.LoadUint32(&b.child[anyone]); general != 0 {
			if p := g.lookIn(general, o); p != nil {
				return p
			}
		}
		tree = atomic.LoadUint32(&b.child[o.at(b.place)])
	}
	if tree == 0 {
		return nil
	}
	leaf, _ := g.full(tree)
	for i := range leaf {
		if p := &leaf[i]; p.holds(o) {
			return p
		}
	}
	return nil
}

// at returns the holder of a place.
func (o owners) at(place uint8) uint64 {
	return o.low>>(place&63)&1 | o.high>>(place&63)&1<<1
}

// holds reports whether the pattern matches a position.
func (p *pattern) holds(o owners) bool {
	return mask((p.low^o.low)|(p.high^o.high))&p.matter == 0
}

// includes reports whether the pattern matches wherever another one does.
func (p *pattern) includes(q *pattern) bool { return p.matter&^q.matter == 0 && p.holds(q.owners) }

func (g *generation) branch(tree uint32) *branch { return g.branches.at(tree &^ isBranch) }

// full returns the patterns of a leaf, and its size.
func (g *generation) full(tree uint32) (leaf []pattern, size int8) {
	leaf = g.leaf(tree)
	about := atomic.LoadUint32(&leaf[0].about)
	return leaf[:about>>lenShift&aboutField], int8(about >> sizeShift & aboutField)
}

// leaf returns the patterns from the first of a leaf on.
func (g *generation) leaf(tree uint32) []pattern {
	return g.patterns.of[tree>>blockBits][tree%blockLen:]
}

// child returns the index of a branch's child to which a pattern belongs.
func (p *pattern) child(place uint8) uint64 {
	if p.matter>>(place&63)&1 == 0 {
		return anyone
	}
	return p.at(place)
}

// divides returns the place that divides patterns best.
func divides(leaf []pattern) uint8 {
	var matter mask
	for i := range leaf {
		matter |= leaf[i].matter
	}
	best, least := uint8(0), len(leaf)+1
	for ; matter != 0; matter &= matter - 1 {
		place := uint8(bits.TrailingZeros64(uint64(matter)))
		var n [anyone + 1]int
		for i := range leaf {
			n[leaf[i].child(place)]++
		}
		if most := max(n[0], n[1], n[2], n[3], n[4]); most < least {
			best, least = place, most
		}
	}
	return best
}
