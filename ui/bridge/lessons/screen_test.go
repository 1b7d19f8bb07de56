package lessons

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/lesson"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/learning"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/bridge/taught"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// atKind opens the first step of a kind that satisfies so, in a new screen.
func atKind(t *testing.T, s *store, kind lesson.Kind, so func(lesson.Step) bool) *room {
	t.Helper()
	for _, l := range lesson.Course() {
		for _, step := range l.Steps {
			if step.Kind() == kind && so(step) {
				return enter(t, s, learning.Place{Lesson: l.ID, Step: step.ID})
			}
		}
	}
	t.Fatal("there is no such step")
	return nil
}

func whichever(lesson.Step) bool { return true }

// After a wrong answer the user is told why; it is counted, doesn't pass, and can be tried again.
func TestAWrongAnswer(t *testing.T) {
	s := newStore()
	r := atKind(t, s, lesson.Asked, func(step lesson.Step) bool { return len(step.Ask.Options) > 2 })
	step, _ := r.taking.step()
	for _, option := range step.Ask.Options {
		if option == step.Right() {
			continue
		}
		tries := r.taking.tries
		r.answerBy(option)
		if p := pageOf(r.taking, r.table); p.Said == "" || p.Right || r.taking.passed || r.taking.tries != tries+1 || r.taking.mayGoOn() {
			t.Fatalf("of %s it says %q", option, p.Said)
		}
	}
	r.Key(fyne.KeyPageUp)
	r.Key(fyne.KeyPageDown)
	r.answerBy(step.Right())
	if p := pageOf(r.taking, r.table); !p.Right || !r.taking.mayGoOn() {
		t.Errorf("the right answer isn't: %q", p.Said)
	}
	if kept := s.steps[r.taking.place()]; !kept.Passed || kept.Tries != len(step.Ask.Options)-1 {
		t.Errorf("kept is %+v", kept)
	}
}

// A number is typed or clicked, taken back, and given.
func TestANumber(t *testing.T) {
	r := atKind(t, newStore(), lesson.Asked, func(step lesson.Step) bool { return len(step.Ask.Options) == 0 && len(step.Right()) == 2 })
	step, _ := r.taking.step()
	r.types("7777777")
	if r.taking.answer.Typed != "77777" {
		t.Errorf("typed is %q", r.taking.answer.Typed)
	}
	for range 5 {
		r.Key(fyne.KeyBackspace)
	}
	r.Key(fyne.KeyReturn) // nothing is answered
	if r.taking.said != nil || r.taking.tries != 0 {
		t.Error("nothing is an answer")
	}
	for _, digit := range step.Right() {
		r.panel.Digits[digit].OnTapped()
	}
	r.panel.Do.OnTapped()
	if !r.taking.passed {
		t.Errorf("%s isn't right", r.taking.answer.Typed)
	}
	r.panel.Do.OnTapped()
	if now, _ := r.taking.step(); now.ID == step.ID {
		t.Error("a click on the button doesn't go on")
	}
}

// A wrong card isn't played; the right one is, it passes the step and is saved, and afterwards nothing more is.
func TestACard(t *testing.T) {
	s := newStore()
	r := atKind(t, s, lesson.Carded, whichever)
	step, _ := r.taking.step()
	before := r.board().now
	played := false
	for _, c := range before.View(before.Actor()).LegalPlays().Cards() {
		if step.Did(before, bridge.Played(c)).Right {
			continue
		}
		played = true
		if r.board().act(t, bridge.Played(c)) || pageOf(r.taking, r.table).Said == "" {
			t.Errorf("%v is played", c)
		}
	}
	if !played && r.board().act(t, bridge.Claimed(0)) {
		t.Error("a claim is right")
	}
	r.right(t)
	if kept := s.steps[r.taking.place()]; !kept.Passed || !pageOf(r.taking, r.table).Right || !r.board().laid.Still {
		t.Errorf("kept is %+v", kept)
	}
	now := r.board().now
	again := enter(t, s, r.taking.place())
	if got := again.board().now; len(got.Events()) != len(now.Events()) || !again.taking.mayGoOn() {
		t.Errorf("taken up again it stands after %d events, want %d", len(got.Events()), len(now.Events()))
	}
}

