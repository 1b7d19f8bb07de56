package dd

import "sync/atomic"

// room holds the patterns and branches of a generation that a search proves and owns.
type room struct {
	of            *generation
	leaf, leafEnd uint32            // of the block of patterns
	fork, forkEnd uint32            // of the block of branches
	free          [leafSizes]uint32 // unused leaves, by size
}

// insert adds a pattern to a tree. Patterns that it includes are removed from its leaf.
func (r *room) insert(tree *uint32, q pattern, shared bool) {
	g := r.of
	for *tree&isBranch != 0 {
		b := g.branch(*tree)
		tree = &b.child[q.child(b.place)]
	}
	if *tree == 0 {
		at := r.newLeaf(0)
		q.about |= 1 << lenShift
		g.leaf(at)[0] = q
		atomic.StoreUint32(tree, at)
		return
	}
	was := *tree
	leaf, size := g.full(was)
	n := len(leaf)
	left := n
	for i := range leaf {
		if q.includes(&leaf[i]) {
			left--
		}
	}
	var now uint32
	switch {
	case left == n && n < 1<<size:
		leaf[:n+1][n] = q
		atomic.StoreUint32(&leaf[0].about, leaf[0].about+1<<lenShift)
		return
	case left == leafMost:
		now = r.newBranch()
		b := g.branch(now)
		b.place = divides(leaf)
		for _, p := range leaf {
			p.about &= isYes
			r.insert(&b.child[p.child(b.place)], p, shared)
		}
		r.insert(&b.child[q.child(b.place)], q, shared)
	default:
		more := size
		if left == n {
			more++
		}
		now = r.newLeaf(more)
		fresh := g.leaf(now)[: 0 : left+1]
		for i := range leaf {
			if p := &leaf[i]; !q.includes(p) {
				fresh = append(fresh, *p)
			}
		}
		fresh = append(fresh, q)
		fresh[0].about = fresh[0].about&isYes | uint32(left+1)<<lenShift | uint32(more)<<sizeShift
	}
	atomic.StoreUint32(tree, now)
	if !shared { // or somebody may be looking at it
		r.drop(was, size)
	}
}

// newLeaf returns a leaf with room for 1<<size patterns that nobody can see yet.
func (r *room) newLeaf(size int8) uint32 {
	at := r.free[size]
	switch {
	case at != 0:
		r.free[size] = uint32(r.of.leaf(at)[0].low)
	case size < leafSizes-1: // half of a bigger one
		at = r.newLeaf(size + 1)
		r.drop(at+1<<size, size)
	default:
		if r.leaf == r.leafEnd {
			r.leaf, r.leafEnd = r.of.patterns.block()
			if r.leaf == 0 {
				r.leaf = leafMost // the first few stand for none
			}
		}
		at = r.leaf
		r.leaf += leafMost
	}
	return at
}

// drop returns a leaf that nobody can see.
func (r *room) drop(at uint32, size int8) {
	r.of.leaf(at)[0].low = uint64(r.free[size])
	r.free[size] = at
}

// newBranch returns a branch without children.
func (r *room) newBranch() uint32 {
	if r.fork == r.forkEnd {
		r.fork, r.forkEnd = r.of.branches.block()
	}
	i := r.fork | isBranch
	r.fork++
	*r.of.branch(i) = branch{}
	return i
}
