package dd

import (
	"slices"
	"sync"
	"sync/atomic"
)

// team is searches that answer hard questions together: who has nothing to do tries leads that
// another one would have tried later, or answers the question that would be asked next. Which of
// them proves something first depends on chance, and so do nodes; the answers don't.
type team struct {
	least int // tricks left where leads are given away, if there are more
	hard  int // nodes after which a search calls for help

	idle   atomic.Int32 // who wait for something to do
	called atomic.Bool

	mu      sync.Mutex // of what follows
	changed *sync.Cond // there is more to do, or something is done, or nobody needs help any more
	splits  []*split   // that may have leads left
	aheads  []*ahead   // that nobody has begun with
	closed  bool

	callable int // how many can be called
	helpers  sync.WaitGroup
}

const (
	// leastSplit is how many tricks are left where leads are given away, if there are more: below that they
	// don't take long enough to be worth it.
	leastSplit = 10
	// hardNodes are some twenty milliseconds' worth.
	hardNodes = 250_000
)

// newTeam returns a team to which some can be called.
func newTeam(callable int) *team {
	m := &team{least: leastSplit, hard: hardNodes, callable: callable}
	m.changed = sync.NewCond(&m.mu)
	return m
}

// call makes the table of a search one for all where others have nothing to do, or can be called to a hard question.
// They begin with what the caller has learned about cards.
func (m *team) call(by *search) {
	if by.table.shared {
		return
	}
	calls := m.callable > 0 && by.nodes > m.hard && !m.called.Load() && !m.called.Swap(true)
	if !calls && m.idle.Load() == 0 {
		return
	}
	m.mu.Lock()
	by.table.share()
	m.mu.Unlock()
	m.changed.Broadcast()
	if !calls {
		return
	}
	for range m.callable {
		s := borrow(smallMemory)
		s.adopt(by)
		s.order = by.order
		m.helpers.Go(func() {
			defer giveBack(s)
			m.help(s)
		})
	}
}

// close ends the help, and waits until those have gone who were called.
func (m *team) close() {
	m.mu.Lock()
	m.closed = true
	m.mu.Unlock()
	m.changed.Broadcast()
	m.helpers.Wait()
}

// help lets a search do what others have to do, until the team is closed.
func (m *team) help(s *search) {
	s.team = m
	defer s.leave()
	m.mu.Lock()
	defer m.mu.Unlock()
	for !m.closed {
		m.join(s, nil)
	}
}

// join does something of what is to be done within a scope, or anywhere for nil; or it waits until something
// changes. The lock is taken.
func (m *team) join(s *search, within *scope) {
	if i := slices.IndexFunc(m.aheads, (*ahead).open); i >= 0 && within == nil {
		a := m.aheads[i]
		m.forgo(a)
		a.begun = true
		m.mu.Unlock()
		a.answer(s)
		m.mu.Lock()
		a.done = true
		m.changed.Broadcast()
		return
	}
	i := slices.IndexFunc(m.splits, func(sp *split) bool { return sp.in(within) })
	if i < 0 {
		m.idle.Add(1)
		m.changed.Wait()
		m.idle.Add(-1)
		return
	}
	sp := m.splits[i]
	sp.busy++
	m.mu.Unlock()
	nodes := sp.assist(s)
	m.mu.Lock()
	sp.nodes += nodes
	s.nodes -= nodes // they are counted where they serve
	if sp.busy--; sp.busy == 0 {
		m.changed.Broadcast()
	}
}

// remove takes a split off the list, if it is there. The lock is taken.
func (m *team) remove(sp *split) {
	if i := slices.Index(m.splits, sp); i >= 0 {
		m.splits = slices.Delete(m.splits, i, i+1)
	}
}

// forgo takes a question back that nobody has begun with. The lock is taken.
func (m *team) forgo(a *ahead) {
	if i := slices.Index(m.aheads, a); i >= 0 {
		m.aheads = slices.Delete(m.aheads, i, i+1)
	}
}

// adopt makes a search one for the questions of another, with its table.
func (s *search) adopt(o *search) {
	if s.table != o.table {
		s.table, s.room, s.order = o.table, room{}, order{}
	}
	// What others may read at the same time is written only if it is something else.
	if s.trump != o.trump || s.nullo != o.nullo {
		s.trump, s.nullo, s.order = o.trump, o.nullo, order{}
	}
	if s.off != o.off {
		s.off = o.off
	}
}

// leave makes a search one for its own questions again.
func (s *search) leave() { s.table, s.room = s.own, room{} }

// scope is work that may become needless while several searches are at it, and with it all within it.
type scope struct {
	outer *scope
	over  atomic.Bool
}

// in reports whether a scope is another one or within it. All are within nil.
func (c *scope) in(other *scope) bool {
	for c != nil && c != other {
		c = c.outer
	}
	return c == other
}

// needless reports whether nobody needs the work any more. What has no scope is always needed.
func (c *scope) needless() bool {
	for ; c != nil; c = c.outer {
		if c.over.Load() {
			return true
		}
	}
	return false
}
