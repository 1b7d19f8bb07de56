package command

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/superbridge/superbridge/cardart"
)

func TestDeck(t *testing.T) {
	here := t.TempDir()
	out := filepath.Join(here, "made", "when needed")
	if got, want := mustAsk(t, "deck", "-out", out, "-style", "clock,four"), "69 files in "+out+"\n"; got != want {
		t.Errorf("it printed %q, want %q", got, want)
	}
	if got, want := mustAsk(t, "deck", "-out", out, "-format", "pdf", "-sheet", "letter"), filepath.Join(out, "deck-letter.pdf")+"\n"; got != want {
		t.Errorf("it printed %q, want %q", got, want)
	}
	mustAsk(t, "deck", "-out", out, "-format", "png", "-width", "30", "-style=")
	mustAsk(t, "deck", "-out", out, "-force", "-style", "large")
	files, err := filepath.Glob(filepath.Join(out, "*"))
	if err != nil || len(files) != 69+1+69 {
		t.Errorf("%d files (%v)", len(files), err)
	}
}

// The help names each word that a style may have.
func TestDeckHelpNamesTheStyles(t *testing.T) {
	_, styles, _ := strings.Cut(mustAsk(t, "deck", "-h"), "A style")
	lines := strings.Split(styles, "\n")
	for _, words := range cardart.StyleWords() {
		if !slices.ContainsFunc(lines, func(line string) bool {
			return strings.HasPrefix(strings.TrimSpace(line), strings.Join(words, ", ")+"  ")
		}) {
			t.Errorf("no line for %s in%s", words, styles)
		}
	}
}

// Ctrl-C, and a terminal that closes, leave nothing of a deck behind.
func TestDeckStopped(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("Windows sends no signals: this is left out")
	}
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	for _, sent := range []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP} {
		here := t.TempDir()
		c := exec.Command(program, "deck", "-out", filepath.Join(here, "a", "deck"), "-format", "png", "-width", "3000")
		c.Env = append(os.Environ(), asProgram+"=1")
		var stdout, stderr bytes.Buffer
		c.Stdout, c.Stderr = &stdout, &stderr
		if err := c.Start(); err != nil {
			t.Fatal(err)
		}
		for begun := time.Now(); ; time.Sleep(time.Millisecond) {
			if files, _ := filepath.Glob(filepath.Join(here, "a", "deck", ".superbridge-*", "*.png")); len(files) > 0 {
				break // some is written
			}
			if time.Since(begun) > time.Minute {
				t.Fatal("it doesn't begin")
			}
		}
		if err := c.Process.Signal(sent); err != nil {
			t.Fatal(err)
		}
		c.Wait()
		wantRefusal(t, answer{c.ProcessState.ExitCode(), stdout.String(), stderr.String()}, 1, "stopped")
		if left, _ := os.ReadDir(here); len(left) > 0 {
			t.Errorf("%v left %v", sent, left)
		}
	}
}
