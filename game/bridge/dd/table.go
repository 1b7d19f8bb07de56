package dd

import "math/bits"

// table remembers what has been proved of positions at the start of a trick.
//
// A question is found by the shape of the position, the leader and the tricks that North-South want.
// Under each stand patterns: the owners of the highest places of each suit, with the answer wherever
// the other cards are. So all that a look meets answers what is asked. That a proof of more tricks
// answers for fewer as well is given up for it: no more cards are tried, and there is less to look at.
//
// When it is full it doesn't grow: what has been used since it was half full stays, and the
// rest goes.
type table struct {
	young, old *generation
	most       int // bytes of a generation
}

// generation is what a table learned in one half of its memory. There are no pointers to
// what it holds; so the garbage collector has nothing to look at.
type generation struct {
	index    *index
	patterns [][]pattern // in blocks, so that nothing moves when there are more
	free     [leafSizes]uint32
	taken    uint32 // patterns of the blocks in use; the first few stand for none
	branches [][]branch
	forks    uint32 // branches in use; the first stands for none
}

// A tree of patterns is a leaf or a branch, named by a number: that of the first pattern of
// the leaf, or of the branch with the highest bit set.
const isBranch = 1 << 31

// branch asks who holds one place. Patterns to which it doesn't matter are the fifth child.
type branch struct {
	child [5]uint32
	place uint8 // as a bit of a plane
}

const anyone = 4

// pattern is one of a leaf.
type pattern struct {
	owners // of the places that matter; 0 elsewhere
	matter mask
	yes    bool // North-South take what they want
	len    int8 // of the leaf, in its first pattern
	size   int8 // the leaf has room for 1<<size, also there
}

const (
	leafSizes   = 4 // 1, 2, 4 and 8
	leafMost    = 1 << (leafSizes - 1)
	blockBits   = 11
	blockLen    = 1 << blockBits
	patternSize = 32 // bytes
	branchSize  = 24
)

// newTable returns a table that takes about the given number of bytes at most, but not less than some
// hundred thousand.
func newTable(memory int) *table {
	return &table{young: newGeneration(), most: memory / 2}
}

func newGeneration() *generation {
	return &generation{index: newIndex(), taken: leafMost, forks: 1}
}

// clear forgets all.
func (t *table) clear() {
	t.young.clear()
	t.old = nil
}

func (g *generation) clear() {
	g.index.clear()
	g.taken, g.forks = leafMost, 1
	g.free = [leafSizes]uint32{}
}

// bytes returns how much memory what is remembered takes at most. What was taken for more
// before, and is kept for later, doesn't count.
func (g *generation) bytes() int {
	return g.index.bytes() + int(g.taken)*patternSize + int(g.forks)*branchSize
}

// taken returns how many bytes are taken, used or not.
func (t *table) taken() int {
	n := 0
	for _, g := range []*generation{t.young, t.old} {
		if g != nil {
			n += g.index.taken() + blockLen*(len(g.patterns)*patternSize+len(g.branches)*branchSize)
		}
	}
	return n
}

// look returns the answer to a question about a position, and what matters to that. ok is false if it
// isn't known.
func (t *table) look(key uint64, o owners) (yes bool, matters mask, ok bool) {
	p := t.young.look(key, o)
	if p == nil {
		if t.old == nil {
			return false, 0, false
		}
		if p = t.old.look(key, o); p == nil {
			return false, 0, false
		}
		t.young.keep(key, *p) // it is used: so it stays
	}
	return p.yes, p.matter, true
}

// keep remembers the answer to a question about positions of a pattern.
func (t *table) keep(key uint64, o owners, matters mask, yes bool) {
	if t.young.bytes() > t.most {
		if t.old == nil {
			t.old = newGeneration()
		}
		t.young, t.old = t.old, t.young
		t.young.clear()
	}
	o.low &= uint64(matters)
	o.high &= uint64(matters)
	t.young.keep(key, pattern{owners: o, matter: matters, yes: yes})
}

// look returns a pattern that answers, or nil.
func (g *generation) look(key uint64, o owners) *pattern {
	return g.lookIn(g.index.tree(key), o)
}

