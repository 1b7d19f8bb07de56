package review

import (
	"context"
	"encoding/json"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/bot"
	"github.com/superbridge/superbridge/ui/kit/review"
)

// judgeVersion is that of the form in which it is kept what is thought of an act, and of who thinks it.
const judgeVersion = 1

// judgement is an option as it is kept.
type judgement struct {
	Event string     `json:"event"`
	Worth float64    `json:"worth"`
	Why   bot.Reason `json:"why"`
}

// mostKept is how many options are kept, best first, besides the act that was done.
const mostKept = 12

// toKeep returns an advice as it is kept with the act that was done.
func toKeep(a bot.Advice, done few.Event) (json.RawMessage, error) {
	var all []judgement
	for i, o := range a.Options {
		if i < mostKept || o.Event.String() == done.String() {
			all = append(all, judgement{o.Event.String(), o.Worth, o.Why})
		}
	}
	return json.Marshal(all)
}

// readJudged reads what is thought of acts. What can't be read is left out: it can be worked out again.
func readJudged(kept map[int]json.RawMessage) map[int]bot.Advice {
	judged := map[int]bot.Advice{}
	for event, text := range kept {
		if a, ok := readAdvice(text); ok {
			judged[event] = a
		}
	}
	return judged
}

func readAdvice(text json.RawMessage) (a bot.Advice, ok bool) {
	var all []judgement
	if json.Unmarshal(text, &all) != nil || len(all) == 0 {
		return a, false
	}
	for _, each := range all {
		e, err := few.ParseEvent(each.Event)
		if err != nil {
			return a, false
		}
		a.Options = append(a.Options, bot.Option{Event: e, Worth: each.Worth, Why: each.Why})
	}
	a.Event = a.Options[0].Event
	return a, true
}

// newJudging returns the judge of a deal's acts.
func (s *Screen) newJudging(p *page) *review.Judging[bot.Advice] {
	store, judge, m := s.options.Store, s.options.Judge, *p.model
	return &review.Judging[bot.Advice]{
		Runner: s.runner, Working: &s.working,
		Todo: func() []int { return p.unjudged(s.everybody) },
		Judge: func(ctx context.Context, event int) (bot.Advice, error) {
			b, done := m.boards[event], m.event(event)
			a, err := judge.Advise(ctx, b.View(b.Turn()))
			if err != nil {
				return a, err
			}
			text, err := toKeep(a, done)
			if err == nil {
				err = store.SaveJudged(p.id, event, done.String(), judgeVersion, text)
			}
			return a, err
		},
		Found: func(known map[int]bot.Advice) {
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
