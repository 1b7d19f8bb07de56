package spoken

import (
	"context"
	"errors"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/bot"
	"github.com/superbridge/superbridge/ui/kit/spoken"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/poker/play"
	pokertext "github.com/superbridge/superbridge/ui/poker/text"
)

// Words implements [spoken.Game].
func (t *Table) Words() []spoken.Word {
	return []spoken.Word{
		{ID: "poker-cards", Do: t.tell(Seen.cards)},
		{ID: "poker-board", Do: t.tell(Seen.own)},
		{ID: "poker-table", Do: t.tell(Seen.table)},
		{ID: "poker-row", Do: t.row},
		{ID: "poker-chips", Do: t.tell(Seen.chips)},
		{ID: "poker-out", Do: t.tell(Seen.out)},
		{ID: "poker-hint", Do: t.advise},
		{ID: "poker-why", Do: t.why},
		{ID: "poker-undo", Acts: true, Do: t.undo},
		{ID: "poker-result", Do: t.result},
		{ID: "poker-buy", Acts: true, Do: t.buy},
		{ID: "poker-leave", Acts: true, Do: t.leave},
	}
}

// tell says something of what the user sees now.
func (t *Table) tell(of func(Seen, spoken.Manner) []string) func(context.Context, string) (spoken.Said, error) {
	return func(context.Context, string) (spoken.Said, error) {
		seen := t.now()
		return func(m spoken.Manner) []string { return of(seen, m) }, nil
	}
}

// row says what a row of the user's is worth; without a row it says all of his.
func (t *Table) row(ctx context.Context, rest string) (spoken.Said, error) {
	at, ok := placeOf(rest)
	if !ok || at == away {
		return t.tell(Seen.own)(ctx, "")
	}
	seen, row := t.now(), poker.Row(at)
	return func(m spoken.Manner) []string { return []string{seen.row(m.At(spoken.Full), seen.Seat, row)} }, nil
}

// advise says what the adviser would do. An empty line then does it.
func (t *Table) advise(ctx context.Context, _ string) (spoken.Said, error) {
	a, err := t.session.Advise(ctx)
	switch {
	case errors.Is(err, play.ErrNotAsked):
		return nil, spoken.Answer(text.T("poker.no-hint"))
	case err != nil:
		return nil, err
	}
	t.hint = &a
	if err := t.session.Hinted(); err != nil {
		return nil, err
	}
	seen := t.now()
	return func(m spoken.Manner) []string {
		return append([]string{text.T("spoken.poker.hint", "Act", spoken.Sentences(spoken.Sentence(gains(m, a.Act.Gains)), thrown(m, a.Act.Discards)))},
			append(seen.because(m, a), text.T("spoken.poker.hint-enter"))...)
	}, nil
}

// mostReasons is the largest number of reasons that are told.
const mostReasons = 2

// because says why something is advised, and unless in brief what is to be expected of it.
func (s Seen) because(m spoken.Manner, a bot.Advice) (lines []string) {
	if m.Detail == spoken.Brief {
		return nil
	}
	me, _ := s.Table.Player(s.Seat)
	reasons := bot.Reasons(s.Table.Rules, s.Board(s.Seat), a.Act.Gains, me.Fantasy > 0)
	for _, r := range reasons[:min(len(reasons), mostReasons)] {
		lines = append(lines, pokertext.Reason(r))
	}
	if len(a.Options) > 0 {
		lines = append(lines, pokertext.Option(a.Options[0]))
	}
	return lines
}

// why gives the reason of the hint.
func (t *Table) why(ctx context.Context, rest string) (spoken.Said, error) {
	if t.hint == nil {
		return t.advise(ctx, rest)
	}
	a, seen := *t.hint, t.now()
	return func(m spoken.Manner) []string { return seen.because(m.At(spoken.Full), a) }, nil
}

// undo takes the cards of this turn back into the hand, or else the last act.
func (t *Table) undo(context.Context, string) (spoken.Said, error) {
	if t.placing.begun() {
		t.placing = newPlacing(t.session.State().Hand.View(t.person))
		return spoken.Joined(spoken.Same(text.T("spoken.poker.undone")), t.now().cards), nil
	}
	switch err := t.session.Undo(); {
	case errors.Is(err, play.ErrNothingToUndo):
		return nil, spoken.Answer(text.T("poker.nothing-to-undo"))
	case err != nil:
		return nil, err
	}
	t.hint, t.mine, t.turned, t.ended = nil, false, 0, false
	t.acts = t.session.State().Hand.Len()
	return spoken.Same(text.T("spoken.poker.undone")), nil
}

// result says the result of the hand again.
func (t *Table) result(ctx context.Context, _ string) (spoken.Said, error) {
	if !t.session.State().Hand.Over() {
		return nil, spoken.Answer(text.T("spoken.poker.not-over"))
	}
	return t.tell(Seen.over)(ctx, "")
}

// buy buys chips between two hands: as many as are said, or as many as a player begins with.
func (t *Table) buy(_ context.Context, rest string) (spoken.Said, error) {
	s := t.session.State()
	if !s.Hand.Over() || s.Ended {
		return nil, spoken.Answer(text.T("poker.buy-more"))
	}
	chips := s.Game.State().Rules.BuyIn
	if rest = strings.TrimSpace(rest); rest != "" {
		n, err := strconv.Atoi(rest)
		if err != nil || n < 1 || n > poker.MaxChips {
			return nil, spoken.Answer(text.T("spoken.poker.buy-how", "Chips", chips))
		}
		chips = n
	}
	if err := t.session.Rebuy(chips); err != nil {
		return nil, spoken.Answer(pokertext.Rule(err))
	}
	t.after = t.session.State().After
	t.pending = append(t.pending, t.now().chips)
	return nil, nil
}

// leave ends the game between two hands. It must be said twice.
func (t *Table) leave(context.Context, string) (spoken.Said, error) {
	s := t.session.State()
	switch {
	case !s.MayLeave() && s.Hand.Over():
		return nil, spoken.Answer(text.T("poker.leave-first"))
	case !s.MayLeave():
		return nil, spoken.Answer(text.T("spoken.poker.leave-later"))
	case !t.leaving:
		t.leaving = true
		return nil, spoken.Answer(spoken.Sentences(append(pokertext.Price(t.names, t.session.Price(), s.Game), text.T("spoken.poker.again"))...))
	}
	if err := t.session.Leave(); err != nil {
		return nil, spoken.Answer(pokertext.Rule(err))
	}
	t.ended = false // the end is told
	return nil, nil
}
