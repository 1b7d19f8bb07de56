package spoken

import (
	"context"
	"slices"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/lesson"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/bridge/typing"
	"github.com/superbridge/superbridge/ui/kit/spoken"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// answer judges an answer as it is typed.
func (c *Course) answer(step lesson.Step, typed string) error {
	given := strings.Join(spoken.Fields(typed), " ")
	if len(step.Ask.Options) > 0 {
		i := c.chosen(step, given)
		if i < 0 {
			return spoken.ErrUnknown
		}
		given = step.Ask.Options[i]
	}
	v := step.Answered(given)
	return c.verdict(step, v, true)
}

// chosen returns the index of the answer that is typed: by its number, its words, or as a card, a suit or a call; -1 if it is none.
func (c *Course) chosen(step lesson.Step, typed string) int {
	options := step.Ask.Options
	if n, err := strconv.Atoi(typed); err == nil {
		if n < 1 || n > len(options) {
			return -1
		}
		return n - 1
	}
	for _, style := range []spoken.CardStyle{spoken.Names, spoken.Letters, spoken.Signs} {
		if i := slices.IndexFunc(options, func(o string) bool {
			return strings.EqualFold(c.option(spoken.Manner{Cards: style}, step, o), typed)
		}); i >= 0 {
			return i
		}
	}
	one := strings.ReplaceAll(typed, " ", "")
	if played, ok := typing.ReadCard(one); ok {
		return slices.Index(options, played.String())
	}
	if call, ok := typing.ReadCall(one, nil); ok {
		return slices.Index(options, call.String())
	}
	if strain, whole, _ := typing.Strain(one); whole && strain != bridge.NoTrump {
		return slices.Index(options, card.Suit(strain).String())
	}
	return -1
}

// atBoard returns the words for a position that lies on the table, without those that would answer the step's question or speak of what
// hasn't been explained yet.
func (c *Course) atBoard() []spoken.Word {
	if !c.laid {
		return nil
	}
	tell := func(of func(Seen, spoken.Manner) []string) func(context.Context, string) (spoken.Said, error) {
		return func(context.Context, string) (spoken.Said, error) {
			s := c.seen(c.board)
			return func(m spoken.Manner) []string { return of(s, m) }, nil
		}
	}
	step, _ := c.step()
	words := []spoken.Word{
		{ID: "bridge-hand", Do: tell(func(s Seen, m spoken.Manner) []string { return []string{s.own(m)} })},
		{ID: "bridge-dummy", Do: tell(Seen.dummyHand)},
		{ID: "bridge-table", Do: func(context.Context, string) (spoken.Said, error) {
			c.shown = shown{}
			return c.showing(step), nil
		}},
		{ID: "bridge-trick", Do: tell(Seen.trick)},
	}
	if !c.plain() && !c.veiled() {
		words = append(words, spoken.Word{ID: "bridge-auction", Do: tell(Seen.auction)})
	}
	if asks := step.Kind() == lesson.Asked && !c.passed; !asks && !c.plain() {
		words = append(words, spoken.Word{ID: "bridge-contract", Do: tell(func(s Seen, m spoken.Manner) []string { return []string{s.contractWords(m)} })},
			spoken.Word{ID: "bridge-last", Do: tell(Seen.last)}, spoken.Word{ID: "bridge-points", Do: tell(Seen.points)})
	}
	if kind := step.Kind(); (kind == lesson.Carded || kind == lesson.Called) && !c.passed {
		words = append(words, spoken.Word{ID: "bridge-choices", Do: tell(Seen.may)}, spoken.Word{ID: "bridge-hint", Do: c.advise})
	}
	return words
}

// advise says the card or the call that a step asks for, and why. An empty line then does it.
func (c *Course) advise(ctx context.Context, _ string) (spoken.Said, error) {
	step, _ := c.step()
	l := c.lesson
	a, err := step.Adviser().Advise(ctx, c.board.View(c.board.Actor()))
	if err != nil {
		return nil, err
	}
	if err := c.journal.Hinted(); err != nil {
		return nil, err
	}
	c.settle()
	c.hint = &a.Event
	t := Table{reasons: func(a bot.Advice) string { return bridgetext.LessonHint(l, step, a) }}
	return func(m spoken.Manner) []string { return []string{t.hinted(m, a), text.T("spoken.bridge.hint-enter")} }, nil
}
