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

// TestTheWindowComesBack moves the window and makes it smaller, closes it in several ways, and opens it again.
func TestTheWindowComesBack(t *testing.T) {
	t.Parallel()
	d, dir := newDisplay(t), t.TempDir()
	open := func(want ...string) *program {
		t.Helper()
		p := launch(t, d, dir)
		p.awaitWindow(t)
		if got := p.where(); got != strings.Join(want, " ") {
			t.Errorf("the window opens at %s, want %s", got, want)
		}
		return p
	}
	move := func(p *program, to ...string) {
		t.Helper()
		d.mustXdotool(t, "windowmove", p.window, to[0], to[1], "windowsize", p.window, to[2], to[3])
		eventually(t, "the window moves", func() bool { return p.where() == strings.Join(to, " ") })
		d.settle(t, 200*time.Millisecond) // it has heard of that
	}
	p := open("0", "0", "1280", "800")
	move(p, "60", "40", "1100", "720")
	p.close(t)

	p = open("60", "40", "1100", "720")
	move(p, "90", "30", "1150", "740")
	p.signal(t, syscall.SIGTERM)
	p.endsWithin(t, displayTimeout)

	p = open("90", "30", "1150", "740")
	p.close(t)

	if err := os.WriteFile(filepath.Join(dir, "superbridge.window"), []byte("2000,100 1200x750"), 0o600); err != nil {
		t.Fatal(err)
	}
	p = open("80", "50", "1200", "750") // on a screen that has gone: as near to it as there is a screen
	p.close(t)
}

// TestTheWindowFitsItsScreen opens the window on screens with less room than it needs, and by a scale that is too large.
func TestTheWindowFitsItsScreen(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct{ screen, scale, want string }{
		{"1024x600", "", "0 0 1024 600"},
		{"1280x800", "1.5", "0 0 1280 800"},
		{"2048x1400", "1.5", "0 0 1920 1200"},
	} {
		d := newDisplayOf(t, tt.screen)
		p := launchWith(t, append(environment(t, d.name), "FYNE_SCALE="+tt.scale), d, t.TempDir())
		p.awaitWindow(t)
		if got := p.where(); got != tt.want {
			t.Errorf("on a screen of %s by the scale %q the window is at %s, want %s", tt.screen, tt.scale, got, tt.want)
		}
		p.close(t)
	}
}

// where returns the place and the size of the window.
func (p *program) where() string {
	said, _ := p.display.xdotool("getwindowgeometry", "--shell", p.window)
	var got []string
	for line := range strings.Lines(said) {
		name, value, _ := strings.Cut(strings.TrimSpace(line), "=")
		switch name {
		case "X", "Y", "WIDTH", "HEIGHT":
			got = append(got, value)
		}
	}
	return strings.Join(got, " ")
}
