// Package deferred holds what the journals of all games have in common: a session is kept from the first act on.
package deferred

import (
	"sync"
	"sync/atomic"
)

// Kept keeps a session in a data folder.
type Kept interface {
	// Hinted notes that the user asked for advice.
	Hinted() error
}

// Journal is the part of a session's journal that waits for the first act: a session that is only looked at leaves nothing on disk.
// The exported fields are used with the lock held.
type Journal[K Kept] struct {
	sync.Mutex     // held while something is written
	Fleeting       // a session that is deleted when its table is left
	Kept       K   // zero until the session is kept
	Hints      int // the number of hints until then

	id atomic.Int64 // the number of the session; 0 until it is kept
}

// Resume sets a saved session whose hints are noted, for a caller that holds the lock or is the only one.
func (d *Journal[K]) Resume(id int64, kept K) {
	d.Kept, d.Hints = kept, 0
	d.id.Store(id)
}

// Keep is like Resume, but first notes the hints asked for so far. If that fails the session isn't kept yet.
func (d *Journal[K]) Keep(id int64, kept K) error {
	for range d.Hints {
		if err := kept.Hinted(); err != nil {
			return err
		}
	}
	d.Resume(id, kept)
	return nil
}

// IsKept reports whether the session is kept. It stays so only for a caller that holds the lock.
func (d *Journal[K]) IsKept() bool { return d.ID() != 0 }

// ID returns the number of the session, or 0 if it isn't kept yet. It doesn't wait for pending writes.
func (d *Journal[K]) ID() int64 { return d.id.Load() }

// Forsaken returns the number of a session that is deleted when its table is left, or 0.
func (d *Journal[K]) Forsaken() int64 {
	d.Lock()
	defer d.Unlock()
	if !d.Goes() {
		return 0
	}
	return d.ID()
}

// Write calls write if the session is kept.
func (d *Journal[K]) Write(write func(K) error) error {
	d.Lock()
	defer d.Unlock()
	if !d.IsKept() {
		return nil
	}
	return write(d.Kept)
}

// Hinted notes that the user asked for advice.
func (d *Journal[K]) Hinted() error {
	d.Lock()
	defer d.Unlock()
	if !d.IsKept() {
		d.Hints++
		return nil
	}
	return d.Kept.Hinted()
}
