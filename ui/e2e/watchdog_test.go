//go:build window

package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// TestThePictureGoesOn stops the program for longer than Fyne remembers its drawings, as a sleeping computer does, with
// a key pending. The picture was frozen from then on, whatever was pressed. Fyne's memory of a minute is three seconds
// here, but it forgets nothing sooner than ten seconds after the last time.
func TestThePictureGoesOn(t *testing.T) {
	t.Parallel()
	d := newDisplay(t)
	p := launchWith(t, append(environment(t, d.name), "FYNE_CACHE=3s"), d, t.TempDir())
	p.awaitWindow(t)
	p.awaitHome(t)
	p.signal(t, syscall.SIGSTOP)
	d.press(t, "Down")
	time.Sleep(12 * time.Second) // longer than Fyne remembers
	p.signal(t, syscall.SIGCONT)
	for range 3 {
		shown, _ := d.settle(t, 200*time.Millisecond)
		d.press(t, "Right")
		if !d.changed(t, shown, displayTimeout) {
			t.Fatal("the picture stands still")
		}
	}
	noted, err := os.ReadFile(filepath.Join(p.dir, "superbridge-running.txt"))
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(noted), "draws all again") {
		t.Errorf("nothing had to be drawn again, so this tests nothing:\n%s", noted)
	}
	p.close(t)
}
