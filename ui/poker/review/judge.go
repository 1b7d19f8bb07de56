package review

import (
	"context"

	"github.com/superbridge/superbridge/game/poker/bot"
	"github.com/superbridge/superbridge/ui/kit/review"
)

// newJudging returns the judge of a hand's acts.
func (s *Screen) newJudging(p *page) *review.Judging[bot.Judgement] {
	h := p.whole()
	return &review.Judging[bot.Judgement]{
		Runner: s.runner, Working: &s.working,
		Todo: func() []int { return p.unjudged(s.everybody) },
		Judge: func(ctx context.Context, event int) (bot.Judgement, error) {
			j, err := s.options.Judge(ctx, h, event)
			if err == nil {
				err = s.options.Store.SaveJudged(p.id, event, j)
			}
			return j, err
		},
		Found: func(known map[int]bot.Judgement) {
			p.judged = known
			if p == s.page && p.ctx.Err() == nil {
				s.update(false)
			}
		},
	}
}

// turnJudging stops the judge, or has him go on.
func (s *Screen) turnJudging() {
	if p := s.page; p.model != nil {
		p.judging.Turn(p.ctx, p.judged)
	}
}

// turnEverybody has everybody's acts judged, or the person's only.
func (s *Screen) turnEverybody() {
	p := s.page
	if p.model == nil || !p.finished() || p.watches() {
		return
	}
	s.everybody = !s.everybody
	p.judging.Renew(p.ctx, p.judged)
	s.update(false)
}
