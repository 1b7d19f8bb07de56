package lessons

import (
	"context"
	"math/rand/v2"
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/assess"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/lesson"
	"github.com/superbridge/superbridge/game/bridge/review"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/bridge/tutor"
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

// Limits of the review's search for the cost of a card, as at a table.
const (
	reviewNodes  = 4_000_000
	reviewMemory = 64 << 20
)

// dealOn begins or continues the deals of a step.
func (s *Screen) dealOn(step lesson.Step, done bridgestore.LessonStep) {
	t := s.taking
	if step.Deals.Rubber > 0 {
		s.lay(s.bare(tutor.Position{Journal: quiet{}}))
		return
	}
	rules, err := bridge.RulesNamed(t.lesson.Rules)
	if err != nil {
		s.fails(err)
		return
	}
	passed, b, err := ReadBoard(done.Board, rules)
	if err != nil {
		s.newDeal()
		return
	}
	t.deals.passed = min(passed, step.Deals.Number-1)
	switch over := b.Phase() == bridge.Finished; {
	case over && t.passed:
		t.said, t.judged = &lesson.Verdict{Right: true}, true
	case over:
		t.deals.told = true
	}
	s.layDeal(step, b)
}

// layDeal lays a deal of a step on the table, as far as it has been played.
func (s *Screen) layDeal(step lesson.Step, b bridge.Board) {
	t := s.taking
	t.journal.deal(t.deals.passed)
	s.lay(tutor.Position{Board: b, Dealt: true, Even: !s.vulnerable(), Journal: t.journal, Computer: step.Player(), Halo: step.Halo, Adviser: choosing{step, b, s.options.Adviser},
		Hint: s.hinter(step)})
}

// choosing advises in new deals: on the contract, where declarer chooses it, as the lessons teach, and otherwise like a
// good player.
type choosing struct {
	step  lesson.Step
	board bridge.Board
	play.Adviser
}

// Advise implements play.Adviser.
func (c choosing) Advise(ctx context.Context, v bridge.View) (bot.Advice, error) {
	if v.Phase() == bridge.ChoicePhase {
		for _, call := range slices.Backward(v.LegalChoices()) { // no-trumps and the majors first
			if e := bridge.Chosen(call); c.step.Did(c.board, e).Right {
				return bot.Advice{Event: e}, nil
			}
		}
	}
	return c.Adviser.Advise(ctx, v)
}

// newDeal deals for the current step. It may take a moment if not every deal fits.
func (s *Screen) newDeal() {
	t := s.taking
	step, _ := t.step()
	t.deals.stop()
	t.judged, t.said, t.deals.told = false, nil, false
	s.lay(s.bare(tutor.Position{Journal: quiet{}}))
	ctx, cancel := context.WithCancel(s.work.Ctx)
	t.deals.cancel = cancel
	random := rand.New(rand.NewPCG(s.options.Random.Uint64(), s.options.Random.Uint64()))
	s.work.Runner.Run(ctx, func() func() {
		b, err := step.New(ctx, random)
		return func() {
			t.deals.stop()
			if err != nil {
				s.fails(err)
				return
			}
			s.layDeal(step, b)
			s.show()
		}
	})
}

// dealt records the progress of a step's deal. At its end the deal is judged.
func (s *Screen) dealt(step lesson.Step, now play.State) {
	t, b := s.taking, now.Board
	switch over := b.Phase() == bridge.Finished && !now.Waits(); {
	case over && !t.judged:
		t.judged = true
		s.lookBack(step, b)
	case !over && t.judged: // something has been taken back
		t.deals.stop()
		t.judged, t.said, t.deals.told = false, nil, false
	}
}

// lookBack looks in the background for cards that were missed.
func (s *Screen) lookBack(step lesson.Step, b bridge.Board) {
	t := s.taking
	ctx, cancel := context.WithCancel(s.work.Ctx)
	t.deals.stop()
	t.deals.cancel, t.deals.looks = cancel, true
	options := review.Options{
		Adviser: s.options.Adviser,
		Whose:   func(b bridge.Board) bool { return learner.Acts(b.Table) && b.Phase() == bridge.PlayPhase },
		Assess:  assess.Options{From: b.Rules.Tricks(), Nodes: reviewNodes, Memory: reviewMemory},
	}
	s.work.Runner.Run(ctx, func() func() {
		work, err := review.New(b, options)
		for err == nil && !work.Found().Complete() {
			err = work.Step(ctx)
		}
		return func() {
			t.deals.stop()
			if err != nil {
				s.fails(err)
				return
			}
			s.looked(step, lesson.Missed(b, work.Found().Moments))
		}
	})
}

// learner is the part that the user has in a board of a lesson.
var learner = bridge.User{Seat: lesson.Learner, BothHands: true}

// looked records the verdict on a deal.
func (s *Screen) looked(step lesson.Step, v lesson.Verdict) {
	t := s.taking
	if !v.Right {
		if t.said = &v; !t.deals.told {
			s.missed(v)
		}
		s.show()
		return
	}
	t.said = &v
	if t.deals.passed+1 >= step.Deals.Number {
		s.pass()
	}
	s.show()
}

// dealEndings returns the action when a deal of a step is over: the next step, the next deal, or another one.
func (s *Screen) dealEndings() []tutor.Ending {
	return []tutor.Ending{{Label: text.T("lessons.go-on"), Key: text.T("key.enter"), Do: s.nextDeal}}
}

// nextDeal continues after a finished deal.
func (s *Screen) nextDeal() {
	t := s.taking
	switch {
	case t.said == nil: // it is still being looked at
	case t.passed:
		s.goOn()
	default:
		if t.said.Right {
			t.deals.passed++
		}
		s.newDeal()
		s.show()
	}
}

// rubber leads to the rubber of a step; ok is false if it has none.
func (s *Screen) rubber() (ok bool) {
	step, here := s.taking.step()
	if !here || step.Deals == nil || step.Deals.Rubber == 0 {
		return false
	}
	place := s.taking.place()
	s.settle()
	s.options.OnRubber(place, step.Deals.Rubber)
	return true
}
