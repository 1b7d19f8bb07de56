package play

import (
	"cmp"
	"context"
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/ahead"
)

const (
	// far is the largest number of acts of the computer players that are looked ahead, from the
	// board and from each act of the user: about a trick.
	far = 4
	// calls is the number of the user's calls that are thought of: the lowest, and those of
	// rules of thumb.
	calls = 12
)

// next returns the question to work out next; ok is false if there is none. What is sure to
// be asked comes first, then the next act after each that the user may choose, then the one
// after that, and at last what the user might be advised. It is called under the lock of the thoughts.
func (t *thoughts) next() (best ahead.Question[bot.Advice], ok bool) {
	b, line, asked := t.sequel(t.board, t.line)
	if asked {
		return t.question(line, b.View(b.Actor())), true
	}
	if !t.config.User.Acts(b.Table) {
		return best, false
	}
	view := b.View(b.Actor())
	advice := ahead.Question[bot.Advice]{Line: adviceOn(line), Ask: func(ctx context.Context) (bot.Advice, error) {
		return t.config.Adviser.Advise(ctx, view)
	}}
	_, advised := t.Answered(advice.Line)
	advised = advised || t.config.Adviser == nil
	if t.hint && !advised {
		return advice, true
	}
	soonest := 0 // how many events there are where the best question is asked
	for _, e := range likely(view) {
		after, err := b.Apply(e)
		if err != nil {
			continue
		}
		then, line, asked := t.sequel(after, line+e.String()+" ")
		if events := len(then.Events()); asked && (!ok || events < soonest) {
			best, ok, soonest = t.question(line, then.View(then.Actor())), true, events
		}
	}
	if !ok && !advised {
		return advice, true
	}
	return best, ok
}

// sequel plays a board on, as far as it is known what the computer players do and until it
// is the user's turn. It returns the board then, with the line to it, and whether a computer player is to be asked
// there.
func (t *thoughts) sequel(b bridge.Board, line string) (then bridge.Board, to string, asked bool) {
	for range far {
		if b.Phase() == bridge.Finished || t.config.User.Acts(b.Table) {
			break
		}
		a, ok := t.Answered(line)
		if !ok {
			return b, line, true
		}
		after, err := b.Apply(a.Value.Event)
		if a.Err != nil || err != nil {
			break // the match will say so, if it comes to that
		}
		b, line = after, line+a.Value.Event.String()+" "
	}
	return b, line, false
}

// likely returns what the user may sensibly do, the most likely first.
func likely(v bridge.View) (events []bridge.Event) {
	if a, err := bot.Advise(context.Background(), v); err == nil {
		events = append(events, a.Event)
	}
	legal := v.LegalCalls()
	for _, c := range legal[:min(calls, len(legal))] {
		events = append(events, bridge.Called(c))
	}
	for _, c := range v.LegalChoices() {
		events = append(events, bridge.Chosen(c))
	}
	plays := v.LegalPlays()
	cards := plays.Cards()
	slices.SortStableFunc(cards, func(a, b card.Card) int { return cmp.Compare(rareness(plays, a), rareness(plays, b)) })
	for _, c := range cards {
		events = append(events, bridge.Played(c))
	}
	return events
}

// rareness is greater for cards that are played less often: who has no reason to do something
// else plays low, or high.
func rareness(plays card.Hand, c card.Card) int {
	switch c.Rank {
	case plays[c.Suit].Bottom():
		return 0
	case plays[c.Suit].Top():
		return 1
	}
	return 2
}
