// Package assess measures how well a finished board was bid and played, with all hands
// open: against what [dd] finds.
//
// A card costs a trick if its side could have had one more with another card, everybody
// playing his best from there on. So what declarer's side took in the end is what it
// could take before the opening lead, and what the lead and the defence lost, less what
// declarer lost. Who can't see all hands must lose some: what counts is how the numbers
// compare with those of other players.
//
// A contract is compared with par by what it scores if it is played double-dummy, so that
// the play doesn't matter to it.
package assess

import (
	"context"
	"errors"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/dd"
)

// Options say what is judged. With 68 cards the first tricks take seconds, some of them
// minutes, and par takes minutes.
type Options struct {
	From   int  // cards are judged when no hand holds more than so many
	Par    bool // the contract is judged
	Memory int  // bytes for the tables; 0 is [dd.DefaultMemory]
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

	// OffPar is, with [Options.Par], how many points the contract is worth more than par to
	// North-South. Passing out is worth nothing.
	OffPar int
}

var errUnfinished = errors.New("assess: the board is not finished")

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
	par, err := dd.Par(tricks, b.Rules, b.Dealer, b.Vul)
	if err != nil {
		return 0, err
	}
	c := b.Contract()
	worth := b.Rules.Score(c, b.Vul.Has(c.Declarer.Side()), tricks[c.Declarer][c.Strain].Min).Total()
	if c.Declarer.Side() == card.EW {
		worth = -worth
	}
	return worth - par.Points, nil
}

// judge judges the cards, and a claim.
func (r *Report) judge(ctx context.Context, b bridge.Board, o Options) error {
	calls := len(b.Auction().Calls)
	before := b.Prefix(calls)
	worth, known := 0, false // declarer's tricks in all if both sides play their best from here on
	for i, e := range b.Events()[calls:] {
		after, err := before.Apply(e)
		if err != nil {
			panic(err) // it has been applied before
		}
		if before.Left() > o.From {
			before = after
			continue
		}
		if !known {
			if worth, err = solve(ctx, before, o); err != nil {
				return err
			}
			known = true
			if i == 0 {
				r.Gain = b.DeclarerTricks() - worth
			}
		}
		next, err := worthAfter(ctx, before, after, worth, o)
		if err != nil {
			return err
		}
		r.note(i, e, worth-next)
		before, worth = after, next
	}
	return nil
}

// note adds what the i-th act of the play lost of declarer's tricks; what is less than
// nothing the defence lost.
func (r *Report) note(i int, e bridge.Event, lost int) {
	loss := &r.Declarer
	if lost < 0 {
		loss, lost = &r.Defence, -lost
	}
	if i == 0 && e.Kind == bridge.PlayKind {
		r.Led = true
		loss = &r.Lead
	}
	loss.Tricks += lost
	if lost > 0 && e.Kind == bridge.PlayKind {
		loss.Cards++
	}
}

// solve returns declarer's tricks in all.
func solve(ctx context.Context, b bridge.Board, o Options) (int, error) {
	p, err := dd.At(b)
	if err != nil {
		return 0, err
	}
	tricks, err := dd.Solve(ctx, p, dd.Options{Memory: o.Memory})
	if err != nil {
		return 0, err
	}
	if declarer := b.Contract().Declarer.Side(); b.Turn().Side() != declarer {
		return b.Won(declarer) + b.Left() - tricks.Min, nil
	}
	return b.DeclarerTricks() + tricks.Min, nil
}

// worthAfter returns declarer's tricks in all after an act, when before it they were worth.
// A card can only lose some for its side, and mostly it doesn't: that is one question,
// which is easier than how many.
func worthAfter(ctx context.Context, before, after bridge.Board, worth int, o Options) (int, error) {
	if after.Phase() == bridge.Finished {
		return after.DeclarerTricks(), nil
	}
	if before.View(before.Turn()).LegalPlays().Len() == 1 {
		return worth, nil
	}
	p, err := dd.At(after)
	if err != nil {
		return 0, err
	}
	side, declarer := before.Turn().Side(), before.Contract().Declarer.Side()
	ours := worth
	if side != declarer {
		ours = before.Rules.Tricks() - worth
	}
	for ; ; ours-- {
		answer, err := dd.AtLeast(ctx, p, side, ours-after.Won(side), dd.Options{Memory: o.Memory})
		switch {
		case err != nil:
			return 0, err
		case answer == dd.Yes && side == declarer:
			return ours, nil
		case answer == dd.Yes:
			return before.Rules.Tricks() - ours, nil
		}
	}
}
