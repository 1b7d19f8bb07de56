//go:build window

package e2e

import (
	"bytes"
	"errors"
	"os/exec"
	"strings"
	"testing"
)

// TestNoDisplay opens the window where there is nowhere to open it.
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
