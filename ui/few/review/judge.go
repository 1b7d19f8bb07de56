package review

import (
	"context"
	"encoding/json"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/bot"
)

// judgeVersion is the version of the form of saved judgements, and of the judge.
const judgeVersion = 1

// judgement is the saved form of an option.
type judgement struct {
	Event string     `json:"event"`
	Worth float64    `json:"worth"`
	Why   bot.Reason `json:"why"`
}

// mostKept is the number of options saved, best first, besides the act that was done.
const mostKept = 12

// toKeep returns the form of an advice to save with the act that was done.
func toKeep(a bot.Advice, done few.Event) (json.RawMessage, error) {
	var all []judgement
	for i, o := range a.Options {
		if i < mostKept || o.Event.String() == done.String() {
			all = append(all, judgement{o.Event.String(), o.Worth, o.Why})
		}
	}
	return json.Marshal(all)
}

// readJudged reads saved judgements. Those that can't be read are left out: they can be made again.
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

// judge judges an act of a deal and saves the result.
func judge(ctx context.Context, o Options, m *model, event int) (bot.Advice, error) {
	b, done := m.boards[event], m.event(event)
	a, err := o.Judge.Advise(ctx, b.View(b.Turn()))
	if err != nil {
		return a, err
	}
	text, err := toKeep(a, done)
	if err == nil {
		err = o.Store.SaveJudged(m.Part(), event, done.String(), judgeVersion, text)
	}
	return a, err
}
