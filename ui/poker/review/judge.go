package review

import (
	"context"
	"maps"

	"github.com/superbridge/superbridge/game/poker/bot"
	"github.com/superbridge/superbridge/ui/kit/background"
)

// judging is how far the judge is who goes through the acts of a hand.
type judging struct {
	stop  context.CancelFunc // or nil, if he isn't at work
	again bool               // he is ending, and goes on as soon as he has
	total int                // acts
	done  int
	err   error // of the last one
}

// startJudging judges the acts that nobody has judged yet, in the background, and keeps what is found of each.
func (s *Screen) startJudging() {
	p := s.page
	if p.model == nil || p.judging.stop != nil {
		return
	}
	events := p.unjudged(s.everybody)
	if len(events) == 0 {
		s.showJudging()
		return
	}
	ctx, cancel := context.WithCancel(p.ctx)
	p.judging = judging{stop: cancel, total: len(events)}
	known, h := maps.Clone(p.judged), p.whole()
	tell := background.Newest(ctx, s.runner.Do, func(found map[int]bot.Judgement) {
		p.judging.done += len(found) - len(p.judged)
		p.judged = found
		s.showFound(p)
	})
	s.working.Add(1)
	s.runner.Run(p.ctx, func() func() {
		defer s.working.Done()
		defer cancel()
		var err error
		for _, event := range events {
			var j bot.Judgement
			if j, err = s.options.Judge(ctx, h, event); err == nil {
				err = s.options.Store.SaveJudged(p.id, event, j)
				known = maps.Clone(known)
				known[event] = j
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

// judgedAll takes note that the judge has ended, or has been stopped.
func (s *Screen) judgedAll(p *page, known map[int]bot.Judgement, stopped bool, err error) {
	again := p.judging.again
	p.judged, p.judging = known, judging{}
	if !stopped {
		p.judging.err = err
	}
	if p == s.page && again {
		s.startJudging()
	}
	s.showFound(p)
}

// turnJudging stops the judge, or has him go on.
func (s *Screen) turnJudging() {
	p := s.page
	if p.judging.stop != nil {
		p.judging.stop()
		return
	}
	s.startJudging()
}

// turnEverybody has everybody's acts judged, or the person's only.
func (s *Screen) turnEverybody() {
	p := s.page
	if p.model == nil || !p.finished() || p.watches() {
		return
	}
	s.everybody = !s.everybody
	if p.judging.stop != nil {
		p.judging.again = true
		p.judging.stop()
	} else {
		s.startJudging()
	}
	s.update(false)
}

// showFound shows what has been found about a hand, if it is still looked at.
func (s *Screen) showFound(p *page) {
	if p == s.page && p.ctx.Err() == nil {
		s.update(false)
	}
}
