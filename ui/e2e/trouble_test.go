//go:build window

package e2e

import (
	"bufio"
	"bytes"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"
)

// TestFilesThatCantBeUsed opens the window on files that are not in order. They stay as they
// are, byte for byte, and a fresh file is one key away.
func TestFilesThatCantBeUsed(t *testing.T) {
	t.Parallel()
	good := t.TempDir()
	run(t, good, "match", "-save", "-deals", "12", "-seed", "1")
	database := readFile(t, filepath.Join(good, "superbridge.db"))
	damaged := bytes.Clone(database)
	for i := len(damaged) / 4; i < len(damaged)*3/4; i++ {
		damaged[i] ^= 0x55
	}
	newer := bytes.Clone(database)
	newer[63] = 200 // PRAGMA user_version, the lowest of its four bytes
	for name, content := range map[string][]byte{
		"not a database": []byte(strings.Repeat("Dear diary, ", 1000)),
		"damaged":        damaged,
		"newer":          newer,
	} {
		t.Run(name, func(t *testing.T) {
			d, dir := newDisplay(t), t.TempDir()
			path := filepath.Join(dir, "superbridge.db")
			if err := os.WriteFile(path, content, 0o600); err != nil {
				t.Fatal(err)
			}
			p := start(t, d, dir, "-fast", "-seed", "7")
			d.press(t, "End", "Up", "Up", "Up", "Return", "t", "h", "n") // try again; letters mean nothing here
			d.settle(t, 500*time.Millisecond)
			p.mustRun(t)
			if !bytes.Equal(readFile(t, path), content) {
				t.Fatal("the file has been changed")
			}
			d.press(t, "End", "Up", "Return") // start a fresh file
			var old []string
			eventually(t, "the old file under another name", func() bool {
				old, _ = filepath.Glob(filepath.Join(dir, "superbridge-old-*.db"))
				return len(old) == 1
			})
			if !bytes.Equal(readFile(t, old[0]), content) {
				t.Error("the old file has not been kept as it was")
			}
			d.settle(t, 300*time.Millisecond)
			d.press(t, "Return", "Return") // continue; New rubber
			p.hintsUntil(t, func(s saved) bool { return len(s.events) > 0 })
			if rows := strings.Count(run(t, dir, "list"), "\n"); rows != 2 {
				t.Errorf("list prints %d lines, want a heading and one rubber", rows)
			}
			if !bytes.Equal(readFile(t, old[0]), content) {
				t.Error("the old file has not been kept as it was")
			}
		})
	}
}

func readFile(t *testing.T, path string) []byte {
	t.Helper()
	content, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return content
}

// TestASecondCopy opens the window twice on the same folder. The second one says so and leaves the first alone; when
// that has been closed, it takes over.
func TestASecondCopy(t *testing.T) {
	t.Parallel()
	d1, d2, dir := newDisplay(t), newDisplay(t), t.TempDir()
	first := start(t, d1, dir, "-fast", "-seed", "7")
	d1.press(t, "Return")
	before := first.hintsUntil(t, func(s saved) bool { return len(s.events) > 0 })
	second := start(t, d2, dir, "-fast", "-seed", "8")
	d2.press(t, "Return", "1", "s", "c", "n") // try again, twice; the others mean nothing here
	first.hintsUntil(t, func(s saved) bool { return len(s.events) >= 8 || s.position > 0 })
	first.mustRun(t)
	second.mustRun(t)
	if now := mustLookUp(t, dir); now.rubber != before.rubber || !now.goesOnFrom(before) && now.position == before.position {
		t.Errorf("it was %+v and is %+v", before, now)
	}
	if old, _ := filepath.Glob(filepath.Join(dir, "superbridge-old-*")); old != nil {
		t.Errorf("the second copy has put %s aside", old)
	}
	if err := d1.closeWindow(first.window); err != nil {
		t.Fatal(err)
	}
	first.endsWithin(t, displayTimeout)
	left := mustLookUp(t, dir)
	d2.press(t, "1") // try again
	d2.settle(t, 500*time.Millisecond)
	d2.press(t, "p") // Continue
	second.hintsUntil(t, func(s saved) bool { return s.position > left.position || len(s.events) > len(left.events)+4 })
	if now := mustLookUp(t, dir); now.rubber != left.rubber {
		t.Errorf("it was %+v and is %+v", left, now)
	}
}

// TestASaveThatFails makes another program lock the database for longer than the window waits. An act that could not be
// saved isn't done, the window says so, and Enter tries again.
func TestASaveThatFails(t *testing.T) {
	t.Parallel()
	d, dir := newDisplay(t), t.TempDir()
	p := start(t, d, dir, "-fast", "-seed", "7")
	p.openTable(t)
	before := newest(t, dir)

	release := hold(t, dir)
	table := d.look()
	d.press(t, "p", "Return")
	eventually(t, "the window says that this could not be saved", func() bool {
		return d.screen.unlike(table) > 0.02 // the typed text and the pending act change half as much
	})
	release()
	if now := newest(t, dir); len(now.events) > 0 {
		t.Errorf("%s have been kept all the same", now.events)
	}
	d.press(t, "Return") // try again
	d.settle(t, 200*time.Millisecond)
	if !p.pressFor(t, before, displayTimeout, "p", "Return") {
		t.Error("nothing can be done any more")
	}
}

// hold takes the database's write lock until it is released.
func hold(t *testing.T, dir string) (release func()) {
	t.Helper()
	c := exec.Command("sqlite3", "-batch", filepath.Join(dir, "superbridge.db"))
	in, err := c.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := c.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	release = sync.OnceFunc(func() {
		in.Close() // at the end of its input it ends
		c.Wait()
	})
	t.Cleanup(release)
	if _, err := io.WriteString(in, ".timeout 5000\nBEGIN IMMEDIATE;\nSELECT 'held';\n"); err != nil {
		t.Fatal(err)
	}
	if held, err := bufio.NewReader(out).ReadString('\n'); err != nil || held != "held\n" {
		t.Fatalf("sqlite3 said %q (%v)", held, err)
	}
	return release
}

// TestTheFileIsDeletedWhilePlaying deletes the data folder in the middle of a deal. Even a hint reports it, and one key
// saves all data.
func TestTheFileIsDeletedWhilePlaying(t *testing.T) {
	t.Parallel()
	d, dir := newDisplay(t), filepath.Join(t.TempDir(), "data")
	p := start(t, d, dir, "-fast", "-seed", "7")
	p.openTable(t)
	p.hintsUntil(t, func(s saved) bool { return len(s.events) >= 20 })
	d.settle(t, 300*time.Millisecond)
	before := mustLookUp(t, dir)
	if err := os.RemoveAll(dir); err != nil {
		t.Fatal(err)
	}
	table := d.look()
	d.press(t, "h") // a hint is counted on the board
	eventually(t, "another screen", func() bool { return d.screen.unlike(table) > 0.3 })
	d.settle(t, 300*time.Millisecond)
	if _, err := os.Stat(filepath.Join(dir, "superbridge.db")); err == nil {
		t.Fatal("the file is there again, without being asked for")
	}
	d.press(t, "Return") // save it all again
	after := mustLookUp(t, dir)
	if !after.goesOnFrom(before) {
		t.Errorf("it was %+v and is %+v", before, after)
	}
	d.settle(t, 300*time.Millisecond)
	d.press(t, "Return") // Continue
	p.hintsUntil(t, func(s saved) bool {
		return s.goesOnFrom(before) && len(s.events) > len(after.events)+4 || s.position > 0
	})
}
