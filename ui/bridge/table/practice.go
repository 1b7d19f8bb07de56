package table

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Practice is a board whose deal has been played before: it is played again, or played on from
// a position of the record, after as many events as the session's Config.From says.
type Practice struct {
	Record bridge.Board // how it was played before; it may not be finished
	// Drop throws away what has been played, which the session's journal has kept from the user's first
	// act on; nil if it is not asked whether to keep it. It is called in another goroutine.
	Drop     func() error
	OnReturn func() // leaves the table for the record
}

// practiceTitle says from where a board is played that has been played before: from the first
// call, or after a number of events.
func practiceTitle(record bridge.Board, from int) string {
	before := record.Prefix(from)
	switch {
	case from == 0:
		return text.T("practice.again")
	case before.Phase() == bridge.AuctionPhase:
		return text.T("practice.from-auction")
	}
	return text.T("practice.from-trick", "Trick", len(before.Tricks())+1)
}

// title says what is played that has been played before, or "".
func (s *Screen) title() string {
	if p := s.options.Practice; p != nil {
		return practiceTitle(p.Record, s.play.config.From)
	}
	return ""
}

// wayOut says where one comes to who leaves the table.
func (s *Screen) wayOut() string {
	switch {
	case s.options.Guide != nil:
		return s.options.Guide.WayOut()
	case s.options.Practice != nil:
		return text.T("practice.back")
	}
	return text.T("table.home")
}

// droppable reports whether the user is asked if what is played stays kept.
func (s *Screen) droppable() bool {
	p := s.options.Practice
	return p != nil && p.Drop != nil
}

// undecided reports whether the user has played something and not said yet if it stays kept.
func (s *Screen) undecided() bool {
	return s.droppable() && s.play.session.Acted()
}

// Busy reports whether the table asks something before it is left.
func (s *Screen) Busy() bool { return s.undecided() }

// leave leaves the table. In the middle of a line the user is asked first whether to keep it; who leaves then, or
// when the line is at its end, or has done nothing, doesn't want it.
func (s *Screen) leave() {
	p := s.options.Practice
	switch {
	case s.options.Guide != nil:
		s.options.Guide.Leave()
	case p == nil:
		s.options.OnHome()
	case !s.play.model.Over && s.undecided():
		s.sheets.Push(&keepSheet{laid{s}})
	case s.droppable():
		s.drop()
	default:
		p.OnReturn()
	}
}

// drop throws the line away, and leaves the table for the record, which then doesn't list it.
func (s *Screen) drop() {
	if s.play.dropping {
		return
	}
	s.play.dropping = true
	s.work.Runner.Write(s.work.Ctx, s.options.Practice.Drop, nil)
	s.work.Runner.After(s.work.Ctx, func() func() { return s.options.Practice.OnReturn })
}

// keep leaves the table for the record. The line has been kept as it was played.
func (s *Screen) keep() {
	if !s.play.dropping {
		s.options.Practice.OnReturn()
	}
}
