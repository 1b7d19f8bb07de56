package storage

import (
	"context"
	"os"
)

// Size is the size of a data file on disk, including its log, and how much of it [Store.Compact] would free, in bytes.
type Size struct{ Bytes, Free int64 }

// Size returns the size of the file.
func (s *Store) Size(ctx context.Context) (size Size, err error) {
	var free, page int64
	err = s.read.QueryRowContext(ctx, "SELECT freelist_count, page_size FROM pragma_freelist_count, pragma_page_size").Scan(&free, &page)
	if err != nil {
		return size, err
	}
	size.Free = free * page
	for _, path := range append(s.place.beside(), string(s.place)) {
		if info, err := os.Stat(path); err == nil && path != s.place.shm() {
			size.Bytes += info.Size()
		}
	}
	return size, nil
}

// Compact frees the disk space of deleted data. It takes about a second per 100 MB, during which writers wait, and
// needs disk space for a second copy of the file; if ctx ends first, nothing changes. Errors are [*OpenError].
func (s *Store) Compact(ctx context.Context) error {
	if s.lock == nil {
		return errReading
	}
	if err := s.Gone(); err != nil {
		return err
	}
	_, err := s.db.ExecContext(ctx, "VACUUM")
	if err == nil {
		// The log still takes up space.
		_, err = s.db.ExecContext(ctx, "PRAGMA wal_checkpoint(TRUNCATE)")
	}
	s.seen()
	if err != nil {
		return s.place.backupError(err)
	}
	return nil
}
