//go:build unix

package placement

import (
	"syscall"
	"testing"
	"time"
)

// A window must open even if the disk doesn't answer. Opening a pipe without a writer takes forever.
func TestADiskThatDoesNotAnswer(t *testing.T) {
	dir := t.TempDir()
	if err := syscall.Mkfifo(file(dir), 0o600); err != nil {
		t.Fatal(err)
	}
	before := time.Now()
	if got := Read(dir); got != (Placement{}) {
		t.Errorf("it says %v", got)
	}
	if took := time.Since(before); took > 10*time.Second {
		t.Errorf("it takes %v", took)
	}
}
