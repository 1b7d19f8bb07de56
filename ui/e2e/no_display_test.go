//go:build window

package e2e

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestNoDisplay opens the window without a display.
func TestNoDisplay(t *testing.T) {
	t.Parallel()
	for _, display := range []string{"", ":12345", "nonsense"} {
		c := exec.Command(builtProgram, "-data-dir", t.TempDir())
		c.Env = environment(t, display)
		var stdout, stderr bytes.Buffer
		c.Stdout, c.Stderr = &stdout, &stderr
		err := c.Run()
		var exit *exec.ExitError
		line, whole := strings.CutSuffix(stderr.String(), "\n")
		switch {
		case !errors.As(err, &exit) || exit.ExitCode() != 1:
			t.Errorf("DISPLAY=%s: %v, want exit status 1", display, err)
		case !whole || strings.Contains(line, "\n") || !strings.Contains(line, "superbridge match"):
			t.Errorf("DISPLAY=%s: it said %q, want one line that names superbridge match", display, stderr.String())
		case stdout.Len() > 0:
			t.Errorf("DISPLAY=%s: it printed %q", display, stdout.String())
		}
	}
}

// TestNoHome opens the window for a user without a home folder. It stays, says so, and leaves nothing in the current
// folder.
func TestNoHome(t *testing.T) {
	t.Parallel()
	d, dir := newDisplay(t), t.TempDir()
	c := exec.Command(builtProgram)
	c.Dir = dir
	for _, v := range environment(t, d.name) {
		if !strings.HasPrefix(v, "HOME=") && !strings.HasPrefix(v, "XDG_") || strings.HasPrefix(v, "XDG_RUNTIME_DIR=") {
			c.Env = append(c.Env, v)
		}
	}
	var said bytes.Buffer
	c.Stdout, c.Stderr = &said, &said
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- c.Wait() }()
	t.Cleanup(func() { c.Process.Kill() })
	eventually(t, "words in a window", func() bool { return d.screen.colours(20) >= 20 })
	d.point(t, corner)
	d.settle(t, 200*time.Millisecond)
	d.press(t, "1") // try again: it is as before
	d.settle(t, 200*time.Millisecond)
	select {
	case err := <-ended:
		t.Fatalf("the window has closed: %v, %s", err, said.String())
	default:
	}
	d.press(t, "q")
	if err := <-ended; err != nil || said.Len() > 0 {
		t.Errorf("it ended with %v and said %q", err, said.String())
	}
	if left, _ := os.ReadDir(dir); len(left) > 0 {
		t.Errorf("it left %v", left)
	}
}

// TestTwoProgramsInOneHome opens two windows of one home folder and makes Fyne's file there appear empty, as it is for
// a moment while a program writes it. Each window read it then, and wrote back what it knew, or nothing.
func TestTwoProgramsInOneHome(t *testing.T) {
	t.Parallel()
	d1, d2 := newDisplay(t), newDisplay(t)
	env := environment(t, d1.name)
	var file string
	for _, v := range env {
		if config, ok := strings.CutPrefix(v, "XDG_CONFIG_HOME="); ok {
			file = filepath.Join(config, "fyne", "io.github.superbridge.SuperBridge", "preferences.json")
		}
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o700); err != nil {
		t.Fatal(err)
	}
	write := func(content string) {
		t.Helper()
		if err := os.WriteFile(file, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write(`{"fyne:fileDialogLastFolder":"file:///usr"}`)
	first := launchWith(t, env, d1, t.TempDir())
	second := launchWith(t, append(env, "DISPLAY="+d2.name), d2, t.TempDir())
	first.awaitWindow(t)
	second.awaitWindow(t)
	for _, content := range []string{"", `{"fyne:fileDialogLastFolder":"file:///`, `{"fyne:fileDialogLastFolder":"file:///etc"}`} {
		write(content)
		for range 10 {
			time.Sleep(100 * time.Millisecond) // Fyne looks at it 60 times a second
			if got := string(readFile(t, file)); got != content {
				t.Fatalf("%q has become %q", content, got)
			}
		}
	}
	first.close(t)
	second.close(t)
	if got := string(readFile(t, file)); got != `{"fyne:fileDialogLastFolder":"file:///etc"}` {
		t.Errorf("at the end there is %q", got)
	}
}
