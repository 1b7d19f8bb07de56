//go:build window

package e2e

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
)

// passed16 is the history of a user who passed with sixteen points, three years ago.
const passed16 = `{"rubber":1,"rules":"Duplicate","length":1,"seat":"S","started":1700000000000,"changed":1700000100000,"boards":1}
{"board":1,"rules":"Duplicate","deal":"N:T9874.8652.K3.K2 J2.KQT9.AT98.A64 AKQ65.A74.Q72.83 3.J3.J654.QJT975","dealer":"S","vul":"None","auction":["Pass","Pass","Pass","Pass"],"contract":"Passed","play":[],"tricks":0,"score":{"NS":0,"EW":0},"started":1700000000000,"finished":1700000100000}
`

// practised is a saved exercise.
type practised struct {
	kind         string
	right        bool
	tries, hints int
}

// practisedIn reads the saved exercises, in order.
func practisedIn(dir string) (all []practised) {
	query := exec.Command("sqlite3", "-batch", "-separator", " ", "file:"+filepath.Join(dir, "superbridge.db")+"?mode=ro",
		"SELECT kind, right, tries, hints FROM practised ORDER BY at, id")
	out, err := query.Output()
	if err != nil {
		return nil // the file is just being written
	}
	for line := range strings.Lines(string(out)) {
		if f := strings.Fields(line); len(f) == 4 {
			tries, _ := strconv.Atoi(f[2])
			hints, _ := strconv.Atoi(f[3])
			all = append(all, practised{f[0], f[1] == "1", tries, hints})
		}
	}
	return all
}

// drill does something in an exercise, as often as needed, until another one is saved, and returns that.
func (p *program) drill(t *testing.T, do ...func()) practised {
	t.Helper()
	before := len(practisedIn(p.dir))
	for i, once := range do {
		p.mustRun(t)
		once()
		patience := 50 * time.Millisecond
		if i == len(do)-1 { // nothing else is tried: now it depends only on how busy the machine is
			patience = displayTimeout
		} else {
			p.display.settle(t, 250*time.Millisecond)
		}
		more := asking(p.dir, func() bool { return len(practisedIn(p.dir)) > before })
		for until := time.Now().Add(patience); time.Now().Before(until); {
			if more() {
				return practisedIn(p.dir)[before]
			}
		}
	}
	t.Fatalf("nothing more is kept than %v", practisedIn(p.dir))
	return practised{}
}

// TestPractice answers by keys, right and wrong: the opening, and the better act on a board of the user's own; sees the
// count of a hand after a wrong number; plays a card of a contract and takes it back; and leaves in between. The saved
// results match.
func TestPractice(t *testing.T) {
	t.Parallel()
	d, dir := newDisplay(t), t.TempDir()
	file := filepath.Join(t.TempDir(), "passed.jsonl")
	if err := os.WriteFile(file, []byte(passed16), 0o600); err != nil {
		t.Fatal(err)
	}
	run(t, dir, "import", file)
	p := start(t, d, dir, "-fast", "-seed", "7")
	keys := func(keys ...string) func() { return func() { d.press(t, keys...) } }
	to := func(keys ...string) {
		t.Helper()
		from := d.look()
		d.press(t, keys...)
		if !d.changed(t, from, displayTimeout) {
			t.Fatalf("%s changes nothing", keys)
		}
		d.settle(t, 80*time.Millisecond)
	}
	to("x")
	to("d", "1") // 52 cards
	d.press(t, "9", "9", "Return")
	if e := p.drill(t, keys("f")); e != (practised{"count", false, 1, 1}) {
		t.Errorf("of a count that was wrong, and then shown, is kept %+v", e)
	}
	to("Escape", "2")
	d.press(t, "7", "n", "Return")
	var calls []func()
	for _, call := range []string{"p", "1c", "1d", "1h", "1s", "1n", "2c", "2d", "2h", "2s", "2n", "3c", "3d", "3h", "3s"} {
		calls = append(calls, keys(append(strings.Split(call, ""), "Return")...))
	}
	calls = slices.Repeat(calls, 2) // the right one can be too early for the table
	if e := p.drill(t, calls...); e.kind != "opening" || e.right || e.tries == 0 || e.hints > 0 {
		t.Errorf("of an opening that was wrong is kept %+v", e)
	}
	to("Escape", "5")
	var plays []func()
	for range 8 { // it may still be looked for
		plays = append(plays, func() {
			d.settle(t, 250*time.Millisecond)
			to("Right")
			to("Return")
			to("ctrl+z")
			to("Escape")
			if len(practisedIn(dir)) < 3 {
				d.press(t, "5")
			}
		})
	}
	if e := p.drill(t, plays...); e.kind != "contract" || e.right || e.tries == 0 || e.hints > 0 {
		t.Errorf("of a contract with a card taken back is kept %+v", e)
	}
	to("6")
	d.press(t, "Escape", "6") // nothing has been tried, and so it stays due
	if e := p.drill(t, keys("p", "Return"), keys("1", "n", "Return")); e != (practised{"mistake", false, 1, 0}) {
		t.Errorf("of the mistake is kept %+v", e)
	}
	to("Escape", "6", "1", "n", "Return", "Escape") // it comes back after a day; until then this is a count that isn't begun
	p.close(t)
	if all := practisedIn(dir); len(all) != 4 {
		t.Errorf("kept are %+v", all)
	}
}
