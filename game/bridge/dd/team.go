package dd

import (
	"slices"
	"sync"
	"sync/atomic"
)

// team is a group of searches that answer hard questions together: an idle one tries leads that another would have
// tried later, or answers the likely next question. Which of them proves something first depends on timing, and so
// do nodes; the answers don't.
type team struct {
	least int // leads are given away only with more tricks left than this
	hard  int // nodes after which a search calls for help

	idle   atomic.Int32 // number waiting for work
	called atomic.Bool

	mu      sync.Mutex // guards the fields below
	changed *sync.Cond // signals new work, finished work, or the end of the need for help
	splits  []*split   // that may have leads left
	aheads  []*ahead   // not yet started
	closed  bool

	callable int // number of helpers that can be called
	helpers  sync.WaitGroup
}

const (
	// leastSplit is the number of tricks left above which leads are given away: below it they are too quick to be
	// worth it.
	leastSplit = 10
	// hardNodes take about twenty milliseconds.
	hardNodes = 250_000
)

// newTeam returns a team with a number of helpers to call.
func newTeam(callable int) *team {
	m := &team{least: leastSplit, hard: hardNodes, callable: callable}
	m.changed = sync.NewCond(&m.mu)
	return m
}

// call shares the table of a search if others are idle, or can be called to a hard question. They start with what
// the caller has learned about cards.
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

// close ends the help, and waits until all helpers have gone.
func (m *team) close() {
	m.mu.Lock()
	m.closed = true
	m.mu.Unlock()
	m.changed.Broadcast()
	m.helpers.Wait()
}

// help makes a search do work of others, until the team is closed.
func (m *team) help(s *search) {
	s.team = m
	defer s.leave()
	m.mu.Lock()
	defer m.mu.Unlock()
	for !m.closed {
		m.join(s, nil)
	}
}

// join does some work within a scope, or anywhere for nil, or waits until something changes. The lock is held.
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
	s.nodes -= nodes // they are counted where they are used
	if sp.busy--; sp.busy == 0 {
		m.changed.Broadcast()
	}
}

// remove takes a split off the list, if it is there. The lock is held.
func (m *team) remove(sp *split) {
	if i := slices.Index(m.splits, sp); i >= 0 {
		m.splits = slices.Delete(m.splits, i, i+1)
	}
}

// forgo withdraws a question that nobody has started. The lock is held.
func (m *team) forgo(a *ahead) {
	if i := slices.Index(m.aheads, a); i >= 0 {
		m.aheads = slices.Delete(m.aheads, i, i+1)
	}
}

// adopt prepares a search for the questions of another, with its table.
func (s *search) adopt(o *search) {
	if s.table != o.table {
		s.table, s.room, s.order = o.table, room{}, order{}
	}
	// Data that others may be reading is written only if it changes.
	if s.trump != o.trump || s.nullo != o.nullo {
		s.trump, s.nullo, s.order = o.trump, o.nullo, order{}
	}
	if s.off != o.off {
		s.off = o.off
	}
}

// leave prepares a search for its own questions again.
func (s *search) leave() { s.table, s.room = s.own, room{} }

// scope is work that may become unnecessary while several searches do it, along with everything within it.
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

// needless reports whether the work is no longer needed. Work without a scope is always needed.
func (c *scope) needless() bool {
	for ; c != nil; c = c.outer {
		if c.over.Load() {
			return true
		}
	}
	return false
}
