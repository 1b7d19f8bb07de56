package review

import (
	"context"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// farTable plays the deal at the other table, in the background.
type farTable struct {
	works
	of     *model
	search *search // of the cards played there
	play   func(context.Context, bridge.Board) (bridgestore.Other, error)
	update func() // of the screen

	stop context.CancelFunc // nil while it isn't running
	err  error              // of the last time
}

// turn starts to play the deal, or stops it if it is running.
func (f *farTable) turn() {
	if f.stop != nil {
		f.stop()
		return
	}
	ctx, cancel := context.WithCancel(f.ctx)
	f.stop, f.err = cancel, nil
	id, b := f.of.board.ID, f.of.mine.whole()
	f.working.Add(1)
	f.runner.Run(f.ctx, func() func() {
		defer f.working.Done()
		defer cancel()
		other, err := f.play(ctx, b)
		if ctx.Err() != nil {
			return func() { f.stop = nil; f.update() }
		}
		if err == nil {
			err = f.store.SaveOtherTable(id, other)
		}
		if err != nil && f.ctx.Err() != nil {
			f.runner.Lost(err)
		}
		return func() {
			f.stop, f.err = nil, err
			f.of.setOther(other)
			f.search.goOn()
			f.update()
		}
	})
	f.update()
}

// crossOver switches to the other table's record and back. If the deal hasn't been played there it starts that in the
// background, or stops it if it is running.
func (s *Screen) crossOver() {
	switch p := s.page(); {
	case p == nil || !p.mine.finished():
	case p.inField():
		s.options.OnTables(p.board.ID)
	case p.hasOther():
		p.cross()
		s.Update(false)
	default:
		p.far.turn()
	}
}

// otherWords describes the result of the deal at the other table, and the comparison; among many tables as a field is
// scored.
func (p *page) otherWords(by field.Method) string {
	switch {
	case !p.mine.finished():
		return ""
	case p.inField():
		return p.fieldWords(by)
	case p.far.stop != nil:
		return text.T("board.other-busy")
	case p.far.err != nil:
		return text.T("board.other-failed", "Error", p.far.err)
	case !p.hasOther():
		return text.T("board.other-none")
	}
	return p.mine.compared(p.other.whole())
}

// compared describes the result of the board of the other table, and compares the record with it.
func (r record) compared(b bridge.Board) string {
	side := r.user.Seat.Side()
	result := bridgetext.ShortContract(b.Contract())
	if c := b.Contract(); !c.PassedOut() {
		result += " " + bridgetext.Margin(b.DeclarerTricks(), b.Rules.Needs(c.Level))
	}
	if mine := r.whole(); !mine.Rules.Counts(mine) {
		return text.T("board.other-dealt-again", "Result", result, "Points", text.Gain(pointsOf(b, side)))
	}
	here, there := r.whole().Against(b, side)
	by := here - there
	if by == 0 {
		return text.T("board.other-same", "Result", result, "Points", text.Gain(there))
	}
	who := text.Side(side)
	if !r.user.Watches {
		who = text.T("board.you")
	}
	imps := bridge.IMPs(by)
	return text.TN("board.other", max(imps, -imps), "Result", result, "Points", text.Gain(there),
		"Who", who, "By", text.Gain(by), "IMPs", text.Gain(imps))
}

// pointsOf returns the points of a board of one side less those of the other.
func pointsOf(b bridge.Board, side card.Side) int {
	points := b.Points()
	return points[side] - points[side.Other()]
}
