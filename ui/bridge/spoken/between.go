package spoken

import (
	"context"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/assess"
	"github.com/superbridge/superbridge/game/bridge/review"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/spoken"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// between are the words for the time between two boards: what has become of the last one.
func (t *Table) between() []spoken.Word {
	return []spoken.Word{
		{ID: "bridge-hands", Do: t.over(Seen.hands)},
		{ID: "bridge-tricks", Do: t.over(Seen.tricks)},
		{ID: "bridge-tables", Do: t.over(func(s Seen, m spoken.Manner) []string { return t.tables(m) })},
		{ID: "bridge-best", Acts: true, Do: t.lookBack},
		{ID: "bridge-settle", Acts: true, Do: t.settle},
	}
}

// over says something of a board that is over, and else that it isn't.
func (t *Table) over(of func(Seen, spoken.Manner) []string) func(context.Context, string) (spoken.Said, error) {
	return func(context.Context, string) (spoken.Said, error) {
		seen := t.now()
		if !seen.Over() {
			return nil, spoken.Answer(text.T("spoken.bridge.not-over"))
		}
		return func(m spoken.Manner) []string { return of(seen, m) }, nil
	}
}

// hands says all hands as they were dealt.
func (s Seen) hands(m spoken.Manner) (lines []string) {
	if s.Deal == nil {
		return nil
	}
	for _, seat := range card.Seats {
		lines = append(lines, spoken.Sentences(text.T("spoken.bridge.hand-of", "Seat", text.Seat(seat)), m.Hand(s.Deal[seat])))
	}
	return lines
}

// tricks says all tricks, with who took each.
func (s Seen) tricks(m spoken.Manner) (lines []string) {
	for i, trick := range s.Tricks() {
		lines = append(lines, spoken.Sentences(s.trickLine(m, i+1, trick), s.taken(m.At(spoken.Brief), trick)))
	}
	if tricks, by, ok := s.Claim(); ok {
		lines = append(lines, s.claimLine(tricks, by))
	}
	if len(lines) == 0 {
		return []string{text.T("spoken.bridge.no-last")}
	}
	return lines
}

// tables says what the deal came to at the other tables, as far as it is known.
func (t *Table) tables(m spoken.Manner) (lines []string) {
	b := t.session.State().Board
	side := t.config.User.Seat.Side()
	line := func(table int, there bridge.Board) {
		mine, points := b.Against(there, side)
		lines = append(lines, spoken.Sentences(text.T("spoken.bridge.elsewhere", "Table", table, "Result", played(m, there)), text.T("spoken.bridge.against", "You", text.Gain(mine), "There", text.Gain(points))))
	}
	if other, ok, _ := t.session.Other(b); ok {
		line(2, other)
	}
	traveller := t.session.Traveller(b)
	for _, l := range traveller.Lines {
		if l.Table > 1 {
			line(l.Table, l.Board)
		}
	}
	if len(lines) == 0 {
		return []string{text.T("spoken.bridge.none-in")}
	}
	return lines
}

// played says what became of a contract.
func played(m spoken.Manner, b bridge.Board) string {
	c := b.Contract()
	if c.PassedOut() {
		return bridgetext.Contract(c)
	}
	return text.T("spoken.bridge.made", "Contract", contract(m, c), "Result", bridgetext.Result(b.DeclarerTricks(), b.Rules.Needs(c.Level)))
}

// How much is searched for what a card cost double-dummy: up to a second for one at the first tricks.
const (
	reviewNodes  = 4_000_000
	reviewMemory = 64 << 20
)

// lookBack looks for what the user could have done better on a board that is over. What is found comes from Next.
func (t *Table) lookBack(context.Context, string) (spoken.Said, error) {
	b := t.session.State().Board
	if !b.Over() {
		return nil, spoken.Answer(text.T("spoken.bridge.not-over"))
	}
	work, err := review.New(b, review.Options{
		Adviser: t.config.Adviser, Cards: t.cards,
		Whose:  func(b bridge.Board) bool { return t.config.User.Acts(b.Table) },
		Assess: assess.Options{From: b.Rules.Tricks(), Nodes: reviewNodes, Memory: reviewMemory},
	})
	if err != nil {
		return nil, err
	}
	t.review = work
	return spoken.Same(text.T("spoken.bridge.looking")), nil
}

// looked ends a review, and says what it has found.
func (t *Table) looked(ctx context.Context) (spoken.News, error) {
	work := t.review
	t.review = nil
	for !work.Found().Complete() {
		if err := work.Step(ctx); err != nil {
			return spoken.News{}, err
		}
	}
	b, found := t.session.State().Board, work.Found()
	return spoken.News{Own: true, Said: func(m spoken.Manner) (lines []string) {
		for _, moment := range found.Moments {
			lines = append(lines, m.Words(text.T("spoken.bridge.moment", "When", bridgetext.MomentTitle(b, moment, t.config.User.Seat), "What", bridgetext.Moment(moment))))
		}
		if len(lines) == 0 {
			return []string{text.T("spoken.bridge.nothing-better")}
		}
		return lines
	}}, nil
}

// settle breaks a rubber off. It must be said twice.
func (t *Table) settle(context.Context, string) (spoken.Said, error) {
	s := t.session.State()
	rubber := s.Rubber
	if s.Board.Over() {
		rubber = rubber.With(s.Board)
	}
	settled, err := rubber.Settle()
	switch {
	case !s.Board.Over():
		return nil, spoken.Answer(text.T("spoken.bridge.not-over"))
	case err != nil:
		return nil, err
	case !t.settling:
		t.settling = true
		return nil, spoken.Answer(text.T("spoken.bridge.settle-again", "Outcome", bridgetext.Outcome(settled, t.config.User.Seat.Side())))
	}
	if err := t.session.Settle(); err != nil {
		return nil, err
	}
	t.ended = false // the end is told
	return nil, nil
}
