package dd

import (
	"context"

	"github.com/superbridge/superbridge/game/card"
)

// ahead is the most likely next question, which another search answers meanwhile.
type ahead struct {
	asker       *search
	own, others scope // over when the question, or the asker's current one, no longer needs an answer
	start       start
	trick       trick
	order       *order // what the asker had learned, if somebody was waiting for work
	ctx         context.Context
	side        card.Side
	tricks      int
	settles     Answer // the asker's answer that makes this question unnecessary

	// Guarded by the team's lock:
	begun, done bool
	is          Answer
	nodes       int
}

// open reports whether others may answer it. The team's lock is held.
func (a *ahead) open() bool { return a.asker.table.shared }

// answer makes a search answer it.
func (a *ahead) answer(s *search) {
	s.adopt(a.asker)
	if a.order != nil {
		s.order = *a.order
	}
	s.start, s.tricks[a.start.left] = a.start, a.trick
	s.within = &a.own
	before := s.nodes
	a.is, _ = s.ask(a.ctx, a.side, a.tricks, 0)
	a.nodes = s.nodes - before
	s.within = nil
	if a.is == a.settles {
		a.others.over.Store(true)
	}
}

// both answers two questions that differ in the tricks, the second as far as another search gets before it
// becomes unnecessary.
func (s *search) both(ctx context.Context, side card.Side, tricks, next int) (first, second Answer, err error) {
	m := s.team
	settles := Yes
	if next < tricks {
		settles = No
	}
	s.ctx = ctx
	a := &ahead{asker: s, start: s.start, trick: s.tricks[s.start.left], ctx: ctx, side: side, tricks: next, settles: settles}
	if m.idle.Load() > 0 {
		learned := s.order
		a.order = &learned
	}
	m.mu.Lock()
	m.aheads = append(m.aheads, a)
	m.mu.Unlock()
	m.changed.Broadcast()
	s.within = &a.others
	first, err = s.ask(ctx, side, tricks, 0)
	s.within = nil
	if first != Unknown && first != settles || err != nil {
		a.own.over.Store(true)
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if !a.begun {
		m.forgo(a)
		return first, Unknown, err
	}
	for !a.done {
		m.join(s, &a.own)
	}
	s.nodes += a.nodes
	return first, a.is, err
}
