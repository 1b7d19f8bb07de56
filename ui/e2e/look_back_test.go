//go:build window

package e2e

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// ask runs a query of one statement on the database, and returns the lines of the result.
func ask(dir, question string) (string, error) {
	query := exec.Command("sqlite3", "-batch", "file:"+filepath.Join(dir, "superbridge.db")+"?mode=ro")
	query.Stdin = strings.NewReader(".timeout 5000\n" + question)
	var stderr bytes.Buffer
	query.Stderr = &stderr
	out, err := query.Output()
	if err != nil {
		return "", fmt.Errorf("%s: %w: %s", question, err, &stderr)
	}
	return strings.TrimSpace(string(out)), nil
}

// answers waits until the database gives that answer.
func answers(t *testing.T, dir, question, want string) {
	t.Helper()
	eventually(t, question+" is "+want, asking(dir, func() bool {
		answer, err := ask(dir, question)
		return err == nil && answer == want
	}))
}

// do runs a sub-command on a data folder.
func do(t *testing.T, dir string, args ...string) string {
	t.Helper()
	c := exec.Command(builtProgram, append(args, "-data-dir", dir)...)
	c.Env = environment(t, "")
	out, err := c.Output()
	if err != nil {
		t.Fatalf("%s: %v", args, err)
	}
	return string(out)
}

// importRubber puts a rubber of two boards with 52 cards into a history, as South has played it.
func importRubber(t *testing.T, dir string) {
	t.Helper()
	const head = `{"rubber":1,"rules":"Duplicate","length":2,"seat":"S","started":1760000000000,"changed":1760000000000,"boards":2}`
	file := filepath.Join(t.TempDir(), "rubber.jsonl")
	boards := do(t, t.TempDir(), "match", "-rules", "duplicate", "-players", "beginner", "-deals", "2", "-seed", "4")
	if err := os.WriteFile(file, []byte(head+"\n"+boards), 0o600); err != nil {
		t.Fatal(err)
	}
	c := exec.Command(builtProgram, "import", "-data-dir", dir, file)
	c.Env = environment(t, "")
	if out, err := c.CombinedOutput(); err != nil {
		t.Fatalf("import: %v: %s", err, out)
	}
}

// TestLookingBack opens a board of the history, waits until it has been analysed, plays on from its first trick and
// saves that, deletes the rubber and takes that back, and continues the branch.
func TestLookingBack(t *testing.T) {
	t.Parallel()
	d, dir := newDisplay(t), t.TempDir()
	importRubber(t, dir)
	p := start(t, d, dir, "-fast")
	step := func(keys ...string) {
		t.Helper()
		was := d.look()
		d.press(t, keys...)
		if !d.changed(t, was, displayTimeout) {
			t.Fatalf("%s changes nothing", keys)
		}
		d.settle(t, 300*time.Millisecond)
	}
	step("j")
	d.settle(t, time.Second) // the list and its first rubber are read one after the other
	step("Right")
	step("Return")
	answers(t, dir, "SELECT count(*) FROM analysis WHERE complete", "1")
	d.settle(t, 300*time.Millisecond) // with the results

	// At the first lead everything is still open. South acts once at least. A board opens before its first call, where
	// Home has nothing to do.
	step("End")
	step("Home")
	number := func(question string) (n int) {
		t.Helper()
		eventually(t, "an answer to "+question, func() bool {
			answer, err := ask(dir, question)
			fmt.Sscan(answer, &n)
			return err == nil
		})
		return n
	}
	calls := number("SELECT count(*) FROM event WHERE part = 1 AND text GLOB '[1-9PX]*'")
	for range calls {
		d.press(t, "Right")
	}
	d.settle(t, 300*time.Millisecond)
	step("p")
	for range 3 {
		for _, key := range []string{"h", "Return"} { // they may come while another hand plays
			was := d.look()
			d.press(t, key)
			d.changed(t, was, 2*time.Second)
			d.settle(t, 500*time.Millisecond)
		}
	}
	step("Escape") // is it saved?
	step("Return")
	answers(t, dir, "SELECT count(*) FROM session WHERE kind = 'branch'", "1")
	const events = "(SELECT group_concat(text) FROM (SELECT text FROM event WHERE part = %d AND position < %d ORDER BY position))"
	answers(t, dir, fmt.Sprintf("SELECT "+events+" = "+events, 1, calls, 3, calls), "1")
	if n := number("SELECT count(*) FROM event WHERE part = 3"); n <= calls {
		t.Errorf("%d calls, and the branch has no more than %d events", calls, n)
	}

	step("Escape") // to the history, and from its boards to its rubbers
	step("Escape")
	step("Delete")
	answers(t, dir, "SELECT count(*) FROM session WHERE deleted IS NOT NULL", "1")
	step("ctrl+z")
	answers(t, dir, "SELECT count(*) FROM session WHERE deleted IS NOT NULL", "0")

	// The branch continues from the history, and leads back there, where it can be deleted.
	step("Home")
	step("p")
	step("Escape")
	step("Delete")
	answers(t, dir, "SELECT group_concat(kind) FROM session WHERE deleted IS NOT NULL", "branch")
	p.close(t)
}

// TestADealByItsNumber types a number, and the deal of that number is on the table.
func TestADealByItsNumber(t *testing.T) {
	t.Parallel()
	d, dir := newDisplay(t), t.TempDir()
	p := start(t, d, dir, "-fast")
	was := d.look()
	d.press(t, "i")
	if !d.changed(t, was, displayTimeout) {
		t.Fatal("I changes nothing")
	}
	d.settle(t, 300*time.Millisecond)
	const number = "0R0KGYH5Q851Y5BGXBFTEKEDVM"
	d.press(t, strings.Split(strings.ToLower(number), "")...)
	d.press(t, "Return")
	d.settle(t, 300*time.Millisecond)
	if s := p.hintsUntil(t, func(s saved) bool { return len(s.events) > 0 }); s.number != number {
		t.Errorf("the deal is %s", s.number)
	}
	p.close(t)
}
