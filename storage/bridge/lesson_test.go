package bridge_test

import (
	"context"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/storage"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/storage/storagetest"
)

// lessonsDone are two steps of a lesson and one of another, as they are kept.
func lessonsDone() []storage.LessonStep {
	return []storage.LessonStep{
		{Lesson: "trick", Step: "turn", At: start, Passed: true},
		{Lesson: "trick", Step: "follow", At: start.Add(time.Second), Hints: 1, Undos: 2, Tries: 3, Passed: true, Board: "SK S4 S2 SJ"},
		{Lesson: "winners", Step: "count", At: start.Add(1500 * time.Millisecond), Tries: 1},
	}
}

// exercises are some that have been answered.
func exercises() []bridgestore.Practised {
	return []bridgestore.Practised{
		{Kind: "count", Key: "AQ5.KJ4.KQ73.Q62", Level: 1, Right: true, At: start},
		{Kind: "lead", Key: "K83.AJ942.Q5.T62 3N", Level: 2, Tries: 2, Hints: 1, At: start.Add(time.Hour)},
		{Kind: "count", Key: "AQ5.KJ4.KQ73.Q62", Level: 1, At: start.Add(2 * time.Hour)},
	}
}

// learn keeps them all, and fails unless they are there then.
func learn(t testing.TB, s *bridgestore.Store) {
	t.Helper()
	ctx := context.Background()
	for _, l := range lessonsDone() {
		check(t, s.KeepLessonStep(ctx, l))
	}
	for _, p := range exercises() {
		check(t, s.KeepPractised(ctx, p))
	}
	learnt(t, s, lessonsDone(), exercises())
}

// learnt fails unless just these steps and exercises are kept.
func learnt(t testing.TB, s *bridgestore.Store, steps []storage.LessonStep, done []bridgestore.Practised) {
	t.Helper()
	ctx := context.Background()
	if got := must(s.LessonSteps(ctx)); !slices.Equal(got, steps) {
		t.Errorf("the steps are\n%+v, want\n%+v", got, steps)
	}
	if got := must(s.Practised(ctx, "", time.Time{})); !slices.Equal(got, done) {
		t.Errorf("practised is\n%+v, want\n%+v", got, done)
	}
}

func TestLearning(t *testing.T) {
	dir, ctx := t.TempDir(), context.Background()
	s := open(t, dir)
	learnt(t, s, nil, nil)
	learn(t, s)
	check(t, s.Close())
	s = open(t, dir)
	learnt(t, s, lessonsDone(), exercises())

	// A step replaces its earlier state, even when it starts from nothing.
	again := storage.LessonStep{Lesson: "trick", Step: "follow", At: start.Add(time.Minute), Board: "SK"}
	check(t, s.KeepLessonStep(ctx, again))
	all := lessonsDone()
	learnt(t, s, []storage.LessonStep{all[0], all[2], again}, exercises())
	if got := must(s.LessonSteps(ctx, all[2].Lesson)); !slices.Equal(got, all[2:3]) {
		t.Errorf("of one lesson there are %+v", got)
	}
	check(t, s.ForgetLesson(ctx, "trick"))
	learnt(t, s, all[2:], exercises())
	check(t, s.ForgetLesson(ctx, all[2].Lesson))
	learnt(t, s, nil, exercises())
}

func TestPractisedOfAKind(t *testing.T) {
	s, ctx, all := open(t, t.TempDir()), context.Background(), exercises()
	learn(t, s)
	for _, tt := range []struct {
		kind  string
		since time.Time
		want  []bridgestore.Practised
	}{
		{"count", time.Time{}, []bridgestore.Practised{all[0], all[2]}},
		{"count", start.Add(time.Millisecond), all[2:]},
		{"", start.Add(time.Hour), all[1:]},
		{"opening", time.Time{}, nil},
	} {
		if got := must(s.Practised(ctx, tt.kind, tt.since)); !slices.Equal(got, tt.want) {
			t.Errorf("%q since %v: %+v, want %+v", tt.kind, tt.since, got, tt.want)
		}
	}
}

// What is done in lessons and practice counts nowhere else.
func TestLearningIsNoHistory(t *testing.T) {
	s, ctx := open(t, t.TempDir()), context.Background()
	learn(t, s)
	if n := must(s.Boards("")); n > 0 || len(must(s.FindBoards(ctx, bridgestore.Filter{}))) > 0 || len(must(s.Rubbers())) > 0 {
		t.Errorf("there are %d boards", n)
	}
}

// What was learned goes out with the whole history and comes back, also in the middle of it; of a step the newer state stays.
func TestLearningGoesOutAndIn(t *testing.T) {
	from, to, ctx := open(t, t.TempDir()), open(t, t.TempDir()), context.Background()
	learn(t, from)
	keep(t, from)
	all := lines(t, from, "")
	if only := lines(t, from, "SuperBridge"); strings.Contains(only, "lesson") || !strings.HasPrefix(all, only) {
		t.Errorf("of one game goes out\n%s", only)
	}
	newer := lessonsDone()[0]
	newer.At, newer.Hints, newer.Undos, newer.Tries, newer.Passed, newer.Board = newer.At.Add(time.Hour), 7, 8, 9, false, "SK"
	check(t, to.KeepLessonStep(ctx, newer))
	check(t, to.KeepPractised(ctx, exercises()[1]))
	mixed := strings.Split(strings.TrimSuffix(all, "\n"), "\n") // the rubber's line, its board, steps, exercises
	mixed[1], mixed[2] = mixed[2], mixed[1]
	for _, text := range []string{strings.Join(mixed, "\n"), all} {
		done, err := take(to, text)
		check(t, err)
		if want := map[bool]int{true: 4, false: 0}[text != all]; done.Learned != want {
			t.Errorf("%d things are new, want %d", done.Learned, want)
		}
	}
	learnt(t, to, append(lessonsDone()[1:], newer), exercises())
	if n := must(to.Boards("")); n != 1 {
		t.Errorf("there are %d boards", n)
	}
	// And so it does into a step that is older here.
	done, err := take(from, lines(t, to, ""))
	check(t, err)
	learnt(t, from, append(lessonsDone()[1:], newer), exercises())
	if done.Learned != 1 {
		t.Errorf("%d things are new", done.Learned)
	}
}

