package review

import (
	"context"
	"maps"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
	"github.com/superbridge/superbridge/ui/kit/background"
)

// judging is the progress of judging a game's places.
type judging struct {
	stop  context.CancelFunc // nil while not at work
	total int                // places
	done  int
	err   error // of the last one
}

// startJudging judges the places not judged yet, in the background, and saves each result. The current place comes
// first.
func (s *Screen) startJudging() {
	p := s.page()
	if !p.Read || p.judging.stop != nil {
		return
	}
	open := p.unjudged()
	if len(open) == 0 {
		s.showJudging()
		return
	}
	ctx, cancel := context.WithCancel(p.Ctx)
	p.judging = judging{stop: cancel, total: len(open)}
	tell := background.Newest(ctx, s.Runner.Do, func(found map[int]bot.Judgement) {
		p.judging.done += len(found) - len(p.judged)
		p.judged = found
		s.showFound(p)
	})
	known, places := maps.Clone(p.judged), p.places
	s.Working.Add(1)
	s.Runner.Run(p.Ctx, func() func() {
		defer s.Working.Done()
		defer cancel()
		var err error
		for n := range judgingOrder(open, func() int { return int(p.looking.Load()) }) {
			var j bot.Judgement
			if j, err = s.options.Judge(ctx, places[n], moveFrom(places, n)...); err == nil {
				err = s.options.Store.SaveJudged(p.ID, bot.Version, places[n], j)
				known = maps.Clone(known)
				known[n] = j
				tell(known)
			}
			if err != nil {
				break
			}
		}
		stopped := ctx.Err() != nil
		return func() { s.judgedAll(p, known, stopped, err) }
	})
	s.showJudging()
}

// moveFrom returns the move that was made at a place, if one was.
func moveFrom(places []chess.Game, n int) []chess.Move {
	if n+1 < len(places) {
		if e, ok := places[n+1].Last(); ok {
			if move, ok := e.Move(); ok {
				return []chess.Move{move}
			}
		}
	}
	return nil
}

// judgingOrder yields places in their order, but the wanted one first whenever it is among those that are left.
func judgingOrder(places []int, wanted func() int) func(yield func(int) bool) {
	return func(yield func(int) bool) {
		left := map[int]bool{}
		for _, n := range places {
			left[n] = true
		}
		for i := 0; len(left) > 0; {
			n := wanted()
			if !left[n] {
				for !left[places[i]] {
					i++
				}
				n = places[i]
			}
			delete(left, n)
			if !yield(n) {
				return
			}
		}
	}
}

// judgedAll takes note that the judge has ended, or has been stopped.
func (s *Screen) judgedAll(p page, known map[int]bot.Judgement, stopped bool, err error) {
	p.judged, p.judging = known, judging{}
	if !stopped {
		p.judging.err = err
	}
	s.showFound(p)
}

// turnJudging stops the judge or resumes it.
func (s *Screen) turnJudging() {
	if p := s.page(); p.Read && p.judging.stop != nil {
		p.judging.stop()
		return
	}
	s.startJudging()
}

// turnEverybody switches between counting everybody's moves and only the users'.
func (s *Screen) turnEverybody() {
	p := s.page()
	if !p.Read || !p.open() || p.watched() {
		return
	}
	s.everybody = !s.everybody
	s.update(false)
}

// showFound shows the results on a game, if it is still on display.
func (s *Screen) showFound(p page) {
	if s.Seen(p.Page) {
		s.update(false)
	}
}

// askAboutLine judges the tried position. The result isn't saved.
func (s *Screen) askAboutLine() {
	p := s.page()
	g, ok := p.line.game()
	if !ok || !p.open() {
		p.asking.Stop()
		return
	}
	position := g.Position()
	key := position.String()
	if _, known := p.tries[key]; known {
		p.asking.Stop()
		return
	}
	ctx := p.asking.Ask(p.Ctx)
	s.Runner.Run(ctx, func() func() {
		j, err := s.options.Judge(ctx, g)
		return func() {
			if err == nil {
				p.tries[key] = j
			}
			p.asking.Stop()
			s.showFound(p)
		}
	})
	s.showJudging()
}
