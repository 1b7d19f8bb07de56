package lessons

import (
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/lesson"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/teach"
)

// newAnswer returns the answer of a step at its start: empty, or the right one if it has been given.
func newAnswer(step lesson.Step, given bool) teach.Answer {
	if step.Kind() != lesson.Asked {
		return teach.NoAnswer
	}
	a := teach.Choose(step.Ask.Options)
	if len(step.Ask.Options) == 0 {
		a = teach.Count(strings.HasPrefix(step.Ask.By, "worth") || strings.HasPrefix(step.Ask.Right, "-"))
	}
	if given {
		a = a.Given(step.Right())
	}
	return a
}

// optionOf returns the index of the option that a card stands for; -1 if none.
func optionOf(step lesson.Step, c card.Card) int {
	if step.Ask == nil {
		return -1
	}
	options := step.Ask.Options
	if i := slices.Index(options, c.String()); i >= 0 {
		return i
	}
	if !slices.ContainsFunc(options, func(o string) bool { _, err := card.ParseSuit(o); return err != nil }) {
		return slices.Index(options, c.Suit.String())
	}
	b, _ := step.Board()
	for _, seat := range card.Seats {
		played, ok := lastTrick(b).Card(seat)
		if ok && played == c || b.Hand(seat).Has(c) {
			return slices.Index(options, seat.String())
		}
	}
	return -1
}

// lastTrick returns the trick on the table between acts: the one in progress, or else the last one.
func lastTrick(b bridge.Board) bridge.Trick {
	if all := b.Tricks(); b.Trick().Len == 0 && len(all) > 0 {
		return all[len(all)-1]
	}
	return b.Trick()
}

// callsOf returns the options of a step that are calls.
func callsOf(step lesson.Step) (calls []bridge.Call) {
	if step.Ask == nil {
		return nil
	}
	for _, o := range step.Ask.Options {
		if c, err := bridge.ParseCall(o); err == nil {
			calls = append(calls, c)
		}
	}
	return calls
}
