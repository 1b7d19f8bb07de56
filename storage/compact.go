package storage

import (
	"context"
	"os"
)

// Size is how much room a data file takes on the disk, with its log, and how much of that [Store.Compact] would give back.
type Size struct{ Bytes, Free int64 }

// Size returns how much room the file takes.
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

// Compact gives back to the disk the room of what has been deleted. It takes a second for each 100 MB or so, in which writing waits,
// and room for the file once more; when ctx ends before it is done, all is as it was. Errors are [*OpenError].
func (s *Store) Compact(ctx context.Context) error {
	if s.lock == nil {
		return errReading
	}
	if err := s.Gone(); err != nil {
		return err
	}
	_, err := s.db.ExecContext(ctx, "VACUUM")
	if err == nil {
		// What is in the log still takes room.
		_, err = s.db.ExecContext(ctx, "PRAGMA wal_checkpoint(TRUNCATE)")
	}
	s.seen()
	if err != nil {
		return s.place.backupError(err)
	}
	return nil
}
