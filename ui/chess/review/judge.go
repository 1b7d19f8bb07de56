package review

import (
	"context"
	"iter"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
	"github.com/superbridge/superbridge/ui/kit/review"
)

// newJudging returns the judge of the places of the game that is looked at. Each result is saved. The current place comes
// first.
func (s *Screen) newJudging() *review.Judging[bot.Judgement] {
	p := s.page()
	return &review.Judging[bot.Judgement]{
		Runner: s.Runner, Working: &s.Working, Todo: p.unjudged,
		Order: func(todo []int) iter.Seq[int] {
			return judgingOrder(todo, func() int { return int(p.looking.Load()) })
		},
		Judge: func(ctx context.Context, n int) (bot.Judgement, error) {
			j, err := s.options.Judge(ctx, p.places[n], moveFrom(p.places, n)...)
			if err == nil {
				err = s.options.Store.SaveJudged(p.ID, bot.Version, p.places[n], j)
			}
			return j, err
		},
		Found: func(known map[int]bot.Judgement) {
			p.judged = known
			s.Update(false)
		},
	}
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
func judgingOrder(places []int, wanted func() int) iter.Seq[int] {
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

// turnJudging stops the judge or resumes it.
func (s *Screen) turnJudging() {
	if p := s.page(); p.Read {
		p.judging.Turn(p.Ctx, p.judged)
	}
}

// turnEverybody switches between counting everybody's moves and only the users'.
func (s *Screen) turnEverybody() {
	p := s.page()
	if !p.Read || !p.open() || p.watched() {
		return
	}
	p.everybody = !p.everybody
	s.Update(false)
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
			s.Update(false)
		}
	})
	s.parts.showJudging()
}