func TestWhatIsNotLearned(t *testing.T) {
	s := open(t, t.TempDir())
	for _, line := range []string{
		`{"lesson":"trick","at":1}`, `{"lesson":"trick","step":"","at":1}`, `{"lesson":"trick","step":"turn"}`, `{"practised":"count","at":1}`,
		`{"lesson":"trick","step":"turn","key":"x","at":1}`, `{"practised":"count","key":"x","board":"y","at":1}`,
		`{"lesson":"trick","step":"turn","practised":"count","key":"x","at":1}`, `{"lesson":"trick","step":"turn","hints":-1,"at":1}`,
		`{"lesson":"trick","step":"turn","at":1,"colour":"red"}`, `{"lesson":1,"step":"turn","at":1}`, `{"lesson":"trick"`,
	} {
		if _, err := take(s, line); err == nil {
			t.Errorf("%s is added", line)
		}
	}
	learnt(t, s, nil, nil)
}

// What opens a folder to read can't keep anything in it.
func TestLearningForReadingOnly(t *testing.T) {
	dir := tidy(t)
	s := must(bridgestore.OpenReadOnly(dir))
	defer s.Close()
	unchanged(t, dir, func() {
		for _, err := range []error{
			s.KeepLessonStep(t.Context(), lessonsDone()[0]), s.ForgetLesson(t.Context(), "trick"), s.KeepPractised(t.Context(), exercises()[0]),
		} {
			if err == nil {
				t.Error("it was kept")
			}
		}
	})
}

// learning is the name of the folder in which a child takes lessons.
const learning = "learning"

// stepWords is the number of acts of a step before it is practised.
const stepWords = 5

// A program that takes lessons is killed. Everything reported as stored is there, and it continues from exactly there.
func TestKillWhileLearning(t *testing.T) {
	dir := filepath.Join(t.TempDir(), learning)
	kills := storagetest.Kills{
		Dir:    dir,
		Known:  func(line string) bool { return strings.HasPrefix(line, "step ") },
		More:   func(rounds int, _ []string) bool { return rounds < some(20) },
		Stored: func(int) []string { return learntIn(t, dir) },
	}
	spoken, unspoken := kills.Run(t)
	t.Logf("%d acts; %d times one had been kept that was not told", len(spoken), unspoken)
	if len(spoken) < some(200) {
		t.Errorf("only %d acts", len(spoken))
	}
}

// learntIn returns a line for each act in the steps of a folder and each exercise, in order.
func learntIn(t *testing.T, dir string) []string {
	s, err := bridgestore.OpenReadOnly(dir)
	check(t, err)
	defer s.Close()
	storedIn(t, s) // it is in order
	return must(learntLines(s))
}

func learntLines(s *bridgestore.Store) (all []string, err error) {
	ctx := context.Background()
	steps, err := s.LessonSteps(ctx)
	if err != nil {
		return nil, err
	}
	done, err := s.Practised(ctx, "", time.Time{})
	if err != nil {
		return nil, err
	}
	for i, l := range steps {
		for n, word := range strings.Fields(l.Board) {
			all = append(all, actLine(l.Step, n+1, word))
		}
		if i < len(done) {
			all = append(all, practisedLine(done[i].Key))
		}
	}
	return all, nil
}

func actLine(step string, act int, word string) string {
	return fmt.Sprintf("step %s, act %d: %s", step, act, word)
}

func practisedLine(key string) string { return "step " + key + " practised" }

// learnOn continues with the last step, and then takes one after the other.
func learnOn(dir string, out io.Writer) error {
	s, err := bridgestore.Open(dir, time.Now)
	if err != nil {
		return err
	}
	lines, err := learntLines(s)
	if err != nil {
		return err
	}
	fmt.Fprintln(out, storagetest.OnFrom(lines))
	ctx := context.Background()
	for n := len(lines); ; n++ {
		step, act := strconv.Itoa(n/(stepWords+1)), n%(stepWords+1)
		if act == stepWords {
			if err := s.KeepPractised(ctx, bridgestore.Practised{Kind: "count", Key: step, At: start}); err != nil {
				return err
			}
			fmt.Fprintln(out, practisedLine(step))
			continue
		}
		words := []string{"1C", "Pass", "2N", "SA", "H3"}[:act+1]
		// Each step is kept at a time of its own: they are read in that order.
		l := storage.LessonStep{Lesson: "trick", Step: step, At: start.Add(time.Duration(n) * time.Second), Board: strings.Join(words, " ")}
		if err := s.KeepLessonStep(ctx, l); err != nil {
			return err
		}
		fmt.Fprintln(out, actLine(step, act+1, words[act]))
	}
}
