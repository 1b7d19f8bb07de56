//go:build !windows

package command

import (
	"bufio"
	"bytes"
	"os"
	"os/exec"
	"strings"
	"testing"
)

// If the reader stops, as head -1 does, the program ends without an error.
func TestSolveForAReaderWhoLeaves(t *testing.T) {
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	many := strings.Split(strings.Repeat(suitEach+"\n", 5000), "\n") // more than a pipe holds
	c := exec.Command(program, "solve", list(t, many...))
	c.Env = append(os.Environ(), asProgram+"=1")
	var stderr bytes.Buffer
	c.Stderr = &stderr
	stdout, err := c.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	if line, err := bufio.NewReader(stdout).ReadString('\n'); err != nil || timeless(line) != solved(suitEach, `"table":`+suitEachTable) {
		t.Errorf("it printed %q (%v)", line, err)
	}
	stdout.Close()
	if err := c.Wait(); c.ProcessState.Success() || stderr.Len() > 0 {
		t.Errorf("it ended with %v and said %q", err, stderr.String())
	}
}
