package spoken

import (
	"bytes"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/storage"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/spoken"
)

// courseByLines types lines in a lesson, and returns what is said and the steps that are kept then.
func courseByLines(t *testing.T, dir string, number int, typed string) (said string, kept map[string]storage.LessonStep) {
	t.Helper()
	store, err := bridgestore.Open(dir, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	course, err := OpenCourse(t.Context(), CourseOptions{Store: store, Lesson: number, Adviser: bot.Player{}, Now: time.Now, Random: rand.New(rand.NewPCG(1, 2))})
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	loop := spoken.Loop{Game: course, Reader: spoken.NewLines(strings.NewReader(typed)), Speaker: spoken.Printer{Out: &out}, Manner: spoken.Manner{Detail: spoken.Normal}}
	if err := loop.Run(t.Context()); err != nil {
		t.Fatal(err)
	}
	steps, err := store.LessonSteps(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	kept = map[string]storage.LessonStep{}
	for _, s := range steps {
		kept[s.Lesson+"/"+s.Step] = s
	}
	return out.String(), kept
}

// Answers are judged, with the reason, and kept where the window keeps them; the lesson goes on there the next time.
func TestCourse(t *testing.T) {
	dir := t.TempDir()
	said, kept := courseByLines(t, dir, 1, strings.Repeat("\n", 5)+"clubs\nnonsense\nhearts\n")
	for _, want := range []string{"Welcome to bridge", "You have three clubs.", "makes no sense here", "Yes, five hearts."} {
		if !strings.Contains(said, want) {
			t.Errorf("it doesn't say %q:\n%s", want, said)
		}
	}
	if s := kept["trick/longest"]; !s.Passed || s.Tries != 1 || !kept["trick/welcome"].Passed {
		t.Errorf("it keeps %+v", kept)
	}
	said, _ = courseByLines(t, dir, 1, "")
	if !strings.Contains(said, "Step 7 of") {
		t.Errorf("it goes on with\n%s", said)
	}
	said, _ = courseByLines(t, dir, 0, "99\n")
	for _, want := range []string{"Lesson 16:", "You have done 6 of its", "There are lessons from 1 to 16."} {
		if !strings.Contains(said, want) {
			t.Errorf("the list lacks %q:\n%s", want, said)
		}
	}
}

// A card that is wrong isn't played, and why is said; one that is right is. A hint is kept.
func TestCourseCard(t *testing.T) {
	said, kept := courseByLines(t, t.TempDir(), 1, strings.Repeat("next\n", 23)+"step\nhint\n\n")
	if !strings.Contains(said, "Hint: ") || kept["trick/ruff"].Hints != 1 || !kept["trick/ruff"].Passed {
		t.Errorf("%+v after\n%s", kept["trick/ruff"], said)
	}
}
