package lessons

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/lesson"
	"github.com/superbridge/superbridge/game/learning"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

func newDeals(step lesson.Step) bool { return step.Deals.Number > 0 }

// A miss whose write is pending when the next deal begins isn't lost when that deal is saved.
func TestAMissOnItsWayIsNotLost(t *testing.T) {
	s := newStore()
	at := atKind(t, s, lesson.Free, newDeals).taking.place()
	s.steps = newStore().steps
	r := &room{store: s}
	options := r.options(at)
	var waiting []func()
	now := func(f func()) { f() }
	options.Runner = background.NewRunnerWith(func(f func()) { waiting = append(waiting, f) }, now)
	work := func() {
		for len(waiting) > 0 {
			f := waiting[0]
			waiting = waiting[1:]
			f()
		}
	}
	r.Screen = New(widget.NewArt(cardart.Style{}), options)
	t.Cleanup(r.Close)
	test.NewTempWindow(t, r.Content()).Resize(fyne.NewSize(1024, 700))
	work()
	step, _ := r.taking.step()
	r.taking.missed(lesson.Verdict{Why: "missed", Number: 9, Wanted: 1})
	r.dealer.layDeal(step, r.board().now)
	work()
	journal := r.board().laid.Journal
	if err := journal.Append(r.board().now); err != nil {
		t.Fatal(err)
	}
	if kept := s.steps[at]; kept.Tries != 1 || kept.Board == "" {
		t.Errorf("kept is %+v", kept)
	}
}

// A finished deal with too many missed cards that is resumed says so again, and isn't counted twice. One that is played
// on is.
func TestADealThatWasMissedCountsOnce(t *testing.T) {
	s := newStore()
	r := atKind(t, s, lesson.Free, newDeals)
	step, at := r.step(), r.taking.place()
	bad := lesson.Verdict{Why: "missed", Number: 9, Wanted: 1}
	r.playsDeal(t)
	r.taking.passed = false // it may have been played well
	before := r.taking.tries
	r.dealer.looked(step, bad)
	if r.taking.tries != before+1 {
		t.Fatalf("%d misses are counted, want %d", r.taking.tries, before+1)
	}
	row := s.steps[at]
	row.Passed = false
	s.steps[at] = row
	again := enter(t, s, at)
	if again.board().now.Phase() != bridge.Finished {
		t.Fatal("the deal isn't over")
	}
	tries := again.taking.tries
	again.taking.passed = false
	again.dealer.looked(step, bad)
	if p := pageOf(again.taking, again.table); again.taking.tries != tries || p.Said == "" || p.Right || again.taking.passed {
		t.Errorf("%d misses are counted, want %d; it says %q", again.taking.tries, tries, p.Said)
	}
	again.dealer.newDeal()
	again.playsDeal(t)
	again.taking.passed, tries = false, again.taking.tries
	again.dealer.looked(step, bad)
	if again.taking.tries != tries+1 {
		t.Errorf("of the next deal %d misses are counted", again.taking.tries-tries)
	}
}

// The table doesn't reveal the answer: how many tricks a contract needs, and how many are won. Once it is answered it
// shows them again.
func TestTheTableDoesNotAnswer(t *testing.T) {
	asked := 0
	for _, l := range lesson.Course() {
		for _, step := range l.Steps {
			if step.Ask == nil || step.Ask.By != "needs" && step.Ask.By != "won NS" {
				continue
			}
			asked++
			s := newStore()
			r := enter(t, s, learning.Place{Lesson: l.ID, Step: step.ID})
			before := r.board().laid.Quiet
			r.answerBy(step.Right())
			if after := enter(t, s, r.taking.place()).board().laid.Quiet; !before || after {
				t.Errorf("%s of %s: quiet %t, and once it is answered %t", step.ID, l.ID, before, after)
			}
		}
	}
	if asked < 5 {
		t.Errorf("only %d steps ask that", asked)
	}
}

// MiniBridge has no auction, so its lesson doesn't mention one while hands are only looked at.
func TestNoAuctionIsSpokenOfAtMiniBridge(t *testing.T) {
	for _, id := range []string{"points", "ten", "fourteen", "strong", "second"} {
		if laid := enter(t, newStore(), learning.Place{Lesson: "minibridge", Step: id}).board().laid; !laid.Quiet || !laid.Given {
			t.Errorf("%s: quiet %t, nobody has dealt %t", id, laid.Quiet, laid.Given)
		}
	}
}

// The path opens at the lesson of the last act, where home continues too.
func TestThePathOpensWhereItGoesOn(t *testing.T) {
	s := newStore()
	r := enter(t, s, learning.Place{Lesson: lesson.Course()[4].ID})
	r.Leave()
	if next := r.Stretches(); !next[0].Next || next[4].Next {
		t.Error("a look at a lesson is taken for a beginning")
	}
	r.Key(fyne.KeyReturn)
	r.Key(fyne.KeyReturn)
	r.Leave()
	if next := r.Stretches(); next[0].Next || !next[4].Next {
		t.Error("the course doesn't go on where something was done last")
	}
	options := r.options(learning.Place{})
	options.From = 12
	from := New(widget.NewArt(cardart.Style{}), options)
	t.Cleanup(from.Close)
	if !from.Stretches()[12].Next || from.path.Chosen != 12 {
		t.Errorf("the path opens with lesson %d", from.path.Chosen+1)
	}
}

// step returns the step that is taken.
func (r *room) step() lesson.Step {
	step, _ := r.taking.step()
	return step
}

// If only the auction counts, a lead before the verdict isn't shown on the table.
func TestNoLeadLiesBehindAnAuctionThatIsAllOfAStep(t *testing.T) {
	s := newStore()
	r := atKind(t, s, lesson.Played, func(step lesson.Step) bool { return step.Play.Auction })
	step, _ := r.taking.step()
	b := r.board()
	over := b.now
	for over.Phase() == bridge.AuctionPhase {
		call := bridge.Pass
		if over.Turn().Side() == lesson.Learner.Side() {
			call, _ = bidding.Read(&over.Table, over.Auction()).Choose(over.Hand(over.Turn()))
		}
		next, err := over.Apply(bridge.Called(call))
		if err != nil {
			t.Fatal(err)
		}
		over = next
	}
	b.now = over
	b.put(t, bridge.Played(over.View(over.Actor()).LegalPlays().Cards()[0]))
	again := enter(t, s, learning.Place{Lesson: r.taking.lesson.ID, Step: step.ID})
	for what, r := range map[string]*room{"at once": r, "taken up again": again} {
		if !r.taking.passed || !r.board().laid.Still || len(r.board().now.Events()) != over.Opening() {
			t.Errorf("%s: %v lie on the table", what, r.board().now.Events())
		}
		if p := pageOf(r.taking, r.table); !p.Replays || !p.Rebids {
			t.Errorf("%s: it can't be bid again: %+v", what, p)
		}
	}
}
