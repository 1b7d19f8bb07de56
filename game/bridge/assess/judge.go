package assess

import (
	"context"
	"errors"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

// Judged is an act of the play, a card or a claim, with what it came to.
type Judged struct {
	Event int       // its index among the events of the board
	Seat  card.Seat // whose card it was, dummy's too; who claimed
	// Cost is how many tricks it lost its side. Of a claim it is less than 0 where the others
	// gave too much.
	Cost int
	// Better are the cards that would have been better: first those worth a trick more at
	// least, then those worth two more, and so on up to Cost.
	Better []card.Hand
	// Unknown says that there may be more to it: [Options.Nodes] were used up. It cost as much
	// as Cost at least, a card; of a claim nothing is known then.
	Unknown bool
}

// Gain returns how many tricks more a card would have been worth, as far as that is known.
func (act Judged) Gain(c card.Card) int {
	tricks := 0
	for _, better := range act.Better {
		if better.Has(c) {
			tricks++
		}
	}
	return tricks
}

// Judge judges what was played on a finished board, act by act. It begins with the last,
// for what ends of boards are worth takes next to nothing to find, and helps with what
// comes before. It is for one goroutine at a time.
type Judge struct {
	board   bridge.Board
	options Options
	solver  *dd.Solver

	next   int  // index of the event that is judged next
	worth  int  // declarer's tricks in all, if everybody plays his best after it,
	proved bool // if that is known
}

var errUnfinished = errors.New("assess: the board is not finished")

// NewJudge returns a judge of a board. It fails if that is not finished.
func NewJudge(b bridge.Board, o Options) (*Judge, error) {
	if b.Phase() != bridge.Finished {
		return nil, errUnfinished
	}
	return &Judge{
		board: b, options: o, solver: dd.NewSolver(o.Memory),
		next: len(b.Events()) - 1, worth: b.DeclarerTricks(), proved: true,
	}, nil
}

// Next judges the act before the one that was judged last. ok is false when there is none.
// It fails with the error of ctx; then it can be asked again, and goes on from there.
func (j *Judge) Next(ctx context.Context) (act Judged, ok bool, err error) {
	return j.judge(ctx, j.options.Nodes)
}

// Try is as Next with another limit of nodes, more than 0. Where they are not enough ok is false too, and the act is the next one still;
// what has been proved of it helps the next time.
func (j *Judge) Try(ctx context.Context, nodes int) (act Judged, ok bool, err error) {
	before := *j
	if act, ok, err = j.judge(ctx, nodes); act.Unknown {
		*j = before
		return Judged{}, false, nil
	}
	return act, ok, err
}

// judge judges the next act, with no more than some nodes; 0 is no limit.
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

// Skip goes past the act that would be judged next, for which act is what has been found
// before.
func (j *Judge) Skip(act Judged) {
	j.next--
	j.proved = j.proved && !act.Unknown
	j.add(act)
}

// Worth returns how many tricks declarer takes in all if everybody plays his best from the
// act on that was judged last, that one included; ok is false if it isn't known.
func (j *Judge) Worth() (tricks int, ok bool) { return j.worth, j.proved }

// Solver returns what the judge asks, which knows much about the contract's strain.
func (j *Judge) Solver() *dd.Solver { return j.solver }

// add adds to the worth what an act cost.
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

// card judges a card that was chosen from several. The question is what would have been
// worth more than that: mostly nothing is, and so it is one that is easier than how much
// each card is worth.
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

// solve finds what a board is worth that is not finished, if the nodes are enough.
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
