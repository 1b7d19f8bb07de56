package assess

import (
	"context"
	"errors"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

// Judged is the judgement of an act of the play, a card or a claim.
type Judged struct {
	Event int       // its index among the events of the board
	Seat  card.Seat // the seat of the card, even dummy's; or the claimer
	// Cost is the number of tricks that it lost its side. For a claim it is negative if the others gave too much.
	Cost int
	// Better lists the better cards: first those worth at least one more trick, then those worth at least two more, and
	// so on up to Cost.
	Better []card.Hand
	// Unknown says that [Options.Nodes] were used up. A card then cost at least Cost; nothing is known about a claim.
	Unknown bool
}

// Gain returns the number of tricks that a card would have gained, as far as known.
func (act Judged) Gain(c card.Card) int {
	tricks := 0
	for _, better := range act.Better {
		if better.Has(c) {
			tricks++
		}
	}
	return tricks
}

// Judge judges what was played on a finished board, act by act. It starts with the last, as ends of boards take almost
// no time, and help with what comes before. It is for one goroutine at a time.
type Judge struct {
	board   bridge.Board
	options Options
	solver  *dd.Solver

	next   int  // index of the event to judge next
	worth  int  // declarer's total tricks with best play after it
	proved bool // whether that is known
}

var errUnfinished = errors.New("assess: the board is not finished")

// NewJudge returns a judge of a board. It fails if the board isn't finished.
func NewJudge(b bridge.Board, o Options) (*Judge, error) {
	if b.Phase() != bridge.Finished {
		return nil, errUnfinished
	}
	return &Judge{
		board: b, options: o, solver: dd.NewSolver(o.Memory),
		next: len(b.Events()) - 1, worth: b.DeclarerTricks(), proved: true,
	}, nil
}

// Next judges the act before the one judged last. ok is false when there is none. It fails with the error of ctx; it
// can then be called again, and continues from there.
func (j *Judge) Next(ctx context.Context) (act Judged, ok bool, err error) {
	return j.judge(ctx, j.options.Nodes)
}

// Try is like Next with another limit of nodes, more than 0. If they aren't enough ok is false too, and the act stays
// the next one; what has been proved about it helps the next time.
func (j *Judge) Try(ctx context.Context, nodes int) (act Judged, ok bool, err error) {
	before := *j
	if act, ok, err = j.judge(ctx, nodes); act.Unknown {
		*j = before
		return Judged{}, false, nil
	}
	return act, ok, err
}

// judge judges the next act with at most some nodes; 0 for no limit.
func (j *Judge) judge(ctx context.Context, nodes int) (act Judged, ok bool, err error) {
	if err := ctx.Err(); err != nil {
		return Judged{}, false, err
	}
	if j.next < j.board.Opening() {
		return Judged{}, false, nil
	}
	before := j.board.Prefix(j.next)
	if before.Left() > j.options.From {
		return Judged{}, false, nil
	}
	act = Judged{Event: j.next, Seat: before.Turn()}
	if j.board.Events()[j.next].Kind == bridge.ClaimKind {
		act.Seat = before.Actor()
		err = j.claim(ctx, before, nodes, &act)
	} else if before.View(before.Turn()).LegalPlays().Len() > 1 {
		err = j.card(ctx, before, nodes, &act)
	}
	if err != nil {
		return Judged{}, false, err
	}
	j.next--
	return act, true, nil
}

// Skip skips the next act, whose judgement is already known to be act.
func (j *Judge) Skip(act Judged) {
	j.next--
	j.proved = j.proved && !act.Unknown
	j.add(act)
}

// Worth returns declarer's total tricks if everybody plays his best from the act judged last, inclusive; ok is false if
// they aren't known.
func (j *Judge) Worth() (tricks int, ok bool) { return j.worth, j.proved }

// Solver returns the judge's solver, which knows much about the contract's strain.
func (j *Judge) Solver() *dd.Solver { return j.solver }

// add adds the cost of an act to the worth.
func (j *Judge) add(act Judged) {
	if act.Seat.Side() == j.board.Contract().Declarer.Side() {
		j.worth += act.Cost
	} else {
		j.worth -= act.Cost
	}
}

// claim judges the claim that ended the board.
func (j *Judge) claim(ctx context.Context, before bridge.Board, nodes int, act *Judged) error {
	got := j.worth
	if err := j.solve(ctx, before, nodes); err != nil {
		return err
	}
	if act.Unknown = !j.proved; act.Unknown {
		return nil
	}
	if act.Cost = j.worth - got; act.Seat.Side() != before.Contract().Declarer.Side() {
		act.Cost = -act.Cost
	}
	return nil
}

// card judges a card that was chosen from several. It asks which cards are worth more than that one: usually none,
// which is easier to find than the value of each card.
func (j *Judge) card(ctx context.Context, before bridge.Board, nodes int, act *Judged) error {
	if !j.proved {
		if err := j.solve(ctx, j.board.Prefix(j.next+1), nodes); err != nil {
			return err
		}
		if !j.proved {
			act.Unknown = true
			return nil
		}
	}
	p, err := dd.At(before)
	if err != nil {
		return err
	}
	side := act.Seat.Side()
	declares := side == before.Contract().Declarer.Side()
	took := j.worth
	if !declares {
		took = before.Rules.Tricks() - took
	}
	for rest := took - before.Won(side); rest < before.Left() && !act.Unknown; rest++ {
		plays, err := j.solver.Reach(ctx, p, rest+1, nodes)
		if err != nil {
			return err
		}
		var better card.Hand
		for _, play := range plays {
			switch {
			case play.Tricks.Min > rest:
				better = better.Union(play.Cards)
			case play.Tricks.Max > rest:
				act.Unknown = true
			}
		}
		if better == (card.Hand{}) {
			break
		}
		act.Better = append(act.Better, better)
	}
	act.Cost = len(act.Better)
	j.proved = !act.Unknown
	j.add(*act)
	return nil
}

// solve finds the value of an unfinished board, if the nodes are enough.
func (j *Judge) solve(ctx context.Context, b bridge.Board, nodes int) error {
	p, err := dd.At(b)
	if err != nil {
		return err
	}
	tricks, err := j.solver.Solve(ctx, p, nodes)
	if err != nil {
		return err
	}
	side, declarer := b.Turn().Side(), b.Contract().Declarer.Side()
	j.worth, j.proved = b.Won(side)+tricks.Min, tricks.Exact()
	if side != declarer {
		j.worth = b.Rules.Tricks() - j.worth
	}
	return nil
}
