package lessons

import (
	"context"
	"math/rand/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/assess"
	"github.com/superbridge/superbridge/game/bridge/lesson"
	"github.com/superbridge/superbridge/game/bridge/review"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/bridge/taught"
	"github.com/superbridge/superbridge/ui/bridge/tutor"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// deals are the new deals of a step that are played one after another. The zero value is of a step without any.
type deals struct {
	passed int                // before the one on the table
	cancel context.CancelFunc // of background work, or nil
	looks  bool               // the background work is judging the finished board
	told   bool               // the board was over when it was resumed, and its misses have been counted
}

// stop cancels background work.
func (d *deals) stop() {
	if d.cancel != nil {
		d.cancel()
		d.cancel = nil
	}
	d.looks = false
}

// dealer deals the new deals of steps at the desk, and judges them.
type dealer struct {
	*desk
	work    background.Work
	adviser review.Adviser
	random  *rand.Rand // used on Fyne's goroutine
	goOn    func()     // to the next step
}

// Limits of the review's search for the cost of a card, as at a table.
const (
	reviewNodes  = 4_000_000
	reviewMemory = 64 << 20
)

// begin begins or continues the deals of a step.
func (d *dealer) begin(step lesson.Step, done storage.LessonStep) {
	t := d.taking
	if step.Deals.Rubber > 0 {
		d.lay(d.bare(tutor.Position{Journal: quiet{}}))
		return
	}
	rules, err := bridge.RulesNamed(t.lesson.Rules)
	if err != nil {
		d.fails(err)
		return
	}
	passed, b, err := taught.ReadBoard(done.Board, rules)
	if err != nil {
		d.newDeal()
		return
	}
	t.deals.passed = min(passed, step.Deals.Number-1)
	switch over := b.Phase() == bridge.Finished; {
	case over && t.passed:
		t.said, t.judged = &lesson.Verdict{Right: true}, true
	case over:
		t.deals.told = true
	}
	d.layDeal(step, b)
}

// layDeal lays a deal of a step on the table, as far as it has been played.
func (d *dealer) layDeal(step lesson.Step, b bridge.Board) {
	t := d.taking
	t.journal.Deal(t.deals.passed)
	d.lay(tutor.Position{Board: b, Dealt: true, Even: !t.vulnerable(), Journal: t.journal, Computer: step.Player(), Halo: step.Halo, Adviser: taught.Choosing{Step: step, Board: b, Adviser: d.adviser},
		Hint: t.hinter(step)})
}

// newDeal deals for the current step. It may take a moment if not every deal fits.
func (d *dealer) newDeal() {
	t := d.taking
	step, _ := t.step()
	t.deals.stop()
	t.judged, t.said, t.deals.told = false, nil, false
	d.lay(d.bare(tutor.Position{Journal: quiet{}}))
	ctx, cancel := context.WithCancel(d.work.Ctx)
	t.deals.cancel = cancel
	random := rand.New(rand.NewPCG(d.random.Uint64(), d.random.Uint64()))
	d.work.Runner.Run(ctx, func() func() {
		b, err := step.New(ctx, random)
		return func() {
			t.deals.stop()
			if err != nil {
				d.fails(err)
				return
			}
			d.layDeal(step, b)
			d.show()
		}
	})
}

// dealt records the progress of a step's deal. At its end the deal is judged.
func (d *dealer) dealt(step lesson.Step, now play.State) {
	t, b := d.taking, now.Board
	switch over := b.Phase() == bridge.Finished && !now.Waits(); {
	case over && !t.judged:
		t.judged = true
		d.lookBack(step, b)
	case !over && t.judged: // something has been taken back
		t.deals.stop()
		t.judged, t.said, t.deals.told = false, nil, false
	}
}

// lookBack looks in the background for cards that were missed.
func (d *dealer) lookBack(step lesson.Step, b bridge.Board) {
	t := d.taking
	ctx, cancel := context.WithCancel(d.work.Ctx)
	t.deals.stop()
	t.deals.cancel, t.deals.looks = cancel, true
	options := review.Options{
		Adviser: d.adviser,
		Whose:   func(b bridge.Board) bool { return learner.Acts(b.Table) && b.Phase() == bridge.PlayPhase },
		Assess:  assess.Options{From: b.Rules.Tricks(), Nodes: reviewNodes, Memory: reviewMemory},
	}
	d.work.Runner.Run(ctx, func() func() {
		work, err := review.New(b, options)
		for err == nil && !work.Found().Complete() {
			err = work.Step(ctx)
		}
		return func() {
			t.deals.stop()
			if err != nil {
				d.fails(err)
				return
			}
			d.looked(step, lesson.Missed(b, work.Found().Moments))
		}
	})
}

// learner is the part that the user has in a board of a lesson.
var learner = bridge.User{Seat: lesson.Learner, BothHands: true}

// looked records the verdict on a deal.
func (d *dealer) looked(step lesson.Step, v lesson.Verdict) {
	t := d.taking
	if !v.Right {
		if t.said = &v; !t.deals.told {
			t.missed(v)
		}
		d.show()
		return
	}
	t.said = &v
	if t.deals.passed+1 >= step.Deals.Number {
		t.pass()
	}
	d.show()
}

// endings returns the action when a deal of a step is over: the next step, the next deal, or another one.
func (d *dealer) endings() []tutor.Ending {
	return []tutor.Ending{{Label: text.T("lessons.go-on"), Key: text.T("key.enter"), Do: d.nextDeal}}
}

// nextDeal continues after a finished deal.
func (d *dealer) nextDeal() {
	t := d.taking
	switch {
	case t.said == nil: // it is still being looked at
	case t.passed:
		d.goOn()
	default:
		if t.said.Right {
			t.deals.passed++
		}
		d.newDeal()
		d.show()
	}
}
