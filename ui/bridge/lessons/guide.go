package lessons

import (
	"context"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/lesson"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/bridge/taught"
	"github.com/superbridge/superbridge/ui/bridge/tutor"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Allows implements [tutor.Guide]: a card or a call that a step asks for is accepted if it is right. Otherwise the user
// is told why it isn't.
func (s *Screen) Allows(b bridge.Board, e bridge.Event) bool {
	t := s.taking
	if t == nil {
		return false
	}
	step, _ := t.step()
	switch step.Kind() {
	case lesson.Carded, lesson.Called:
		if len(b.Events()) != t.from {
			return false // it has been done
		}
		v := step.Did(b, e)
		if !v.Right {
			t.missed(v)
			s.show()
			return false
		}
		t.coming = &v
		t.journal.Passes()
	case lesson.Free:
		if e.Kind != bridge.ChooseKind {
			return true
		}
		if v := step.Did(b, e); !v.Right {
			t.missed(v)
			s.show()
			return false
		}
		t.said = nil
	case lesson.Played:
		return true
	default:
		return false
	}
	return true
}

// Changed implements [tutor.Guide].
func (s *Screen) Changed(now play.State) {
	t := s.taking
	if t == nil {
		return
	}
	t.settle()
	step, _ := t.step()
	b := now.Board
	switch step.Kind() {
	case lesson.Carded, lesson.Called:
		if t.coming != nil && len(b.Events()) > t.from {
			t.said, t.coming, t.passed = t.coming, nil, true
			t.settle()
			s.table.PointAt(nil)
			s.table.Rest()
		}
	case lesson.Played:
		s.played(step, now)
	case lesson.Free:
		s.dealer.dealt(step, now)
	}
	s.show()
}

// played records the progress of a step's board that is played to its end.
func (s *Screen) played(step lesson.Step, now play.State) {
	t, b := s.taking, now.Board
	switch {
	case taught.Over(step, b) && !now.Waits():
		if !t.judged {
			t.judge(step, b, true)
			if b.Phase() != bridge.Finished { // there is only an auction
				p := s.position(step)
				p.Board, p.From, p.Still, p.Halo = taught.BidOnly(b), t.from, true, []string{"auction", "contract"}
				s.lay(p)
			}
		}
	case t.judged: // something has been taken back
		t.judged, t.said = false, nil
	case len(b.Events()) > t.from && t.said == nil:
		s.table.PointAt(nil) // the explained objects have changed
	}
}

// Endings implements [tutor.Guide].
func (s *Screen) Endings() []tutor.Ending {
	goOn := tutor.Ending{Label: text.T("lessons.go-on"), Key: text.T("key.enter"), Do: s.goOn}
	back := tutor.Ending{Label: text.T("lessons.to-trick"), Key: text.T("lessons.key.again"), Do: s.openTricks}
	if s.taking == nil {
		return []tutor.Ending{goOn}
	}
	step, _ := s.taking.step()
	switch {
	case step.Kind() == lesson.Free:
		return s.dealer.endings()
	case step.Kind() != lesson.Played:
		return []tutor.Ending{goOn}
	case !s.taking.passed:
		back.Key = text.T("key.enter")
		return []tutor.Ending{back}
	}
	return []tutor.Ending{goOn, back}
}

// WayOut implements [tutor.Guide].
func (s *Screen) WayOut() string { return text.T("lessons.path") }

// replay restarts the board of a step before one of its tricks, counted from 0, or before the auction if there is only
// that.
func (s *Screen) replay(trick int) {
	t := s.taking
	step, _ := t.step()
	b := s.table.Board()
	to := t.from
	if n := b.Opening() + 4*trick; b.Phase() != bridge.AuctionPhase && trick > 0 && n > to {
		to = min(n, len(b.Events()))
	}
	t.judged, t.said = false, nil
	p := s.position(step)
	p.Board, p.From, p.Computer = b.Prefix(to), t.from, step.Player()
	if to > t.from {
		p.Halo = nil
	}
	j := t.journal
	s.lay(p)
	s.work.Runner.Write(context.Background(), func() error { return j.Undo(p.Board) }, nil)
	s.show()
}
