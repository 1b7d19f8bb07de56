package storage

import (
	"os"
	"path/filepath"
	"sync"
)

// opened is the file as it was opened. Systems let a file that is open be deleted, moved or
// replaced; what is written then goes to a file that nobody finds again.
type opened struct {
	mu   sync.Mutex
	file os.FileInfo // nil: there is nothing to compare with
	log  os.FileInfo // of SQLite, since the first write; nil if there is none
}

// Gone returns an [*OpenError] of the kind [Gone] if the file is not in its place any more, or the
// log that holds its newest acts. All that was kept can be read still, and saved again with
// [Store.SaveTo], as long as the store isn't closed.
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

// seen takes notice of the log after something has been written.
func (s *Store) seen() {
	s.opened.mu.Lock()
	defer s.opened.mu.Unlock()
	if s.opened.log == nil && s.opened.file != nil {
		s.opened.log, _ = os.Stat(s.place.wal()) // where SQLite keeps no log, there is none
	}
}

// SaveTo saves all that is kept in a data folder, which is made if it is missing, and closes the
// store; opened there, it goes on. It is for a store whose file is gone. What is in the place of the
// file is put aside as by [SetAside]. Errors are [*OpenError]; after one, the store is as it was.
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
	// Our own lock may be on a file that is gone too, and would keep us out if it isn't.
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

// copyTo writes the database to a new file, and returns when it is on the disk.
func (s *Store) copyTo(path string) error {
	os.Remove(path)
	if _, err := s.db.Exec("VACUUM INTO ?", path); err != nil {
		return err
	}
	return syncFile(path)
}
