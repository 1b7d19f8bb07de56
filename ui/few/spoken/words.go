package spoken

import (
	"context"
	"errors"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/bot"
	"github.com/superbridge/superbridge/ui/bridge/typing"
	"github.com/superbridge/superbridge/ui/few/play"
	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/spoken"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Words implements [spoken.Game]. Most are those of bridge.
func (t *Table) Words() []spoken.Word {
	words := []spoken.Word{
		{ID: "bridge-hand", Do: t.tell(Seen.hand)},
		{ID: "bridge-dummy", Do: t.tell(Seen.dummy)},
		{ID: "bridge-table", Do: t.tell(Seen.table)},
		{ID: "bridge-contract", Do: t.tell(func(s Seen, m spoken.Manner) []string { return []string{s.contract(m)} })},
		{ID: "bridge-trick", Do: t.tell(Seen.trick)},
		{ID: "bridge-last", Do: t.tell(Seen.last)},
		{ID: "bridge-auction", Do: t.tell(Seen.auction)},
		{ID: "bridge-score", Do: t.tell(Seen.score)},
		{ID: "bridge-count", Do: t.count},
		{ID: "bridge-choices", Do: t.tell(Seen.may)},
		{ID: "bridge-hint", Do: t.advise},
		{ID: "bridge-why", Do: t.why},
		{ID: "bridge-claim", Acts: true, Do: t.claim},
		{ID: "bridge-undo", Acts: true, Do: t.undo},
		{ID: "bridge-hands", Do: t.over(Seen.hands)},
		{ID: "bridge-tricks", Do: t.over(Seen.tricks)},
		{ID: "bridge-settle", Acts: true, Do: t.settle},
	}
	if t.now().Rules().Kind == few.NulloForTwo {
		words = append(words, spoken.Word{ID: "few-keep", Acts: true, Do: t.keep})
	}
	return words
}

// tell says something of what the user sees now.
func (t *Table) tell(of func(Seen, spoken.Manner) []string) func(context.Context, string) (spoken.Said, error) {
	return func(context.Context, string) (spoken.Said, error) {
		seen := t.now()
		return func(m spoken.Manner) []string { return of(seen, m) }, nil
	}
}

// over says something of a deal that is over, and else that it isn't.
func (t *Table) over(of func(Seen, spoken.Manner) []string) func(context.Context, string) (spoken.Said, error) {
	return func(ctx context.Context, rest string) (spoken.Said, error) {
		if !t.session.State().Over() {
			return nil, spoken.Answer(text.T("spoken.bridge.not-over"))
		}
		return t.tell(of)(ctx, rest)
	}
}

// count says what of a suit is gone and what is out.
func (t *Table) count(_ context.Context, rest string) (spoken.Said, error) {
	s := t.now()
	if strain, whole, _ := typing.Strain(rest); whole && strain != bridge.NoTrump {
		return s.count(card.Suit(strain)), nil
	}
	var all []spoken.Said
	for i := range card.Suits {
		all = append(all, s.count(card.Spades-card.Suit(i)))
	}
	return spoken.Joined(all...), nil
}

// advise says what the adviser would do. An empty line then does it.
func (t *Table) advise(ctx context.Context, _ string) (spoken.Said, error) {
	a, err := t.session.Advise(ctx)
	switch {
	case errors.Is(err, play.ErrNotAsked):
		return nil, spoken.Answer(text.T("few.table.no-hint"))
	case err != nil:
		return nil, err
	}
	t.hint = &a
	if err := t.session.Hinted(); err != nil {
		return nil, err
	}
	return func(m spoken.Manner) []string { return []string{hinted(m, a), text.T("spoken.bridge.hint-enter")} }, nil
}

// hinted says what is advised, and unless in brief why.
func hinted(m spoken.Manner, a bot.Advice) string {
	what := text.T("spoken.bridge.hint-card", "Card", act(m, a.Event))
	if m.Detail == spoken.Brief {
		return what
	}
	return spoken.Sentences(what, reason(m, a))
}

// act names an act that is advised.
func act(m spoken.Manner, e few.Event) string {
	switch e.Kind {
	case few.Calling:
		if e.Packet != few.NoPacket {
			return text.T("few.table.with-packet."+e.Packet.String(), "Bid", call(m, e.Call))
		}
		return call(m, e.Call)
	case few.Naming:
		return fewtext.Strain(e.Strain)
	case few.Playing:
		return m.Card(e.Card)
	}
	if e.Count == 0 {
		return text.T("few.table.no-card")
	}
	return cards(m, e.Cards)
}

// reason says why something is advised, or returns "".
func reason(m spoken.Manner, a bot.Advice) string {
	if len(a.Options) == 0 {
		return ""
	}
	return m.Words(fewtext.Reason(a.Options[0].Why))
}

// why gives the reason of the hint.
func (t *Table) why(ctx context.Context, rest string) (spoken.Said, error) {
	if t.hint == nil {
		return t.advise(ctx, rest)
	}
	a := *t.hint
	return func(m spoken.Manner) []string { return []string{reason(m, a)} }, nil
}

// keep throws no card away, where cards may be thrown away.
func (t *Table) keep(context.Context, string) (spoken.Said, error) {
	return nil, t.do(few.Thrown(card.Hand{}))
}

// undo takes the last decision back.
func (t *Table) undo(context.Context, string) (spoken.Said, error) {
	switch err := t.session.Undo(); {
	case errors.Is(err, play.ErrNothingToUndo):
		return nil, spoken.Answer(text.T("few.table.nothing-to-undo"))
	case err != nil:
		return nil, err
	}
	t.hint, t.mine, t.claimed = nil, false, 0
	s := t.session.State()
	t.events, t.ended = len(s.Board.Events()), false
	return spoken.Joined(spoken.Same(text.T("spoken.bridge.undone")), t.now().situation), nil
}

// claimNodes limits the check of a claim: a second or two.
const claimNodes = 3_000_000

// claim claims a number of the tricks that are left: without one all, or none at nullo.
func (t *Table) claim(ctx context.Context, rest string) (spoken.Said, error) {
	b := t.session.State().Board
	if b.Stage() != few.StagePlaying || b.Turn() != t.names.Person() {
		return nil, spoken.Answer(text.T("table.no-claim"))
	}
	nullo := b.Contract().Strain == few.Nullo
	tricks := b.Left()
	if nullo {
		tricks = 0
	}
	if rest = strings.TrimSpace(rest); rest != "" {
		n, err := strconv.Atoi(rest)
		if err != nil || n < 0 || n > b.Left() {
			return nil, spoken.Answer(text.TN("spoken.bridge.claim-how", b.Left()))
		}
		tricks = n
	}
	if words := costs(tricks, b.Left(), nullo); words != "" && t.claimed != tricks+1 {
		t.claimed = tricks + 1
		return nil, spoken.Answer(words)
	}
	good, known, err := bot.CheckClaim(ctx, b, tricks, claimNodes)
	switch {
	case err != nil:
		return nil, spoken.Answer(fewtext.Rule(err))
	case !known:
		return nil, spoken.Answer(text.T("claim.unclear"))
	case !good && nullo:
		return nil, spoken.Answer(text.TN("few.claim.not-sure-nullo", tricks))
	case !good:
		return nil, spoken.Answer(text.TN("few.claim.not-sure", tricks))
	}
	return nil, t.do(few.Claimed(tricks))
}

// costs says what a claim of some of the tricks left gives away, or returns "". It must be made again then.
func costs(tricks, left int, nullo bool) string {
	switch {
	case nullo && tricks > 0:
		return text.TN("spoken.few.takes", tricks)
	case !nullo && tricks < left:
		return text.TN("spoken.bridge.gives-up", left-tricks)
	}
	return ""
}

// settle breaks a session off. It must be said twice.
func (t *Table) settle(context.Context, string) (spoken.Said, error) {
	s := t.session.State()
	switch {
	case !s.Over():
		return nil, spoken.Answer(text.T("few.table.settle-later"))
	case !s.Session.Settles() || s.Settled:
		return nil, spoken.Answer(text.T("spoken.bridge.ended"))
	case !t.settling:
		t.settling = true
		return nil, spoken.Answer(text.T("spoken.bridge.settle-again", "Outcome", strings.TrimSuffix(spoken.Manner{}.Words(strings.Join(fewtext.Settling(t.names, s.Session), " ")), ".")))
	}
	if err := t.session.Settle(); err != nil {
		return nil, err
	}
	t.ended = false // the end is told
	return nil, nil
}
