package desk

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/lesson"
	"github.com/superbridge/superbridge/game/bridge/match"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/learning"
	"github.com/superbridge/superbridge/storage"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/choices"
	"github.com/superbridge/superbridge/ui/bridge/seating"
	"github.com/superbridge/superbridge/ui/bridge/taught"
)

// passed returns the saved form of the first steps of a lesson, passed from a time on.
func passed(l lesson.Lesson, steps int, at time.Time) (all []storage.LessonStep) {
	for i := range steps {
		all = append(all, storage.LessonStep{Lesson: l.ID, Step: l.Steps[i].ID, Passed: true, At: at.Add(time.Duration(i) * time.Second)})
	}
	return all
}

func TestNextStep(t *testing.T) {
	course, now := lesson.Course(), time.Now()
	whole := func(lessons ...int) (all []storage.LessonStep) {
		for _, n := range lessons {
			all = append(all, passed(course[n-1], len(course[n-1].Steps), now)...)
		}
		return all
	}
	for _, tt := range []struct {
		name   string
		steps  []storage.LessonStep
		played choices.Played
		lesson int // its number; 0: there is none
		step   int
	}{
		{"nothing is done", nil, choices.Never, 1, 0},
		{"nothing is done by who knows 52 cards", nil, choices.With52, 13, 0},
		{"in the first lesson", passed(course[0], 2, now), choices.Never, 1, 2},
		{"the first is passed", whole(1), choices.Never, 2, 0},
		{"somewhere in the middle", append(whole(1), passed(course[4], 1, now)...), choices.Never, 5, 1},
		{"the middle is passed", whole(1, 5), choices.Never, 6, 0},
		{"the last is passed, and others aren't", whole(1, 2, 3, 16), choices.Never, 4, 0},
		{"who knows 52 cards is through", whole(13, 14, 15, 16), choices.With52, 0, 0},
		{"all is passed", whole(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16), choices.Never, 0, 0},
		{"a lesson that there is no more", []storage.LessonStep{{Lesson: "juggling", Step: "throw"}}, choices.Never, 1, 0},
	} {
		l, step, ok := nextStep(course, tt.steps, tt.played)
		number := 0
		if ok {
			number = l + 1
		}
		if number != tt.lesson || step != tt.step {
			t.Errorf("%s: it goes on at step %d of lesson %d, want %d of %d", tt.name, step, number, tt.step, tt.lesson)
		}
		if from, want := goesOn(course, tt.steps, tt.played), max(tt.lesson-1, 0); from != want {
			t.Errorf("%s: the path goes on from lesson %d, want %d", tt.name, from+1, want+1)
		}
	}
}

// The home screen leads only learners to the lessons.
func TestWhoLearns(t *testing.T) {
	course := lesson.Course()
	for _, tt := range []struct {
		name   string
		played choices.Played
		steps  int // passed of the first lesson
		rubber bool
		want   string // the offer, or ""
	}{
		{"has never played", choices.Never, 0, false, "1: 1"},
		{"is in the first lesson", choices.Never, 2, false, "1: 3"},
		{"knows 52 cards", choices.With52, 0, false, "13: 1"},
		{"wants the table", choices.Knows, 0, false, ""},
		{"wanted the table, and then looked at the lessons", choices.Knows, 1, false, "1: 2"},
		{"wants the table, and has played there", choices.Knows, 1, true, ""},
		{"was never asked, and plays", choices.Unasked, 0, true, ""},
		{"has played, and has chosen the lessons", choices.Never, 1, true, "1: 2"},
	} {
		store, err := bridgestore.Open(t.TempDir(), time.Now)
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range passed(course[0], tt.steps, time.Now()) {
			if err := store.KeepLessonStep(t.Context(), s); err != nil {
				t.Fatal(err)
			}
		}
		other := storage.LessonStep{Lesson: "chess-pieces", Step: "welcome", Passed: true, At: time.Now().Add(time.Hour)}
		if err := store.KeepLessonStep(t.Context(), other); err != nil { // of another family, and the last one
			t.Fatal(err)
		}
		if tt.rubber {
			south := card.South
			if _, err := store.NewRubber(bridge.SuperBridge(), 4, &south); err != nil {
				t.Fatal(err)
			}
		}
		got := ""
		if l, err := (reader{seating.Reader{Store: store}, tt.played}).learning(t.Context()); err != nil {
			t.Error(err)
		} else if l != nil {
			got = fmt.Sprintf("%d: %d", l.Number, l.Step)
		}
		if got != tt.want {
			t.Errorf("who %s is offered %q, want %q", tt.name, got, tt.want)
		}
		store.Close()
	}
}

// The step of the course that wants a rubber is passed only by a finished rubber that was begun after it.
func TestTheRubberOfTheLastLesson(t *testing.T) {
	course := lesson.Course()
	last := course[len(course)-1]
	var at learning.Place
	for _, s := range last.Steps {
		if s.Deals != nil && s.Deals.Rubber > 0 {
			at = learning.Place{Lesson: last.ID, Step: s.ID}
		}
	}
	rules, deals := taught.RubberOf(at)
	if at.Step == "" || deals != 4 || rules.Name != bridge.SuperBridge().Name {
		t.Fatalf("the last lesson has a rubber of %d deals of %s", deals, rules.Name)
	}
	now := time.Date(2026, 11, 23, 10, 0, 0, 0, time.UTC)
	store, err := bridgestore.Open(t.TempDir(), func() time.Time { now = now.Add(time.Minute); return now })
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	play := func(rules bridge.Rules, length, boards int) {
		t.Helper()
		south := card.South
		id, err := store.NewRubber(rules, length, &south)
		if err != nil {
			t.Fatal(err)
		}
		p := bot.Player{}
		m := &match.Match{Players: [4]match.Player{p, p, p, p}, Journal: store.Journal(id, "")}
		r := rand.New(rand.NewPCG(4, 4))
		if _, err := m.Session(t.Context(), session.Session{Rules: rules, Length: boards}, func() card.Deal { return rules.Shuffle(r) }); err != nil {
			t.Fatal(err)
		}
	}
	isPassed := func() bool {
		t.Helper()
		steps, err := taught.Steps(t.Context(), store)
		if err != nil {
			t.Fatal(err)
		}
		return taught.StepOf(steps, at).Passed
	}
	play(rules, 4, 4) // before the step
	now = now.Add(time.Minute)
	if err := store.KeepLessonStep(t.Context(), storage.LessonStep{Lesson: at.Lesson, Step: at.Step, At: now, Board: taught.OfRubber}); err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		rules          bridge.Rules
		length, boards int
		want           bool
	}{{bridge.Duplicate(), 4, 4, false}, {rules, 4, 3, false}, {rules, 1, 1, false}, {rules, 4, 4, true}} {
		if play(tt.rules, tt.length, tt.boards); isPassed() != tt.want {
			t.Errorf("after %d of %d deals of %s the step is passed: %v", tt.boards, tt.length, tt.rules.Name, !tt.want)
		}
	}
	if steps, err := store.LessonSteps(t.Context()); err != nil || !steps[0].Passed {
		t.Errorf("that isn't kept: %+v, %v", steps, err)
	}
}
