//go:build !windows

package command

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"
	"time"
)

// Ctrl-C, and a terminal that closes, leave nothing of a deck behind.
func TestDeckStopped(t *testing.T) {
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	for _, sent := range []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP} {
		here := t.TempDir()
		c := exec.Command(program, "deck", "-out", filepath.Join(here, "a", "deck"), "-format", "png", "-width", "800")
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