// A board that is being played is left and resumed; it is replayed from any trick, and that is noted.
func TestABoardIsTakenUpAgain(t *testing.T) {
	s := newStore()
	r := atKind(t, s, lesson.Played, func(step lesson.Step) bool { return step.On.Contract != "" })
	for range 9 {
		b := r.board()
		b.put(t, bridge.Played(b.now.View(b.now.Actor()).LegalPlays().Cards()[0]))
	}
	place, events := r.taking.place(), len(r.board().now.Events())
	r.Leave()
	if r.taking != nil || r.path == nil || r.table != nil {
		t.Error("it isn't the path that is shown")
	}
	again := enter(t, s, place)
	if got := len(again.board().now.Events()); got != events {
		t.Fatalf("it goes on after %d events, want %d", got, events)
	}
	if again.board().laid.From != again.taking.from || again.board().laid.Computer == nil {
		t.Error("what was played can't be taken back, or nobody plays on")
	}
	again.Rune('n')
	sheet, ok := again.sheets.Top().(*trickSheet)
	if !ok || len(sheet.tricks) < 2 {
		t.Fatalf("it isn't asked from which trick: %+v", sheet)
	}
	again.Key(fyne.KeyRight)
	again.Key(fyne.KeyReturn)
	b := again.board().now
	if len(b.Events()) >= events || len(b.Events()) <= again.taking.from || b.Trick().Len != 0 {
		t.Errorf("it goes on after %d events", len(b.Events()))
	}
	if kept := s.steps[place]; kept.Undos != 1 || kept.Passed {
		t.Errorf("kept is %+v", kept)
	}
}

// A saved board of another edition of a step, or a damaged one, isn't resumed.
func TestABoardThatIsNotTheStepsIsNotTakenUpAgain(t *testing.T) {
	r := atKind(t, newStore(), lesson.Played, func(step lesson.Step) bool {
		b, ok := step.Board()
		return ok && len(b.Events()) > 0
	})
	step, _ := r.taking.step()
	at, start := r.taking.place(), r.board().laid.Board
	other, err := bridge.NewBoard(start.Rules, start.Deal, start.Dealer.Next(1), start.Vul)
	if err != nil {
		t.Fatal(err)
	}
	for range len(start.Events()) + 1 {
		for _, call := range other.View(other.Actor()).LegalCalls() {
			if next, err := other.Apply(bridge.Called(call)); err == nil && next.Phase() == bridge.AuctionPhase {
				other = next
				break
			}
		}
	}
	if len(other.Events()) <= len(start.Events()) {
		t.Fatalf("after %d calls there are no more", len(other.Events()))
	}
	for _, text := range []string{taught.BoardText(0, other), "nonsense", taught.BoardText(0, start) + ",nonsense"} {
		s := newStore()
		s.steps[at] = storage.LessonStep{Lesson: at.Lesson, Step: at.Step, Board: text}
		r := enter(t, s, at)
		if got := r.board().laid.Board; !taught.Follows(got, start) || len(got.Events()) != len(start.Events()) {
			t.Errorf("of %q step %s lays %s", text, step.ID, taught.BoardText(0, got))
		}
	}
}

// A number of deals passed that can't be doesn't pass the step.
func TestMoreDealsPassedThanThereAre(t *testing.T) {
	r := atKind(t, newStore(), lesson.Free, func(step lesson.Step) bool { return step.Deals.Number > 0 })
	step, _ := r.taking.step()
	s := newStore()
	at := r.taking.place()
	s.steps[at] = storage.LessonStep{Lesson: at.Lesson, Step: at.Step, Board: taught.BoardText(99999, r.board().laid.Board)}
	if got := enter(t, s, at).taking.deals.passed; got >= step.Deals.Number {
		t.Errorf("%d of %d deals are passed", got, step.Deals.Number)
	}
}

// Starting again asks first. Then nothing of the lesson stays saved, and it begins with its first step.
func TestStartingAgain(t *testing.T) {
	s := newStore()
	first := lesson.Course()[0]
	r := enter(t, s, learning.Place{Lesson: first.ID, Step: first.Steps[0].ID})
	r.Key(fyne.KeyReturn)
	r.Key(fyne.KeyReturn)
	if len(s.steps) != 2 || r.taking.at != 2 {
		t.Fatalf("%d steps are kept, and it is at %d", len(s.steps), r.taking.at)
	}
	r.Key(fyne.KeyHome)
	r.Key(fyne.KeyEscape)
	if len(s.steps) != 2 || r.taking.at != 2 {
		t.Error("it starts again without being told")
	}
	r.Key(fyne.KeyHome)
	r.Key(fyne.KeyReturn)
	if len(s.steps) != 0 || r.taking.at != 0 || len(r.Kept) != 0 {
		t.Errorf("%d steps are kept, and it is at %d", len(s.steps), r.taking.at)
	}
}

