package storage

import (
	"context"
	"database/sql"
	"slices"
	"time"
)

// Internals that the tests use.
var (
	DefaultDirFor = defaultDir
	Migrate       = migrate
	Migrations    = migrations
)

// AddMigration turns the program into a newer one, until the returned function is called.
func AddMigration(text string) (remove func()) {
	before := migrations
	migrations = append(slices.Clone(before), text)
	return func() { migrations = before }
}

func (s *Store) DB() *sql.DB { return s.db }

// SealAll makes files of any size sealed, until the returned function is called.
func SealAll() (stop func()) {
	before := sealFrom
	sealFrom = 0
	return func() { sealFrom = before }
}

// ThinTo returns which copies of these times, the newest first, stay.
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

// OnNetwork makes the program consider all folders to be on a network, until the returned function is called.
func OnNetwork() (back func()) {
	before := network
	network = func(string) bool { return true }
	return func() { network = before }
}

// UseVFS makes SQLite use another VFS, until the returned function is called.
func UseVFS(name string) (back func()) {
	vfs = "&vfs=" + name
	return func() { vfs = "" }
}

// Claims returns, for a file created by a version, the tables to which each tree may belong, by the trees' roots.
func Claims(ctx context.Context, path string, version int) (claims map[uint32][]string, err error) {
	all, err := allEditions(ctx)
	if err != nil {
		return nil, err
	}
	s, err := newSurvey(ctx, path, headOf(path))
	if err != nil {
		return nil, err
	}
	defer s.close()
	claims = map[uint32][]string{}
	for _, head := range s.heads {
		records := s.records(head)
		if len(records) > 0 {
			claims[head] = []string{}
		}
		for _, l := range all[version-1].layouts {
			if s.holds(head, records, l, mostOfTen) {
				claims[head] = append(claims[head], l.name)
			}
		}
	}
	return claims, nil
}

// ReadPage parses any bytes as a page, and returns the number of values found.
func ReadPage(data []byte, number uint32) (values int) {
	p, ok := parsePage(data, number)
	if !ok {
		return 0
	}
	values = len(p.children())
	for _, cell := range p.cells {
		record, _ := p.record(cell)
		for _, f := range record {
			values += 1 + int(f.integer()&1)
		}
	}
	return values
}

// IsNetwork is the system's answer for a folder.
var IsNetwork = isNetwork

// NotLocked returns the error for a lock that may not be taken.
func NotLocked(path, lock string, err error) error { return place(path).notLocked(lock, err) }

// Replace puts the new file of a salvage in a folder in place of the old one.
func Replace(dir string) error {
	p, err := placeIn(dir)
	if err != nil {
		return err
	}
	work := p.salvaging()
	return (&salvage{place: p, from: work[0], whole: work[1], to: work[2]}).replace()
}
