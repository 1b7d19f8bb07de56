package review

import (
	"context"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// farTable is the running play of the deal at the other table.
type farTable struct {
	stop context.CancelFunc // nil while it isn't running
	err  error              // of the last time
}

// crossOver switches to the other table's record and back. If the deal hasn't been played there it starts that in the
// background, or stops it if it is running.
func (s *Screen) crossOver() {
	p := s.page
	switch {
	case p.model == nil || !p.mine.finished():
		return
	case p.inField():
		s.options.OnTables(p.id)
		return
	case p.hasOther():
		p.cross()
		s.showMoments()
		s.update(false)
		return
	case p.far.stop != nil:
		p.far.stop()
		return
	}
	ctx, cancel := context.WithCancel(p.ctx)
	p.far = farTable{stop: cancel}
	b := p.mine.whole()
	s.working.Add(1)
	s.runner.Run(p.ctx, func() func() {
		defer s.working.Done()
		defer cancel()
		other, err := s.options.OtherTable(ctx, b)
		if ctx.Err() != nil {
			return func() { p.far = farTable{}; s.update(false) }
		}
		if err == nil {
			err = s.options.Store.SaveOtherTable(p.id, other)
		}
		if err != nil && p.ctx.Err() != nil {
			s.runner.Lost(err)
		}
		return func() {
			p.far = farTable{err: err}
			p.setOther(other)
			s.goOn()
			s.update(false)
		}
	})
	s.update(false)
}

// otherWords describes the result of the deal at the other table, and the comparison.
func (s *Screen) otherWords() string {
	p := s.page
	switch {
	case !p.mine.finished():
		return ""
	case p.inField():
		return p.fieldWords(s.options.By)
	case p.far.stop != nil:
		return text.T("board.other-busy")
	case p.far.err != nil:
		return text.T("board.other-failed", "Error", p.far.err)
	case !p.hasOther():
		return text.T("board.other-none")
	}
	b, side := p.other.whole(), p.mine.user.Seat.Side()
	result := bridgetext.ShortContract(b.Contract())
	if c := b.Contract(); !c.PassedOut() {
		result += " " + bridgetext.Margin(b.DeclarerTricks(), b.Rules.Needs(c.Level))
	}
	if mine := p.mine.whole(); !mine.Rules.Counts(mine) {
		return text.T("board.other-dealt-again", "Result", result, "Points", text.Gain(pointsOf(b, side)))
	}
	here, there := p.mine.whole().Against(b, side)
	by := here - there
	if by == 0 {
		return text.T("board.other-same", "Result", result, "Points", text.Gain(there))
	}
	who := text.Side(side)
	if !p.mine.user.Watches {
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