// lookIn does so in a tree. What holds of most comes first.
func (g *generation) lookIn(tree uint32, o owners) *pattern {
	for tree&isBranch != 0 {
		b := g.branch(tree)
		if general := b.child[anyone]; general != 0 {
			if p := g.lookIn(general, o); p != nil {
				return p
			}
		}
		tree = b.child[o.at(b.place)]
	}
	if tree == 0 {
		return nil
	}
	leaf := g.leaf(tree)
	for i := range leaf[:leaf[0].len] {
		if p := &leaf[i]; p.holds(o) {
			return p
		}
	}
	return nil
}

// at returns who holds a place.
func (o owners) at(place uint8) uint64 {
	return o.low>>(place&63)&1 | o.high>>(place&63)&1<<1
}

// holds reports whether the pattern is one of a position.
func (p *pattern) holds(o owners) bool {
	return mask((p.low^o.low)|(p.high^o.high))&p.matter == 0
}

// includes reports whether the pattern holds wherever another one does.
func (p *pattern) includes(q *pattern) bool { return p.matter&^q.matter == 0 && p.holds(q.owners) }

func (g *generation) branch(tree uint32) *branch {
	i := tree &^ isBranch
	return &g.branches[i>>blockBits][i%blockLen]
}

// leaf returns the patterns from the first of a leaf on.
func (g *generation) leaf(tree uint32) []pattern {
	return g.patterns[tree>>blockBits][tree%blockLen:]
}

// keep adds a pattern.
func (g *generation) keep(key uint64, q pattern) {
	g.insert(g.index.add(key), q)
}

// insert adds a pattern to a tree. What it includes in its leaf goes.
func (g *generation) insert(tree *uint32, q pattern) {
	for *tree&isBranch != 0 {
		b := g.branch(*tree)
		tree = &b.child[q.child(b.place)]
	}
	if *tree == 0 {
		*tree = g.newLeaf(0)
	}
	leaf := g.leaf(*tree)
	n, size := int(leaf[0].len), leaf[0].size
	for i := 0; i < n; i++ {
		if p := &leaf[i]; q.includes(p) {
			n--
			*p = leaf[n]
			leaf[0].len, leaf[0].size = int8(n), size
			i--
		}
	}
	if n == leafMost {
		g.split(tree)
		g.insert(tree, q)
		return
	}
	if n == 1<<size {
		small := *tree
		*tree = g.newLeaf(size + 1)
		bigger := g.leaf(*tree)
		copy(bigger, leaf[:n])
		g.drop(small, size)
		leaf, size = bigger, size+1
	}
	leaf[n] = q
	leaf[0].len, leaf[0].size = int8(n+1), size
}

// child returns which child of a branch a pattern belongs to.
func (p *pattern) child(place uint8) uint64 {
	if p.matter>>(place&63)&1 == 0 {
		return anyone
	}
	return p.at(place)
}

// split makes a full leaf a branch: it asks for the place that divides it best.
func (g *generation) split(tree *uint32) {
	full := *tree
	leaf := g.leaf(full)[:leafMost]
	var matter mask
	for i := range leaf {
		matter |= leaf[i].matter
	}
	best, least := uint8(0), leafMost+1
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
	i := g.newBranch()
	b := g.branch(i)
	b.place = best
	for _, p := range leaf {
		g.insert(&b.child[p.child(best)], p)
	}
	g.drop(full, leafSizes-1)
	*tree = i
}

// newLeaf returns an empty leaf with room for 1<<size patterns.
func (g *generation) newLeaf(size int8) uint32 {
	at := g.free[size]
	switch {
	case at != 0:
		g.free[size] = uint32(g.leaf(at)[0].low)
	case size < leafSizes-1: // half of a bigger one
		at = g.newLeaf(size + 1)
		g.drop(at+1<<size, size)
	default:
		if int(g.taken>>blockBits) == len(g.patterns) {
			g.patterns = append(g.patterns, make([]pattern, blockLen))
		}
		at = g.taken
		g.taken += leafMost
	}
	first := &g.leaf(at)[0]
	first.len, first.size = 0, size
	return at
}

// drop gives a leaf back.
func (g *generation) drop(at uint32, size int8) {
	g.leaf(at)[0].low = uint64(g.free[size])
	g.free[size] = at
}

// newBranch returns a branch without children.
func (g *generation) newBranch() uint32 {
	if int(g.forks>>blockBits) == len(g.branches) {
		g.branches = append(g.branches, make([]branch, blockLen))
	}
	i := g.forks | isBranch
	g.forks++
	*g.branch(i) = branch{}
	return i
}
