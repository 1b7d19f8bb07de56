package play

import (
	"cmp"
	"context"
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/card"
)

const (
	// far is how many acts of the computer players are looked ahead at most, from the board and
	// from each act of the user: about a trick.
	far = 4
	// calls is how many of the user's calls are thought of: the lowest, and what rules of
	// thumb say.
	calls = 12
)

// next returns the question to work out next; ok is false if there is none. What is sure to
// be asked comes first, then the next act after each that the user may choose, then the one
// after that, and at last what the user might be advised. The caller holds the lock.
func (t *thoughts) next() (best question, ok bool) {
	b, q, ok := t.sequel(t.board, t.line)
	if ok {
		return q, true
	}
	if !t.config.User.Acts(b.Table) {
		return q, false
	}
	line := lineOf(b.Events())
	view := b.View(b.Actor())
	advice := question{adviceOn(line), view, true}
	_, advised := t.known[advice.line]
	advised = advised || t.config.Adviser == nil
	if t.hint && !advised {
		return advice, true
	}
	for _, e := range likely(view) {
		after, err := b.Apply(e)
		if err != nil {
			continue
		}
		_, q, open := t.sequel(after, line+e.String()+" ")
		if open && (!ok || len(q.view.Events()) < len(best.view.Events())) {
			best, ok = q, true
		}
	}
	if !ok && !advised {
		return advice, true
	}
	return best, ok
}

// sequel plays a board on, as far as it is known what the computer players do and until it
// is the user's turn. It returns the board then, and the question that is open there, if
// there is one.
func (t *thoughts) sequel(b bridge.Board, line string) (then bridge.Board, q question, open bool) {
	for range far {
		if b.Phase() == bridge.Finished || t.config.User.Acts(b.Table) {
			break
		}
		a, ok := t.known[line]
		if !ok {
			return b, question{line: line, view: b.View(b.Actor())}, true
		}
		after, err := b.Apply(a.advice.Event)
		if a.err != nil || err != nil {
			break // the match will say so, if it comes to that
		}
		b, line = after, line+a.advice.Event.String()+" "
	}
	return b, question{}, false
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
