package dd

import "math"

// split is a position at the start of a trick whose leads several searches try, after the first one has
// failed: if that succeeds, the others need not be tried.
type split struct {
	scope
	owner *search
	trick trick
	moves moves
	need  int

	// Guarded by the team's lock:
	next    int    // lead to try
	busy    int    // others that try one
	nodes   int    // that they took
	matters mask   // to the leads that have failed, or to the one that succeeds
	depths  [4]int // from which on the places of a suit don't matter
	best    int    // the lead that succeeds, or -1
}

// gives reports whether a search gives leads of a position away.
func (s *search) gives(t *trick) bool {
	return s.table.shared && t.left > s.team.least && s.team.idle.Load() > 0
}

// split is tryLeads from a lead on, together with others.
func (s *search) split(t *trick, moves *moves, first, need int, matters mask, depths [4]int) (bool, mask, int) {
	m := s.team
	sp := &split{scope: scope{outer: s.within}, owner: s, trick: *t, moves: *moves, need: need,
		next: first, matters: matters, depths: depths, best: -1}
	m.mu.Lock()
	m.splits = append(m.splits, sp)
	m.mu.Unlock()
	m.changed.Broadcast()

	s.within = &sp.scope
	sp.try(s, t)
	m.mu.Lock()
	m.remove(sp)
	if s.stopped {
		sp.over.Store(true)
	}
	for sp.busy > 0 {
		m.join(s, &sp.scope)
	}
	m.mu.Unlock()
	s.within = sp.outer
	s.nodes += sp.nodes
	if s.err == nil {
		s.stops() // perhaps it stopped for the split alone
	}
	ours := t.leader&1 == 0
	return (sp.best >= 0) == ours, sp.matters, sp.best
}

// assist makes a search other than the owner try leads; it returns the number of nodes.
func (sp *split) assist(s *search) int {
	s.adopt(sp.owner)
	within, before := s.within, s.nodes
	s.ctx, s.within, s.stopped, s.limit = sp.owner.ctx, &sp.scope, false, math.MaxInt
	s.pause = s.nodes + checkEvery
	t := &s.tricks[sp.trick.left]
	*t = sp.trick
	sp.try(s, t)
	s.within = within
	return s.nodes - before
}

// try tries leads until there are none left, or one succeeds.
func (sp *split) try(s *search, t *trick) {
	m, ours := s.team, t.leader&1 == 0
	for {
		m.mu.Lock()
		i := sp.take()
		if i < 0 {
			m.remove(sp)
		}
		m.mu.Unlock()
		if i < 0 {
			return
		}
		c := sp.moves.cards[i]
		suit, place := int(c.suit&3), int(c.place)
		t.led, t.cards[0] = suit, c
		yes, why := s.card(t, 0, stand{t.leader, suit, place, false}, sp.need)
		if s.stopped {
			return
		}
		m.mu.Lock()
		switch {
		case sp.best >= 0: // of another one
		case yes == ours:
			sp.best, sp.matters = i, why
			sp.over.Store(true)
		case s.off.equals:
			sp.matters |= why
		default:
			deep, depth := t.failed(t.leader, suit, place, why)
			sp.matters |= deep
			sp.depths[suit] = min(sp.depths[suit], depth)
		}
		m.mu.Unlock()
	}
}

// take returns the next lead to try, or -1. The team's lock is held.
func (sp *split) take() int {
	for !sp.over.Load() && sp.next < sp.moves.n {
		i := sp.next
		sp.next++
		if c := sp.moves.cards[i]; int(c.place) < sp.depths[c.suit&3] {
			return i
		}
	}
	return -1
}
