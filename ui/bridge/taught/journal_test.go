package taught

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bridgetest"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/storage"
)

// shelf holds steps in memory, until it fails.
type shelf struct {
	steps []storage.LessonStep
	fails error
}

func (s *shelf) KeepLessonStep(_ context.Context, l storage.LessonStep) error {
	if s.fails == nil {
		s.steps = append(s.steps, l)
	}
	return s.fails
}

var now = time.Date(2026, 11, 23, 9, 0, 0, 0, time.UTC)

func newJournal(s *shelf, step storage.LessonStep, done int) *Journal {
	return NewJournal(s, step, done, func() time.Time { return now })
}

func begun(t *testing.T, rules bridge.Rules, dealer card.Seat, events ...string) bridge.Board {
	t.Helper()
	b, err := bridge.NewBoard(rules, rules.Deck.Seeded(3, 1, 1), dealer, bridge.VulNS)
	for _, text := range events {
		e, parseErr := bridge.ParseEvent(text)
		if parseErr != nil {
			t.Fatal(parseErr)
		}
		if err == nil {
			b, err = b.Apply(e)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func TestEachActIsKeptBeforeItIsShown(t *testing.T) {
	s := &shelf{}
	step := storage.LessonStep{Lesson: "ruff", Step: "play", Hints: 1, Undos: 2, Tries: 3}
	j := newJournal(s, step, 1)
	b := begun(t, bridge.Duplicate(), card.South, "1H", "Pass", "4H")
	for _, do := range []func() error{
		func() error { return j.Begin(b.Prefix(0)) },
		func() error { return j.Append(b.Prefix(1)) },
		func() error { return j.Append(b) },
		j.Hinted,
		func() error { return j.Undo(b.Prefix(1)) },
		j.Settle,
	} {
		if err := do(); err != nil {
			t.Fatal(err)
		}
	}
	row := func(hints, undos, events int) storage.LessonStep {
		return storage.LessonStep{Lesson: "ruff", Step: "play", At: now, Hints: hints, Undos: undos, Tries: 3, Board: BoardText(1, b.Prefix(events))}
	}
	want := []storage.LessonStep{row(1, 2, 0), row(1, 2, 1), row(1, 2, 3), row(2, 2, 3), row(2, 3, 1)}
	if !slices.Equal(s.steps, want) {
		t.Errorf("kept is\n%+v, want\n%+v", s.steps, want)
	}
	if got := j.Step(); got != want[len(want)-1] {
		t.Errorf("it says %+v", got)
	}
}

// An act that can't be saved hasn't happened.
func TestAnActThatCannotBeKept(t *testing.T) {
	s := &shelf{}
	j := newJournal(s, storage.LessonStep{Lesson: "ruff", Step: "play"}, 0)
	b := begun(t, bridge.Duplicate(), card.South, "1H")
	if err := j.Append(b); err != nil {
		t.Fatal(err)
	}
	before := j.Step()
	s.fails = errors.New("the disk is full")
	for _, do := range []func() error{func() error { return j.Append(b.Prefix(0)) }, j.Hinted, func() error { return j.Undo(b.Prefix(0)) }} {
		if err := do(); !errors.Is(err, s.fails) {
			t.Errorf("it fails with %v", err)
		}
	}
	if got := j.Step(); got != before {
		t.Errorf("it says %+v", got)
	}
}

// Boards of all games come back from each of their events on.
func TestBoardsComeBack(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 9))
	for _, rules := range bridge.Games() {
		b, err := bridge.NewBoard(rules, rules.Shuffle(r), card.West, bridge.VulNone)
		if err != nil {
			t.Fatal(err)
		}
		whole := bridgetest.Play(r, b)
		for n := range len(whole.Events()) + 1 {
			text := BoardText(n, whole.Prefix(n))
			done, got, err := ReadBoard(text, rules)
			if err != nil || done != n || BoardText(done, got) != text {
				t.Fatalf("%s: %q comes back as %q, %v", rules.Name, text, BoardText(done, got), err)
			}
		}
	}
}

func TestWhatIsNoBoard(t *testing.T) {
	rules := bridge.Duplicate()
	good := BoardText(0, begun(t, rules, card.South, "1H"))
	if _, _, err := ReadBoard(good, rules); err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{
		"", "x", "0 1 N None", "-1" + good[1:], "x" + good[1:], good + ",", good + ",1C", good + ",SA", "0 ZZZZZZZZZZZZZZZZZZZZZZZZZZ N None 1H",
		"0 ! N None 1H", "0 1 Q None 1H", "0 1 N Some 1H", "0 1 N None nonsense",
	} {
		if _, _, err := ReadBoard(text, rules); err == nil {
			t.Errorf("%q is one", text)
		}
	}
}
