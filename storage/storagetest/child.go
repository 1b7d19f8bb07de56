// Package storagetest is for tests of what survives a kill. A test binary is also the program that is killed: started again as
// a child, it plays and keeps what it plays, and says on each line what it has been told is kept.
package storagetest

import (
	"bufio"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"
)

// What a child is told by its environment.
const (
	dirKey  = "STORAGE_TEST_DIR"
	seedKey = "STORAGE_TEST_SEED"
)

// Task returns the folder and the seed of a child; ok is false in a process that isn't one. TestMain asks it.
func Task() (dir string, seed uint64, ok bool) {
	dir = os.Getenv(dirKey)
	seed, err := strconv.ParseUint(os.Getenv(seedKey), 10, 64)
	return dir, seed, dir != "" && err == nil
}

// Child starts a child in a folder. The lines that it says come from the channel, which is closed when it has ended; a complaint
// of its is one of them.
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
