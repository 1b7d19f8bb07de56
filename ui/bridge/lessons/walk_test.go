package lessons

import (
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/lesson"
	"github.com/superbridge/superbridge/game/learning"
)

// right does the right act in the current step, in as few keys and acts as possible. What would take long, such as
// winning by ruffs, is recorded as done.
func (r *room) right(t *testing.T) {
	t.Helper()
	step, _ := r.taking.step()
	b := r.board()
	switch step.Kind() {
	case lesson.Asked:
		r.answerBy(step.Right())
	case lesson.Carded:
		for _, c := range b.now.View(b.now.Actor()).LegalPlays().Cards() {
			if step.Did(b.now, bridge.Played(c)).Right {
				b.act(t, bridge.Played(c))
				break
			}
		}
	case lesson.Called:
		c, err := bridge.ParseCall(step.Call.Right)
		if err != nil {
			t.Fatal(err)
		}
		e := bridge.Called(c)
		if b.now.Phase() == bridge.ChoicePhase {
			e = bridge.Chosen(c)
		}
		b.act(t, e)
	case lesson.Played:
		r.playsOut(t, step)
	case lesson.Free:
		if step.Deals.Rubber == 0 {
			r.playsDeal(t)
			break
		}
		r.Key(fyne.KeyReturn)
		if r.said[len(r.said)-1] != "rubber of "+r.taking.lesson.ID {
			t.Errorf("Enter led to %v", r.said)
		}
		r.taking.pass()
	}
	if !r.taking.passed && step.Kind() != lesson.Show {
		r.taking.pass()
	}
}

// playsOut bids a board as the players do, and then claims all that is left for the learner's side.
func (r *room) playsOut(t *testing.T, step lesson.Step) {
	t.Helper()
	b := r.board()
	for b.now.Phase() == bridge.AuctionPhase {
		call := bridge.Pass
		if b.now.Turn().Side() == lesson.Learner.Side() || !step.Play.Silent {
			call, _ = bidding.Read(&b.now.Table, b.now.Auction()).Choose(b.now.Hand(b.now.Turn()))
		}
		b.put(t, bridge.Called(call))
	}
	if b.now.Phase() == bridge.Finished || step.Play.Auction {
		return
	}
	for b.now.Turn().Side() != lesson.Learner.Side() {
		b.put(t, bridge.Played(b.now.View(b.now.Actor()).LegalPlays().Cards()[0]))
	}
	b.put(t, bridge.Claimed(b.now.Left()))
}

// playsDeal plays a new deal with cards that come first.
func (r *room) playsDeal(t *testing.T) {
	t.Helper()
	b := r.board()
	for b.now.Phase() != bridge.Finished {
		switch v := b.now.View(b.now.Actor()); b.now.Phase() {
		case bridge.AuctionPhase:
			call, _ := bidding.Read(&b.now.Table, b.now.Auction()).Choose(b.now.Hand(b.now.Turn()))
			b.put(t, bridge.Called(call))
		case bridge.ChoicePhase:
			b.put(t, bridge.Chosen(v.LegalChoices()[0]))
		default:
			b.put(t, bridge.Claimed(0))
		}
	}
}

// Each lesson is taken by keys from its first step to the last. Each step is left in the middle and taken up again by another screen, at
// the same point, and the panel always fits beside the table of the smallest window without being scrolled.
func TestEachLessonByKeys(t *testing.T) {
	for _, l := range lesson.Course() {
		t.Run(l.ID, func(t *testing.T) {
			s := newStore()
			r := enter(t, s, learning.Place{Lesson: l.ID, Step: l.Steps[0].ID})
			for i, step := range l.Steps {
				if r.taking == nil || r.taking.at != i {
					t.Fatalf("it is not at step %s", step.ID)
				}
				r.fits(t)
				r.right(t)
				r.fits(t)
				if !r.taking.mayGoOn() {
					t.Fatalf("step %s can't be passed", step.ID)
				}
				if b := r.board(); b.Covered() {
					r.Endings()[0].Do()
				} else {
					r.Key(fyne.KeyReturn)
				}
			}
			if r.taking.lesson.ID != l.ID || r.taking.at != len(l.Steps) || !r.Progress().Passed(l.Outline()) {
				t.Fatalf("at the end it is at step %d of lesson %s", r.taking.at, r.taking.lesson.ID)
			}
			for _, step := range l.Steps {
				if !s.steps[learning.Place{Lesson: l.ID, Step: step.ID}].Passed {
					t.Errorf("it isn't kept that step %s is passed", step.ID)
				}
			}
			r.fits(t)
			r.Key(fyne.KeyReturn)
			switch {
			case l.Number == len(lesson.Course()):
				if r.taking != nil {
					t.Errorf("behind the last lesson comes lesson %d", r.taking.lesson.Number)
				}
			case r.taking == nil || r.taking.lesson.Number != l.Number+1:
				t.Errorf("behind it comes %+v", r.taking)
			}
		})
	}
}

// fits fails if the panel has to be scrolled.
func (r *room) fits(t *testing.T) {
	t.Helper()
	if r.panel.Scrolls() {
		step, _ := r.taking.step()
		t.Errorf("the panel of step %s of lesson %s doesn't fit", step.ID, r.taking.lesson.ID)
	}
}
