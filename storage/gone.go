package storage

import (
	"os"
	"path/filepath"
	"sync"
)

// opened identifies the file as it was opened. Some systems let an open file be deleted, moved or replaced;
// later writes would go to a file that nobody finds again.
type opened struct {
	mu   sync.Mutex
	file os.FileInfo // nil if there is nothing to compare with
	log  os.FileInfo // SQLite's log, since the first write; nil if there is none
}

// Gone returns an [*OpenError] of the kind [Gone] if the file is no longer in its place, or the log with its
// newest data isn't. Everything can still be read, and saved with [Store.SaveTo], until the store is closed.
func (s *Store) Gone() error {
	s.opened.mu.Lock()
	defer s.opened.mu.Unlock()
	for path, was := range map[string]os.FileInfo{string(s.place): s.opened.file, s.place.wal(): s.opened.log} {
		if was == nil {
			continue
		}
		if is, err := os.Stat(path); err != nil || !os.SameFile(is, was) {
			return s.place.error(Gone, err)
		}
	}
	return nil
}

// seen records the log file after something has been written.
func (s *Store) seen() {
	s.opened.mu.Lock()
	defer s.opened.mu.Unlock()
	if s.opened.log == nil && s.opened.file != nil {
		s.opened.log, _ = os.Stat(s.place.wal()) // if SQLite keeps no log, there is none
	}
}

// SaveTo saves the database in a data folder, which it creates if missing, and closes the store, which can be
// opened there again. It is for a store whose file is gone. A file already in that place is set aside as by
// [SetAside]. Errors are [*OpenError]; after one, the store hasn't changed.
func (s *Store) SaveTo(dir string) (err error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return &OpenError{NoFolder, dir, plain(err)}
	}
	p, err := placeIn(dir)
	if err != nil {
		return err
	}
	if err := p.writable(); err != nil {
		return err
	}
	// Our own lock may be on a file that is gone too, and would lock us out if it isn't.
	s.lock.Unlock()
	defer func() {
		if err != nil {
			s.lock.TryLock()
		}
	}()
	lock, err := p.acquire()
	if err != nil {
		return err
	}
	defer lock.Unlock()
	copied := string(p) + "-saving"
	if err := s.copyTo(copied); err != nil {
		os.Remove(copied)
		return p.error(sqliteProblem(err), err)
	}
	if p.taken() {
		if _, err := p.setAside(s.now()); err != nil {
			os.Remove(copied)
			return p.error(Unusable, err)
		}
	}
	if err := os.Rename(copied, string(p)); err != nil {
		return p.error(Unusable, err)
	}
	syncFolder(filepath.Dir(copied))
	s.read.Close()
	s.db.Close()
	return nil
}

// copyTo writes the database to a new file, and returns once it is on disk.
func (s *Store) copyTo(path string) error {
	os.Remove(path)
	if _, err := s.db.Exec("VACUUM INTO ?", path); err != nil {
		return err
	}
	return syncFile(path)
}
