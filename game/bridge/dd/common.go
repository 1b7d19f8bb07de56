package dd

import "sync"

// common is what several searches have proved together. It is divided by keys, so that they seldom wait
// for each other: to be woken takes as long as a hundred looks.
type common [1 << commonBits]struct {
	mu sync.Mutex
	*table
}

const commonBits = 5

// newCommon returns one that takes about the given number of bytes at most, but not less than a megabyte.
func newCommon(memory int) *common {
	c := &common{}
	for i := range c {
		c[i].table = newTable(memory / len(c))
	}
	return c
}

// clear forgets all. Nobody may be searching.
func (c *common) clear() {
	for i := range c {
		c[i].clear()
	}
}

// of returns which part a key belongs to. The index of a part looks at the highest bits of the hash.
func (c *common) of(key uint64) int { return int(hashOf(key)>>20) % len(c) }

// look is [table.look].
func (c *common) look(key uint64, o owners) (yes bool, matters mask, ok bool) {
	part := &c[c.of(key)]
	part.mu.Lock()
	defer part.mu.Unlock()
	return part.table.look(key, o)
}

// keep is [table.keep].
func (c *common) keep(key uint64, o owners, matters mask, yes bool) {
	part := &c[c.of(key)]
	part.mu.Lock()
	defer part.mu.Unlock()
	part.table.keep(key, o, matters, yes)
}

// look is [table.look] in the table in which a position belongs.
func (s *search) look(key uint64, p *position) (yes bool, matters mask, ok bool) {
	if s.common != nil && p.left >= s.team.least {
		return s.common.look(key, p.owners)
	}
	return s.table.look(key, p.owners)
}

// keep is [table.keep] in the table in which a position belongs.
func (s *search) keep(key uint64, p *position, matters mask, yes bool) {
	if s.common != nil && p.left >= s.team.least {
		s.common.keep(key, p.owners, matters, yes)
		return
	}
	s.table.keep(key, p.owners, matters, yes)
}
