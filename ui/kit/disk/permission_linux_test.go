package disk

import (
	"os"
	"path/filepath"
	"runtime"
	"syscall"
	"testing"
)

// A folder is read-only. Root may write everywhere, so as root the thread that makes the folder becomes the user
// nobody; it ends with the test.
func TestNotPermitted(t *testing.T) {
	dir := t.TempDir()
	if err := os.Chmod(dir, 0o555); err != nil {
		t.Fatal(err)
	}
	done := make(chan error)
	go func() {
		if os.Geteuid() == 0 {
			runtime.LockOSThread()
			if err := os.Chmod(filepath.Dir(dir), 0o755); err != nil { // so that the user nobody can pass
				done <- err
				return
			}
			if err := syscall.Setfsuid(65534); err != nil {
				done <- err
				return
			}
		}
		_, err := WriteFolder(dir, abcNames, false, abc(nil))
		done <- err
	}()
	wantPathError(t, <-done, dir, "permission denied")
	if entries, err := os.ReadDir(dir); err != nil || len(entries) > 0 {
		t.Errorf("it left %v (%v)", entries, err)
	}
}
