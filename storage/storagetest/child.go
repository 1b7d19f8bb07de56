// Package storagetest is for tests of what survives a kill. The test binary also serves as the program that is killed:
// started again as a child, it plays and stores what it plays, and prints a line for each thing reported as stored.
package storagetest

import (
	"bufio"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"
)

// The environment variables that instruct a child.
const (
	dirKey  = "STORAGE_TEST_DIR"
	seedKey = "STORAGE_TEST_SEED"
)

// Task returns the folder and the seed of a child; ok is false in other processes. TestMain calls it.
func Task() (dir string, seed uint64, ok bool) {
	dir = os.Getenv(dirKey)
	seed, err := strconv.ParseUint(os.Getenv(seedKey), 10, 64)
	return dir, seed, dir != "" && err == nil
}

// Child starts a child in a folder. The lines it prints arrive on the channel, which is closed when the child has
// ended; an error of the child is one of them.
func Child(t testing.TB, dir string, seed uint64) (*os.Process, <-chan string) {
	t.Helper()
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(exe)
	cmd.Env = append(os.Environ(), dirKey+"="+dir, seedKey+"="+strconv.FormatUint(seed, 10))
	var complaint strings.Builder
	cmd.Stderr = &complaint
	out, err := cmd.StdoutPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	lines := make(chan string, 1000)
	go func() {
		defer close(lines)
		for s := bufio.NewScanner(out); s.Scan(); {
			lines <- s.Text()
		}
		cmd.Wait()
		if complaint.Len() > 0 {
			lines <- "it complains: " + complaint.String()
		}
	}()
	t.Cleanup(func() { cmd.Process.Kill() })
	return cmd.Process, lines
}
