// Package assess measures how well a finished board was bid and played, double-dummy, against the results of
// [dd].
//
// A card costs a trick if its side could have taken one more with another card, everybody playing his best
// from there on. So declarer's tricks are those possible before the opening lead, plus the losses of the lead
// and the defence, minus declarer's losses. A player who can't see all hands must lose some: what matters is
// the comparison with other players.
//
// A contract is compared with par by its double-dummy score, so that the play doesn't matter.
package assess

import (
	"context"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

// Options say what is judged. With 68 cards the first tricks take seconds, some of them minutes, and par
// takes minutes.
type Options struct {
	From   int  // cards are judged once no hand has more cards than this
	Par    bool // the contract is judged
	Memory int  // bytes for the tables; 0 is [dd.DefaultMemory]
	// Nodes is the approximate maximum number of nodes for judging one act of the play; 0 for no limit.
	Nodes int
}

// Loss is the cost of one side's acts.
type Loss struct {
	Cards  int // number of cards that cost something
	Tricks int // their total cost, and the loss by a claim
}

// Report is the assessment of a board. What was not judged is 0.
type Report struct {
	PassedOut bool

	Led      bool // an opening lead was judged
	Lead     Loss // by it
	Declarer Loss // dummy's cards too
	Defence  Loss // except the opening lead
	// Gain is the number of tricks that declarer took beyond those possible against best defence, the opening
	// lead included, if cards were judged from there on.
	Gain int
	// Unknown is the number of cards not judged completely, because [Options.Nodes] were used up. Then Gain
	// is 0.
	Unknown int

	// OffPar is, with [Options.Par], the value of the contract minus par, in points for North-South. Passing
	// out is worth nothing.
	OffPar int
}

// Board returns the report on a finished board. It fails if the board is not finished, or
// with the error of ctx.
func Board(ctx context.Context, b bridge.Board, o Options) (Report, error) {
	if b.Phase() != bridge.Finished {
		return Report{}, errUnfinished
	}
	r := Report{PassedOut: b.Contract().PassedOut()}
	if o.Par {
		off, err := offPar(ctx, b, o)
		if err != nil {
			return Report{}, err
		}
		r.OffPar = off
	}
	if r.PassedOut {
		return r, nil
	}
	if err := r.judge(ctx, b, o); err != nil {
		return Report{}, err
	}
	return r, nil
}

// offPar returns the value of a board's contract minus par, in points.
func offPar(ctx context.Context, b bridge.Board, o Options) (int, error) {
	tricks, err := dd.Table(ctx, b.Deal, dd.Options{Memory: o.Memory, Threads: 1})
	if err != nil {
		return 0, err
	}
	par, err := dd.ParOf(tricks, b.Table)
	if err != nil {
		return 0, err
	}
	c := b.Contract()
	worth := b.Worth(c, tricks[c.Declarer][c.Strain].Min)
	if c.Declarer.Side() == card.EW {
		worth = -worth
	}
	return worth - par.Points, nil
}

// judge judges the cards, and a claim.
func (r *Report) judge(ctx context.Context, b bridge.Board, o Options) error {
	judge, err := NewJudge(b, o)
	if err != nil {
		return err
	}
	whole := false
	for {
		act, ok, err := judge.Next(ctx)
		if err != nil {
			return err
		}
		if !ok {
			break
		}
		if act.Unknown {
			r.Unknown++
		}
		whole = act.Event == b.Opening()
		r.note(b, act, whole)
	}
	if whole && r.Unknown == 0 {
		r.Gain = r.Lead.Tricks + r.Defence.Tricks - r.Declarer.Tricks
	}
	return nil
}

// note adds the loss of an act of the play; first says that it opened the play.
func (r *Report) note(b bridge.Board, act Judged, first bool) {
	isCard := b.Events()[act.Event].Kind == bridge.PlayKind
	side, lost := act.Seat.Side(), act.Cost
	if lost < 0 {
		side, lost = side.Other(), -lost
	}
	loss := &r.Defence
	switch {
	case first && isCard:
		r.Led = !act.Unknown
		loss = &r.Lead
	case side == b.Contract().Declarer.Side():
		loss = &r.Declarer
	}
	loss.Tricks += lost
	if lost > 0 && isCard {
		loss.Cards++
	}
}
