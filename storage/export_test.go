package storage

import (
	"database/sql"
	"slices"
	"time"
)

// What the tests may see of the inside.
var (
	DefaultDirFor = defaultDir
	Migrate       = migrate
	Migrations    = migrations
)

// AddMigration makes the program a newer one, until the function that it returns is
// called.
func AddMigration(text string) (remove func()) {
	before := migrations
	migrations = append(slices.Clone(before), text)
	return func() { migrations = before }
}

func (s *Store) DB() *sql.DB { return s.db }

// SealAll makes files of any size sealed, until the function that it returns is called.
func SealAll() (stop func()) {
	before := sealFrom
	sealFrom = 0
	return func() { sealFrom = before }
}

// ThinTo returns which of copies of these times, the newest first, stay.
func ThinTo(times []time.Time, keep int) []time.Time {
	var all []Backup
	for _, at := range times {
		all = append(all, Backup{At: at})
	}
	for len(all) > keep {
		i := leastMissed(all, "-")
		all = slices.Delete(all, i, i+1)
	}
	times = nil
	for _, b := range all {
		times = append(times, b.At)
	}
	return times
}

// OnNetwork makes the program take all folders for ones on a network, until the function that it returns is called.
func OnNetwork() (back func()) {
	before := network
	network = func(string) bool { return true }
	return func() { network = before }
}

// UseVFS makes SQLite take another of its ways to the file system, until the function that it returns is called.
func UseVFS(name string) (back func()) {
	vfs = "&vfs=" + name
	return func() { vfs = "" }
}

// IsNetwork is what the system says of a folder.
var IsNetwork = isNetwork

// NotLocked is the error of a lock that may not be taken.
func NotLocked(path, lock string, err error) error { return place(path).notLocked(lock, err) }
