package storage

import (
	"path/filepath"

	"github.com/gofrs/flock"
)

const lockName = "superbridge.lock"

// acquire takes the lock of the writing instance. It is on a separate file: SQLite loses its own locks when the same
// process closes the database file elsewhere. The lock file stays: removing it could remove it from under its next
// holder.
func (p place) acquire() (*flock.Flock, error) {
	lock := flock.New(filepath.Join(p.dir(), lockName))
	switch ok, err := lock.TryLock(); {
	case readOnly(err):
		return nil, p.notLocked(lock.Path(), err)
	case err != nil:
		return nil, p.error(Unusable, err)
	case !ok:
		return nil, p.error(InUse, nil)
	}
	return lock, nil
}

// notLocked returns the error for a lock that may not be taken: it may be another user's, in a folder that two users
// share.
func (p place) notLocked(lock string, err error) error {
	if exists(lock) {
		p = place(lock)
	}
	return p.error(ReadOnly, err)
}
