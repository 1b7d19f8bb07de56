package storage_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// A copy used to be left open after the check. On Windows it could then not be renamed, and no copy was ever made.
func TestACopyIsClosed(t *testing.T) {
	s := must(openAt(t.TempDir(), time.Now))
	defer s.Close()
	keep(t, s)
	b := backUp(t, s)
	for _, f := range must(os.ReadDir("/proc/self/fd")) {
		if to, err := os.Readlink("/proc/self/fd/" + f.Name()); err == nil && strings.HasPrefix(to, filepath.Dir(b.Path)) {
			t.Errorf("%s is open", to)
		}
	}
}
