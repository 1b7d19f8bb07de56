package storage

import (
	"context"
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

// Claims returns, of a file that a version has made, which of its tables a tree may be one of, by the roots of the trees.
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

// ReadPage reads what can be read of any bytes as if they were a page, and returns how many values that are.
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

// IsNetwork is what the system says of a folder.
var IsNetwork = isNetwork

// NotLocked is the error of a lock that may not be taken.
func NotLocked(path, lock string, err error) error { return place(path).notLocked(lock, err) }

// Replace puts the new file of a salvage in a folder in the place of the old one.
func Replace(dir string) error {
	p, err := placeIn(dir)
	if err != nil {
		return err
	}
	work := p.salvaging()
	return (&salvage{place: p, from: work[0], whole: work[1], to: work[2]}).replace()
}
