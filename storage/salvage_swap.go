package storage

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"time"

	"github.com/superbridge/superbridge/game/fault"
)

// SwapError says that the fresh file made by a salvage could not replace the damaged one. Both files exist.
type SwapError struct {
	Path  string // where the damaged file was
	Old   string // where it is now, with its logs: Path, or a name beside it
	Fresh string // where the fresh file is
	Err   error  // the cause
}

// Error returns one line of plain English for people.
func (e *SwapError) Error() string { return e.Words().String() }

// Words returns the kind and the values.
func (e *SwapError) Words() fault.Phrase {
	old := fault.Say("the old one is still there")
	if e.Old != e.Path {
		old = fault.Say("the old one is now %s", e.Old)
	}
	return fault.Say("the fresh file can't take the place of %s (%v): %s, and the fresh one is %s", e.Path, e.Err, old, e.Fresh)
}

// Unwrap returns the cause.
func (e *SwapError) Unwrap() error { return e.Err }

// swap replaces the old file, which stays under another name, with the new one. At any moment the original name refers
// to one of them. If it fails, the old file is back in place, and the new one is kept: see [SwapError].
func (s *salvage) swap(now time.Time) error {
	aside := s.place.free("superbridge-damaged-", now)
	if err := s.keepOld(aside); err != nil {
		clearAll(aside, s.to)
		return err
	}
	err := s.replace()
	if err == nil {
		s.done.Old = string(aside)
		return nil
	}
	e := &SwapError{Path: string(s.place), Old: string(s.place), Fresh: string(s.place.free("superbridge-salvaged-", now)), Err: plain(err)}
	if aside.putBack(s.place) != nil {
		e.Old = string(aside)
	}
	if os.Rename(string(s.to), e.Fresh) != nil {
		e.Fresh = string(s.to)
	}
	syncFolder(s.place.dir())
	return e
}

// keepOld links the old file and its logs to the names of aside, or copies them if the disk has no links.
func (s *salvage) keepOld(aside place) error {
	for i, from := range s.place.all() {
		to := aside.all()[i]
		if !exists(from) || os.Link(from, to) == nil {
			continue
		}
		if err := s.place.copyRaw(context.Background(), from, to); err != nil {
			return err
		}
		if err := syncFile(to); err != nil {
			return err
		}
	}
	syncFolder(s.place.dir())
	return nil
}

// replace puts the new file in place of the old one.
func (s *salvage) replace() error {
	// The log of the old file must not be mistaken for one of the new file, nor may the old file lose it, so it is
	// merged into the old file first.
	if exists(string(s.whole)) {
		if err := os.Rename(string(s.whole), string(s.place)); err != nil {
			return err
		}
		syncFolder(s.place.dir())
	}
	for _, path := range append(s.place.beside(), s.place.seal()) {
		if err := os.Remove(path); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	if err := os.Rename(string(s.to), string(s.place)); err != nil {
		return err
	}
	syncFolder(s.place.dir())
	return nil
}

// putBack renames a database and its logs, the logs first: beside the destination they belong to what its file already
// holds, or do no harm.
func (p place) putBack(to place) error {
	from, dest := p.all(), to.all()
	for i := len(from) - 1; i >= 0; i-- {
		if !exists(from[i]) {
			continue
		}
		if err := os.Rename(from[i], dest[i]); err != nil {
			return err
		}
		os.Remove(from[i]) // renaming one of two links to a file to the other leaves both
	}
	return nil
}