// The path leads to where the course continues with Enter, to practice, and home.
func TestThePath(t *testing.T) {
	s := newStore()
	r := enter(t, s, learning.Place{})
	r.Key(fyne.KeyReturn)
	if r.taking == nil || r.taking.number != 0 || r.taking.at != 0 {
		t.Fatal("Enter doesn't begin with the first lesson")
	}
	r.Key(fyne.KeyReturn)
	r.Leave()
	if got := r.Stretches()[0]; !got.Begun() || got.Passed != 1 || got.Done {
		t.Errorf("the first lesson is %+v", got)
	}
	r.Key(fyne.KeyReturn)
	if r.taking.at != 1 {
		t.Errorf("it goes on with step %d", r.taking.at)
	}
	r.Leave()
	r.Key(fyne.KeyDown)
	r.Rune('x')
	r.Key(fyne.KeyEscape)
	if r.path.Chosen != 1 || len(r.said) != 2 || r.said[0] != "practice" || r.said[1] != "home" {
		t.Errorf("lesson %d is chosen, and it leads to %v", r.path.Chosen, r.said)
	}
}

// In new deals of MiniBridge a hint proposes a contract that the lesson accepts.
func TestAHintOnTheContractIsRight(t *testing.T) {
	r := atKind(t, newStore(), lesson.Free, func(step lesson.Step) bool { return step.Deals.Number > 0 })
	step, _ := r.taking.step()
	chosen := 0
	for range 20 {
		if b := r.board().now; b.Phase() == bridge.ChoicePhase && b.Actor() == lesson.Learner {
			advice, err := r.board().laid.Adviser.Advise(t.Context(), b.View(b.Actor()))
			if err != nil || !step.Did(b, advice.Event).Right {
				t.Errorf("%v is advised with %v, %v", advice.Event, b.Hand(b.Actor()), err)
			}
			if words := r.board().laid.Hint(advice); !strings.Contains(words, bridgetext.Call(advice.Event.Call)) {
				t.Errorf("the hint for %v says %q", advice.Event, words)
			}
			chosen++
		}
		r.dealer.newDeal()
	}
	if chosen < 10 {
		t.Errorf("a contract was chosen %d times of 20", chosen)
	}
}

// A hint at the table is put into the words of the step.
func TestAHintHasTheWordsOfTheStep(t *testing.T) {
	r := enter(t, newStore(), learning.Place{Lesson: "trick", Step: "turn"})
	b := r.board().now
	advice, err := r.board().laid.Adviser.Advise(t.Context(), b.View(b.Actor()))
	if err != nil {
		t.Fatal(err)
	}
	want := text.T("lesson.trick.turn.hint", "Card", text.Card(advice.Event.Card))
	if got := r.board().laid.Hint(advice); got != want {
		t.Errorf("the hint says %q, want %q", got, want)
	}
}

// The table doesn't show vulnerability before the course explains it.
func TestWhoIsVulnerableIsShownWhenItIsTaught(t *testing.T) {
	for place, even := range map[learning.Place]bool{
		{Lesson: "slam", Step: "game"}: true, {Lesson: "slam", Step: "free"}: true, {Lesson: "rivals", Step: "hand-1"}: true,
		{Lesson: "rivals", Step: "vulnerable"}: false, {Lesson: "score", Step: "welcome"}: false,
	} {
		if got := enter(t, newStore(), place).board().laid.Even; got != even {
			t.Errorf("%v: nothing is said of it: %v", place, got)
		}
	}
}

// Paging forward passes the steps that only show something, and no others.
func TestLeafingForwardPassesWhatIsOnlyShown(t *testing.T) {
	s := newStore()
	r := enter(t, s, learning.Place{Lesson: "trick", Step: "welcome"})
	for range len(r.taking.lesson.Steps) {
		r.Key(fyne.KeyPageDown)
	}
	for _, step := range r.taking.lesson.Steps {
		if got := s.steps[learning.Place{Lesson: "trick", Step: step.ID}].Passed; got != (step.Kind() == lesson.Show) {
			t.Errorf("%s is passed: %v", step.ID, got)
		}
	}
}

// The table hides dealer and auction until the course names them, and the points that a question is about.
func TestTheTableSaysNoMoreThanTheCourse(t *testing.T) {
	for place, want := range map[learning.Place]struct{ given, quiet bool }{
		{Lesson: "defence", Step: "fourth"}: {true, false}, {Lesson: "opening", Step: "bid"}: {false, false}, {Lesson: "rivals", Step: "hand-1"}: {false, false},
		{Lesson: "minibridge", Step: "open"}: {true, true}, {Lesson: "minibridge", Step: "together"}: {true, true}, {Lesson: "minibridge", Step: "choose"}: {true, false},
	} {
		if got := enter(t, newStore(), place).board().laid; got.Given != want.given || got.Quiet != want.quiet {
			t.Errorf("%v: given %v, quiet %v", place, got.Given, got.Quiet)
		}
	}
}

