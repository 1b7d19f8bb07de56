// Package assess measures how well a finished board was bid and played, with all hands
// open: against what [dd] finds.
//
// A card costs a trick if its side could have had one more with another card, everybody
// playing his best from there on. So what declarer's side took in the end is what it
// could take before the opening lead, and what the lead and the defence lost, less what
// declarer lost. A player who can't see all hands must lose some: what counts is how the numbers
// compare with those of other players.
//
// A contract is compared with par by what it scores if it is played double-dummy, so that
// the play doesn't matter to it.
package assess

import (
	"context"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

// Options say what is judged. With 68 cards the first tricks take seconds, some of them
// minutes, and par takes minutes.
type Options struct {
	From   int  // cards are judged when no hand holds more cards than this
	Par    bool // the contract is judged
	Memory int  // bytes for the tables; 0 is [dd.DefaultMemory]
	// Nodes is how many cards are tried at most to judge an act of the play, about; 0 is no
	// limit.
	Nodes int
}

// Loss is what acts of one side cost.
type Loss struct {
	Cards  int // how many cards cost something
	Tricks int // what they cost together, and what was lost by a claim
}

// Report is what came of a board. What was not judged is 0.
type Report struct {
	PassedOut bool

	Led      bool // an opening lead was judged
	Lead     Loss // by it
	Declarer Loss // dummy's cards too
	Defence  Loss // but for the opening lead
	// Gain is how many tricks declarer took more than he could against best defence, the
	// opening lead included, if cards were judged from there on.
	Gain int
	// Unknown is how many cards were not judged to the end, because [Options.Nodes] were used
	// up. Then Gain is 0.
	Unknown int

	// OffPar is, with [Options.Par], how many points the contract is worth more than par to
	// North-South. Passing out is worth nothing.
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

// offPar returns how many points a board's contract is worth more than par.
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

// note adds what an act of the play lost; first says that it opened the play.
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
