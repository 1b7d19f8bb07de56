//go:build window

package e2e

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/card"
)

// home returns the home folder of a running program.
func (p *program) home(t *testing.T) string {
	t.Helper()
	for _, v := range p.cmd.Env {
		if dir, ok := strings.CutPrefix(v, "HOME="); ok {
			return dir
		}
	}
	t.Fatal("the program has no home")
	return ""
}

// setting returns a setting saved in a data folder, or "".
func setting(t *testing.T, dir, key string) string {
	t.Helper()
	out, err := exec.Command("sqlite3", "-batch", "file:"+filepath.Join(dir, "superbridge.db")+"?mode=ro",
		"SELECT value FROM setting WHERE key = '"+key+"'").Output()
	if err != nil {
		return "" // it is just being written
	}
	return strings.TrimSpace(string(out))
}

// TestTheDeck goes to the deck, changes the look of the cards with the numbers of the switches, and finds it unchanged
// after a restart.
func TestTheDeck(t *testing.T) {
	t.Parallel()
	d, dir := newDisplay(t), t.TempDir()
	p := start(t, d, dir, "-fast", "-seed", "7")
	open := func() picture {
		t.Helper()
		home := d.look()
		d.press(t, "d")
		if !d.changed(t, home, displayTimeout) {
			t.Fatal("the home screen stays")
		}
		shown, _ := d.settle(t, 300*time.Millisecond)
		return shown
	}
	before := open()
	if n := before.colours(1000); n < 300 {
		t.Errorf("only %d colours in a picture of the whole deck", n)
	}
	if kept := setting(t, dir, "cards"); kept != "" {
		t.Errorf("a deck that nobody changed is kept as %q", kept)
	}
	for _, x := range []struct{ key, kept string }{
		{"1", "four,english,normal,classical,court,lattice,plain"},
		{"3", "four,romanian,normal,classical,court,lattice,plain"},
		{"5", "four,romanian,normal,clock,court,lattice,plain"},
		{"6", "four,romanian,normal,clock,solids,lattice,plain"},
		{"2", "four,romanian,large,clock,solids,lattice,plain"},
		{"7", "four,romanian,large,clock,solids,wave,plain"},
		{"shift+1", "two,romanian,large,clock,solids,wave,plain"},
		{"shift+1", "orange,romanian,large,clock,solids,wave,plain"},
	} {
		was := d.look()
		d.press(t, x.key)
		eventually(t, x.kept+" is kept", asking(dir, func() bool { return setting(t, dir, "cards") == x.kept }))
		if !d.changed(t, was, displayTimeout) {
			t.Errorf("%s changes nothing on the screen", x.key)
		}
		d.settle(t, 100*time.Millisecond)
	}
	changed, _ := d.settle(t, 300*time.Millisecond)
	if changed.equal(before) {
		t.Fatal("all other cards look the same")
	}
	p.signal(t, syscall.SIGKILL)
	p.endsWithin(t, displayTimeout)
	start(t, d, dir, "-fast", "-seed", "7")
	open()
	eventually(t, "the deck looks as before the restart", func() bool { return d.screen.equal(changed) })
}

// TestExport writes the deck by keys; then, with a deck there already, cancels in the middle,
// and closes the window in the middle: nothing is left of these.
func TestExport(t *testing.T) {
	t.Parallel()
	d, dir := newDisplay(t), t.TempDir()
	p := start(t, d, dir, "-fast", "-seed", "7")
	parent := p.home(t)
	d.press(t, "d", "e", "Return")
	eventually(t, "70 files", func() bool { return count(t, parent, "Super Bridge deck/*.svg") == 70 })
	p.close(t)
	if n := count(t, parent, "Super Bridge deck/*"); n != 70 {
		t.Errorf("%d files are left of a whole export", n)
	}

	begun := func() bool { return count(t, parent, "Super Bridge deck 2") == 1 }
	gone := func() bool { return count(t, parent, "Super Bridge deck 2") == 0 }
	p = start(t, d, dir, "-fast", "-seed", "7")
	parent = p.home(t) // a new one
	if err := os.Mkdir(filepath.Join(parent, "Super Bridge deck"), 0o700); err != nil {
		t.Fatal(err)
	}
	d.press(t, "d", "e", "Right", "Down", "Right", "Return") // as PNG of the widest: the slowest
	eventually(t, "a second export begins", begun)
	d.press(t, "Escape")
	eventually(t, "what was begun is taken away", gone)
	eventually(t, "a third export begins", func() bool {
		d.press(t, "Return") // until the sheet has heard of the end, this does nothing
		return begun()
	})
	p.close(t)
	if !gone() {
		t.Error("a window that is closed leaves a part of the deck behind")
	}
}

// count returns the number of files that match a pattern in a folder.
func count(t *testing.T, dir, pattern string) int {
	t.Helper()
	found, err := filepath.Glob(filepath.Join(dir, pattern))
	if err != nil {
		t.Fatal(err)
	}
	return len(found)
}

// TestResize measures the time from a change of the window's size to the last change of its picture, at the table and
// at the deck. At least one of several must be quick. On a busy machine drawing the pack takes longer too, and the
// limit grows accordingly.
func TestResize(t *testing.T) {
	d, dir := newDisplay(t), t.TempDir()
	p := start(t, d, dir, "-fast", "-seed", "7")
	resize := func(where string, limit time.Duration, packs int) {
		t.Helper()
		quick := false
		for i := 0; i < 2 || i < 16 && !quick; i++ { // both sizes, then until it is quick
			d.settle(t, 300*time.Millisecond)
			size := [][]string{{"1100", "720"}, {"1280", "800"}}[i%2]
			asked := time.Now()
			d.mustXdotool(t, "windowsize", p.window, size[0], size[1])
			_, last := d.settle(t, 300*time.Millisecond)
			took, allowed := last.Sub(asked), max(limit, time.Duration(packs)*drawPack())
			quick = quick || took <= allowed
			t.Logf("%s: to %s: %v, of %v", where, strings.Join(size, "×"),
				took.Round(time.Millisecond), allowed.Round(time.Millisecond))
		}
		if !quick {
			t.Errorf("%s it always takes longer than that until nothing changes any more", where)
		}
	}
	p.openTable(t)
	resize("at the table", 150*time.Millisecond, 4)
	d.press(t, "Escape")
	d.settle(t, 200*time.Millisecond)
	d.press(t, "d")
	resize("at the deck", 300*time.Millisecond, 4)
}

// drawPack returns the present time for drawing the pack once.
func drawPack() time.Duration {
	begun := time.Now()
	for c := range card.Deck68.Hand().All() {
		cardart.Face(c, cardart.Style{}, 240, 336)
	}
	return time.Since(begun)
}
