//go:build window

package e2e

import (
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// lessonSteps reads the saved steps of lessons, as trick/welcome, the most recent last; a passed one is followed by an
// asterisk, and a board in progress by its number of acts.
func lessonSteps(dir string) []string {
	query := exec.Command("sqlite3", "-batch", "-separator", " ", "file:"+filepath.Join(dir, "superbridge.db")+"?mode=ro",
		"SELECT lesson || '/' || step || iif(passed, '*', '') || iif(board <> '', ':' || (length(board) - length(replace(board, ',', '')) + 1), '') FROM lesson_step ORDER BY at, step")
	out, err := query.Output()
	if err != nil {
		return nil // the file is just being made
	}
	return strings.Fields(string(out))
}

// learn does something in a lesson until a step is saved as wanted: the window may not listen at the first attempt.
func (p *program) learn(t *testing.T, want string, do func()) {
	t.Helper()
	for tries := 0; tries < 6; tries++ {
		p.mustRun(t)
		do()
		kept := asking(p.dir, func() bool { return slices.Contains(lessonSteps(p.dir), want) })
		for until := time.Now().Add(3 * time.Second); time.Now().Before(until); {
			if kept() {
				p.display.settle(t, 100*time.Millisecond)
				return
			}
		}
	}
	t.Fatalf("%s isn't kept: %q", want, lessonSteps(p.dir))
}

// TestTheFirstLesson starts in a fresh data folder as a beginner: the question, the first lesson by mouse and keys,
// killed at a question and in the middle of a deal. Each time it continues at the same step.
func TestTheFirstLesson(t *testing.T) {
	t.Parallel()
	d, dir := newDisplay(t), t.TempDir()
	p := launch(t, d, dir, "-fast", "-seed", "7")
	p.awaitWindow(t)
	keys := func(keys ...string) func() { return func() { d.press(t, keys...) } }
	for _, answer := range []spot{bridge, never} {
		question := d.look()
		d.click(t, answer)
		if !d.changed(t, question, displayTimeout) {
			t.Fatal("the question stays")
		}
		d.settle(t, 150*time.Millisecond)
	}
	p.learn(t, "trick/welcome*", keys("Return"))
	for _, step := range []string{"partner", "opponents", "hand", "suits"} {
		p.learn(t, "trick/"+step+"*", func() { d.click(t, goOn) })
	}
	again := func() {
		t.Helper()
		p.cmd.Process.Kill()
		<-p.ended
		before := lessonSteps(dir)
		p = start(t, d, dir, "-fast", "-seed", "7")
		p.openTable(t) // Enter continues the lesson
		if after := lessonSteps(dir); !slices.Equal(after, before) {
			t.Fatalf("it was %q and is %q", before, after)
		}
	}
	again()
	p.learn(t, "trick/longest*", keys("1", "2")) // spades, a wrong answer, and hearts
	p.learn(t, "trick/ranks*", keys("Return", "Return"))
	p.learn(t, "trick/highest*", keys("2"))
	for _, step := range []string{"first", "open", "trick"} {
		p.learn(t, "trick/"+step+"*", keys("Return"))
	}
	p.learn(t, "trick/king*", keys("2"))
	for _, step := range []string{"lead", "thirteen", "void"} {
		p.learn(t, "trick/"+step+"*", keys("Return"))
	}
	p.learn(t, "trick/eight*", keys("Up", "1"))
	for _, step := range []string{"trumps", "beats"} {
		p.learn(t, "trick/"+step+"*", keys("Return"))
	}
	p.learn(t, "trick/two*", keys("3"))
	p.learn(t, "trick/seven*", keys("Return", "2"))
	for _, step := range []string{"table", "dummy"} {
		p.learn(t, "trick/"+step+"*", keys("Return"))
	}
	p.learn(t, "trick/follow*:8", func() { d.click(t, jack) })
	p.learn(t, "trick/ruff*:12", keys("Return", "c", "4", "Return", "h", "5", "Return")) // a club is refused
	p.learn(t, "trick/turn*:13", keys("Return", "h", "a", "Return"))
	p.learn(t, "trick/play:14", keys("Return", "h", "a", "Return"))
	p.learn(t, "trick/play:16", keys("h", "6", "Return")) // from dummy
	again()
	p.learn(t, "trick/play:18", keys("h", "k", "Return"))
	if listed := run(t, dir, "list"); strings.Contains(listed, "rubber 1") {
		t.Errorf("a lesson is in the history: %s", listed)
	}
	p.close(t)
}

// bridge is the place of the family at the first start.
var bridge = spot{720, 232}

// never is the place of the answer "never played".
var never = spot{640, 430}

// goOn is the button in the panel of a lesson that leads to the next step.
var goOn = spot{1110, 690}

// jack is the place of South's jack of spades in the first lesson.
var jack = spot{400, 720}