// If a question is answered with a card or a call, a click on it on the table answers: the right one is right.
func TestWhatShinesAnswers(t *testing.T) {
	cards, calls := 0, 0
	for _, l := range lesson.Course() {
		for _, step := range l.Steps {
			if step.Kind() != lesson.Asked {
				continue
			}
			b, laid := step.Board()
			for _, option := range step.Ask.Options {
				c, err := card.Parse(option)
				if err == nil {
					cards++
					r := enter(t, newStore(), learning.Place{Lesson: l.ID, Step: step.ID})
					seen := laid && b.Hand(lesson.Learner).Has(c)
					if !seen || r.board().laid.OnCard == nil || !r.board().laid.OnCard(c) || r.taking.passed != (option == step.Right()) {
						t.Errorf("%s.%s: a click on %s doesn't answer", l.ID, step.ID, option)
					}
				}
				if call, err := bridge.ParseCall(option); err == nil {
					calls++
					r := enter(t, newStore(), learning.Place{Lesson: l.ID, Step: step.ID})
					if p := r.board().laid; b.Phase() != bridge.AuctionPhase || !slices.Contains(step.Halo, "box") || !slices.Contains(p.Options, call) {
						t.Errorf("%s.%s: %s isn't in a box that shines", l.ID, step.ID, option)
						continue
					}
					if r.board().laid.OnCall(call); r.taking.passed != (option == step.Right()) {
						t.Errorf("%s.%s: a click on %s doesn't answer", l.ID, step.ID, option)
					}
				}
			}
		}
	}
	if cards < 3 || calls < 10 {
		t.Errorf("there are %d cards and %d calls", cards, calls)
	}
}

// A suit is answered with any of its cards, and the winner of a trick with the card that was played to it.
func TestCardsAnswerForSuitsAndSeats(t *testing.T) {
	for place, click := range map[learning.Place]string{
		{Lesson: "trick", Step: "longest"}: "H9", {Lesson: "trick", Step: "king"}: "SK", {Lesson: "trick", Step: "two"}: "H2", {Lesson: "finesse", Step: "from"}: "H4",
	} {
		r := enter(t, newStore(), place)
		c, err := card.Parse(click)
		if err != nil {
			t.Fatal(err)
		}
		if !r.board().laid.OnCard(c) || !r.taking.passed {
			t.Errorf("%v: a click on %s doesn't answer", place, click)
		}
	}
}

// The card that was played stays in the next steps, after going back and forward, and on another day.
func TestAPlayedCardStaysOnTheTable(t *testing.T) {
	s := newStore()
	r := enter(t, s, learning.Place{Lesson: "trick", Step: "ruff"})
	king, _ := card.Parse("HK")
	if !r.board().act(t, bridge.Played(king)) {
		t.Fatal("the king isn't played")
	}
	last := func() string {
		all := r.board().now.Events()
		return all[len(all)-1].String()
	}
	for _, key := range []fyne.KeyName{fyne.KeyReturn, fyne.KeyPageUp, fyne.KeyPageDown} {
		if r.Key(key); last() != "HK" {
			t.Errorf("after %s %s lies there", key, last())
		}
	}
	r = enter(t, s, learning.Place{Lesson: "trick", Step: "play"})
	if last() != "HK" || pageOf(r.taking, r.table).Turn != "" {
		t.Errorf("on another day %s lies there; %q", last(), pageOf(r.taking, r.table).Turn)
	}
	if p := pageOf(r.taking, r.table); p.Count != "Tricks taken: 1 of 7" {
		t.Errorf("the count is %q", p.Count)
	}
	r = enter(t, newStore(), learning.Place{Lesson: "making", Step: "play"})
	if p := pageOf(r.taking, r.table); p.Turn != "The cards are back as they were in trick 1." {
		t.Errorf("it says %q of a deal that begins again", p.Turn)
	}
}

// The lessons' times add up to the time of the course.
func TestTheCourseSaysHowLongItTakes(t *testing.T) {
	r := enter(t, newStore(), learning.Place{Lesson: "trick", Step: "welcome"})
	if p := pageOf(r.taking, r.table); p.Head != text.TN("lessons.head-takes", lesson.Course()[0].Minutes(), "Number", 1) {
		t.Errorf("at its beginning it says %q", p.Head)
	}
	hours := float64(lesson.Minutes(lesson.Course())) / 60
	for _, id := range []string{"lessons.title-takes", "welcome.never.about"} {
		if !strings.Contains(text.T(id), "about two to three hours") || hours <= 2 || hours >= 3 {
			t.Errorf("%s says %q, and it takes %.1f hours", id, text.T(id), hours)
		}
	}
}
