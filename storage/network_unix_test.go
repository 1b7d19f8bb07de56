//go:build !windows

package storage_test

import (
	"testing"

	"github.com/superbridge/superbridge/storage"
)

// If SQLite refuses a log it doesn't report that: it just keeps none, and would be less durable than it was told to
// be.
func TestWhereALogIsRefused(t *testing.T) {
	dir := t.TempDir()
	home := tidy(t)
	defer storage.UseVFS("unix-dotfile")() // which has no shared memory
	wantNoLog(t, dir, storage.NoMemory, 1)
	wantNoLog(t, dir, storage.NoMemory, 2)
	wantNoLog(t, home, storage.NoMemory, 2) // a file that had a log
}
