package spoken

import (
	"context"
	"errors"
	"strconv"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/play"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/bridge/typing"
	"github.com/superbridge/superbridge/ui/kit/spoken"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Words implements [spoken.Game].
func (t *Table) Words() []spoken.Word {
	tell := func(of func(Seen, spoken.Manner) []string) func(context.Context, string) (spoken.Said, error) {
		return func(context.Context, string) (spoken.Said, error) {
			seen := t.now()
			return func(m spoken.Manner) []string { return of(seen, m) }, nil
		}
	}
	words := []spoken.Word{
		{ID: "bridge-hand", Do: tell(func(s Seen, m spoken.Manner) []string { return []string{s.own(m)} })},
		{ID: "bridge-dummy", Do: tell(Seen.dummyHand)},
		{ID: "bridge-table", Do: tell(Seen.table)},
		{ID: "bridge-contract", Do: tell(func(s Seen, m spoken.Manner) []string { return []string{s.contractWords(m)} })},
		{ID: "bridge-trick", Do: tell(Seen.trick)},
		{ID: "bridge-last", Do: tell(Seen.last)},
		{ID: "bridge-auction", Do: tell(Seen.auction)},
		{ID: "bridge-meaning", Do: tell(Seen.lastMeaning)},
		{ID: "bridge-meanings", Do: tell(Seen.meanings)},
		{ID: "bridge-score", Do: tell(Seen.score)},
		{ID: "bridge-points", Do: tell(Seen.points)},
		{ID: "bridge-count", Do: t.count},
		{ID: "bridge-choices", Do: tell(Seen.may)},
		{ID: "bridge-hint", Do: t.advise},
		{ID: "bridge-why", Do: t.why},
		{ID: "bridge-claim", Acts: true, Do: t.claim},
		{ID: "bridge-undo", Acts: true, Do: t.undo},
	}
	return append(words, t.between()...)
}

// count says what of a suit is gone and what is out.
func (t *Table) count(_ context.Context, rest string) (spoken.Said, error) {
	s := t.now()
	if strain, whole, _ := typing.Strain(rest); whole && strain != bridge.NoTrump {
		return s.count(card.Suit(strain)), nil
	}
	all := make([]spoken.Said, 0, len(card.Suits))
	for i := range card.Suits {
		all = append(all, s.count(card.Spades-card.Suit(i)))
	}
	return spoken.Joined(all...), nil
}

// advise says what the adviser would do. An empty line then does it.
func (t *Table) advise(ctx context.Context, _ string) (spoken.Said, error) {
	a, err := t.session.Advise(ctx)
	if err != nil {
		return nil, err
	}
	t.hint = &a
	if err := t.session.Hinted(); err != nil {
		return nil, err
	}
	return func(m spoken.Manner) []string { return []string{t.hinted(m, a), text.T("spoken.bridge.hint-enter")} }, nil
}

// hinted says what is advised, and unless in brief why.
func (t *Table) hinted(m spoken.Manner, a bot.Advice) string {
	what := ""
	switch a.Event.Kind {
	case bridge.CallKind, bridge.ChooseKind:
		what = text.T("spoken.bridge.hint-call", "Call", bid(m, a.Event.Call))
	case bridge.PlayKind:
		what = text.T("spoken.bridge.hint-card", "Card", m.Card(a.Event.Card))
	}
	if m.Detail == spoken.Brief {
		return what
	}
	return spoken.Sentences(what, t.reason(m, a))
}

// reason says why something is advised.
func (t *Table) reason(m spoken.Manner, a bot.Advice) string {
	if t.reasons != nil {
		return inWords(m, t.reasons(a))
	}
	return m.Words(bridgetext.Reason(a))
}

// why gives the reason of the hint.
func (t *Table) why(ctx context.Context, rest string) (spoken.Said, error) {
	if t.hint == nil {
		return t.advise(ctx, rest)
	}
	a := *t.hint
	return func(m spoken.Manner) []string { return []string{t.reason(m, a)} }, nil
}

// undo takes the last decision back.
func (t *Table) undo(context.Context, string) (spoken.Said, error) {
	switch err := t.session.Undo(); {
	case errors.Is(err, play.ErrNothingToUndo):
		return nil, spoken.Answer(text.T("table.nothing-to-undo"))
	case err != nil:
		return nil, err
	}
	t.hint, t.mine, t.claimed = nil, false, 0
	s := t.session.State()
	t.events, t.ended = len(s.Board.Events()), false
	return spoken.Joined(spoken.Same(text.T("spoken.bridge.undone")), t.now().situation), nil
}

// claimNodes limits the search of the check of a claim: a second or two.
const claimNodes = 3_000_000

// claim claims a number of the tricks that are left, or all.
func (t *Table) claim(ctx context.Context, rest string) (spoken.Said, error) {
	s := t.session.State()
	b := s.Board
	if b.Phase() != bridge.PlayPhase || !t.config.User.Acts(b.Table) {
		return nil, play.ErrNotAsked
	}
	tricks := b.Left()
	if rest != "" {
		n, err := strconv.Atoi(rest)
		if err != nil || n < 0 || n > b.Left() {
			return nil, spoken.Answer(text.TN("spoken.bridge.claim-how", b.Left()))
		}
		tricks = n
	}
	if others := b.Left() - tricks; others > 0 && t.claimed != tricks+1 {
		t.claimed = tricks + 1
		return nil, spoken.Answer(text.TN("spoken.bridge.gives-up", others))
	}
	if tricks > 0 {
		verdict, err := dd.CheckClaim(ctx, b, tricks, claimNodes)
		switch {
		case err != nil:
			return nil, spoken.Answer(bridgetext.Rule(err))
		case verdict.Good != dd.Yes && b.Contract().Declarer.Side() != t.config.User.Seat.Side():
			return nil, spoken.Answer(text.TN("claim.not-sure-defending", tricks))
		case verdict.Good != dd.Yes:
			return nil, spoken.Answer(text.TN("claim.not-sure", tricks))
		}
	}
	return nil, t.do(bridge.Claimed(tricks))
}
