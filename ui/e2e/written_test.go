//go:build window

package e2e

import (
	"os"
	"path/filepath"
	"time"
)

// written tells one state of a database's files from another. Two writes within a few milliseconds may look alike.
type written [2]struct {
	size int64
	at   time.Time
}

func writtenIn(dir string) (w written) {
	for i, name := range []string{"superbridge.db", "superbridge.db-wal"} {
		if info, err := os.Stat(filepath.Join(dir, name)); err == nil {
			w[i].size, w[i].at = info.Size(), info.ModTime()
		}
	}
	return w
}

// missed is the time after which a database is read although nothing seems to have been written.
const missed = 50 * time.Millisecond

// awaitWrite waits until something has been written since a state, or for as long as a write may have been missed.
func awaitWrite(dir string, since written) {
	for until := time.Now().Add(missed); time.Now().Before(until) && writtenIn(dir) == since; {
		time.Sleep(2 * time.Millisecond)
	}
}

// asking returns is, a question about a database, as one that may be asked again and again while the program works: it waits
// a moment, and starts sqlite3 only after the program has written something, or a write may have been missed.
func asking(dir string, is func() bool) func() bool {
	var known written
	var asked time.Time
	return func() bool {
		now := writtenIn(dir)
		if now == known && time.Since(asked) < missed {
			time.Sleep(2 * time.Millisecond)
			return false
		}
		known, asked = now, time.Now()
		return is()
	}
}
