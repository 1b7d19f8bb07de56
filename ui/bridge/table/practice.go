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

// exit is the way from the table.
type exit struct {
	table
	stay     func() // goes on with the board, as it is now
	dropping bool   // a line of practice is being thrown away
}

// title describes the practice, or is "".
func (p *playing) title() string {
	if again := p.options.Practice; again != nil {
		return practiceTitle(again.Record, p.config.From)
	}
	return ""
}

// wayOut names the screen behind the table.
func (p *playing) wayOut() string {
	switch {
	case p.options.Guide != nil:
		return p.options.Guide.WayOut()
	case p.options.Practice != nil:
		return text.T("practice.back")
	}
	return text.T("table.home")
}

// droppable reports whether the user is asked whether to save the line.
func (p *playing) droppable() bool {
	return p.options.Practice != nil && p.options.Practice.Drop != nil
}

// undecided reports whether the user has played something and hasn't said yet whether to save it.
func (p *playing) undecided() bool {
	return p.droppable() && p.session.Acted()
}

// Busy reports whether the table asks something before it is left.
func (s *Screen) Busy() bool { return s.play.undecided() }

// leave leaves the table. In the middle of a line the user is asked first whether to keep it; who leaves then, or
// when the line is at its end, or has done nothing, doesn't want it.
func (x *exit) leave() {
	p := x.play.options.Practice
	switch {
	case x.play.options.Guide != nil:
		x.play.options.Guide.Leave()
	case p == nil:
		x.play.options.OnHome()
	case !x.play.model.Over && x.play.undecided():
		x.parts.sheets.Push(&keepSheet{laid{table: x.table}, x})
	case x.play.droppable():
		x.drop()
	default:
		p.OnReturn()
	}
}

// drop throws the line away, and leaves the table for the record, which then doesn't list it.
func (x *exit) drop() {
	if x.dropping {
		return
	}
	x.dropping = true
	x.play.work.Write(x.play.work.Ctx, x.play.options.Practice.Drop, nil)
	x.play.work.After(x.play.work.Ctx, func() func() { return x.play.options.Practice.OnReturn })
}

// keep leaves the table for the record. The line has been kept as it was played.
func (x *exit) keep() {
	if !x.dropping {
		x.play.options.Practice.OnReturn()
	}
}
