//go:build window

package e2e

import (
	"os/exec"
	"strings"
	"testing"
)

// TestCompareWithAnotherProgram makes the program's players play against those of a second copy of it, which are as
// good.
func TestCompareWithAnotherProgram(t *testing.T) {
	c := exec.Command(builtProgram, "match", "-compare", builtProgram, "-deals", "20", "-seed", "3")
	c.Env = environment(t, "")
	out, err := c.CombinedOutput()
	if err != nil || !strings.Contains(string(out), "A gains +0.0 ± 0.0 points and +0.000 ± 0.000 IMPs a board.") {
		t.Errorf("it ended with %v and said\n%s", err, out)
	}
}
